"""What is under way, for those who look at the table: which cards somebody is being asked about."""

from __future__ import annotations

from ...kernel.state import Scope
from ..table import Table


def looked_at(s: Table, seat: int) -> list[int]:
    """Cards that a seat is choosing from."""
    return sorted({o.card for d in s.pending if d.seat == seat for o in d.options if o.card >= 0})


def in_use(s: Table) -> list[int]:
    """Cards that frames under way name: whatever they are about stays what it is."""
    out = {c for f in s.stack for c in (f.mem.get("card"), f.mem.get("target")) if isinstance(c, int) and c >= 0}
    out |= {c for f in s.stack for c in f.mem.get("picked", ())}
    return sorted(out)


def asking(s: Table) -> Scope:
    """What the card knows that somebody is being asked about: its targets, who "you" are."""
    return s.scopes[s.stack[-1].scope]
