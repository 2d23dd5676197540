"""How many of those that a selector describes."""

from __future__ import annotations

from .sorts import Filters, Number, Superlative
from .word import word


@word("quantity")
class One: ...


@word("quantity")
class Each: ...


@word("quantity")
class The: ...


@word("quantity")
class Num:
    n: Number


@word("quantity")
class UpTo:
    n: Number


@word("quantity")
class OneFor:
    """One for each of these, and none for two of them: "an Avenger ally and a Guardian ally"."""

    fs: Filters


@word("quantity")
class AnyNumber: ...


@word("quantity")
class Random:
    n: int = 1


@word("quantity")
class RandomSet:
    """All that belong to one modular encounter set, which is chosen at random. rr:modular-encounter-set"""


@word("quantity")
class Extreme:
    """The one with the most (or least) of a statistic; ties are broken by a choice."""

    stat: Superlative
    most: bool = True
    printed: bool = False


@word("quantity")
class Topmost:
    """Of those in a pile, the one nearest to its top, or to its bottom."""

    bottom: bool = False


@word("quantity")
class First:
    """Of those that a step did something to, the one it came to first."""
