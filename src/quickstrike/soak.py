"""Soak: thousands of games of bots, with everything checked at every decision. `python -m quickstrike.soak`

Tables of all kinds that a game has: for Champions all heroes with all aspects, in starter decks and random ones, one to
four at a table, against all villains with all modular sets, in all modes; for Dice Throne all rows of heroes in all
modes. At each decision the table's invariants hold and nothing is left over; now and then a clone, a reloaded save and a
step back agree with the game, and no view tells what its seat can't know. A game that does not end is a failure like any
other. Failures print what to type to see them again.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from typing import Any

from . import games
from .bots import Bot
from .cli.parser import Parser, at_least, seed
from .games.kit import Kit, Share
from .kernel.chance import draw, seed_of
from .kernel.contract import check_answer, check_leaks, check_position, leftovers
from .kernel.errors import QuickstrikeError
from .kernel.setting import Setting
from .lab import spread

CAP = 5000  # decisions of one player after which a game counts as endless
CHUNK = 10
ALL = "all"


@dataclass(frozen=True)
class Care:
    """How closely a game is looked at. every: one in so many decisions, the table's invariants and what is left over;
    often: one in so many, everything."""

    every: int = 1
    often: int = 60


CLOSE = Care()


@dataclass(frozen=True)
class Job:
    """One game: everything that is needed to see it again."""

    game: str
    bot: str
    setting: Setting
    seed: str

    @property
    def kit(self) -> Kit:
        return games.kit(self.game)

    def __str__(self) -> str:
        return f"{self.game} {self.bot} {self.setting} {self.seed}"

    def bot_of(self, seed: str) -> Bot:
        return self.kit.bot_of(self.bot, seed)

    def again(self) -> str:
        """What to type to see it."""
        return f"python -m quickstrike.soak --again {quote(str(self))}"

    @classmethod
    def read(cls, text: str) -> Job:
        game, _, rest = text.partition(" ")
        bot, _, rest = rest.partition(" ")
        setting, _, seed = rest.rpartition(" ")
        if not setting:
            raise QuickstrikeError("--again wants the whole of what a failure printed")
        return cls(game, bot, games.kit(game).setting().parse(setting), seed)


@dataclass(frozen=True)
class Outcome:
    """error: what is wrong, or nothing."""

    job: Job
    decisions: int
    result: str = ""
    error: str = ""


def jobs_for(kit: Kit, bot: str, count: int, seed: int | str) -> list[Job]:
    """That many games of this bot, at tables of all kinds."""
    made = kit.tables(count, f"{seed}/{bot}")
    return [Job(kit.name, bot, setting, f"{seed}/{bot}/{i}") for i, setting in enumerate(made)]


def play(job: Job, cap: int = CAP, care: Care = CLOSE) -> Outcome:
    """Play a game and check it all along. Raises what is wrong."""
    game = job.setting.new(job.seed)
    bots = [job.bot_of(f"{job.seed}/{p}") for p in game.seats()]
    chance, n = seed_of(f"soak {job.seed}"), 0
    while (d := game.decision) is not None:
        if n >= cap * len(bots):
            raise QuickstrikeError(f"the game is not over after {n} decisions")
        if n % care.every == 0 and (wrong := [*game.invariants(), *leftovers(game)]):
            raise QuickstrikeError("; ".join(wrong))
        option = bots[d.seat].choose(game, d)
        if draw(chance, n) % care.often:
            game.answer(option)
        else:
            check_position(game)
            check_leaks(game, salt=n)
            check_answer(game, option)
        n += 1
    if wrong := [*game.invariants(), *leftovers(game)]:
        raise QuickstrikeError("; ".join(wrong))
    if game.result is None or any(game.payoff(x) is None for x in game.seats()):
        raise QuickstrikeError(f"nobody is asked any more, and the result is {game.result!r}")
    return Outcome(job, n, game.result)


def outcome(job: Job, cap: int = CAP, care: Care = CLOSE) -> Outcome:
    try:
        return play(job, cap, care)
    except Exception as e:
        at = traceback.extract_tb(e.__traceback__)[-1]
        return Outcome(job, 0, "", f"{type(e).__name__}: {e} ({os.path.basename(at.filename)}:{at.lineno})")


def _some(jobs: list[Job]) -> list[Outcome]:
    return [outcome(j) for j in jobs]


def _lost(jobs: list[Job]) -> list[Outcome]:
    return [Outcome(j, 0, "", "the process that played it died") for j in jobs]


def soak(kits: Sequence[Kit], count: int, clever: int, seed: int | str, jobs: int, tell: Any = None) -> list[Outcome]:
    """All games, in the order in which they ended: of each game `count` by random bots and `clever` by the bot that plays best."""
    todo = [j for k in kits for j in (*jobs_for(k, "random", count, seed), *jobs_for(k, k.clever, clever, seed))]
    out: list[Outcome] = []
    for some in spread(_some, [todo[k : k + CHUNK] for k in range(0, len(todo), CHUNK)], jobs, _lost):
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
    elif done * 10 // total > (done - len(some)) * 10 // total:  # in a log, a line for each tenth
        print(f"{done}/{total}", file=sys.stderr, flush=True)


def summary(out: list[Outcome], seconds: float) -> str:
    """What was played and how it went; how much of the cross product that is."""
    failed = sum(bool(o.error) for o in out)
    bots, seats, results = (
        Counter(x)
        for x in (
            [o.job.bot for o in out],
            [len(o.job.setting.seats) for o in out],
            [o.result for o in out if o.result],
        )
    )
    return "\n".join(
        [
            f"{len(out)} games, {sum(o.decisions for o in out)} decisions, {failed} failed, {seconds:.0f} s",
            f"by bot: {listed(bots)}; by players: {listed(seats)}; {listed(results)}",
            *(f"covered: {share}" for share in _covered(out)),
        ]
    )


def _covered(out: list[Outcome]) -> list[Share]:
    """How much of each game's tables was met."""
    played = list(dict.fromkeys(o.job.game for o in out))
    return covered_by(played, ((o.job.game, o.job.setting) for o in out if not o.error))


def covered_by(names: Iterable[str], tables: Iterable[tuple[str, Setting]]) -> list[Share]:
    by_game: dict[str, list[Setting]] = {name: [] for name in names}
    for name, setting in tables:
        by_game[name].append(setting)
    return [share for name, some in by_game.items() for share in games.kit(name).covered(some)]


def listed(found: Counter[Any]) -> str:
    return ", ".join(f"{k} {n}" for k, n in sorted(found.items()))


def main(argv: list[str] | None = None) -> int:
    p = Parser("python -m quickstrike.soak", description=(__doc__ or "").split("\n\n")[1])
    p.add_argument("--games", type=at_least(0, "games"), default=4000, help="random games (default: 4000)")
    p.add_argument(
        "--heuristic",
        type=at_least(0, "games"),
        default=1000,
        help="games of the bot that plays to win (default: 1000)",
    )
    first = games.names()[0]
    about = f"which game (default: {first}; with --resume, {ALL})"
    p.add_argument("--game", choices=(*games.names(), ALL), help=about)
    p.add_argument("--resume", action="store_true", help="go on where this was stopped; --games are all there are")
    p.add_argument("--progress", type=Path, help="the file of --resume (default: soak-SEED.jsonl)")
    p.add_argument("--seed", type=seed, default=1, help="a number or a word (default: 1)")
    p.add_argument("--jobs", type=at_least(1, "processes"), default=os.cpu_count() or 1, help="processes")
    about = "a cluster of Ray, with --resume: local, auto or ray://HOST:PORT"
    p.add_argument("--cluster", default="", metavar="ADDRESS", help=about)
    p.add_argument("--again", metavar="GAME", help="one game again, as a failure printed it, with its traceback")
    try:
        args = p.parse_args(argv)
        if args.cluster and not args.resume:
            p.error("--cluster goes with --resume")
        job = Job.read(args.again) if args.again else None
        if job is not None:  # a table that can't be set up is told in one sentence
            job.bot_of("")
            job.setting.new(job.seed)
    except SystemExit as e:
        return e.code if isinstance(e.code, int) else 2
    except QuickstrikeError as e:
        print(f"{p.prog}: {e}", file=sys.stderr)
        return 2
    try:
        if job is not None:  # what is wrong comes with its traceback, as promised
            print(f"{play(job).decisions} decisions, nothing is wrong")
            return 0
        begun = time.perf_counter()
        if args.resume:
            return _long(args, begun)
        kits = [games.kit(x) for x in games.names() if (args.game or first) in (x, ALL)]
        out = soak(kits, args.games, args.heuristic, args.seed, args.jobs, _tell)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    print(summary(out, time.perf_counter() - begun))
    return 1 if any(o.error for o in out) else 0


def _long(args: Any, begun: float) -> int:
    from . import long_soak as long

    kits = long.kits_of(args.game or ALL)
    file = args.progress or Path(f"soak-{args.seed}.jsonl")
    tell = long.Teller(args.games, lambda text: print(text, file=sys.stderr, flush=True))
    try:
        total = long.soak(kits, args.games, args.seed, args.jobs, file, tell, args.cluster)
    except QuickstrikeError as e:
        print(f"python -m quickstrike.soak: {e}", file=sys.stderr)
        return 2
    print(long.summary(kits, args.games, args.seed, total, time.perf_counter() - begun))
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
