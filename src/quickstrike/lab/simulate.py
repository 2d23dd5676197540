"""Many games of bots. Game i of seed s is the same game wherever and beside whatever it runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .. import champions
from ..bots import Endless, bot_of, play_out
from ..champions.decks import Deck
from ..champions.scenarios import called, table_setup
from ..kernel.errors import SetupError
from .processes import spread
from .stats import mean, wilson

S = TypeVar("S")  # a setting
R = TypeVar("R")  # the record of a game
CAP = 5000  # decisions of one seat after which a game counts as endless
CHUNK = 5  # games that a worker is handed at once


@dataclass(frozen=True)
class Setting:
    """What is played, and by whom: everything but the seed."""

    heroes: tuple[str | Deck, ...]
    scenario: str = "rhino"
    mode: str = "standard"
    bot: str = "heuristic"
    modular: tuple[str, ...] | None = None
    cap: int = CAP
    heroic: int = 0
    stage: int = 0

    def check(self) -> None:
        """Raise what is wrong before a single game is played."""
        bot_of(self.bot)
        modular = None if self.modular is None else list(self.modular)
        table_setup(list(self.heroes), self.scenario, self.mode, modular, 0, heroic=self.heroic, stage=self.stage)

    def new(self, seed: str, quiet: bool = True) -> champions.ChampionsGame:
        modular = None if self.modular is None else list(self.modular)
        return champions.new(
            list(self.heroes),
            self.scenario,
            self.mode,
            seed,
            modular=modular,
            quiet=quiet,
            heroic=self.heroic,
            stage=self.stage,
        )


@dataclass(frozen=True)
class Record:
    """One game: its result is "won", "lost" (how: by "scheme" or by "defeat") or "crash", with what went wrong."""

    seed: str
    result: str
    rounds: int = 0
    decisions: int = 0
    error: str = ""
    how: str = ""


@dataclass(frozen=True)
class Report:
    setting: Setting
    seed: int | str
    records: tuple[Record, ...]
    seconds: float
    jobs: int = 1
    crashes: tuple[Record, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "crashes", tuple(r for r in self.records if r.result == "crash"))

    @property
    def games(self) -> int:
        return len(self.records)

    @property
    def wins(self) -> int:
        return sum(r.result == "won" for r in self.records)

    @property
    def interval(self) -> tuple[float, float]:
        """Of the win rate, 95 %."""
        return wilson(self.wins, self.games)

    def shown(self) -> dict[str, Any]:
        """As JSON. Apart from `seconds`, `games_per_s` and `jobs` it depends on the setting and the seed alone."""
        done = [r for r in self.records if r.result != "crash"]
        s = self.setting
        return {
            "heroes": [h if isinstance(h, str) else f"{called(h)} ({h.name})" for h in s.heroes],
            "scenario": s.scenario,
            "modular": None if s.modular is None else list(s.modular),
            "mode": s.mode,
            "heroic": s.heroic,
            "stage": s.stage,
            "bot": s.bot,
            "seed": self.seed,
            "games": self.games,
            "wins": self.wins,
            "losses": len(done) - self.wins,
            "win_rate": round(self.wins / self.games, 4) if self.games else 0.0,
            "interval_95": [round(x, 4) for x in self.interval],
            "rounds": round(mean([r.rounds for r in done]), 2),
            "decisions": round(mean([r.decisions for r in done]), 1),
            "crashes": [{"seed": r.seed, "error": r.error} for r in self.crashes],
            "seconds": round(self.seconds, 2),
            "games_per_s": round(self.games / max(self.seconds, 1e-9), 2),
            "jobs": self.jobs,
        }


def seed_of_game(seed: int | str, i: int) -> str:
    """The seed of the i-th game of a simulation: give it to `champions.new` to see that very game."""
    return f"{seed}/{i}"


def play_one(setting: Setting, seed: str) -> Record:
    """Play one game to its end. Whatever goes wrong is part of the record."""
    n, game = 0, None
    try:
        game = setting.new(seed)
        seats = len(setting.heroes)
        bots = [bot_of(setting.bot, f"{seed}/{p}") for p in range(seats)]
        n = play_out(game, bots, setting.cap * seats)
        how = "" if game.result != "lost" else "defeat" if all(p.out for p in game.state.players) else "scheme"
        return Record(seed, str(game.result), game.state.round, n, how=how)
    except Endless as e:
        return Record(seed, "crash", game.state.round if game else 0, setting.cap, str(e))
    except Exception as e:
        return Record(seed, "crash", game.state.round if game else 0, n, f"{type(e).__name__}: {e}")


def _play_some(job: tuple[Setting, list[tuple[int, str]]]) -> list[tuple[int, Record]]:
    return [(i, play_one(job[0], seed)) for i, seed in job[1]]


def _lost(job: tuple[Setting, list[tuple[int, str]]]) -> list[tuple[int, Record]]:
    return [(i, Record(seed, "crash", error="the process that played it died")) for i, seed in job[1]]


def simulate(
    heroes: Iterable[str | Deck],
    scenario: str = "rhino",
    mode: str = "standard",
    games: int = 100,
    seed: int | str = 1,
    bot: str = "heuristic",
    jobs: int = 1,
    *,
    modular: Iterable[str] | None = None,
    cap: int = CAP,
    heroic: int = 0,
    stage: int = 0,
    progress: Callable[[int, int, int], None] | None = None,
) -> Report:
    """Play so many games. progress: called with (games done, games, wins) now and then."""
    setting = Setting(
        tuple(heroes), scenario, mode, bot, None if modular is None else tuple(modular), cap, heroic, stage
    )
    setting.check()

    def tell(done: int, some: list[Record]) -> None:
        if progress is not None:
            progress(done, games, sum(r.result == "won" for r in some))

    records, seconds, jobs = play_all(setting, games, seed, jobs, _play_some, _lost, tell)
    return Report(setting, seed, records, seconds, jobs)


Job = tuple[S, list[tuple[int, str]]]
"""Some games of a setting: the number and the seed of each."""


def play_all(
    setting: S,
    games: int,
    seed: int | str,
    jobs: int,
    work: Callable[[Job[S]], list[tuple[int, R]]],
    lost: Callable[[Job[S]], list[tuple[int, R]]],
    tell: Callable[[int, list[R]], None],
) -> tuple[tuple[R, ...], float, int]:
    """(records in the order of the games, seconds, processes). tell: called with how many are done, and those."""
    if games < 1:
        raise SetupError("games", n=games)
    if jobs < 1:
        raise SetupError("processes", n=jobs)
    jobs = min(jobs, -(-games // CHUNK))
    todo = [(i, seed_of_game(seed, i)) for i in range(games)]
    chunks = [(setting, todo[k : k + CHUNK]) for k in range(0, games, CHUNK)]
    records: dict[int, R] = {}
    begun = time.perf_counter()
    for some in spread(work, chunks, jobs, lost):
        records.update(some)
        tell(len(records), list(records.values()))
    return tuple(records[i] for i in range(games)), time.perf_counter() - begun, jobs
