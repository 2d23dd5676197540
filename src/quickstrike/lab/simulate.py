"""Many games of bots, of any game. Game i of seed s is the same game wherever and beside whatever it runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .. import games as registry
from ..bots.bot import Endless, play_out
from ..games import Kit
from ..kernel.errors import SetupError
from ..kernel.setting import Seed, Setting
from .lots import ByLot
from .processes import spread
from .stats import mean, wilson

CAP = 5000  # decisions of one seat after which a game counts as endless
CHUNK, LARGE = 5, 25  # games that a worker is handed at once: more where there are very many of them


@dataclass(frozen=True)
class Lineup:
    """What is played, and by whom: everything but the seed. bots: one for each seat. watched: the seat whose cards are
    looked after, -1 for none. by_lot: that seat's mulligans are drawn by lot."""

    game: str
    setting: Setting
    bots: tuple[str, ...]
    cap: int = CAP
    watched: int = -1
    by_lot: bool = False

    @property
    def kit(self) -> Kit:
        return registry.kit(self.game)

    def check(self) -> None:
        """Raise what is wrong before a single game is played."""
        for b in self.bots:
            self.kit.bot_of(b)
        self.setting.check()


@dataclass(frozen=True)
class Record:
    """One game: its result, "crash" with what went wrong if it had none; what it was worth to each seat; how far it came
    (rounds or turns); who began; how it was lost, where there are several ways; what the cards of a seat did that was
    watched."""

    seed: str
    result: str
    clock: int = 0
    decisions: int = 0
    error: str = ""
    worth: tuple[float, ...] = ()
    began: int = -1
    how: str = ""
    cards: Mapping[str, list[int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Report:
    lineup: Lineup
    seed: Seed
    records: tuple[Record, ...]
    seconds: float
    jobs: int = 1

    @property
    def crashes(self) -> list[Record]:
        return [r for r in self.records if r.result == "crash"]

    @property
    def done(self) -> list[Record]:
        return [r for r in self.records if r.result != "crash"]

    @property
    def games(self) -> int:
        return len(self.records)

    def wins(self, seat: int = 0) -> int:
        """Games that this seat won, alone or with its side."""
        return sum(r.worth[seat] == 1 for r in self.done)

    def interval(self, seat: int = 0) -> tuple[float, float]:
        """Of the win rate, 95 %."""
        return wilson(self.wins(seat), self.games)

    def rate(self, seat: int) -> dict[str, Any]:
        return {
            "wins": self.wins(seat),
            "win_rate": round(self.wins(seat) / self.games, 4) if self.games else 0.0,
            "interval_95": [round(x, 4) for x in self.interval(seat)],
        }

    def sides(self) -> list[dict[str, Any]]:
        """Of each player, or of each team: games won, the rate and its interval. A drawn game is nobody's."""
        line = self.lineup
        return [
            {
                "seats": list(side),
                "heroes": [line.setting.seats[x] for x in side],
                "bots": [line.bots[x] for x in side],
                **self.rate(side[0]),
            }
            for side in line.kit.sides(line.setting)
        ]

    def shown(self) -> dict[str, Any]:
        """As JSON. Apart from `seconds`, `games_per_s` and `jobs` it depends on the setting and the seed alone."""
        done, sides = self.done, self.sides()
        counted = self.lineup.kit.game().counts
        began = [r for r in done if r.began >= 0]
        return {
            "game": self.lineup.game,
            **self.lineup.setting.told(),
            "bots": list(self.lineup.bots),
            **({"bot": self.lineup.bots[0]} if len(set(self.lineup.bots)) == 1 else {}),
            "seed": self.seed,
            "games": self.games,
            **({"sides": sides} if len(sides) > 1 else {**self.rate(0), "losses": len(done) - self.wins()}),
            "draws": sum(0 < r.worth[0] < 1 for r in done),
            **({"start_player_wins": round(mean([r.worth[r.began] == 1 for r in began]), 4)} if began else {}),
            f"{counted}s": round(mean([r.clock for r in done]), 2),
            "decisions": round(mean([r.decisions for r in done]), 1),
            "crashes": [{"seed": r.seed, "error": r.error} for r in self.crashes],
            "seconds": round(self.seconds, 2),
            "games_per_s": round(self.games / max(self.seconds, 1e-9), 2),
            "jobs": self.jobs,
        }


def seed_of_game(seed: Seed, i: int) -> str:
    """The seed of the i-th game of a simulation: set a game up with it to see that very game."""
    return f"{seed}/{i}"


def play_one(line: Lineup, seed: str) -> Record:
    """Play one game to its end. Whatever goes wrong is part of the record."""
    n, game, kit = 0, None, line.kit
    try:
        watch = kit.watch(line.watched) if line.watched >= 0 else None
        game = line.setting.new(seed, quiet=watch is None)
        bots = [kit.bot_of(b, f"{seed}/{i}") for i, b in enumerate(line.bots)]
        if watch is not None and line.by_lot:
            bots[line.watched] = ByLot(bots[line.watched], seed, watch.opening)
        n = play_out(game, bots, line.cap * len(bots), watch)
        worth = tuple(float(game.payoff(x) or 0) for x in game.seats())
        cards = {} if watch is None else watch.told()
        return Record(seed, str(game.result), game.clock()[1], n, "", worth, kit.began(game), kit.how(game), cards)
    except Exception as e:
        told = str(e) if isinstance(e, Endless) else f"{type(e).__name__}: {e}"
        return Record(seed, "crash", game.clock()[1] if game else 0, line.cap if isinstance(e, Endless) else n, told)


Job = tuple[Lineup, list[tuple[int, str]]]
"""Some games of a line-up: the number and the seed of each."""


def _play_some(job: Job) -> list[tuple[int, Record]]:
    return [(i, play_one(job[0], seed)) for i, seed in job[1]]


def _lost(job: Job) -> list[tuple[int, Record]]:
    return [(i, Record(seed, "crash", error="the process that played it died")) for i, seed in job[1]]


def line_up(kit: Kit, setting: Setting, bots: str | Sequence[str] = "", cap: int = CAP) -> Lineup:
    """Who plays what, checked. bots: one for all seats, or one for each; "" is the one that plays best."""
    who = (bots or kit.clever,) if isinstance(bots, str) else tuple(bots)
    setting.check()
    seats = len(setting.seats)
    if len(who) not in (1, seats):
        raise SetupError("bots and seats", n=len(who), seats=seats)
    line = Lineup(kit.name, setting, who * (seats if len(who) == 1 else 1), cap)
    line.check()
    return line


def simulate(
    kit: Kit,
    setting: Setting,
    bots: str | Sequence[str] = "",
    games: int = 100,
    seed: Seed = 1,
    jobs: int = 1,
    *,
    cap: int = CAP,
    progress: Callable[[int, int, int], None] | None = None,
) -> Report:
    """Play that many games. progress: called with (games done, games, games that the first seat won) now and then."""
    line = line_up(kit, setting, bots, cap)
    if games < 1:
        raise SetupError("games", n=games)
    if jobs < 1:
        raise SetupError("processes", n=jobs)
    jobs = min(jobs, -(-games // CHUNK))
    todo = [(i, seed_of_game(seed, i)) for i in range(games)]
    size = min(max(CHUNK, games // (60 * jobs)), LARGE)
    chunks: list[Job] = [(line, todo[k : k + size]) for k in range(0, games, size)]
    records: dict[int, Record] = {}
    won, begun = 0, time.perf_counter()
    for some in spread(_play_some, chunks, jobs, _lost):
        records.update(some)
        won += sum(bool(r.worth) and r.worth[0] == 1 for _, r in some)
        if progress is not None:
            progress(len(records), games, won)
    return Report(line, seed, tuple(records[i] for i in range(games)), time.perf_counter() - begun, jobs)
