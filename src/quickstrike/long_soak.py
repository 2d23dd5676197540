"""A soak of any length that can be stopped and goes on where it was: `python -m quickstrike.soak --games 1000000 --resume`.

All games in turn, in rows of `ROW` tables each, most of random bots and some of the bot that plays best. A row is the
same whenever it is played; when its part is done that is a line in a file, and what the file holds is not played again.
Invariants and leaks are sampled: what goes wrong mostly stays wrong, and `--again` looks at every decision.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import games
from .games.kit import Kit
from .kernel.errors import QuickstrikeError
from .lab import spread
from .soak import Care, Job, Outcome, covered_by, jobs_for, listed, outcome

ROW = 200  # tables that are set up together
PART = 20  # games that are one line of the file
CLEVER = 10  # one row in so many is of the bot that plays best: it thinks ten times as long as a game takes
CARE = Care(every=8, often=400)


@dataclass(frozen=True)
class Part:
    """Some games of a row. name: the same at every run of the same seed."""

    name: str
    jobs: list[Job]


@dataclass
class Total:
    """What all parts came to, those of earlier runs as well."""

    games: int = 0
    decisions: int = 0
    bots: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)
    results: Counter[str] = field(default_factory=Counter)
    failed: list[str] = field(default_factory=list)

    def add(self, line: dict[str, Any]) -> None:
        self.games, self.decisions = self.games + line["games"], self.decisions + line["decisions"]
        for name in ("bots", "seats", "results"):
            getattr(self, name).update(line[name])
        self.failed += line["failed"]


def rows(kits: Sequence[Kit], count: int, seed: int | str) -> Iterator[tuple[Kit, str, int, int]]:
    """(game, bot, number, tables) of each row, the games in turn, until there are enough tables."""
    left, n = count, 0
    while left > 0:
        kit = kits[n % len(kits)]
        number = n // len(kits)
        some = min(ROW, left)
        yield kit, kit.clever if number % CLEVER == CLEVER - 1 else "random", number, some
        left, n = left - some, n + 1


def parts(kits: Sequence[Kit], count: int, seed: int | str, done: set[str]) -> Iterator[Part]:
    """What is left to be played."""
    for kit, bot, number, some in rows(kits, count, seed):
        names = [f"{kit.name} {bot} {number} {some} {k}" for k in range(0, some, PART)]
        if all(name in done for name in names):
            continue
        jobs = jobs_for(kit, bot, some, f"{seed}/{number}")
        for k, name in zip(range(0, some, PART), names, strict=True):
            if name not in done:
                yield Part(name, jobs[k : k + PART])


def played(part: Part) -> tuple[Part, list[Outcome]]:
    return part, [outcome(j, care=CARE) for j in part.jobs]


def died(part: Part) -> tuple[Part, list[Outcome]]:
    return part, [Outcome(j, 0, "", "the process that played it died") for j in part.jobs]


def line_of(part: Part, out: list[Outcome]) -> dict[str, Any]:
    return {
        "part": part.name,
        "games": len(out),
        "decisions": sum(o.decisions for o in out),
        "bots": Counter(o.job.bot for o in out),
        "seats": Counter(str(len(o.job.setting.seats)) for o in out),
        "results": Counter(o.result for o in out if o.result),
        "failed": [f"{o.job.again()}\n       {o.error}" for o in out if o.error],
    }


def read(file: Path, seed: int | str) -> tuple[set[str], Total]:
    """What was done before. A line that broke off in the middle of writing is played again."""
    done, total = set[str](), Total()
    if not file.exists():
        return done, total
    lines = file.read_text(encoding="utf-8").splitlines()
    if not lines or lines[0] != head(seed):
        raise QuickstrikeError(f"{file} is no soak of seed {seed}: delete it, or name another file with --progress")
    for text in lines[1:]:
        line = whole(text)
        if line is not None and line["part"] not in done:
            done.add(line["part"])
            total.add(line)
    return done, total


def whole(text: str) -> dict[str, Any] | None:
    """A line of the file, if all of it is there."""
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(line, dict) or not isinstance(line.get("part"), str):
        return None
    numbers = [line.get("games"), line.get("decisions")]
    for name in ("bots", "seats", "results"):
        counted = line.get(name)
        numbers += counted.values() if isinstance(counted, dict) else [None]
    failed = line.get("failed")
    fine = isinstance(failed, list) and all(isinstance(x, str) for x in failed)
    return line if fine and all(type(n) is int for n in numbers) else None


def head(seed: int | str) -> str:
    return json.dumps({"soak": str(seed)})


def soak(
    kits: Sequence[Kit],
    count: int,
    seed: int | str,
    jobs: int,
    file: Path,
    tell: Callable[[Total, list[str]], None],
    cluster: str = "",
) -> Total:
    done, total = read(file, seed)
    tell(total, total.failed)
    file.parent.mkdir(parents=True, exist_ok=True)
    new = not file.exists()
    with file.open("a", encoding="utf-8") as out:
        print(head(seed) if new else "", file=out, flush=True)  # behind a line that broke off, another one
        for part, found in _spread(parts(kits, count, seed, done), jobs, cluster):
            line = line_of(part, found)
            total.add(line)
            print(json.dumps(line), file=out, flush=True)
            os.fsync(out.fileno())
            tell(total, line["failed"])
    return total


def _spread(todo: Iterable[Part], jobs: int, cluster: str) -> Iterator[tuple[Part, list[Outcome]]]:
    """Over processes of this machine, or a cluster of Ray."""
    if cluster:
        from .lab.study.cluster import spread_on

        return spread_on(cluster, played, todo, died, jobs)
    return spread(played, todo, jobs, died)


def summary(kits: Sequence[Kit], count: int, seed: int | str, total: Total, seconds: float) -> str:
    return "\n".join(
        [
            f"{total.games} games, {total.decisions} decisions, {len(total.failed)} failed, {seconds:.0f} s of this run",
            f"by bot: {listed(total.bots)}; by players: {listed(total.seats)}; {listed(total.results)}",
            *(f"covered: {share}" for share in covered_by([k.name for k in kits], settings(kits, count, seed))),
        ]
    )


def settings(kits: Sequence[Kit], count: int, seed: int | str) -> Iterable[tuple[str, Any]]:
    """(game, setting) of every table, set up again."""
    for kit, bot, number, some in rows(kits, count, seed):
        yield from ((kit.name, s) for s in kit.tables(some, f"{seed}/{number}/{bot}"))


class Teller:
    """Failures at once; how far it is, once a minute."""

    def __init__(self, count: int, say: Callable[[str], None], every: float = 60.0) -> None:
        self.count, self.say, self.every, self.last = count, say, every, time.monotonic()

    def __call__(self, total: Total, failed: list[str]) -> None:
        for text in failed:
            print(f"FAILED {text}", flush=True)
        if time.monotonic() - self.last >= self.every:
            self.last = time.monotonic()
            self.say(f"{total.games}/{self.count}")


def kits_of(name: str) -> list[Kit]:
    return [games.kit(x) for x in games.names() if name in (x, "all")]
