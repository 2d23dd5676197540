"""What the words of an effect do: order and choice, points, cards, damage, the Attack."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Decision, Option
from ...kernel.ops import Op, runs, walk
from ...kernel.state import Frame
from .. import vocab as v
from ..loading import TOKENS
from ..table import Table
from .damage import deal, draw_cards, gain_points, gather_heal, lose
from .effect_scope import ASKED, amount, candidates, true, whom, you_of
from .react import react
from .tokens import overflow, put_tokens, take_tokens
from .usable import preventable

TARGETED: Final = (v.Place, v.Remove, v.Points, v.Draw, v.Steal, v.Reveal)


def activating(s: Table, f: Frame) -> bool:
    """Is this the effect of the offensive ability that is being activated, its target not known yet?
    dt:offensive-roll-phase"""
    a = s.attack
    return a is not None and a.scope == f.scope and a.target < 0


@runs(v.Seq)
def run_seq(s: Table, f: Frame) -> None:
    """One after the other, except for what has to wait. dt:ability-description dt:in-addition"""
    op: v.Seq = f.op  # type: ignore[assignment]
    while f.pc < len(op.steps):
        step = op.steps[f.pc]
        f.pc += 1
        if waits(s, f, step):
            continue
        s.push(step, f.scope)
        return
    s.done(f)


def waits(s: Table, f: Frame, step: Op) -> bool:
    """At activation, what needs the target waits for it; what comes after damage and "then" waits for the damage.
    dt:offensive-roll-phase dt:then"""
    if not activating(s, f):
        return False
    data = s.scopes[f.scope].data
    if data.get("late"):
        data["after"] = (*data.get("after", ()), step)
        return True
    if isinstance(step, v.Then) and s.attack is not None and s.attack.hits:
        return False
    behind = "then" in data and (data.get("paused") or isinstance(step, v.Then)) and not deals(step)
    if behind:  # what follows a "then" can't overtake what still waits for the target
        data["paused"] = 1
    if behind or (isinstance(step, TARGETED) and step.who == v.TARGET) or isolated(step):
        data["then"] = (*data.get("then", ()), step)
        return True
    return False


def deals(step: Op) -> bool:
    """Is there damage for the target in it? That must be known before the target is. dt:attack"""
    return any(isinstance(x, v.Damage) and x.who == v.TARGET and not x.isolated for _, x in walk(step))


def isolated(step: Op) -> bool:
    """Damage for the target that is no part of the Attack. dt:isolated-source"""
    return isinstance(step, v.Damage) and step.who == v.TARGET and step.isolated


@runs(v.If)
def run_if(s: Table, f: Frame) -> None:
    """By how things are when its turn comes. dt:on-symbol"""
    op: v.If = f.op  # type: ignore[assignment]
    s.done(f)
    s.push(op.then if true(s, you_of(s, f), op.test, f.scope) else op.otherwise, f.scope)


@runs(v.Either)
def run_either(s: Table, f: Frame) -> None:
    """dt:or: only one of them."""
    op: v.Either = f.op  # type: ignore[assignment]
    if f.pc == 0:
        f.pc = ASKED
        options = [Option("choose", ability=i) for i, _ in enumerate(op.choices)]
        s.ask(Decision(you_of(s, f), "either", options, about=op))
        return
    _, option = s.take()
    s.done(f)
    s.push(op.choices[option.ability], f.scope)


@runs(v.Then)
def run_then(s: Table, f: Frame) -> None:
    """dt:then: a pause; behind the Attack's damage, what follows waits until that has been dealt."""
    s.done(f)
    if activating(s, f) and s.attack is not None and s.attack.hits:
        s.scopes[f.scope].data["late"] = 1
    else:
        react(s, "then")


@runs(v.Points)
def run_points(s: Table, f: Frame) -> None:
    """Gained, or lost if the number is below 0. dt:gain dt:combat-points"""
    op: v.Points = f.op  # type: ignore[assignment]
    if (found := whom(s, f, op.who)) is not None:
        s.done(f)
        for seat in found:
            gain_points(s, seat, amount(s, f, op.n))


@runs(v.Draw)
def run_draw(s: Table, f: Frame) -> None:
    """A chosen player draws, or you. dt:drawing-cards"""
    op: v.Draw = f.op  # type: ignore[assignment]
    if (found := whom(s, f, op.who)) is not None:
        s.done(f)
        for seat in found:
            draw_cards(s, seat, amount(s, f, op.n))


@runs(v.Heal)
def run_heal(s: Table, f: Frame) -> None:
    """dt:heal: at activation and in main phases at once; else, in upkeep and roll phases, with the damage."""
    op: v.Heal = f.op  # type: ignore[assignment]
    if (found := whom(s, f, op.who)) is not None:
        s.done(f)
        own = s.attack is not None and s.attack.scope == f.scope
        gathered = (s.phase == "upkeep" or (s.phase == "roll" and not own)) and not at_once(s, f)
        for seat in found:
            gather_heal(s, seat, amount(s, f, op.n), not gathered)


@runs(v.Steal)
def run_steal(s: Table, f: Frame) -> None:
    """As much as is there (dt:steal). dt:transfer"""
    op: v.Steal = f.op  # type: ignore[assignment]
    if (found := whom(s, f, op.who)) is None:
        return
    s.done(f)
    you = you_of(s, f)
    for seat in found:
        n = amount(s, f, op.n)
        if op.what == "points":
            n = min(n, s.players[seat].points)
            s.note("steal", you, "points", n, seat)
            gain_points(s, seat, -n)
            gain_points(s, you, n)
        elif op.what == "health":
            n = min(n, s.health(seat))
            s.note("steal", you, "health", n, seat)
            lose(s, {seat: n}, {you: n}, {})
        elif TOKENS[op.what].transferable:
            sides = take_tokens(s, seat, op.what, n)
            s.note("steal", you, op.what, len(sides), seat)
            put_tokens(s, you, op.what, len(sides), you, sides)
            overflow(s, you, op.what)


@runs(v.Damage)
def run_damage(s: Table, f: Frame) -> None:
    """An ability's damage to its target is the Attack; all other damage is dealt to whom it names. dt:attack
    dt:incoming-damage dt:collateral-damage"""
    op: v.Damage = f.op  # type: ignore[assignment]
    a, you = s.attack, you_of(s, f)
    if op.who == v.TARGET and not op.isolated and a is not None and a.scope == f.scope:
        s.done(f)
        n = amount(s, f, op.n)
        if n > 0:
            a.hits = (*a.hits, (n, op.kind))
            if a.target >= 0:
                w = s.pool(a.target, you)
                w.hits = (*w.hits, (n, op.kind))
        return
    if (found := whom(s, f, op.who)) is not None:
        s.done(f)
        n, by = amount(s, f, op.n), s.scopes[f.scope].data.get("by", you)  # a token's damage: whoever inflicted it
        for seat in reversed(found):
            deal(s, seat, by, n, op.kind, op.isolated or at_once(s, f))


def at_once(s: Table, f: Frame) -> bool:
    """An answer to damage comes when that has been dealt, so nothing of it is gathered any more: what it deals or heals
    is a source of its own. dt:passive-ability dt:isolated-source"""
    return bool(s.scopes[f.scope].data.get("at_once"))


@runs(v.Add)
def run_add(s: Table, f: Frame) -> None:
    """dt:attack-modifiers: of the same kind as the damage it is added to. dtr:added-damage-type"""
    op: v.Add = f.op  # type: ignore[assignment]
    s.done(f)
    if s.attack is not None:
        n = amount(s, f, op.n)
        s.attack.plus += n
        s.note("add", you_of(s, f), n)


@runs(v.Prevent)
def run_prevent(s: Table, f: Frame) -> None:
    """A number, a half or all of what is incoming. dt:avoidable dt:final-damage-total"""
    op: v.Prevent = f.op  # type: ignore[assignment]
    among = None
    if op.who in (v.PLAYER, v.TEAM):
        among = [x for x in candidates(s, you_of(s, f), op.who) if preventable(s, x)]
    if (found := whom(s, f, op.who, among)) is None:
        return
    s.done(f)
    for seat in found:
        w = s.waiting(seat)
        if w is None:
            continue
        n = amount(s, f, op.n)
        if op.part == "half":
            w.halves += 1
        elif op.part == "all":
            w.all = True
        else:
            w.less += n
        if op.part or n:
            s.note("prevent", seat, op.part or str(n))


@runs(v.Survive)
def run_survive(s: Table, f: Frame) -> None:
    """It is not prevented: it is all dealt, and some health is left. dt:health"""
    op: v.Survive = f.op  # type: ignore[assignment]
    s.done(f)
    if (w := s.waiting(you_of(s, f))) is not None:
        w.survive = op.health


@runs(v.Undefendable)
def run_undefendable(s: Table, f: Frame) -> None:
    """By an ability or a card of the attacker. dt:undefendable-damage"""
    s.done(f)
    undefendable(s)


def undefendable(s: Table) -> None:
    """The Attack's normal damage becomes undefendable. dt:undefendable-damage"""
    a = s.attack
    if a is None:
        return
    a.hits = tuple((n, v.UNDEFENDABLE if k == v.NORMAL else k) for n, k in a.hits)
    if a.target >= 0 and (w := s.waiting(a.target)) is not None:
        w.hits = tuple((n, v.UNDEFENDABLE if k == v.NORMAL else k) for n, k in w.hits)
    s.note("undefendable", a.attacker)


@runs(v.Defend)
def run_defend(s: Table, f: Frame) -> None:
    """The defender may defend although the damage is undefendable. dt:undefendable-damage dt:defensive-roll-phase"""
    s.done(f)
    if s.attack is not None:
        s.attack.defend = True


@runs(v.AttackAgain)
def run_again(s: Table, f: Frame) -> None:
    """Another offensive roll phase follows this one. dt:offensive-roll-phase"""
    s.done(f)
    if s.attack is not None:
        s.attack.again = True


@runs(v.Mark)
def run_mark(s: Table, f: Frame) -> None:
    """For conditions of this roll phase or turn. dt:ability-description"""
    op: v.Mark = f.op  # type: ignore[assignment]
    s.done(f)
    s.mark(you_of(s, f), op.name, op.turn)
