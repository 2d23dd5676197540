"""How fast Champions is, beside a yardstick that is taken in the same run.

What is played is the mix: every hero of the core set against every villain of it, solo, with starter decks, a game of
each by turns. One pairing is measured beside it, for figures from before there was a mix.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from ... import champions
from ...champions.shelf import packs
from ...games.champions import KIT
from ..bench import (
    ROUNDS,
    SECONDS,
    Dice,
    Round,
    by_turns,
    chess_moves,
    costs,
    cpu,
    play_random,
    positions,
    yardstick,
)
from ..stats import mean

PAIRING = (("spider-man", "rhino"),)
CORE = next(iter(packs().values()))  # the oldest product: figures of different years must be of the same games
MIX = tuple(product(CORE.heroes, CORE.scenarios))
BETWEEN = ("turn", "mulligan", "discard")  # decisions between effects; all others are in the middle of one


def pairings(of: tuple[tuple[str, str], ...], seconds: float, dice: Dice, first: int) -> tuple[int, int, float]:
    """(games, decisions, seconds): a game of each of these, again and again until the time is up."""
    games, decisions, begun = 0, 0, cpu()
    while cpu() - begun < seconds:
        for hero, scenario in of:
            decisions += play_random(champions.new([hero], scenario, seed=f"bench {first + games}"), dice)
            games += 1
    return games, decisions, cpu() - begun


def solo(n: int) -> champions.ChampionsGame:
    """The n-th game of the mix."""
    hero, scenario = MIX[n % len(MIX)]
    return champions.new([hero], scenario, seed=f"position {n}")


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    """All of it, by turns. Without the yardstick its fields are None."""
    chess, dice = yardstick(), Dice(1)
    games = positions(Dice(2), solo, BETWEEN, 4)
    pairings(MIX, 0.1, Dice(3), -1000)  # warm

    def one(first: int) -> Round:
        row, n, d = one_round(chess, seconds, dice, first)
        row.update(costs(games, champions.load))
        if chess is not None:
            row["clone_ratio"] = row["clone_us"] * row["chess_moves_per_s"] / 1e6
        return row, n, d

    return by_turns(KIT, rounds, seconds, one, events_per_game=round(mean(events(Dice(4))), 1))


def events(dice: Dice) -> list[float]:
    """How many notes the log of each of some games has."""
    games = [solo(i) for i in range(3 * len(MIX))]
    for game in games:
        play_random(game, dice)
    return [float(len(game.log)) for game in games]


def one_round(chess: Any, seconds: float, dice: Dice, first: int) -> Round:
    """(rates, games and decisions of the mix). What stands beside each other is halved and taken in the order
    a b c c b a, so that what drifts hits all alike."""
    moves: list[float] = []
    pairing = mix = (0, 0, 0.0)
    for back in (False, True):
        turns = ["chess", "pairing", "mix"]
        for what in reversed(turns) if back else turns:
            if what == "mix":
                mix = _sum(mix, pairings(MIX, seconds / 2, dice, first + mix[0]))
            elif what == "pairing":
                pairing = _sum(pairing, pairings(PAIRING, seconds / 2, dice, first + pairing[0]))
            elif chess is not None:
                moves.append(chess_moves(chess, seconds / 2, dice))
    row = {
        "games_per_s": mix[0] / mix[2],
        "decisions_per_s": mix[1] / mix[2],
        "pairing_decisions_per_s": pairing[1] / pairing[2],
    }
    row["mix_ratio"] = row["decisions_per_s"] / row["pairing_decisions_per_s"]
    if moves:
        row["chess_moves_per_s"] = mean(moves)
        row["decisions_ratio"] = row["decisions_per_s"] / row["chess_moves_per_s"]
        row["pairing_ratio"] = row["pairing_decisions_per_s"] / row["chess_moves_per_s"]
    return row, mix[0], mix[1]


def _sum(a: tuple[int, int, float], b: tuple[int, int, float]) -> tuple[int, int, float]:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]
