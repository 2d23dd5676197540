"""What is under way, for those who look at a table from outside: they ask here and never look into frames."""

from __future__ import annotations

from ..table import Table
from .attack import defence, offensive
from .use import using


def declared(s: Table) -> str | None:
    """The ability whose dice lie there: an offensive one that was declared, or the defensive one that was chosen.
    dt:roll-phase"""
    for f in reversed(s.stack):
        if f.op is defence or (f.op is offensive and f.pc == 2):
            return f.mem.get("ability")
    return None


def cards_in_use(s: Table) -> set[int]:
    """The cards that are being used, looked at or were found just now. dt:hero-cards"""
    looked_at = {c for f in s.stack for what in ("cards", "found") for c in f.mem.get(what, ())}
    return looked_at | {f.mem["card"] for f in s.stack if f.op is using}
