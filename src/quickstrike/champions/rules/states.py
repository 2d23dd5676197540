"""Abilities that no event triggers: they happen as soon as their condition holds. rr:ability"""

from __future__ import annotations

from typing import Any

from ...kernel.state import Scope
from ..table import NOBODY, Table
from .select import holds


def check_states(s: Table) -> None:
    """Checked wherever counters, characters or sides change; usually no card in play has such an ability. rr:ability"""
    for card, i in s.mods.get("state", ()):
        inst = s.play[card]
        step: Any = inst.face.abilities[i].steps[0]
        you = inst.engaged if inst.engaged != NOBODY else s.lead(card)
        if holds(s, step.cond, Scope(you, card, inst.version)) and not _under_way(s, card, i):
            from .reveal import abilities

            s.push(abilities, card=card, you=you, which=(i,), state=i)


def _under_way(s: Table, card: int, ability: int) -> bool:
    """rr:ability"""
    return any(f.mem.get("card") == card and f.mem.get("state") == ability for f in s.stack)
