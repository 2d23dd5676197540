"""How fast it is, beside a yardstick that is taken in the same run.

Machines are noisy, so the yardstick and the game are measured by turns, in several rounds, and medians are told. The
game is driven by its documented verbs alone: `new`, `decision`, `answer`, `clone`, `save`, `load`, `view`, `undo`.
What is played is the mix: every hero against every villain, solo, with starter decks, a game of each by turns. One
pairing is measured beside it, for figures from before there was a mix.
"""

from __future__ import annotations

import gc
import platform
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import product
from typing import Any, TypeVar

from .. import champions
from ..kernel.errors import QuickstrikeError
from ..kernel.game import Game
from .stats import mean, median

G = TypeVar("G", bound=Game[Any])
PAIRING = (("spider-man", "rhino"),)
MIX = tuple(product(champions.HEROES, champions.SCENARIOS))
PLIES = 200  # of a game of the yardstick
ROUNDS, SECONDS = 7, 0.5  # so many rounds, each with so many seconds of the yardstick, the pairing and the mix
POSITIONS = 30
BETWEEN = ("turn", "mulligan", "discard")  # decisions between effects; all others are in the middle of one
_A, _C, _M = 6364136223846793005, 1442695040888963407, (1 << 64) - 1

cpu = time.process_time  # for rates: whatever else the machine does is not counted
clock = time.perf_counter  # for single calls, of which the quickest counts


class Dice:
    """The same cheap choice for the yardstick and for the game."""

    def __init__(self, seed: int) -> None:
        self.x = seed

    def pick(self, of: Any) -> Any:
        self.x = (self.x * _A + _C) & _M
        return of[(self.x >> 33) % len(of)]


def yardstick() -> Any:
    """The package `chess`, or None where it is not installed."""
    try:
        return import_module("chess")
    except ImportError:
        return None


def chess_moves(chess: Any, seconds: float, dice: Dice) -> float:
    """Random legal moves per second: 200 plies a game from the start, each listed, chosen and pushed."""
    n, begun = 0, cpu()
    while cpu() - begun < seconds:
        board = chess.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(dice.pick(moves))
            n += 1
    return n / (cpu() - begun)


def play_random(hero: str, scenario: str, seed: int | str, dice: Dice) -> tuple[int, champions.ChampionsGame]:
    """One random game, and how many of its decisions had at least two options (conceding is none)."""
    real = 0
    game = champions.new([hero], scenario, seed=seed)
    while (d := game.decision) is not None:
        options = [o for o in d.options if o.verb != "concede"]
        real += len(options) > 1
        game.answer(dice.pick(options))
    return real, game


def random_games(of: tuple[tuple[str, str], ...], seconds: float, dice: Dice, first: int) -> tuple[int, int, float]:
    """(games, decisions, seconds): a game of each of these, again and again until the time is up."""
    games, decisions, begun = 0, 0, cpu()
    while cpu() - begun < seconds:
        for hero, scenario in of:
            decisions += play_random(hero, scenario, f"bench {first + games}", dice)[0]
            games += 1
    return games, decisions, cpu() - begun


def solo(n: int) -> champions.ChampionsGame:
    """The n-th game of the mix."""
    hero, scenario = MIX[n % len(MIX)]
    return champions.new([hero], scenario, seed=f"position {n}")


def positions(dice: Dice, new: Callable[[int], G], between: Sequence[str], apart: int) -> list[G]:
    """Games that stand in the middle of an effect, from all parts of a game: so many answers apart."""
    out: list[G] = []
    n = 0
    while len(out) < POSITIONS:
        game = new(n)
        wanted = 5 + apart * (n % 10)
        n += 1
        while (d := game.decision) is not None:
            if len(game.answers) >= wanted and d.kind not in between:
                out.append(game)
                break
            game.answer(dice.pick([o for o in d.options if o.verb != "concede"]))
    return out


def micros(what: Callable[[], object], times: int = 5) -> float:
    """The time of one call in microseconds: the least of a few, as whatever disturbs only adds."""
    best = 9e9
    for _ in range(times):
        begun = clock()
        what()
        best = min(best, clock() - begun)
    return best * 1e6


def undo_micros(game: Game[Any], times: int = 3) -> float:
    best = 9e9
    for _ in range(times):
        g = game.clone()
        begun = clock()
        g.undo()
        best = min(best, clock() - begun)
    return best * 1e6


def costs(games: Sequence[Game[Any]], load: Callable[[str], Game[Any]] = champions.load) -> dict[str, float]:
    """Microseconds of each verb on these positions: their mean."""
    texts = [g.save() for g in games]
    return {
        "clone_us": mean([micros(g.clone) for g in games]),
        "save_us": mean([micros(g.save) for g in games]),
        "load_us": mean([micros(lambda t=t: load(t), 3) for t in texts]),  # type: ignore[misc]
        "view_us": mean([micros(lambda g=g: g.view(0)) for g in games]),  # type: ignore[misc]
        "undo_us": mean([undo_micros(g) for g in games]),
    }


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    """All of it, by turns. Without the yardstick its fields are None."""
    if rounds < 1 or seconds <= 0:
        raise QuickstrikeError("no rounds")
    chess, dice = yardstick(), Dice(1)
    games = positions(Dice(2), solo, BETWEEN, 4)
    random_games(MIX, 0.1, Dice(3), -1000)  # warm
    rows: list[dict[str, float]] = []
    played = decided = 0
    for _ in range(rounds):
        gc.collect()
        row, n, d = one_round(chess, seconds, dice, played)
        played, decided = played + n, decided + d
        row.update(costs(games))
        if chess is not None:
            row["clone_ratio"] = row["clone_us"] * row["chess_moves_per_s"] / 1e6
        rows.append(row)
    events = [len(play_random(*MIX[i % len(MIX)], f"bench {i}", dice)[1].log) for i in range(3 * len(MIX))]
    out: dict[str, Any] = {k: round(median([r[k] for r in rows]), 4 if "ratio" in k else 1) for k in rows[0]}
    out["decisions_per_game"] = round(decided / played, 1)
    out["events_per_game"] = round(mean([float(e) for e in events]), 1)
    return {
        **{k: out.get(k) for k in FIELDS},
        "games": played,
        "rounds": rounds,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": platform.machine(),
    }


FIELDS = (
    "games_per_s",
    "decisions_per_s",
    "decisions_per_game",
    "events_per_game",
    "clone_us",
    "save_us",
    "load_us",
    "view_us",
    "undo_us",
    "chess_moves_per_s",
    "decisions_ratio",
    "clone_ratio",
    "pairing_decisions_per_s",
    "pairing_ratio",
    "mix_ratio",
)


def one_round(chess: Any, seconds: float, dice: Dice, first: int) -> tuple[dict[str, float], int, int]:
    """(rates, games and decisions of the mix). What stands beside each other is halved and taken in the order
    a b c c b a, so that what drifts hits all alike."""
    moves: list[float] = []
    pairing = mix = (0, 0, 0.0)
    for back in (False, True):
        turns = ["chess", "pairing", "mix"]
        for what in reversed(turns) if back else turns:
            if what == "mix":
                mix = _sum(mix, random_games(MIX, seconds / 2, dice, first + mix[0]))
            elif what == "pairing":
                pairing = _sum(pairing, random_games(PAIRING, seconds / 2, dice, first + pairing[0]))
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
