"""What is under way, for those who look at a table from outside: they ask here and never look into frames."""

from __future__ import annotations

from ...kernel.contract import numbers_in
from ..table import Table
from .ability import resolve

ABOUT = ("card", "paying", "exclude", "offered", "used", "picked")
"""What frames call the cards they are about."""


def resolving(s: Table) -> tuple[str, int] | None:
    """The ability that is resolving: the code of its face, and its number. rr:ability"""
    for f in reversed(s.stack):
        if f.op is resolve:
            return str(f.mem.get("face") or s.face(f.mem["card"]).code), f.mem["ability"]
    return None


def cards_in_use(s: Table) -> set[int]:
    """The cards that are being played, paid with or picked just now. rr:initiating-abilities"""
    return {c for f in s.stack for k in ABOUT if k in f.mem for c in numbers_in(f.mem[k])}
