"""Tables of Dice Throne of all kinds: every row of heroes in every mode, in turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from ... import dicethrone
from ...dicethrone.table import SEATS
from ...kernel.chance import draw, seed_of
from ...kernel.errors import SetupError
from ..champions.cross import Share

GAME = "dicethrone"


@dataclass(frozen=True)
class Throne:
    """What a game is set up from: the hero of each seat; so many of them, that mode."""

    seats: tuple[str, ...]
    start: int

    def __str__(self) -> str:
        return f"{GAME} {','.join(self.seats)} {self.start}"

    @classmethod
    def read(cls, words: list[str]) -> Throne:
        """What `str` wrote, but for the name of the game."""
        if len(words) != 2 or not words[1].isdigit():
            raise SetupError(f"a table of Dice Throne is told by its heroes and who starts, not by {' '.join(words)!r}")
        return cls(tuple(words[0].split(",")), int(words[1]))

    def new(self, seed: int | str, quiet: bool = False) -> dicethrone.DiceThroneGame:
        return dicethrone.new(self.seats, seed=seed, start=self.start, quiet=quiet)


def tables(count: int, seed: int | str) -> Iterator[Throne]:
    """So many tables: two duels, then one for three and one for four, each with any row of heroes."""
    heroes, chance = sorted(dicethrone.HEROES), seed_of(f"thrones {seed}")
    for i in range(count):
        n = (2, 2, 3, 4)[i % 4]
        rows = list(product(heroes, repeat=n))
        yield Throne(rows[draw(chance, 2 * i) % len(rows)], draw(chance, 2 * i + 1) % n)


def met(some: Iterable[Throne]) -> list[Share]:
    """How many of all rows of heroes were played, by mode."""
    found, heroes = {t.seats for t in some}, len(dicethrone.HEROES)
    return [Share(f"rows of heroes, {mode}", sum(len(x) == n for x in found), heroes**n) for mode, n in SEATS.items()]
