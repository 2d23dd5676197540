"""What is under way, for those who look at a table from outside: they ask here and never look into frames."""

from __future__ import annotations

from ..table import Table
from .attack import declared
from .use import using


def cards_in_use(s: Table) -> set[int]:
    """The cards that are being used, looked at or were found just now. dt:hero-cards"""
    looked_at = {c for f in s.stack for what in ("cards", "found") for c in f.mem.get(what, ())}
    return looked_at | {f.mem["card"] for f in s.stack if f.op is using}


__all__ = ["cards_in_use", "declared"]
