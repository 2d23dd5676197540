"""Tune the weights of the heuristic bot of Champions by whole games.

    python -m tools.tune_weights --rounds 3 --samples 200 --seed t --rows games.jsonl --out tuned.toml
    python -m tools.tune_weights --compare tuned.toml --games 200 --seed held-out

Each sample moves all weights at once, each up or down by chance, and plays the same games with the weights moved one way and
with those moved the other way: every hero of the core set against each of its villains. So every game tells something of
every weight (simultaneous perturbation). After a round each weight goes as far as its effect stands out of the noise. The score
of a game is whether it was won, and a little for how far the villain was beaten in one that was lost. A run goes on from the samples that
`--rows` holds. `--compare` plays whole games with the weights as they are and with those of a file.

A bot reads its weights once, when it is loaded, and a compiled one can't be loaded again: so each set of weights plays in a
process of its own, forked from this one, which never loads the bot.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from math import exp, sqrt
from pathlib import Path
from typing import Any, TypeVar

import quickstrike.bots
from quickstrike import games
from tools.learn_value import CORE
from tools.strength import VILLAINS, wilson
from tools.told import Wrong, one_or_more, rows_of, run

FILE = Path(quickstrike.bots.__file__).parent / "champions/weights.toml"
FIXED = ("loss",)  # the unit of all others
STEP = 0.25  # how far a sample moves a weight, as a part of it,
STEPS = {"opening": 0.3, "cheap": 0.3}  # or as it is
WELL = 0.25  # how much it counts that the villain was beaten in a game that was lost
FAR = 1.0  # steps that a weight moves in a round, at most
SLOW = 3  # standard errors of an effect for which it moves one step
T = TypeVar("T")
Values = dict[str, float]
Job = tuple[str, str, str]
"""Hero, villain, seed."""
End = tuple[bool, float]
"""Was the game won, and how far was the villain beaten?"""


def weights(path: Path = FILE) -> Values:
    """Those of a file, which need not have all."""
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
        return {k: float(v) for table in tables.values() for k, v in table.items()}
    except (ValueError, TypeError, AttributeError) as e:
        raise Wrong(f"{path}: no table of weights ({e})") from None


def moved(at: Values, by: Values) -> Values:
    """The weights, each so many of its steps away."""
    return {k: x + by.get(k, 0.0) * STEPS[k] if k in STEPS else x * exp(by.get(k, 0.0) * STEP) for k, x in at.items()}


def write(values: Values, path: Path) -> Path:
    path.write_text("[all]\n" + "".join(f"{k} = {x:.4g}\n" for k, x in values.items()), "utf-8")
    return path


def weighing(path: Path, task: Callable[[], T]) -> T:
    """What a task comes to in a process whose bot weighs with the numbers of this file."""
    assert "quickstrike.bots.champions" not in sys.modules, "the bot is loaded already"
    fork = multiprocessing.get_context("fork")
    here, there = fork.Pipe()

    def work() -> None:
        os.environ["QUICKSTRIKE_WEIGHTS"] = str(path)
        there.send(task())

    child = fork.Process(target=work)
    child.start()
    there.close()  # so that nobody waits for a child that has died
    found: T = here.recv()
    child.join()
    return found


def played(path: Path, some: list[Job]) -> list[End]:
    """How these games end with the weights of a file."""

    def task() -> list[End]:
        kit = games.kit("champions")
        bot, guide = kit.bot_of("heuristic"), getattr(kit.bot_of("search"), "guide")  # noqa: B009
        out = []
        for hero, villain, seed in some:
            game = kit.game().begin(kit.setting().read({"heroes": [hero], "scenario": villain}), seed, quiet=True)
            while (d := game.decision) is not None:
                game.answer(bot.choose(game, d))
            out.append((game.result == "won", round(guide.progress(game.view(0), 0), 3)))
        return out

    return weighing(path, task)


def jobs(seed: str) -> list[Job]:
    return [(hero, v, f"{seed}/{hero}/{v}") for v in VILLAINS for hero in CORE]


def score(end: End) -> float:
    return 1.0 if end[0] else WELL * end[1]


def spread(xs: list[float]) -> tuple[float, float]:
    """Mean and standard error."""
    n = len(xs)
    mean = sum(xs) / n
    return mean, sqrt(sum((x - mean) ** 2 for x in xs) / max(1, n - 1) / n)


def samples(
    at: Values, some: list[str], round_: int, count: int, seed: str, rows: Path | None
) -> Iterator[tuple[Values, list[End], list[End]]]:
    """Signs by weight, and how the games ended with the weights moved that way and moved the other way."""
    done = {(r["seed"], r["round"], r["sample"]): r for r in rows_of(rows)}
    with tempfile.TemporaryDirectory() as folder:
        for n in range(count):
            luck = random.Random(f"{seed}/{round_}/{n}")
            signs = {k: luck.choice((-1.0, 1.0)) for k in some}
            row: Any = done.get((seed, round_, n))
            if row is None:
                ends = [
                    played(
                        write(moved(at, {k: way * x for k, x in signs.items()}), Path(folder) / "tried.toml"),
                        jobs(f"{seed}/{round_}/{n}"),
                    )
                    for way in (1, -1)
                ]
                row = {"seed": seed, "round": round_, "sample": n, "signs": signs, "ends": ends}
                if rows is not None:
                    with rows.open("a") as f:
                        f.write(json.dumps(row) + "\n")
            yield signs, *row["ends"]


def effects(found: list[tuple[Values, list[End], list[End]]]) -> dict[str, tuple[float, float]]:
    """What a step of each weight does to the mean score, and its standard error."""
    gains = [(signs, sum(score(x) - score(y) for x, y in zip(a, b, strict=True)) / len(a) / 2) for signs, a, b in found]
    return {k: spread([gain * signs[k] for signs, gain in gains]) for k in gains[0][0]}


def tune(
    rounds: int, count: int, seed: str, rows: Path | None, start: Path, out: Path, only: list[str] | None = None
) -> None:
    at = weights() | weights(start)
    for r in range(rounds):
        told = effects(list(samples(at, only or [k for k in at if k not in FIXED], r, count, seed, rows)))
        at = moved(at, {k: max(-FAR, min(FAR, mean / error / SLOW)) for k, (mean, error) in told.items() if error})
        write(at, out)
        best = sorted(told.items(), key=lambda x: -abs(x[1][0] / x[1][1]))
        print(
            f"round {r}:", ", ".join(f"{k} {mean:+.2%} ({mean / error:+.1f})" for k, (mean, error) in best), flush=True
        )


def compare(path: Path, count: int, seed: str) -> None:
    """Games won of `count` with each hero against each villain, as it is and with the weights of the file."""
    if strange := weights(path).keys() - weights().keys():
        raise Wrong(f"{path}: there is no weight {min(strange)!r}")
    tried = [job for n in range(count) for job in jobs(f"{seed}/{n}")]
    before, after = ([x for x, _ in played(p, tried)] for p in (FILE, path))
    for v in VILLAINS:
        some = [(x, y) for x, y, job in zip(before, after, tried, strict=True) if job[1] == v]
        for name, won in (("as it is", sum(x for x, _ in some)), (str(path), sum(y for _, y in some))):
            low, high = wilson(won, len(some))
            print(f"{v}, {name}: {won} of {len(some)} = {won / len(some):.1%} ({low:.0%}-{high:.0%})")
        print(
            f"  won that had been lost: {sum(y > x for x, y in some)}; lost that had been won: {sum(x > y for x, y in some)}"
        )


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--rounds", type=one_or_more, default=3)
    p.add_argument("--samples", type=one_or_more, default=200, help="in a round; each is 30 games")
    p.add_argument("--seed", default="t")
    p.add_argument("--start", type=Path, default=FILE, help="weights to begin with")
    p.add_argument("--only", nargs="+", choices=sorted(weights()), metavar="WEIGHT", help="move these weights")
    p.add_argument("--out", type=Path, default=Path("tuned.toml"))
    p.add_argument("--rows", type=Path, help="keep the samples, so that a run can be interrupted")
    p.add_argument("--compare", type=Path)
    p.add_argument("--games", type=one_or_more, default=40, help="of each hero against each villain, to compare with")
    a = p.parse_args()
    if a.compare:
        compare(a.compare, a.games, a.seed)
    else:
        tune(a.rounds, a.samples, a.seed, a.rows, a.start, a.out, a.only)


if __name__ == "__main__":
    run(main)
