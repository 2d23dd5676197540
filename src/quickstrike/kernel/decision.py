"""Decisions and options: what a seat is asked, as data. Wording belongs to the view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

NONE = -1000
"""No card, no target. Cards are numbers from 0, seats are written `seat_id(n)` = -1, -2, ... where both may stand."""


FIELDS = ("verb", "card", "target", "ability", "value")
"""What an option is told by."""


def seat_id(seat: int) -> int:
    return -1 - seat


class Option:
    """One thing a seat may answer. Fields are data, `id` is stable within a game and unique within its decision."""

    __slots__ = ("ability", "card", "decision", "target", "value", "verb")

    def __init__(self, verb: str, card: int = NONE, target: int = NONE, ability: int = NONE, value: str = "") -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.ability = ability
        self.value = value
        self.decision = 0

    @property
    def key(self) -> tuple[str, int, int, int, str]:
        return self.verb, self.card, self.target, self.ability, self.value

    @property
    def id(self) -> str:
        out = self.verb
        if self.card != NONE:
            out += f"/{self.card}"
        if self.ability != NONE:
            out += f".{self.ability}"
        if self.target != NONE:
            out += f">{self.target}"
        return f"{out}={self.value}" if self.value else out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def shown(self) -> dict[str, Any]:
        """As a view lists it; fields that say nothing are left out."""
        out: dict[str, Any] = {"id": self.id, "verb": self.verb}
        for name, v in (("card", self.card), ("target", self.target), ("ability", self.ability)):
            if v != NONE:
                out[name] = v
        return {**out, "value": self.value} if self.value else out

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Decision:
    """What one seat has to choose. `about` is the card or event the choice is about, for the view."""

    __slots__ = ("about", "kind", "number", "optional", "options", "seat")

    def __init__(
        self, seat: int, kind: str, options: Iterable[Option], about: Any = None, optional: bool = False
    ) -> None:
        self.seat, self.kind, self.about, self.optional = seat, kind, about, optional
        self.options = tuple(options)
        self.number = 0

    def numbered(self, number: int) -> Decision:
        self.number = number
        for o in self.options:
            o.decision = number
        return self

    def shown(self) -> dict[str, Any]:
        """As the view of the seat that decides shows it."""
        return {"number": self.number, "kind": self.kind, "options": [o.shown() for o in self.options]}

    def __repr__(self) -> str:
        return f"Decision #{self.number} seat {self.seat} {self.kind}: {list(self.options)}"
