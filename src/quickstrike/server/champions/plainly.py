"""Which optional triggers are plainly good: without a cost, and doing nothing that could hurt whoever uses them."""

from __future__ import annotations

from ...champions.table import Table
from ...champions.vocab import (
    Ability,
    AnyNumber,
    Damage,
    Draw,
    Heal,
    One,
    Pick,
    Prevent,
    Ready,
    RemoveThreat,
    Search,
    UpTo,
)
from ...kernel.decision import NONE, Option
from ...kernel.ops import walk

GOOD = (Draw, Heal, Prevent, Ready, RemoveThreat, Search)
FOES = ("enemy", "minion", "villain")
CHOICES = (One, UpTo, AnyNumber)


def _good(step: object) -> bool:
    if isinstance(step, Damage):
        return isinstance(step.to, Pick) and step.to.kind in FOES
    return isinstance(step, GOOD)


def plainly(s: Table, o: Option) -> dict[str, bool]:
    """`good`: it costs nothing and hurts nobody of ours. `always`: nor is there anything to choose, or to save it for."""
    if o.verb != "use" or o.card == NONE or o.ability == NONE:
        return {}
    ability = s.face(o.card).abilities[o.ability]
    if not isinstance(ability, Ability) or ability.forced or ability.cost or not all(map(_good, ability.steps)):
        return {}
    chosen = any(isinstance(x, (*CHOICES, Search)) for _, x in walk(ability.steps))
    return {"good": True} if chosen or ability.limit or o.target != NONE else {"good": True, "always": True}
