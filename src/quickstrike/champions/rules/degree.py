"""How far a step can be resolved: encounter cards force the option that can be resolved most fully. rr:choose-option"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ...kernel.state import Scope
from ..table import Table
from ..vocab import ALL, AllBut, And, Heal, Num, RemoveThreat, Seq
from .able import TARGET, able, targets
from .select import value


def degree(s: Table, op: Any, sc: Scope) -> Fraction | int:
    """How far it can be resolved: 0 not at all, 1 fully. rr:choose-option"""
    if isinstance(op, (Seq, And)):
        return _share(sum(degree(s, x, sc) for x in op.steps), len(op.steps))
    if not able(s, op, sc):
        return 0
    if type(op) not in TARGET:
        return 1
    take = getattr(getattr(op, TARGET[type(op)]), "take", None)
    if isinstance(take, Num):
        return _share(len(targets(s, op, sc)), value(s, take.n, sc))
    if isinstance(op, (RemoveThreat, Heal)) and op.n != ALL and not isinstance(op.n, AllBut):
        there = targets(s, op, sc)
        on = [s.play[c].threat if isinstance(op, RemoveThreat) else s.play[c].damage for c in there]
        return _share(max(on, default=0), value(s, op.n, sc))
    return 1


def _share(have: Fraction | int, want: int) -> Fraction | int:
    """Fractions are slow, and mostly it is all or nothing. rr:choose-option"""
    return 1 if have >= want else Fraction(have, want) if have else 0
