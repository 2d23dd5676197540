"""Many games of Dice Throne by bots. Game i of seed s is the same game wherever and beside whatever it runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ... import dicethrone
from ...bots import Endless, play_out
from ...bots.dicethrone import bot_of
from ...dicethrone.loading import HEROES, add_hero, read_hero
from ...dicethrone.table import SEATS, TEAMS
from ...kernel.errors import SetupError
from ..simulate import CAP, Job, play_all
from ..stats import mean, wilson


@dataclass(frozen=True)
class Setting:
    """What is played, and by whom: everything but the seed. own: the texts of hero files, for other processes."""

    heroes: tuple[str, ...]
    bots: tuple[str, ...]
    mode: str = ""
    own: tuple[str, ...] = ()
    cap: int = CAP

    def check(self) -> None:
        """Raise what is wrong before a single game is played."""
        for b in self.bots:
            bot_of(b)
        self.new(0)

    def new(self, seed: int | str, quiet: bool = True) -> dicethrone.DiceThroneGame:
        for text in self.own:
            found = read_hero(text, "")
            if found.id not in HEROES:
                add_hero(found)
        return dicethrone.new(self.heroes, self.mode, seed, quiet=quiet)


@dataclass(frozen=True)
class Record:
    """One game. result: "seat 1", "team 0", "draw", or "crash" with what went wrong; start: who began."""

    seed: str
    result: str
    turns: int = 0
    decisions: int = 0
    start: int = 0
    error: str = ""


@dataclass(frozen=True)
class Report:
    setting: Setting
    seed: int | str
    records: tuple[Record, ...]
    seconds: float
    jobs: int = 1

    @property
    def crashes(self) -> list[Record]:
        return [r for r in self.records if r.result == "crash"]

    def sides(self) -> list[dict[str, Any]]:
        """Of each player, or of each team: games won, the rate and its interval. A drawn game is nobody's."""
        s, games = self.setting, len(self.records)
        teams = len(s.heroes) == SEATS[TEAMS]
        out = []
        for i in range(2 if teams else len(s.heroes)):
            won = sum(r.result == (f"team {i}" if teams else f"seat {i}") for r in self.records)
            seats = [i, i + 2] if teams else [i]
            out.append(
                {
                    "seats": seats,
                    "heroes": [s.heroes[x] for x in seats],
                    "bots": [s.bots[x] for x in seats],
                    "wins": won,
                    "win_rate": round(won / games, 4),
                    "interval_95": [round(x, 4) for x in wilson(won, games)],
                }
            )
        return out

    def shown(self) -> dict[str, Any]:
        """As JSON. Apart from `seconds`, `games_per_s` and `jobs` it depends on the setting and the seed alone."""
        done = [r for r in self.records if r.result != "crash"]
        begun = sum(r.result in (f"seat {r.start}", f"team {r.start % 2}") for r in done)
        return {
            "heroes": list(self.setting.heroes),
            "bots": list(self.setting.bots),
            "mode": self.setting.mode,
            "seed": self.seed,
            "games": len(self.records),
            "sides": self.sides(),
            "draws": sum(r.result == "draw" for r in done),
            "start_player_wins": round(begun / len(done), 4) if done else 0.0,
            "turns": round(mean([r.turns for r in done]), 2),
            "decisions": round(mean([r.decisions for r in done]), 1),
            "crashes": [{"seed": r.seed, "error": r.error} for r in self.crashes],
            "seconds": round(self.seconds, 2),
            "games_per_s": round(len(self.records) / max(self.seconds, 1e-9), 2),
            "jobs": self.jobs,
        }


def play_one(setting: Setting, seed: str) -> Record:
    """Play one game to its end. Whatever goes wrong is part of the record."""
    n, game = 0, None
    try:
        game = setting.new(seed)
        bots = [bot_of(b, f"{seed}/{i}") for i, b in enumerate(setting.bots)]
        n = play_out(game, bots, setting.cap * len(bots))
        return Record(seed, str(game.result), game.state.turn, n, game.state.start)
    except Endless as e:
        return Record(seed, "crash", game.state.turn if game else 0, setting.cap, error=str(e))
    except Exception as e:
        return Record(seed, "crash", game.state.turn if game else 0, n, error=f"{type(e).__name__}: {e}")


def _play_some(job: Job[Setting]) -> list[tuple[int, Record]]:
    return [(i, play_one(job[0], seed)) for i, seed in job[1]]


def _lost(job: Job[Setting]) -> list[tuple[int, Record]]:
    return [(i, Record(seed, "crash", error="the process that played it died")) for i, seed in job[1]]


def simulate(
    heroes: Iterable[str],
    bots: Iterable[str] = ("odds",),
    mode: str = "",
    games: int = 100,
    seed: int | str = 1,
    jobs: int = 1,
    *,
    own: Iterable[str] = (),
    cap: int = CAP,
    progress: Callable[[int, int, int], None] | None = None,
) -> Report:
    """Play so many games. bots: one for all seats, or one for each. progress: called with (games done, games, games
    that the first player or team won) now and then."""
    who, players = tuple(bots), tuple(heroes)
    if len(who) not in (1, len(players)):
        raise SetupError("dt bots", n=len(who), seats=len(players))
    setting = Setting(players, who * (len(players) if len(who) == 1 else 1), mode, tuple(own), cap)
    setting.check()

    def tell(done: int, some: list[Record]) -> None:
        if progress is not None:
            progress(done, games, sum(r.result in ("seat 0", "team 0") for r in some))

    records, seconds, jobs = play_all(setting, games, seed, jobs, _play_some, _lost, tell)
    return Report(setting, seed, records, seconds, jobs)
