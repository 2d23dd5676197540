"""A player is eliminated. rr:player-elimination"""

from __future__ import annotations

from ...kernel.state import Frame
from ..table import NOBODY, PLAY, Table
from .decks import lose, refill
from .enter import engage
from .results import proc
from .threat import check_deserted
from .zones import _out_of, discard, hand_over, turned_up


@proc
def eliminate(s: Table, f: Frame) -> None:
    """mem: seat. The five steps; if nobody is left, the players have lost. rr:player-elimination"""
    s.done(f)
    seat: int = f.mem["seat"]
    p = s.players[seat]
    if p.out:
        return
    s.note("eliminated", seat)
    others = [x for x in s.order() if x != seat]
    n = len(s.players)
    if not others:
        p.out = True
        lose(s, "all eliminated")
        return
    clockwise = next((seat + i) % n for i in range(1, n) if (seat + i) % n in others)
    if s.first == seat:  # 1
        s.first = clockwise
        hand_over(s)
    minions = [c for c in s.of_kind("minion") if s.play[c].engaged == seat]
    near = s.order_in(s.area(p.identity))  # in the same game area, if there is somebody
    heir = next((x for i in range(1, n) if (x := (seat + i) % n) in near), clockwise)
    for c in minions:  # 2
        s.play[c].engaged = heir
    for c in list(s.zones[PLAY]):  # 3
        if c in s.play and s.owners[c] != seat and (s.play[c].controller == seat or s.play[c].engaged == seat):
            discard(s, c)
    p.out = True
    for c in [c for c, o in enumerate(s.owners) if o == seat]:  # 4 and 5: everything they own leaves the game
        if s.where[c] == PLAY:
            inst = s.play[c]
            for x in (*inst.attached, *inst.under, *inst.boosts):
                if s.owners[x] != seat:
                    discard(s, x)
            if inst.face.facedown:
                turned_up(s, inst)
        if s.where[c] != "removed":
            _out_of(s, c)
            s.where[c] = "removed"
            s.zones["removed"].append(c)
    for c in list(s.zones[f"dealt{seat}"]):
        discard(s, c)
    if s.active == seat:
        s.active = s.first
    if s.peril == seat:
        s.peril = NOBODY
    s.pending[:] = [d for d in s.pending if d.seat != seat]
    for c in reversed(minions):
        s.push(engage, card=c, seat=heir, moved=True)
    refill(s)
    check_deserted(s)
