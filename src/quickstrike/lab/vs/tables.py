"""Tables of the Vs. System of all kinds: every row of decks, for two to four players, and decks by chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from ...games.kit import Share
from ...kernel.chance import draw, seed_of
from ...vs import DECKS
from ...vs.setting import VsSetting


def tables(count: int, seed: int | str) -> Iterator[VsSetting]:
    """That many tables: two duels, then one for three and one for four, each with any row of decks; of twenty tables one
    duel and one for four have decks of any cards there are."""
    decks, chance = sorted(DECKS), seed_of(f"vs {seed}")
    for i in range(count):
        seats = (2, 2, 3, 4)[i % 4]
        lot = draw(chance, i)
        if i % 20 in BY_CHANCE:
            yield VsSetting(tuple(f"chance-{(lot + x) % MANY}" for x in range(seats)))
        else:
            rows = list(product(decks, repeat=seats))
            yield VsSetting(rows[lot % len(rows)])


BY_CHANCE = (16, 19)
MANY = 10**6  # decks by chance


def met(some: Iterable[VsSetting]) -> list[Share]:
    """How many of all rows of decks were played, by the number of players."""
    found, decks = {t.decks for t in some if t.decks[0] in DECKS}, len(DECKS)
    return [Share(f"rows of decks, {n} players", sum(len(x) == n for x in found), decks**n) for n in (2, 3, 4)]
