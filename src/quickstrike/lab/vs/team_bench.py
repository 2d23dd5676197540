"""How fast the Vs. System is, beside Champions in the same run: both played by chance and by turns, medians told.

What is played are tables of all kinds, half of them duels, the rest for three and four, with any row of decks. What a verb
costs is measured in the middle of things, and a clone beside one of Champions.
"""

from __future__ import annotations

from typing import Any

from ...games.vs import KIT
from ...vs import DECKS, VsGame
from ..bench import ROUNDS, SECONDS, Dice, Round, by_turns, costs, micros, positions
from ..champions.beside import one_round, warm
from ..champions.card_bench import BETWEEN as CARD_BETWEEN
from ..champions.card_bench import solo
from ..stats import mean
from .tables import tables

MIX = tuple(t for t in tables(100, "bench") if t.decks[0] in DECKS)
BETWEEN = ("mulligan", "initiative", "resource", "formation", "recover")
"""Decisions between effects; priority is given in the middle of them."""
APART = 14
"""So many answers more each position is into its game: the last ones are late in it."""


def duel(n: int) -> VsGame:
    """The n-th game of the mix."""
    return VsGame.begin(MIX[n % len(MIX)], f"bench {n}")


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    """All of it, by turns."""
    dice, games, others = Dice(1), positions(Dice(2), duel, BETWEEN, APART), positions(Dice(2), solo, CARD_BETWEEN, 4)
    warm(duel)

    def one(first: int) -> Round:
        row, n, d = one_round(duel, seconds, dice, first)
        row |= costs(games, VsGame.load)
        row["champions_clone_us"] = mean([micros(g.clone) for g in others])
        return {**row, "clone_ratio": row["clone_us"] / row["champions_clone_us"]}, n, d

    return by_turns(KIT, rounds, seconds, one)
