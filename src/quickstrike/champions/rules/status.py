"""Status cards: losing them. rr:status-cards rr:steady rr:stalwart"""

from __future__ import annotations

from ..table import Inst, Table
from . import stats


def clear(s: Table, inst: Inst, status: str, why: str) -> None:
    """Every card of one kind goes: what a canceled attack, scheme or thwart costs. rr:steady
    rr:status-cards rr:stun-stunned rr:confuse-confused rr:tough"""
    if getattr(inst, status):
        setattr(inst, status, 0)
        s.note("status removed", inst.id, status, why)


def shed(s: Table) -> None:
    """rr:stalwart: a character that gains it loses stunned and confused. Checked whenever keywords may have been
    gained."""
    for c, inst in s.play.items():
        if (inst.stunned or inst.confused) and stats.keyword(s, c, "stalwart"):
            clear(s, inst, "stunned", "stalwart")
            clear(s, inst, "confused", "stalwart")
