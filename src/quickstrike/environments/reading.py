"""What a seat sees of a game, in numbers.

A game subclasses `Reading` and names it in its kit (`"reading": "environments.chess.reading:ChessReading"`); one that does
not is seen by its clock and its options alone. A reading looks at the state, because building a whole view for every step
would cost more than the step. That it tells nothing that the view does not show is proven as for views: what the seat can't
know is drawn again, and the numbers stay the same (tests/environments).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, ClassVar
from zlib import crc32

Row = tuple[int, str, tuple[float, ...]]
"""A card or another thing on the table: what options call it, what it is, and its numbers; those at the end that are left
out are 0."""


class Reading:
    """The names are those of the numbers, in order; `piles` are the bags of cards that are only counted."""

    world: ClassVar[tuple[str, ...]] = ()
    row: ClassVar[tuple[str, ...]] = ()
    piles: ClassVar[tuple[str, ...]] = ()
    most_rows: ClassVar[int] = 64
    most_options: ClassVar[int] = 64

    def world_of(self, s: Any, seat: int) -> Sequence[float]:
        """What there is once."""
        return ()

    def rows_of(self, s: Any, seat: int) -> Iterator[Row]:
        """The things on the table, and one's own hand; those beyond `most_rows` are left out, so the important come
        first."""
        return iter(())

    def piles_of(self, s: Any, seat: int) -> Sequence[Sequence[str]]:
        """What lies on each of the piles."""
        return ()

    def code_of(self, s: Any, card: int) -> str:
        """What a card is that an option of the seat names."""
        return str(s.codes[card])


@cache
def bucket(text: str, many: int) -> int:
    """A number from 1 for a text, always the same, whatever other texts there are or will be; 0 for no text."""
    return 1 + crc32(text.encode()) % (many - 1) if text else 0


def one_hot(value: str, among: tuple[str, ...]) -> list[float]:
    return [float(value == x) for x in among]
