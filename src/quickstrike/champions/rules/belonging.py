"""Which attack or activation an effect belongs to that lasts until its end. rr:lasting-effects rr:delayed-effect"""

from __future__ import annotations

from typing import Any

from ...kernel.state import Scope
from ..table import Table

PARTS_OF_A_PHASE = ("attack", "activation", "damage", "scheme")


def under_way(s: Table, sc: Scope) -> int:
    """The attack or activation that this ability is, interrupts or happens in; 0 outside of any.
    rr:lasting-effects rr:delayed-effect"""
    own: int = sc.data.get("attack", 0)
    ev = s.events.get(sc.event)
    if ev is not None and not own:  # it may be inside another: a counterattack
        own = ev.id if ev.kind in ("Attacked", "Schemed") else ev.data.get("attack", 0)
    if own or s.activations:
        return own or s.activations[-1]
    return max((n for n, e in s.events.items() if e.kind == "Attacked"), default=0)


def can_begin(s: Table, op: Any, sc: Scope) -> bool:
    """rr:lasting-effects: what ends with a period can only be started during it."""
    end: str = getattr(op, "end", "") or op.at
    return end not in PARTS_OF_A_PHASE or under_way(s, sc) > 0
