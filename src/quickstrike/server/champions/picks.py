"""What is chosen together, as the page shows it: everything that the decision asks about at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...champions.faces import RESOURCES
from ...champions.text.names import needed
from ...kernel.ask import Ask
from ...kernel.decision import Decision, Option, option_of

KINDS = ("pay", "discard", "mulligan", "assign", "choose")
"""Decisions for which the page has a sheet."""


@dataclass(frozen=True)
class Pick:
    """options: all that can be chosen, in the engine's order. shown: what a person needs to know besides."""

    kind: str
    options: tuple[Option, ...]
    shown: dict[str, Any] = field(default_factory=dict)

    @property
    def ids(self) -> list[str]:
        return [o.id for o in self.options]


def pick_of(d: Decision, lang: str = "en") -> Pick | None:
    """The selection that this decision begins, None if it is a plain choice."""
    a = d.ask
    if d.kind not in KINDS or not a.is_set or a.data.get("helped"):
        return None  # where others may help to pay: one by one, as the engine asks
    if a.kind == "some" and a.most == 1 and not a.taken and d.about is not None:
        return None  # one at most, for an ability: a single press says it
    more = {"pay": _payment, "share": _shares}.get(a.kind, _plain)(a, lang)
    bounds = a.shown().get("bounds", [])
    options = tuple(o for o in d.all_options() if o.id in a.of)
    return Pick(d.kind, options, {"least": a.least, "most": a.most, "bounds": bounds, **more})


def _plain(a: Ask, lang: str) -> dict[str, Any]:
    return {}


def _payment(a: Ask, lang: str) -> dict[str, Any]:
    need, x = a.data["need"], a.data["need"][5]
    kinds = (*RESOURCES, "any")  # in the order of a cost; where its X may be paid with anything, that is said too
    wanted = {**pool(need[:4]), **({"any": need[4]} if need[4] else {}), **({"x": kinds[x]} if x >= 0 else {})}
    owed = sum(need[:5]) + (-x if x < -1 else 0)
    return {"need": wanted, "have": pool(a.data["have"]), "text": needed(tuple(need), lang), "owed": owed}


def _shares(a: Ask, lang: str) -> dict[str, Any]:
    """Damage to be divided: every amount for everybody who has not had a share yet."""
    rows: dict[int, list[str]] = {}
    for i in a.of:
        rows.setdefault(option_of(i).target, []).append(i)
    return {"left": a.data["left"], "rows": [{"target": c, "options": ids} for c, ids in rows.items()]}


def pool(made: tuple[int, ...]) -> dict[str, int]:
    return {r: n for r, n in zip(RESOURCES, made, strict=False) if n}
