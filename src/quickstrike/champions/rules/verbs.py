"""Verbs about states, activity, the event in flight and the game. Each reports (attempted, done, things)."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame
from ..faces import FACES, OTHER_SIDE
from ..table import Table
from ..vocab import (
    ALL,
    Activate,
    Advance,
    Alter,
    Call,
    Cancel,
    ChangeForm,
    Defeat,
    EndGame,
    Engage,
    Exhaust,
    Prevent,
    Ready,
    ResolveAbility,
    TakeControl,
)
from . import stats
from .activation import begin_activation
from .base import announce, finish, report, runs
from .choose import chosen, verb_seats, verb_targets
from .decks import lose, win
from .defeat import check_defeated, defeat_all
from .enter import engage
from .select import seats, select, value
from .threat import advance, main_scheme
from .zones import show


@runs(Exhaust)
def exhaust(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.what, sc)
    if got is None:
        return
    for c in got:
        s.play[c].exhausted = True
        s.note("exhaust", c)
    finish(s, f, max(1, len(got)), len(got), got)
    for c in got:
        announce(s, "Exhausted", c, c, sc.you)


@runs(Ready)
def ready(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.what, sc)
    if got is None:
        return
    for c in got:
        s.play[c].exhausted = False
        s.note("ready", c)
    finish(s, f, max(1, len(got)), len(got), got)
    for c in got:
        announce(s, "Readied", c, c, sc.you)


def change_form(s: Table, seat: int) -> bool:
    """Turn the identity card; damage, statuses, attachments and readiness stay. rr:form-change-form"""
    inst = s.identity(seat)
    show(s, inst.id, FACES[OTHER_SIDE[inst.face.code]])
    s.note("form", seat, inst.face.kind)
    check_defeated(s)
    return announce(s, "FormChanged", inst.id, inst.id, seat)


@runs(ChangeForm)
def change_form_(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    who = [p for p in seats(s, op.who, sc) if not s.players[p].out]
    who = [p for p in who if not op.to or s.identity(p).face.kind != op.to.replace("-", "_")]
    finish(s, f, 1, len(who))
    for p in who:
        change_form(s, p)


@runs(Engage)
def engage_(s: Table, f: Frame) -> None:
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    got = verb_targets(s, f, op.minion, sc)
    if got is None:
        return
    who = verb_seats(s, f, op.player, sc)
    if who is None:
        return
    finish(s, f, 1, len(got), got)
    for c in got:
        s.push(engage, card=c, seat=who[0])
    m.clear()


@runs(TakeControl)
def take_control(s: Table, f: Frame) -> None:
    """rr:ownership-and-control: same state, new play area; what is attached goes along."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.card, sc)
    if got is None:
        return
    who = verb_seats(s, f, op.by, sc)
    if who is None:
        return
    for c in got:
        s.play[c].controller = who[0]
        for x in s.play[c].attached:
            if s.play[x].face.player_card:
                s.play[x].controller = who[0]
    finish(s, f, 1, len(got), got)


@runs(Defeat)
def defeat(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        got = verb_targets(s, f, op.who, sc)
        if got is None:
            return
        f.pc = 1
        if got:
            s.push(
                defeat_all,
                who=got,
                source=stats.performer(s, sc.source, sc.you),
                player=sc.you,
                events=(),
                attack=0,
                forced=1,
            )
            return
    finish(s, f, 1, len(f.mem["t"]), f.mem["t"])


@runs(Activate)
def activate(s: Table, f: Frame) -> None:
    """rr:activation: the villain first, then minions in the order "you" choose."""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        sc.results.pop("activated", None)
        m["left"] = tuple(select(s, op.who, sc))
        m["n"] = len(m["left"])
        m["vs"] = (seats(s, op.against, sc) or [sc.you])[0]
        f.pc = 1
    if f.pc == 2:
        m["next"] = s.take()[1].target
        f.pc = 1
    if f.pc == 1:
        left = [c for c in m["left"] if c in s.play]
        if "next" in m:
            c = m.pop("next")
        else:
            first = [c for c in left if s.play[c].face.kind == "villain"] or left
            if len(first) > 1:
                f.pc = 2
                s.ask(
                    Decision(
                        s.decider(m["vs"]), "order", [Option("activate", sc.source, c) for c in first], about=sc.source
                    )
                )
                return
            c = first[0] if first else NONE
        m["left"] = tuple(x for x in left if x != c)
        if c != NONE and not s.players[m["vs"]].out:
            begin_activation(s, c, m["vs"], op.how, report=f.scope)
            return
    tried, did, things = sc.results.get("activated", (m["n"], 0, ()))
    finish(s, f, tried, did, things)


@runs(ResolveAbility)
def resolve_ability(s: Table, f: Frame) -> None:
    """Resolve the abilities of that timing on those cards, as their own. rr:special"""
    from .reveal import abilities

    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        got = chosen(s, f, op.of, sc)
        if got is None:
            return
        f.pc = 1
        for c in reversed(got):
            which = s.face(c).by_timing.get(op.timing, ())
            if which:
                s.push(abilities, card=c, you=sc.you, which=which, event=sc.event, i=0)
        return
    finish(s, f, 1, len(f.mem["t"]), f.mem["t"])


@runs(Prevent)
def prevent(s: Table, f: Frame) -> None:
    """rr:prevent: less is taken or placed."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    ev = s.events[sc.event]
    n = ev.amount if op.n == ALL else min(ev.amount, value(s, op.n, sc))
    ev.amount -= n
    s.note("prevent", sc.source, n)
    finish(s, f, n, n)


@runs(Cancel)
def cancel(s: Table, f: Frame) -> None:
    """rr:cancel: the effects do not happen; the card is still revealed, played, paid for."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    ev = s.events[sc.event]
    if op.what:
        ev.data["canceled"] = op.what
    else:
        ev.stopped = "canceled"
    s.note("cancel", sc.source, ev.target)
    finish(s, f, 1, 1)


@runs(Alter)
def alter(s: Table, f: Frame) -> None:
    """rr:alteration-effect: this attack gains overkill, less threat is placed, this card gains surge."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    ev = s.events.get(sc.event)
    if ev is not None:
        if op.this_card:
            ev.data["surge"] = 1
        else:
            if op.gains:
                ev.data["keywords"] = (*ev.data["keywords"], *op.gains)
            ev.amount += value(s, op.amount, sc)
    report(sc, 1, 1 if ev is not None else 0, sc.results.get("last", (0, 0, ()))[2])
    s.stack.pop()


@runs(Advance)
def advance_(s: Table, f: Frame) -> None:
    finish(s, f, 1, 1)
    s.push(advance, scheme=main_scheme(s))


@runs(EndGame)
def end_game(s: Table, f: Frame) -> None:
    op: Any = f.op
    finish(s, f, 1, 1)
    (win if op.won else lose)(s, "card")


CALLS: dict[str, Any] = {}


@runs(Call)
def call(s: Table, f: Frame) -> None:
    op: Any = f.op
    s.stack.pop()
    s.push(CALLS[op.fn](s, s.scopes[f.scope]), f.scope)
