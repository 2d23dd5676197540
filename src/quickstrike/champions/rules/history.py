"""What has happened, and what was paid with. rr:ability rr:cost"""

from __future__ import annotations

from typing import Any

from ..faces import RESOURCES
from ..table import Table
from ..vocab import Revealed


def counted_as(s: Table, what: Any, you: int) -> list[str]:
    """The names under which the table counts that it has happened. rr:ability"""
    if isinstance(what, str):
        return [what]
    if isinstance(what, Revealed):
        card: Any = what.card
        return [":".join(("revealed", card.kind, *(f.name for f in card.where)))]
    return [f"played:{what.card.kind}:{p}" for p in ((you,) if what.by is not None else range(s.started))]


def paid_with(data: dict[str, Any], res: str, only: bool = False) -> bool:
    """Was such a resource spent? A wild one may be declared as it; what was overpaid was not paid. only: it alone paid
    for all, and something was paid. rr:cost rr:overpay rr:wild-resource faq:hulk-hero-pack:unstoppable-force:1"""
    if "need" not in data:
        return False
    paid: tuple[int, ...] = data["paid"]
    need: tuple[int, ...] = data["need"]
    r = RESOURCES.index(res)
    if only:
        return 0 < sum(need[:5]) <= paid[r] + (paid[3] if r < 3 else 0)
    if need[r] or need[5] == r:
        return True
    wild = paid[3] - need[3] - sum(max(0, need[i] - paid[i]) for i in range(3))
    return need[4] > 0 and (wild > 0 or (r < 3 and paid[r] > 0))


def overpaid(data: dict[str, Any], res: str) -> int:
    """What was generated beyond the cost, in all or of a type: any resources may have paid it, and wild ones count as
    the type. rr:cost rr:overpay rr:wild-resource"""
    if "need" not in data:
        return 0
    paid: tuple[int, ...] = data["paid"]
    more: int = sum(paid) - sum(data["need"][:5])
    return min(more, paid[RESOURCES.index(res)] + paid[3]) if res else more
