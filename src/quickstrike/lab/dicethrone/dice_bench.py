"""How fast Dice Throne is, beside Champions in the same run: both played by chance and by turns, medians told.

What is played is the mix: duels of all pairs of heroes, one game for three and one for four. What a verb costs is
measured in the middle of things, and what a whole answer of the odds takes on boards that come up in such games.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from ... import dicethrone
from ...dicethrone.hero_board import Board
from ...dicethrone.odds import answer
from ...dicethrone.worth import finals
from ...games.dicethrone import KIT
from ..bench import ROUNDS, SECONDS, Dice, Round, by_turns, clock, costs, positions
from ..champions.beside import one_round, warm
from ..stats import mean

HEROES = tuple(dicethrone.HEROES)
MIX: tuple[tuple[str, ...], ...] = (*product(HEROES, repeat=2), HEROES[:3], (HEROES * 2)[:4])
BETWEEN = ("main", "roll", "discard")  # decisions between effects; all others are in the middle of one


def throne(n: int) -> dicethrone.DiceThroneGame:
    """The n-th game of the mix."""
    return dicethrone.new(MIX[n % len(MIX)], seed=f"bench {n}")


def odds_ms(games: list[dicethrone.DiceThroneGame]) -> float:
    """A whole answer of the odds for a board that was not asked about before: the mean over these games."""
    took = []
    for g in games:
        p, q = g.state.players[0], g.state.players[1]
        board = Board.of(
            dicethrone.HEROES[p.hero],
            levels=p.levels,
            tokens=dict(p.tokens),
            foe=Board.of(dicethrone.HEROES[q.hero], levels=q.levels, tokens=dict(q.tokens)),
        )
        finals.cache_clear()
        begun = clock()
        answer(finals(board), (1, 1, 4, 5, 6), 2)
        took.append(clock() - begun)
    return mean(took) * 1e3


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    """All of it, by turns."""
    dice, games = Dice(1), positions(Dice(2), throne, BETWEEN, 12)
    warm(throne)
    odds_ms(games[:3])

    def one(first: int) -> Round:
        row, n, d = one_round(throne, seconds, dice, first)
        return {**row, **costs(games, dicethrone.load), "odds_ms": odds_ms(games)}, n, d

    return by_turns(KIT, rounds, seconds, one)
