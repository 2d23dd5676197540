"""Game areas: players apart, each with a villain and a main scheme, and together again. rr:players-play-area
rr:villains-play-area

`Table.areas` says which card is in which area, and is empty while there is only one. The encounter deck, its discard
pile and the first player token stay everybody's.
"""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Decision, Option, seat_id
from ...kernel.state import Frame
from ..table import CENTRE, EVERYWHERE, NOBODY, Table
from ..vocab import CreateArea, JoinArea
from .admit import unique_clash
from .defeat import check_defeated
from .results import ASKED, DONE, fail, finish, proc, runs
from .select import select
from .states import check_states
from .zones import discard, settle


@runs(CreateArea)
def create_area(s: Table, f: Frame) -> None:
    """The first time, everything that is there comes to lie in the middle. rr:players-play-area"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    if not s.areas:
        s.areas = {p.identity: CENTRE for p in s.players}
        for c in s.of_kind("villain", "main_scheme", "side_scheme", "player_side_scheme"):
            settle(s, c, CENTRE)
    area = 1 + max(s.areas.values())
    s.areas[s.players[sc.you].identity] = area
    for c in select(s, op.scheme, sc):
        settle(s, c, area)
    s.note("area", sc.you)
    finish(s, f, *DONE)


def others(s: Table, area: int) -> list[int]:
    """The game areas that this one may become part of; the middle only if no other is left and its scheme says so.
    rr:players-play-area"""
    there = [s.areas[p.identity] for p in s.players if not p.out]
    there += [s.areas[c] for c in s.of_kind("villain", "main_scheme") if c in s.areas]
    found = [a for a in dict.fromkeys(there) if a not in (area, CENTRE)]
    last = all(s.play[c].face.joined_last for c in s.of_kind("main_scheme") if s.areas.get(c) == CENTRE)
    return found if found and last else [*found, CENTRE]


@runs(JoinArea)
def join_area(s: Table, f: Frame) -> None:
    """Players, minions, side schemes: all of it goes along. Whose area is part of another already joins none.
    rr:players-play-area rr:unique-icon"""
    sc = s.scopes[f.scope]
    area = s.reach(sc)
    here = [c for c, a in s.areas.items() if a == area and (c in s.play or s.face(c).identity)]
    if area in (EVERYWHERE, CENTRE) or not here:
        fail(s, f)
        return
    found = others(s, area)
    if len(found) > 1 and f.pc == 0:
        f.pc = ASKED
        options = [Option("choose", sc.source, _sign(s, a)) for a in found]
        s.ask(Decision(s.decider(sc.you), "choose", options, about=sc.source))
        return
    to = found[0]
    if f.pc == ASKED:
        chosen = s.take()[1].target
        to = next(a for a in found if _sign(s, a) == chosen)
    for c in here:
        s.areas[c] = to
    for p in s.players:
        if not p.out and p.identity in here:
            s.note("joins", p.seat)
    if all(s.areas[p.identity] == CENTRE for p in s.players if not p.out):
        s.areas = {}
    finish(s, f, *DONE)
    check_states(s)
    check_defeated(s)
    s.push(keep_unique, card=sc.source)


def _sign(s: Table, area: int) -> int:
    """By whom an area is known: the first player there, or a card where nobody is left. rr:villains-play-area"""
    for p in s.order():
        if s.areas[s.players[p].identity] == area:
            return seat_id(p)
    return next(c for c in s.of_kind("main_scheme", "villain") if s.areas.get(c) == area)


@proc
def keep_unique(s: Table, f: Frame) -> None:
    """Unique cards that were apart have met: the first player chooses which of two stays. mem: card. rr:unique-icon"""
    if s.answered is not None:
        gone = s.take()[1].target
        s.note("discard", gone, "unique")
        discard(s, gone)
        check_defeated(s)
    for c, inst in s.play.items():
        if inst.face.unique and inst.face.player_card and not inst.face.identity:
            other = unique_clash(s, inst.face.code, inst.controller, c)
            if other != NOBODY:
                both = [x for x in (c, other) if not s.play[x].face.identity]
                s.ask(Decision(s.first, "limit", [Option("discard", f.mem["card"], x) for x in both], about=c))
                return
    s.done(f)
