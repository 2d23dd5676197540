"""How fast it is, beside a yardstick that is taken in the same run.

Machines are noisy, so the yardstick and the game are measured by turns, in several rounds, and medians are told. The
game is driven by its documented verbs alone: `new`, `decision`, `answer`, `clone`, `save`, `load`, `view`, `undo`.
"""
from __future__ import annotations

import gc
import platform
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from .. import champions
from ..kernel.errors import QuickstrikeError
from .stats import mean, median

HEROES = ["spider-man:justice"]
PLIES = 200  # of a game of the yardstick
ROUNDS, SECONDS = 7, 0.5  # of each measurement: so many rounds, each of so many seconds of yardstick and of game
POSITIONS = 24
BETWEEN = ("turn", "mulligan", "discard")  # decisions between effects; all others are in the middle of one
_A, _C, _M = 6364136223846793005, 1442695040888963407, (1 << 64) - 1

clock = time.perf_counter


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
    n, begun = 0, clock()
    while clock() - begun < seconds:
        board = chess.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(dice.pick(moves))
            n += 1
    return n / (clock() - begun)


def play_random(seed: int | str, dice: Dice) -> tuple[int, champions.ChampionsGame]:
    """One random game, and how many of its decisions had at least two options (conceding is none)."""
    real = 0
    game = champions.new(HEROES, seed=seed)
    while (d := game.decision) is not None:
        options = [o for o in d.options if o.verb != "concede"]
        real += len(options) > 1
        game.answer(dice.pick(options))
    return real, game


def random_games(seconds: float, dice: Dice, first: int) -> tuple[float, float, int, int]:
    """(games per second, decisions per second, games, decisions)"""
    games, decisions, begun = 0, 0, clock()
    while clock() - begun < seconds:
        decisions += play_random(f"bench {first + games}", dice)[0]
        games += 1
    took = clock() - begun
    return games / took, decisions / took, games, decisions


def positions(dice: Dice) -> list[champions.ChampionsGame]:
    """Games that stand in the middle of an effect, from all parts of a game."""
    out: list[champions.ChampionsGame] = []
    n = 0
    while len(out) < POSITIONS:
        game = champions.new(HEROES, seed=f"position {n}")
        wanted = 5 + 4 * (n % 10)
        n += 1
        while (d := game.decision) is not None:
            if len(game.answers) >= wanted and d.kind not in BETWEEN:
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


def undo_micros(game: champions.ChampionsGame, times: int = 3) -> float:
    best = 9e9
    for _ in range(times):
        g = game.clone()
        begun = clock()
        g.undo()
        best = min(best, clock() - begun)
    return best * 1e6


def costs(games: list[champions.ChampionsGame]) -> dict[str, float]:
    """Microseconds of each verb on these positions: their mean."""
    texts = [g.save() for g in games]
    return {
        "clone_us": mean([micros(g.clone) for g in games]),
        "save_us": mean([micros(g.save) for g in games]),
        "load_us": mean([micros(lambda t=t: champions.load(t), 3) for t in texts]),  # type: ignore[misc]
        "view_us": mean([micros(lambda g=g: g.view(0)) for g in games]),  # type: ignore[misc]
        "undo_us": mean([undo_micros(g) for g in games]),
    }


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    """All of it, by turns. Without the yardstick its fields are None."""
    if rounds < 1 or seconds <= 0:
        raise QuickstrikeError("a benchmark has at least one round, of more than no seconds")
    chess, dice = yardstick(), Dice(1)
    games = positions(Dice(2))
    random_games(0.2, Dice(3), -1000)  # warm
    rows: list[dict[str, float]] = []
    played = decided = 0
    for _ in range(rounds):
        gc.collect()
        row: dict[str, float] = {}
        if chess is not None:
            row["chess_moves_per_s"] = chess_moves(chess, seconds / 2, dice)
        row["games_per_s"], row["decisions_per_s"], n, d = random_games(seconds, dice, played)
        played, decided = played + n, decided + d
        if chess is not None:  # half before, half after: what drifts hits both alike
            row["chess_moves_per_s"] = (row["chess_moves_per_s"] + chess_moves(chess, seconds / 2, dice)) / 2
        row.update(costs(games))
        if chess is not None:
            row["decisions_ratio"] = row["decisions_per_s"] / row["chess_moves_per_s"]
            row["clone_ratio"] = row["clone_us"] * row["chess_moves_per_s"] / 1e6
        rows.append(row)
    events = [len(play_random(f"bench {i}", dice)[1].log) for i in range(50)]
    out: dict[str, Any] = {k: round(median([r[k] for r in rows]), 4 if "ratio" in k else 1) for k in rows[0]}
    out["decisions_per_game"] = round(decided / played, 1)
    out["events_per_game"] = round(mean([float(e) for e in events]), 1)
    if chess is None:
        out.update({"chess_moves_per_s": None, "decisions_ratio": None, "clone_ratio": None})
    order = ("games_per_s", "decisions_per_s", "decisions_per_game", "events_per_game", "clone_us", "save_us",
             "load_us", "view_us", "undo_us", "chess_moves_per_s", "decisions_ratio", "clone_ratio")
    return {**{k: out[k] for k in order}, "games": played, "rounds": rounds,
            "python": f"{platform.python_implementation()} {platform.python_version()}", "machine": platform.machine()}
