"""What all words share: they are frozen values, listed by group, and hold nothing but words, numbers and strings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform

from ...kernel.frozen import frozen
from ...kernel.ops import Op
from .sorts import Number

T = TypeVar("T")
WORDS: dict[str, dict[str, type]] = {}
"""Every word of the language by group and name."""


@dataclass_transform(frozen_default=True)
def word(group: str) -> Callable[[type[T]], type[T]]:
    def decorate(cls: type[T]) -> type[T]:
        made: Any = frozen(cls)
        WORDS.setdefault(group, {})[cls.__name__] = made
        return made  # type: ignore[no-any-return]

    return decorate


class Val:
    """A number that is read when it is needed. `2 * Tokens(...)` and `1 + Count(...)` are values too."""

    def __rmul__(self, k: int) -> Times:
        return Times(k, self)

    def __radd__(self, k: Any) -> Plus:
        return Plus(k, self)


@word("value")
class Times(Val):
    k: int
    v: Number


@word("value")
class Plus(Val):
    k: Number
    v: Number


class Verb(Op):
    """Something that is done. Every verb reports (attempted, done, things) to its scope, see `rules/results.py`."""

    __slots__ = ()


class Control(Op):
    """How steps are combined."""

    __slots__ = ()


class Lasting(Op):
    """An effect that holds for a while: under `Constant` as long as the card is in play, under `Until` till an end."""

    __slots__ = ()
