"""Who helped to pay, and who was asked in vain. rr:alliance"""

from __future__ import annotations

from ...kernel.state import Scope
from ..table import Table


def refused(s: Table, card: int) -> bool:
    """Did the others not help with this card, when they were asked in this turn or this window? rr:alliance"""
    return any(card in f.mem["refused"] for f in s.stack if "refused" in f.mem)


def not_helped(s: Table, card: int) -> None:
    """Nobody is asked again before the turn or the window is over: it would be the same answer. rr:alliance"""
    m = s.stack[-1].mem
    m["refused"] = (*m.get("refused", ()), card)


def lends(s: Table, sc: Scope, seat: int) -> bool:
    """May what this player controls be a part of the cost? By the time it is paid they have been asked. rr:alliance"""
    if "alliance" not in s.face(sc.source).keywords or refused(s, sc.source):
        return False
    return seat in sc.data.get("lent", (seat,))
