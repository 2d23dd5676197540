"""Status cards: who can have them, and losing them. rr:status-cards rr:steady rr:stalwart"""

from __future__ import annotations

from typing import Any, Final

from ..table import Inst, Table
from . import stats
from .kinds import CHARACTERS

STATUSES: Final = ("stunned", "confused", "tough")
"""The sorts of status cards, in the order in which they are offered. rr:status-cards"""


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


def status_limit(s: Table, c: int, status: str) -> int:
    """How many such status cards a character can have. rr:status-cards rr:steady rr:stalwart"""
    if status == "tough":
        return 1
    if stats.keyword(s, c, "stalwart") or stats.cannot(s, c, f"be {status}"):
        return 0
    return 2 if stats.keyword(s, c, "steady") else 1


def can_give(s: Table, c: int, status: str) -> bool:
    """rr:status-cards rr:stun-stunned rr:tough rr:stalwart"""
    inst = s.play.get(c)
    return inst is not None and inst.face.kind in CHARACTERS and getattr(inst, status) < status_limit(s, c, status)


def statuses_on(s: Table, op: Any, c: int) -> list[str]:
    """Which status cards of a character that verb could remove, or replace by another. rr:status-cards"""
    inst = s.play.get(c)
    if inst is None or inst.face.kind not in CHARACTERS:
        return []
    there = [x for x in ((op.status,) if op.status else STATUSES) if getattr(inst, x)]
    return [x for x in there if not op.replaced or statuses_instead(s, c, x)]


def statuses_instead(s: Table, c: int, status: str) -> list[str]:
    """The sorts that can take the place of that status card. rr:status-cards rr:stalwart"""
    return [x for x in STATUSES if x != status and can_give(s, c, x)]
