"""What a decision asks, as data: one of these, some of these, pay this from these, share this out, order these.

The rule that asks says it; views, words, terminal, server, page, bots and position files read it and nothing else.

The engine asks for the members of a set one by one, in its own order, so that no set is offered in two orders. Whoever
chooses need not know that order: `Ask.of` names everything in the set, `Ask.enough` says whether a selection is
complete, and `Game.choose` submits it, in whatever order it was chosen.

What is enough is expressed as sums: each `Bound` says what every id is worth and the range in which the total of the
chosen ones must lie. So a page that knows no rules can tell without asking, by adding up the numbers it was sent.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from .errors import IllegalAnswer, did_you_mean
from .ops import Op

KINDS = ("one", "some", "pay", "share", "order")
SETS = ("some", "pay", "share")
"""Kinds whose choices belong together and may come in any order."""


@dataclass(frozen=True)
class Bound:
    """The chosen ids must be worth at least `least` and, unless it is None, at most `most`. Other ids are worth
    nothing."""

    least: int
    most: int | None
    worth: Mapping[str, int]

    def sum(self, picked: Collection[str]) -> int:
        return sum(self.worth.get(i, 0) for i in picked)


@dataclass(frozen=True)
class Ask:
    """least, most: how many ids are chosen. of: all ids it is about, including those the engine lists only later;
    empty for "one", which is about the options of the decision. bounds: other totals the chosen ids must reach. taken:
    what has already been chosen in this sequence. data: what else is known about it, depending on the kind of decision.

    A "some" or "pay" may stop as soon as it is enough (the engine's "done"); in a "share", whoever is not named gets
    nothing.
    Of an "order" the first one is asked for; up to `most` may be told at once, and their order counts.
    """

    kind: str = "one"
    least: int = 1
    most: int = 1
    of: tuple[str, ...] = ()
    bounds: tuple[Bound, ...] = ()
    taken: tuple[str, ...] = ()
    data: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_set(self) -> bool:
        return self.kind in SETS

    def missing(self, picked: Collection[str]) -> int:
        """How much must still be added before this is enough."""
        return max(0, self.least - len(picked), *(b.least - b.sum(picked) for b in self.bounds))

    def over(self, picked: Collection[str]) -> int:
        """By how much this is too much already."""
        return max(0, len(picked) - self.most, *(b.sum(picked) - b.most for b in self.bounds if b.most is not None))

    def enough(self, picked: Collection[str]) -> bool:
        """Is this selection complete?"""
        return not self.missing(picked) and not self.over(picked)

    def may_add(self, picked: Collection[str]) -> tuple[str, ...]:
        """What can still be added without exceeding a limit."""
        return tuple(i for i in self.of if i not in picked and not self.over((*picked, i)))

    def is_nothing(self, id: str) -> bool:
        """The share of somebody who gets nothing."""
        return self.kind == "share" and id in self.of and not any(b.worth.get(id) for b in self.bounds)

    def check(self, picked: Collection[str]) -> None:
        """Refuse an incomplete selection."""
        seen: set[str] = set()
        for i in picked:
            if i not in self.of:
                raise IllegalAnswer("not among them", what=i, near=did_you_mean(i, self.of))
            if i in seen:
                raise IllegalAnswer("picked twice", what=i)
            seen.add(i)
        if n := self.over(picked):
            raise IllegalAnswer("too much", n=n)
        if n := self.missing(picked):
            raise IllegalAnswer("not enough", n=n)

    def shown(self) -> dict[str, Any]:
        """As a view shows it: plain JSON; empty fields are left out."""
        out: dict[str, Any] = {"kind": self.kind}
        if self.kind != "one":
            out |= {"least": self.least, "most": self.most, "of": list(self.of)}
            if self.bounds:
                out["bounds"] = [{"least": b.least, "most": b.most, "worth": dict(b.worth)} for b in self.bounds]
            if self.taken:
                out["taken"] = list(self.taken)
        return {**out, "data": plain(self.data)} if self.data else out


def plain(v: Any) -> Any:
    """Data of the state as JSON; a step of a card is written as its name."""
    if isinstance(v, (int, str)):  # mostly: to ask what else it could be takes longer
        return v
    if isinstance(v, tuple):
        return [plain(x) for x in v]
    if isinstance(v, Mapping):
        return {k: plain(x) for k, x in v.items()}
    return type(v).__name__ if isinstance(v, Op) else v


ONE = Ask()
"""The usual decision: one of its options."""


def some(least: int, most: int, of: Collection[str], taken: Collection[str] = (), **data: Any) -> Ask:
    return Ask("some", least, most, tuple(of), (), tuple(taken), data)


class HasId(Protocol):
    @property
    def id(self) -> str: ...


def ordering(options: Iterable[HasId], **data: Any) -> Callable[[], Ask]:
    """Which of these comes first? What follows is asked when that is done."""
    return partial(_ordering, tuple(options), data)


def _ordering(options: tuple[HasId, ...], data: dict[str, Any]) -> Ask:
    return in_order([o.id for o in options], **data)


def told(**data: Any) -> Ask:
    """One of the options, with what else is known about the decision."""
    return Ask(data=data)


def in_order(of: Collection[str], most: int = 1, taken: Collection[str] = (), **data: Any) -> Ask:
    return Ask("order", 1, most, tuple(of), (), tuple(taken), data)
