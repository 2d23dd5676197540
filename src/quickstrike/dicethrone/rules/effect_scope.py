"""What all rules share: procedures, effects with their scope, and the names that numbers and conditions read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.decision import NONE, Decision, Option, seat_id
from ...kernel.ops import Op, Procs
from ...kernel.state import Frame, Scope
from .. import vocab as v
from ..expr import holds, value
from ..loading import HEROES, TOKENS
from ..patterns import most_alike
from ..table import Table

proc = Procs("dicethrone")
ASKED: Final = 1  # the step of a frame that waits for an answer


# ---- effects
def resolve(s: Table, effect: Op, you: int, **data: object) -> None:
    """Push an effect with a scope of its own, which ends with it. dt:ability-description"""
    scope = Scope(you, NONE)
    scope.data.update(data)
    n = s.new_scope(scope)
    s.push(ending, n)
    s.push(effect, n)


@proc
def ending(s: Table, f: Frame) -> None:
    """Lies under an effect: when it is on top again, all of it is done. dt:ability-description"""
    s.done(f)
    del s.scopes[f.scope]


def you_of(s: Table, f: Frame) -> int:
    """Whose effect it is. dt:ability-description"""
    return s.scopes[f.scope].you


# ---- the board
def level_of(s: Table, seat: int, space: str) -> int:
    """I is printed on the board. dt:hero-upgrades"""
    return s.players[seat].levels.get(space, 1)


def abilities(s: Table, seat: int, *kinds: str) -> list[v.Ability]:
    """A seat's abilities of these kinds, at the level they have (dt:hero-upgrades). dt:offensive-ability
    dt:defensive-ability"""
    p = s.players[seat]
    out: list[v.Ability] = []
    for space in HEROES[p.hero].spaces:
        if space.kind in kinds:
            out += space.levels[p.levels.get(space.id, 1) - 1].abilities
    return out


def passives(s: Table, seat: int) -> list[v.Passive]:
    """A seat's passive abilities, at the level they have. dt:passive-ability"""
    p = s.players[seat]
    found = (
        space.levels[p.levels.get(space.id, 1) - 1].passive
        for space in HEROES[p.hero].spaces
        if space.kind == "passive"
    )
    return [x for x in found if x is not None]


# ---- passive abilities that answer events (dt:passive-ability)
def answering(s: Table, seat: int, event: str) -> list[tuple[str, int]]:
    """The seat's passive abilities that answer an event: their spaces, with the level they have. dt:passive-ability"""
    p = s.players[seat]
    h = HEROES[p.hero]
    if p.out or event not in h.answering:
        return []
    spaces = [(space.id, level_of(s, seat, space.id)) for space in h.spaces if space.kind == "passive"]
    return [x for x in spaces if passive_at(s, seat, *x).answer(event).steps]


def passive_at(s: Table, seat: int, space: str, level: int) -> v.Passive:
    """The passive ability of a space at a level. dt:passive-ability dt:hero-upgrades"""
    found = next(x for x in HEROES[s.players[seat].hero].spaces if x.id == space).levels[level - 1].passive
    return found or v.Passive()


def answer(s: Table, seat: int, event: str, spaces: list[tuple[str, int]], **data: object) -> None:
    """These passive abilities answer an event, in the order of the board. They are no actions: an ultimate ability does
    not silence them. dt:passive-ability"""
    for space, level in reversed(spaces):
        s.push(answers, seat=seat, space=space, level=level, event=event, data=data)


@proc
def answers(s: Table, f: Frame) -> None:
    """One passive ability does what it does then, unless its player has fallen meanwhile. dt:passive-ability"""
    m = f.mem
    s.done(f)
    if s.players[m["seat"]].out:
        return
    s.note("passive", m["seat"], m["space"])
    resolve(s, passive_at(s, m["seat"], m["space"], m["level"]).answer(m["event"]), m["seat"], **m["data"])


# ---- numbers
def reader(s: Table, you: int, scope: int = 0) -> Callable[[str], int]:
    """What a name stands for when this seat reads it (see expr.NAMES). dt:multiplication dt:on-symbol dt:companions"""

    def read(name: str) -> int:
        p = s.players[you]
        h = HEROES[p.hero]
        if name in TOKENS:
            return p.count(name)
        if name in h.faces:
            return sum(h.faces[d - 1] == name for d in dice_of(s, scope))
        if name in READ:
            return READ[name](s, you, scope)
        base, _, what = name.rpartition("_")
        if base in p.companions:
            if what == "thrown":
                return s.marked(you, name)
            return int((p.companions[base] == you) == (what == "home"))
        return s.marked(you, name)

    return read


def dice_of(s: Table, scope: int) -> tuple[int, ...]:
    """The dice an effect reads: those rolled for it, else those on the table. dt:roll-x dt:final-dice-result"""
    if scope and (dice := s.scopes[scope].data.get("dice")):
        return tuple(dice)
    return s.rolls[-1].dice if s.rolls else ()


def _alike(s: Table, you: int, scope: int) -> int:
    """Of the roll that activated the ability, whatever was rolled since. dt:of-a-kind dt:final-dice-result"""
    final = s.scopes[scope].data.get("final") if scope else None
    return most_alike(final or dice_of(s, scope))


def _lethal(s: Table, you: int, scope: int) -> int:
    """Would what is incoming bring this seat to 0? dt:health dt:incoming-damage"""
    from .damage import total_of

    w = s.waiting(you)
    return int(w is not None and total_of(s, w) >= s.health(you))


READ: Final[dict[str, Callable[[Table, int, int], int]]] = {
    "upgrades": lambda s, you, scope: len(s.players[you].levels),
    "upgrades_played": lambda s, you, scope: s.turn_marks.get(f"{you}:upgrades_played", 0),
    "total": lambda s, you, scope: sum(dice_of(s, scope)),
    "best2": lambda s, you, scope: sum(sorted(dice_of(s, scope))[-2:]),
    "alike": _alike,
    "attacked": lambda s, you, scope: int(s.attack is not None and s.attack.target == you and is_attack(s)),
    "attacking": lambda s, you, scope: int(s.attack is not None and s.attack.attacker == you and is_attack(s)),
    "lethal": _lethal,
    "damage": lambda s, you, scope: int(s.scopes[scope].data.get("damage", 0)) if scope else 0,
}


def is_attack(s: Table) -> bool:
    """An offensive ability with at least 1 damage for its target, not collateral (dt:attack). dt:collateral-damage"""
    a = s.attack
    return a is not None and sum(n for n, kind in a.hits if kind != v.COLLATERAL) >= 1


def amount(s: Table, f: Frame, n: v.Num) -> int:
    """What a number comes to now, by the tier of the ability. dt:ability-description dt:multiplication"""
    tier = s.scopes[f.scope].data.get("tier", 0)
    return value(n, reader(s, you_of(s, f), f.scope), tier)


def true(s: Table, you: int, c: v.Condition, scope: int = 0) -> bool:
    """Does a condition hold for this seat? dt:on-symbol"""
    return not c or holds(c, reader(s, you, scope))


# ---- choices
def candidates(s: Table, you: int, who: str, scope: int = 0) -> list[int]:
    """Whom a word of an effect can mean. dt:ability-description dtr:chosen-player dt:two-against-two"""
    if who == v.YOU or who == v.BEARER:
        return [you]
    if who == v.OPPONENT or who == v.OPPONENTS:
        return s.opponents(you)
    if who == v.PLAYER:
        return s.alive()
    if who == v.TEAM:
        return s.mates(you)
    if who == v.HOLDER:
        return [x for x in s.players[you].companions.values() if x != you and not s.players[x].out]
    target = s.scopes[scope].data.get("target") if scope else None
    if target is None:  # a card or token: the one on the other side of the Attack
        a = s.attack
        target = -1 if a is None else a.attacker if you == a.target else a.target if you == a.attacker else -1
    return [target] if target >= 0 and not s.players[target].out else []


def whom(s: Table, f: Frame, who: str, among: list[int] | None = None) -> list[int] | None:
    """Whom this frame's effect concerns; None: somebody was asked just now. Uses the frame's step. dtr:chosen-player"""
    if f.pc == ASKED:
        _, option = s.take()
        f.pc = ASKED + 1
        return [-1 - option.target]
    found = candidates(s, you_of(s, f), who, f.scope) if among is None else among
    if who not in (v.OPPONENT, v.PLAYER, v.TEAM) or len(found) < 2:
        return found
    f.pc = ASKED
    s.ask(Decision(you_of(s, f), "player", [Option("player", target=seat_id(x)) for x in found], about=who))
    return None
