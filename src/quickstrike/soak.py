"""Soak: thousands of games of bots, with everything checked at every decision. `python -m quickstrike.soak`

One to four players, with twins where there are too few heroes; standard and expert; every first player. At each
decision the table's invariants hold and nothing is left over; now and then a clone, a reloaded save and a step back
agree with the game, and no view tells what its seat can't know. A game that does not end is a failure like any other.
Failures print their seed.
"""
from __future__ import annotations

import os
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass
from typing import Any

from . import champions
from .bots import Bot, bot_of
from .champions import HEROES, MODES, SCENARIOS
from .cli.base import Parser, at_least, seed
from .kernel.chance import draw, seed_of
from .kernel.contract import check_answer, check_leaks, check_position, leftovers
from .kernel.errors import QuickstrikeError
from .lab import spread

CAP = 5000  # decisions of one player after which a game counts as endless
CHUNK = 10
PLAYERS = 4
OFTEN = 60  # one in so many decisions is looked at in full


@dataclass(frozen=True)
class Job:
    """One game: everything that is needed to see it again."""
    bot: str
    heroes: tuple[str, ...]
    scenario: str
    mode: str
    first: int
    seed: str

    def __str__(self) -> str:
        return f"{self.bot} {','.join(self.heroes)} {self.scenario} {self.mode} {self.first} {self.seed}"

    def again(self) -> str:
        """What to type to see it."""
        return f"python -m quickstrike.soak --again '{self}'"

    @classmethod
    def read(cls, text: str) -> Job:
        parts = text.split(" ", 5)
        if len(parts) < 6 or not parts[4].isdigit():
            raise QuickstrikeError("--again wants what a failure printed: bot, heroes, scenario, mode, first, seed")
        return cls(parts[0], tuple(parts[1].split(",")), parts[2], parts[3], int(parts[4]), parts[5])


@dataclass(frozen=True)
class Outcome:
    """error: what is wrong, or nothing."""
    job: Job
    decisions: int
    error: str = ""


def jobs_for(bot: str, games: int, seed: int | str) -> list[Job]:
    """So many games over all numbers of players, heroes, scenarios and modes, in turn."""
    heroes, scenarios, out = list(HEROES), list(SCENARIOS), []
    for i in range(games):
        n, at = 1 + i % PLAYERS, i // PLAYERS
        who = tuple(heroes[(at + k) % len(heroes)] for k in range(n))
        mode = MODES[at // len(heroes) % len(MODES)]
        out.append(Job(bot, who, scenarios[at % len(scenarios)], mode, at % n, f"{seed}/{bot}/{i}"))
    return out


def play(job: Job, cap: int = CAP, often: int = OFTEN) -> int:
    """Play a game and check it all along; gives the number of decisions. Raises what is wrong."""
    twins = len(set(job.heroes)) < len(job.heroes)
    game = champions.new(list(job.heroes), job.scenario, job.mode, job.seed, first=job.first, twins=twins)
    bots: list[Bot] = [bot_of(job.bot, f"{job.seed}/{p}") for p in range(len(job.heroes))]
    chance, n = seed_of(f"soak {job.seed}"), 0
    while (d := game.decision) is not None:
        if n >= cap * len(bots):
            raise QuickstrikeError(f"the game is not over after {n} decisions")
        if wrong := [*game.invariants(), *leftovers(game)]:
            raise QuickstrikeError("; ".join(wrong))
        option = bots[d.seat].choose(game, d)
        if draw(chance, n) % often:
            game.answer(option)
        else:
            check_position(game)
            check_leaks(game, salt=n)
            check_answer(game, option)
        n += 1
    if wrong := [*game.invariants(), *leftovers(game)]:
        raise QuickstrikeError("; ".join(wrong))
    if game.result not in ("won", "lost"):
        raise QuickstrikeError(f"nobody is asked any more, and the result is {game.result!r}")
    return n


def outcome(job: Job, cap: int = CAP, often: int = OFTEN) -> Outcome:
    try:
        return Outcome(job, play(job, cap, often))
    except Exception as e:
        at = traceback.extract_tb(e.__traceback__)[-1]
        return Outcome(job, 0, f"{type(e).__name__}: {e} ({os.path.basename(at.filename)}:{at.lineno})")


def _some(jobs: list[Job]) -> list[Outcome]:
    return [outcome(j) for j in jobs]


def _lost(jobs: list[Job]) -> list[Outcome]:
    return [Outcome(j, 0, "the process that played it died") for j in jobs]


def soak(games: int, heuristic: int, seed: int | str, jobs: int, tell: Any = None) -> list[Outcome]:
    """All games, in the order in which they ended."""
    todo = jobs_for("random", games, seed) + jobs_for("heuristic", heuristic, seed)
    out: list[Outcome] = []
    for some in spread(_some, [todo[k:k + CHUNK] for k in range(0, len(todo), CHUNK)], jobs, _lost):
        out += some
        if tell is not None:
            tell(some, len(out), len(todo))
    return out


def _tell(some: list[Outcome], done: int, total: int) -> None:
    for o in some:
        if o.error:
            print(f"FAILED {o.job.again()}\n       {o.error}", flush=True)
    if sys.stderr.isatty():
        print(f"\r{done}/{total} ", end="", file=sys.stderr, flush=True)


def main(argv: list[str] | None = None) -> int:
    p = Parser("python -m quickstrike.soak", description=(__doc__ or "").split("\n\n")[1])
    p.add_argument("--games", type=at_least(0, "games"), default=2000, help="random games (default: 2000)")
    p.add_argument("--heuristic", type=at_least(0, "games"), default=500, help="heuristic games (default: 500)")
    p.add_argument("--seed", type=seed, default=1, help="a number or a word (default: 1)")
    p.add_argument("--jobs", type=at_least(1, "processes"), default=os.cpu_count() or 1, help="processes")
    p.add_argument("--again", metavar="GAME", help="one game again, as a failure printed it, with its traceback")
    try:
        args = p.parse_args(argv)
        if args.again:
            print(f"{play(Job.read(args.again))} decisions, nothing is wrong")
            return 0
        begun = time.perf_counter()
        out = soak(args.games, args.heuristic, args.seed, args.jobs, _tell)
    except SystemExit as e:
        return e.code if isinstance(e.code, int) else 2
    except QuickstrikeError as e:
        if args.again and not str(e).startswith("--again"):
            raise  # with its traceback, as promised
        print(f"{p.prog}: {e}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    failed = [o for o in out if o.error]
    seats = Counter(len(o.job.heroes) for o in out)
    print(f"{len(out)} games ({', '.join(f'{n} with {k} players' for k, n in sorted(seats.items()))}), "
          f"{sum(o.decisions for o in out)} decisions, {len(failed)} failed, {time.perf_counter() - begun:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
