"""Another game beside Champions: both are played by chance and by turns in one run, so that the machine is as fast for both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ... import champions
from ...kernel.game import Game
from ..bench import Dice, Round, random_games
from .card_bench import MIX


def card_game(n: int) -> champions.ChampionsGame:
    """The n-th game of Champions' mix."""
    hero, scenario = MIX[n % len(MIX)]
    return champions.new([hero], scenario, seed=f"bench {n}")


def warm(new: Callable[[int], Game[Any]]) -> None:
    for each in (new, card_game):
        random_games(each, 0.1, Dice(3), -1000)


def one_round(new: Callable[[int], Game[Any]], seconds: float, dice: Dice, first: int) -> Round:
    """(rates, games and decisions of that game). Halved and taken in the order a b b a, so that what drifts hits both
    alike."""
    a1 = random_games(card_game, seconds / 2, dice, first)
    b1 = random_games(new, seconds / 2, dice, first)
    b2 = random_games(new, seconds / 2, dice, first + b1[0])
    a2 = random_games(card_game, seconds / 2, dice, first + a1[0])
    games, decisions, took = (x + y for x, y in zip(b1, b2, strict=True))
    theirs = (a1[1] + a2[1]) / (a1[2] + a2[2])
    row = {"games_per_s": games / took, "decisions_per_s": decisions / took, "champions_decisions_per_s": theirs}
    row["decisions_ratio"] = row["decisions_per_s"] / theirs
    return row, int(games), int(decisions)
