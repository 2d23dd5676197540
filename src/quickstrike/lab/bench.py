"""How fast a game is, beside a yardstick that is taken in the same run.

Machines are noisy, so the yardstick and the game are measured by turns, in several rounds, and medians are told. The
game is driven by its documented verbs alone: `new`, `decision`, `answer`, `clone`, `save`, `load`, `view`, `undo`.
A game may measure more than this: see `lab/<game>/`.
"""

from __future__ import annotations

import gc
import platform
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeVar

from .. import BUILD
from ..games import Kit
from ..kernel.errors import QuickstrikeError
from ..kernel.game import Game
from ..kernel.language import FIRST
from .stats import mean, median

G = TypeVar("G", bound=Game[Any])
PLIES = 200  # of a game of the yardstick
ROUNDS, SECONDS = 7, 0.5  # so many rounds, each with so many seconds of the yardstick, the pairing and the mix
POSITIONS = 30
Round = tuple[dict[str, float], int, int]
"""The figures of one round, how many games it had, and how many decisions."""
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


def positions(dice: Dice, new: Callable[[int], G], between: Sequence[str], apart: int) -> list[G]:
    """Games in the middle of an effect, from all parts of a game, equally many answers apart."""
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


def costs(games: Sequence[Game[Any]], load: Callable[[str], Game[Any]]) -> dict[str, float]:
    """Microseconds of each verb on these positions: their mean."""
    texts = [g.save() for g in games]
    return {
        "clone_us": mean([micros(g.clone) for g in games]),
        "save_us": mean([micros(g.save) for g in games]),
        "load_us": mean([micros(lambda t=t: load(t), 3) for t in texts]),  # type: ignore[misc]
        "view_us": mean([micros(lambda g=g: g.view(0)) for g in games]),  # type: ignore[misc]
        "undo_us": mean([undo_micros(g) for g in games]),
    }


def machine() -> dict[str, str]:
    """What all of it was measured on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"python": python, "build": BUILD, "machine": platform.machine()}


def play_random(game: Game[Any], dice: Dice) -> int:
    """One random game; how many of its decisions had at least two options (conceding is none)."""
    real = 0
    while (d := game.decision) is not None:
        options = [o for o in d.options if o.verb != "concede"]
        real += len(options) > 1
        game.answer(dice.pick(options))
    return real


def random_games(new: Callable[[int], Game[Any]], seconds: float, dice: Dice, first: int) -> tuple[int, int, float]:
    """(games, decisions, seconds): one game after the other until the time is up."""
    games, decisions, begun = 0, 0, cpu()
    while cpu() - begun < seconds:
        decisions += play_random(new(first + games), dice)
        games += 1
    return games, decisions, cpu() - begun


def measure_plain(kit: Kit, rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    """Any game: random games at tables of all kinds, by turns with the yardstick, and what each verb costs."""
    chess, dice, tables = yardstick(), Dice(1), list(kit.tables(100, "bench"))

    def new(n: int) -> Game[Any]:
        return tables[n % len(tables)].new(f"bench {n}")

    games = positions(Dice(2), new, (), 2)

    def one(first: int) -> Round:
        moves = chess_moves(chess, seconds / 2, dice) if chess is not None else 0.0
        n, decisions, took = random_games(new, seconds, dice, first)
        moves = (moves + chess_moves(chess, seconds / 2, dice)) / 2 if chess is not None else 0.0
        row = {"games_per_s": n / took, "decisions_per_s": decisions / took, **costs(games, kit.game().load)}
        if moves:
            row |= {"chess_moves_per_s": moves, "decisions_ratio": decisions / took / moves}
        return row, n, decisions

    return by_turns(kit, rounds, seconds, one)


def by_turns(kit: Kit, rounds: int, seconds: float, one: Callable[[int], Round], **more: float) -> dict[str, Any]:
    """So many rounds, each of which is told with which game it begins, and what they were measured on. more: figures that
    no round has."""
    if rounds < 1 or seconds <= 0:
        raise QuickstrikeError("no rounds")
    rows: list[dict[str, float]] = []
    played = decided = 0
    for _ in range(rounds):
        gc.collect()
        row, n, d = one(played)
        played, decided = played + n, decided + d
        rows.append(row)
    told = summary(rows, kit, decisions_per_game=round(decided / played, 1), **more)
    return {**told, "games": played, "rounds": rounds, **machine()}


def summary(rows: Sequence[dict[str, float]], kit: Kit, **more: float) -> dict[str, Any]:
    """The median of each figure, in the order in which they are told; one that could not be taken is None."""
    out = {k: round(median([r[k] for r in rows]), 4 if "ratio" in k else 1) for k in rows[0]} | more
    return {k: out.get(k) for k in kit.units(FIRST)}
