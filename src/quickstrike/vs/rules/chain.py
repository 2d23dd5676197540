"""Priority and the chain: keeping priority, passing in succession, resolving the last effect (505-509).

Somebody with priority acts and keeps it, or passes. When all pass in a row the last effect of the chain resolves and the
primary player gets priority; on an empty chain the step is over.
"""

from __future__ import annotations

from typing import Final

from ...kernel.ask import ordering
from ...kernel.decision import Decision, Option
from ...kernel.ops import again, skip_to
from ...kernel.state import Frame, Scope
from ..table import Table, Waiting
from ..vocab import Triggered
from .basis import proc
from .costs import power_of
from .layers import context
from .legal import deeds
from .links import ACTS, add_link, resolve
from .targets import choosing, has_targets

priority: Final = proc.steps("priority", "put_triggers", "ask_priority", "take_priority")
"""A round of priority, until all have passed in succession on an empty chain. mem: turn (the seat that has it), passed."""


def open_priority(s: Table) -> None:
    """The primary player gets priority. vs:216"""
    s.push(priority, turn=s.primary, passed=0)


@priority.step
def put_triggers(s: Table, f: Frame) -> None:
    """Triggered effects go on the chain before the next priority; then the primary player has it. vs:506"""
    if s.waiting:
        again(f)
        f.mem["turn"], f.mem["passed"] = s.primary, 0
        s.push(trigger)


@priority.step
def ask_priority(s: Table, f: Frame) -> None:
    """Whoever can do nothing but pass passes. vs:601.1e vs:216"""
    m = f.mem
    seats = s.clockwise(m["turn"])
    for seat in seats:
        options = deeds(s, seat)
        if options:
            m["turn"] = seat
            s.ask(Decision(seat, "priority", [Option("pass"), *options], about=s.phase))
            return
        m["passed"] += 1
        if m["passed"] >= len(seats):
            break
    skip_to(f, put_triggers)
    all_passed(s, f)


@priority.step
def take_priority(s: Table, f: Frame) -> None:
    """Whoever acts keeps priority. vs:505 vs:216"""
    skip_to(f, put_triggers)
    seat, option = s.take()
    if option.verb == "pass":
        passes(s, f)
    else:
        f.mem["passed"] = 0
        ACTS[option.verb](s, seat, option)


def passes(s: Table, f: Frame) -> None:
    """It is on the next player, if not all have passed in succession. vs:216 vs:601.1e"""
    m, seats = f.mem, s.clockwise(f.mem["turn"])
    m["passed"] += 1
    if m["passed"] < len(seats):
        m["turn"] = seats[1]
    else:
        all_passed(s, f)


def all_passed(s: Table, f: Frame) -> None:
    """All passed in succession: the last effect resolves, or on an empty chain it is over. vs:216 vs:508"""
    m = f.mem
    if s.chain:
        m["passed"] = 0
        m["turn"] = s.primary if s.reading("priority-after") == "primary" else s.chain[-1].seat
        resolve(s)
    else:
        s.done(f)


# ---- triggered effects
trigger: Final = proc.steps("trigger", "choose_trigger", "take_trigger", "raise_trigger", "trigger_up")
"""One triggered effect goes on the chain: those of the primary player first, each player's in the order they choose.
vs:506"""


def next_waiting(s: Table) -> list[Waiting]:
    """Those of the player who is next: the primary player, then clockwise. vs:506"""
    seats = s.order()
    if s.reading("trigger-order") == "primary last":
        seats.reverse()
    return next(mine for x in seats if (mine := [w for w in s.waiting if w.seat == x]))


@trigger.step
def choose_trigger(s: Table, f: Frame) -> None:
    """Of those that are alike one is offered. vs:506"""
    mine = next_waiting(s)
    first: dict[tuple[str, int, int], int] = {}
    for w in mine:
        first.setdefault((w.code, w.ability, w.who), s.waiting.index(w))
    at, *more = first.values()
    if more:
        options = [
            Option("trigger", s.waiting[i].card, ability=s.waiting[i].ability, value=str(i)) for i in (at, *more)
        ]
        s.ask(Decision(s.waiting[at].seat, "order triggers", options, ask=ordering(options)))
    else:
        f.mem["at"] = at
        skip_to(f, raise_trigger)


@trigger.step
def take_trigger(s: Table, f: Frame) -> None:
    """vs:506"""
    _, option = s.take()
    f.mem["at"] = int(option.value)


@trigger.step
def raise_trigger(s: Table, f: Frame) -> None:
    """With its targets; one that has no legal target is not put there. vs:506 vs:505"""
    w = s.waiting.pop(f.mem["at"])
    power = power_of(w.code, w.ability)
    assert isinstance(power, Triggered)
    ctx = context(s, w.seat, w.card, that=w.who, n=w.n)
    if not has_targets(ctx, power.mode):
        s.note("no target", w.seat, w.code)
        s.done(f)
        return
    scope = Scope(w.seat, w.card, w.stay)
    scope.data = {"that": w.who, "n": w.n, "player": w.player, "modes": (0,)}
    f.scope = s.new_scope(scope)
    f.mem.update(seat=w.seat, card=w.card, code=w.code, ability=w.ability)
    s.push(choosing, f.scope, kind="triggered", code=w.code, ability=w.ability, at=0)


@trigger.step
def trigger_up(s: Table, f: Frame) -> None:
    """vs:506"""
    m = f.mem
    s.done(f)
    add_link(s, "triggered", m["seat"], m["card"], m["code"], f.scope, m["ability"])
