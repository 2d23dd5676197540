"""Abilities by which a player plays a card. rr:play-put-into-play rr:initiating-abilities"""

from __future__ import annotations

from typing import Any

from ...kernel.decision import NONE
from ...kernel.state import Frame, Scope
from ..table import Table
from ..vocab import ALL, Play
from .ability import play_card
from .choose import chosen
from .legal import playable_for
from .results import LAST, fail, finish, runs
from .select import select, value


def ways(s: Table, op: Any, c: int, sc: Scope) -> list[int]:
    """By which of its abilities that card could be played now: an event by its actions, any other card as it is.
    rr:play-restrictions-and-permissions rr:event"""
    less = op.less if op.less == ALL else value(s, op.less, sc)
    face = s.front(c)
    return [i for i in (face.actions if face.kind == "event" else (NONE,)) if playable_for(s, sc.you, c, i, less)]


def can_play_any(s: Table, op: Any, sc: Scope) -> bool:
    """Copies of this card alone are not enough: each would look for the other. rr:initiating-abilities rr:target"""
    this = s.codes[sc.source]
    return any(c != sc.source and s.codes[c] != this and ways(s, op, c, sc) for c in select(s, op.card, sc))


@runs(Play)
def do_play(s: Table, f: Frame) -> None:
    """It is paid for as usual, at a reduced cost or none; it can't be cancelled. rr:play-put-into-play rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        got = chosen(s, f, op.card, sc, lambda c: bool(ways(s, op, c, sc)))
        if got is None:
            return
        if not got:
            fail(s, f)
            return
        f.pc = LAST
        less = op.less if op.less == ALL else value(s, op.less, sc)
        s.push(play_card, seat=sc.you, card=got[0], ability=ways(s, op, got[0], sc)[0], event=0, less=less)
        return
    finish(s, f, 1, 1, f.mem["t"])
