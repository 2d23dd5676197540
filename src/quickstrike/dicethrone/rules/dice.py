"""Dice: rolling, attempts, and everything that changes a die."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations
from typing import Final

from ...kernel.decision import Decision, Option
from ...kernel.ops import runs
from ...kernel.state import Frame
from .. import vocab as v
from ..table import BONUS, OFFENSIVE, Rolled, Table
from .effect_scope import ASKED, proc, true, you_of
from .react import react

SIX: Final = range(1, 7)


def throw_dice(s: Table, n: int) -> tuple[int, ...]:
    """Those that a position laid ready fall first. dt:roll-attempt"""
    told, s.loaded = s.loaded[:n], s.loaded[n:]
    return (*told, *(1 + s.below(6) for _ in range(n - len(told))))


def kept(value: str) -> tuple[int, ...]:
    """`keep=114` keeps two 1s and a 4; `keep=-` nothing. dt:roll-attempt"""
    return () if value == "-" else tuple(int(x) for x in value)


@cache
def keeps(dice: tuple[int, ...]) -> tuple[str, ...]:
    """Every way to keep some dice and re-roll at least one. dt:roll-attempt"""
    found = {tuple(sorted(c)) for n in range(len(dice)) for c in combinations(dice, n)}
    return tuple("".join(map(str, k)) or "-" for k in sorted(found, key=lambda k: (len(k), k)))


def roll_again(s: Table, keep: tuple[int, ...]) -> None:
    """Re-roll all dice on the table but those. dt:roll-attempt"""
    r = s.rolls[-1]
    n = len(r.dice) - len(keep)
    if keep:
        s.note("keep", r.roller, *keep)
    r.dice = tuple(sorted((*keep, *throw_dice(s, n))))
    s.note("roll", r.roller, r.purpose, *r.dice)


def lay(s: Table, roller: int, purpose: str, n: int, left: int = 0) -> Rolled:
    """Roll so many dice onto the table. dt:roll-attempt dt:roll-x"""
    r = Rolled(roller, purpose, tuple(sorted(throw_dice(s, n))), left)
    s.rolls.append(r)
    s.note("roll", roller, purpose, *r.dice)
    return r


# ---- bonus dice (dt:roll-x)
ROLLED: Final = 1  # steps of a `Roll`: the dice lie there; others have had their say
ANSWERED: Final = 2


@runs(v.Roll)
def run_roll(s: Table, f: Frame) -> None:
    """Others may change them before they count (dtr:modify-bonus-dice). dt:roll-x"""
    op: v.Roll = f.op  # type: ignore[assignment]
    you = you_of(s, f)
    if f.pc == 0:
        f.pc = ROLLED
        lay(s, you, BONUS, op.dice)
        if op.again and true(s, you, op.again_if, f.scope):
            s.push(attempt, seat=you)
        return
    if f.pc == ROLLED:
        f.pc = ANSWERED
        react(s, "dice")
        return
    s.done(f)
    s.scopes[f.scope].data["dice"] = s.rolls.pop().dice


@proc
def attempt(s: Table, f: Frame) -> None:
    """One more attempt with the dice on the table, as many of them as one likes, or none. dt:roll-attempt
    dtr:try-try-again"""
    seat = f.mem["seat"]
    if f.pc == 0:
        f.pc = ASKED
        options = [Option("keep", value=k) for k in keeps(s.rolls[-1].dice)]
        s.ask(Decision(seat, "attempt", [*options, Option("stop")]))
        return
    _, option = s.take()
    s.done(f)
    if option.verb == "keep":
        roll_again(s, kept(option.value))
        react(s, "dice")


@runs(v.Attempt)
def run_attempt(s: Table, f: Frame) -> None:
    """Nobody can be made to roll: the roller is asked (dtr:one-more-time-better-d). dt:roll-attempt"""
    op: v.Attempt = f.op  # type: ignore[assignment]
    s.done(f)
    r = s.rolls[-1] if s.rolls else None
    if r is None or r.purpose != op.kind:
        return
    if r.purpose == OFFENSIVE:
        r.left += 1
        r.changed = True
    else:
        s.push(attempt, seat=r.roller)


# ---- changing dice
def change(s: Table, f: Frame, at: int, value: int, rolled: bool = False) -> None:
    """A die shows something else: whoever rolled has a new say. dt:final-dice-result"""
    r = s.rolls[-1]
    was = r.dice[at]
    r.dice = tuple(sorted((*r.dice[:at], value, *r.dice[at + 1 :])))
    r.changed = True
    s.note("reroll" if rolled else "change", you_of(s, f), r.roller, was, value)


def distinct(s: Table) -> list[int]:
    """A place of each number that lies there: equal dice are the same to everybody. dt:final-dice-result"""
    dice = s.rolls[-1].dice if s.rolls else ()
    return [i for i, d in enumerate(dice) if d not in dice[:i]]


def die_options(s: Table, values: Callable[[int], Iterable[int]]) -> list[Option]:
    """Every die that lies there with what it may become; a change is to another number. dtr:six-it-samesies"""
    dice = s.rolls[-1].dice if s.rolls else ()
    return [
        Option("die", ability=i, value=str(x))
        for i in distinct(s)
        for x in values(dice[i])
        if x in SIX and x != dice[i]
    ]


def alter_one(s: Table, f: Frame, values: Callable[[int], Iterable[int]]) -> None:
    """Choose a die and what becomes of it. dt:final-dice-result"""
    if f.pc == ASKED:
        _, option = s.take()
        change(s, f, option.ability, int(option.value))
    elif options := die_options(s, values):
        ask_die(s, f, options)
        return
    s.done(f)


def ask_die(s: Table, f: Frame, options: list[Option], may_stop: bool = False) -> None:
    """Which die, and what becomes of it. dt:final-dice-result"""
    f.pc = ASKED
    s.ask(Decision(you_of(s, f), "die", [*options, Option("stop")] if may_stop else options))


@runs(v.Set)
def run_set(s: Table, f: Frame) -> None:
    """One die after the other; after the first one you may stop. dt:final-dice-result dtr:six-it-samesies"""
    op: v.Set = f.op  # type: ignore[assignment]
    if f.pc == ASKED:
        _, option = s.take()
        f.mem["left"] = f.mem["left"] - 1 if option.verb == "die" else 0
        if option.verb == "die":
            change(s, f, option.ability, int(option.value))
    else:
        f.mem["left"] = op.n
    options = die_options(s, lambda die: op.values or SIX)
    if not f.mem["left"] or not options:
        s.done(f)
        return
    ask_die(s, f, options, may_stop=f.mem["left"] < op.n)


@runs(v.Nudge)
def run_nudge(s: Table, f: Frame) -> None:
    """One up or one down, never past 1 or 6. dt:final-dice-result"""
    alter_one(s, f, lambda die: (die - 1, die + 1))


@runs(v.Copy)
def run_copy(s: Table, f: Frame) -> None:
    """One die becomes like another. dtr:six-it-samesies"""
    there = sorted(set(s.rolls[-1].dice)) if s.rolls else []
    alter_one(s, f, lambda die: there)


@runs(v.Reroll)
def run_reroll(s: Table, f: Frame) -> None:
    """One die after the other; the same one twice is allowed. dtr:try-try-again dt:final-dice-result"""
    op: v.Reroll = f.op  # type: ignore[assignment]
    if f.pc == ASKED:
        _, option = s.take()
        if option.verb == "stop":
            s.done(f)
            return
        change(s, f, option.ability, throw_dice(s, 1)[0], rolled=True)
        f.mem["left"] -= 1
    else:
        f.mem["left"] = op.n
    if not f.mem["left"] or not s.rolls or not s.rolls[-1].dice:
        s.done(f)
        return
    ask_die(s, f, [Option("reroll", ability=i) for i in distinct(s)], may_stop=f.mem["left"] < op.n)
