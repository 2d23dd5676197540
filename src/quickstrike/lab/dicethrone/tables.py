"""Tables of Dice Throne of all kinds: every row of heroes in every mode, in turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from ... import dicethrone
from ...dicethrone.setting import DiceThroneSetting
from ...dicethrone.table import SEATS
from ...games.kit import Share
from ...kernel.chance import draw, seed_of


def tables(count: int, seed: int | str) -> Iterator[DiceThroneSetting]:
    """That many tables: two duels, then one for three and one for four, each with any row of heroes."""
    heroes, chance = sorted(dicethrone.HEROES), seed_of(f"thrones {seed}")
    for i in range(count):
        n = (2, 2, 3, 4)[i % 4]
        rows = list(product(heroes, repeat=n))
        yield DiceThroneSetting(rows[draw(chance, 2 * i) % len(rows)], start=draw(chance, 2 * i + 1) % n)


def met(some: Iterable[DiceThroneSetting]) -> list[Share]:
    """How many of all rows of heroes were played, by mode."""
    found, heroes = {t.heroes for t in some}, len(dicethrone.HEROES)
    return [Share(f"rows of heroes, {mode}", sum(len(x) == n for x in found), heroes**n) for mode, n in SEATS.items()]
