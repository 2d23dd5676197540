"""What has happened, and what was paid with. rr:ability rr:cost"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..faces import RESOURCES, Face
from ..table import Table
from ..vocab import Other, Trait


def counted_as(s: Table, what: Any, you: int) -> list[str]:
    """The names under which the table counts that it has happened. rr:ability"""
    if isinstance(what, str):
        return [what]
    kind = next((f"{what.card.kind} {f.name}" for f in what.card.where if isinstance(f, Trait)), what.card.kind)
    by = (you,) if what.by is not None else range(s.started)
    return [f"played:{p}" if kind == "card" else f"played:{kind}:{p}" for p in by]


def has_happened(s: Table, what: Any, period: str, you: int) -> bool:
    """Of cards other than this one, which has been played itself, there must have been two. rr:ability"""
    others = not isinstance(what, str) and any(isinstance(f, Other) for f in what.card.where)
    return sum(s.happened.get(f"{period}:{x}", 0) for x in counted_as(s, what, you)) > others


def count_play(s: Table, face: Face, seat: int) -> None:
    """rr:ability rr:max-maximum"""
    for what in (face.name, str(seat), f"{face.kind}:{seat}", *(f"{face.kind} {t}:{seat}" for t in face.traits)):
        s.happen(f"played:{what}")


def count_reveal(s: Table, card: int, seat: int) -> None:
    """rr:reveal"""
    s.happen(f"revealed:{seat}:{s.face(card).name}")


def revealed_before(s: Table, fits: Callable[[int], bool], period: str, seats: Iterable[int]) -> bool:
    """Has one of these players revealed such a card in that period? rr:reveal"""
    names = {s.face(c).name for c in range(len(s.codes)) if fits(c)}
    return any(f"{period}:revealed:{p}:{name}" in s.happened for p in seats for name in names)


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


def paid_in(data: dict[str, Any], res: str) -> int:
    """How many resources of a type have paid the cost; wild ones are declared as it, what was overpaid was not paid.
    rr:cost rr:overpay rr:wild-resource"""
    if "need" not in data:
        return 0
    paid: tuple[int, ...] = data["paid"]
    need: tuple[int, ...] = data["need"]
    r = RESOURCES.index(res)
    others = sum(need[i] for i in range(4) if i != r)  # they have paid for what had to be of their own type
    return max(0, min(paid[r] + (paid[3] if r < 3 else 0), sum(need[:5]) - others))


def overpaid(data: dict[str, Any], res: str) -> int:
    """What was generated beyond the cost, in all or of a type: any resources may have paid it, and wild ones count as
    the type. rr:cost rr:overpay rr:wild-resource"""
    if "need" not in data:
        return 0
    paid: tuple[int, ...] = data["paid"]
    more: int = sum(paid) - sum(data["need"][:5])
    return min(more, paid[RESOURCES.index(res)] + paid[3]) if res else more
