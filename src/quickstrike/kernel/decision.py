"""Decisions and options: what a seat is asked, as data. Wording belongs to the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from .ask import ONE, Ask
from .native import mypyc_attr
from .ops import Op

NONE: Final = -1000
"""No card, no target. Cards are numbers from 0, seats are written `seat_id(n)` = -1, -2, ... where both may stand."""


FIELDS: Final = ("verb", "card", "target", "ability", "value")
"""The fields that identify an option."""


def seat_id(seat: int) -> int:
    return -1 - seat


@mypyc_attr(acyclic=True)
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

    def fits(self, wanted: Option) -> bool:
        """Is this what was wanted? Fields left open match anything."""
        return wanted.verb == self.verb and all(
            w in (NONE, "") or w == g for w, g in zip(wanted.key[1:], self.key[1:], strict=True)
        )

    def shown(self) -> dict[str, Any]:
        """As a view lists it; empty fields are left out."""
        out: dict[str, Any] = {"id": self.id, "verb": self.verb}
        for name, v in (("card", self.card), ("target", self.target), ("ability", self.ability)):
            if v != NONE:
                out[name] = v
        return {**out, "value": self.value} if self.value else out

    def __repr__(self) -> str:
        return f"<{self.id}>"


def option_of(id: str) -> Option:
    """An option from its id (as much as a log needs)."""
    rest, _, value = id.partition("=")
    rest, _, target = rest.partition(">")
    rest, _, ability = rest.partition(".")
    verb, _, card = rest.partition("/")
    o = Option(verb, value=value)
    if card:
        o.card = int(card)
    if target:
        o.target = int(target)
    if ability:
        o.ability = int(ability)
    return o


class Decision:
    """What one seat has to choose. `about` is the card or event the choice is about, for the view.

    `ask` says what is asked, see ask.py; as most decisions are never read, a rule may supply a function that builds it
    (from plain data, never from the state, which moves on). `op` is what asks: the step of a card or procedure.
    """

    __slots__ = ("_ask", "about", "kind", "number", "op", "optional", "options", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Iterable[Option],
        about: Any = None,
        optional: bool = False,
        ask: Ask | Callable[[], Ask] = ONE,
    ) -> None:
        self.seat, self.kind, self.about, self.optional = seat, kind, about, optional
        self.options = tuple(options)
        self.number = 0
        self.op: Op | None = None
        self._ask = ask

    @property
    def ask(self) -> Ask:
        if not isinstance(self._ask, Ask):
            self._ask = self._ask()
        return self._ask

    def numbered(self, number: int) -> Decision:
        self.number = number
        for o in self.options:
            o.decision = number
        return self

    def find(self, id: str) -> Option | None:
        """The option with this id."""
        return next((o for o in self.options if o.id == id), None)

    def all_options(self) -> list[Option]:
        """The options, including those of the set that the engine lists only later, in its order; then the option that
        ends it."""
        ask = self.ask
        if not ask.of:
            return list(self.options)
        listed = {o.id: o for o in self.options}
        return [
            *(listed[i] if i in listed else option_of(i) for i in ask.of),
            *(o for i, o in listed.items() if i not in ask.of),
        ]

    def shown(self) -> dict[str, Any]:
        """As the view of the seat that decides shows it."""
        options = [o.shown() for o in self.options]
        return {"number": self.number, "kind": self.kind, "ask": self.ask.shown(), "options": options}

    def __repr__(self) -> str:
        return f"Decision #{self.number} seat {self.seat} {self.kind}: {list(self.options)}"
