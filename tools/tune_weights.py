"""Tune the weights of the heuristic bot of Champions.

    python -m tools.tune_weights --generations 20 --seed 1 --out weights.toml
    python -m tools.tune_weights --compare weights.toml --games 40 --seed held-out

Winning is too coarse a measure to tune by: thousands of games tell two sets of weights hardly apart. So each candidate plays
the same few hundred turns, each from a position of the bot's own games and in a world drawn anew in every generation, and is
measured by what the learned evaluation (see tools/learn_value.py) says at the start of the next round. The search is
CMA-ES with a diagonal matrix over the logarithms of the weights. `--compare` then plays whole games with seeds that
were not used before, with the weights as they are and with those of a file.

A bot reads its weights once, when it is loaded, and a compiled one can't be loaded again: so each candidate plays in a process of
its own, forked from this one, which never loads the bot.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

import quickstrike.bots
from quickstrike import games
from quickstrike.bots.search.learned import LearnedGuide
from quickstrike.bots.search.trials import play_on, value_of
from quickstrike.kernel.game import Game
from tools.learn_value import CORE, VILLAINS, tables

FILE = Path(quickstrike.bots.__file__).parent / "champions/weights.toml"
TUNED = (
    *("damage", "threat", "resource", "card", "replace", "later", "keep", "ally", "exhaust", "menace", "minion_hp"),
    *("side", "hazard", "acceleration", "advance", "hp", "fear", "fear_hp", "room", "panic", "panic_room", "pace"),
)
MANY, CHOSEN, STEP = 12, 6, 0.2
T = TypeVar("T")


def weighing(weights: Path, task: Callable[[], T]) -> T:
    """What a task comes to in a process whose bot weighs with the numbers of this file."""
    fork = multiprocessing.get_context("fork")
    here, there = fork.Pipe()

    def work() -> None:
        os.environ["QUICKSTRIKE_WEIGHTS"] = str(weights)
        there.send(task())

    child = fork.Process(target=work)
    child.start()
    there.close()  # so that nobody waits for a child that has died
    found: T = here.recv()
    child.join()
    return found


def positions(count: int, seed: str) -> Iterator[Game[Any]]:
    """Every other turn of the bot's own games, with the weights as they are."""
    kit = games.kit("champions")

    def answers() -> list[list[str]]:
        bot, out, n = kit.bot_of("heuristic"), list[list[str]](), 0
        for i, setting in enumerate(tables(kit, count, seed)):
            game = kit.game().begin(setting, f"{seed}/{i}", quiet=True)
            while (d := game.decision) is not None:
                game.answer(bot.choose(game, d))
            out.append([o.id for _, o in game.answers])
            n += game.time() // 2
            if n > count:
                break
        return out

    left = count
    for i, (setting, ids) in enumerate(zip(tables(kit, count, seed), weighing(FILE, answers), strict=False)):
        game, last = kit.game().begin(setting, f"{seed}/{i}", quiet=True), -1
        for id in ids:
            d = game.decision
            assert d is not None
            if left and d.kind == "turn" and game.time() > last + 1:
                last, left = game.time(), left - 1
                yield game.clone(quiet=True)
            game.answer(id)


def score(weights: Path, some: list[Game[Any]], salt: int) -> float:
    """How good the tables look, in the mean, after a round that was played with these weights."""

    def task() -> float:
        guide = getattr(games.kit("champions").bot_of("search"), "guide", None)
        assert isinstance(guide, LearnedGuide)
        guide.searches, total = False, 0.0
        for game in some:
            world = game.resampled(0, salt)
            play_on(world, guide, (game.time() + 1,))
            total += value_of(world, 0, guide)
        return total / len(some)

    return weighing(weights, task)


class Search:
    """CMA-ES with a diagonal covariance matrix."""

    def __init__(self, start: list[float], rng: np.random.Generator) -> None:
        n = len(start)
        self.mean, self.rng, self.sigma, self.spread = np.array(start), rng, STEP, np.ones(n)
        w = np.log(CHOSEN + 0.5) - np.log(np.arange(1, CHOSEN + 1))
        self.w = w / w.sum()
        mu = 1 / float((self.w**2).sum())
        self.rate = min(1.0, (2 * (mu - 2 + 1 / mu) / ((n + 2) ** 2 + mu)) * (n + 2) / 3 + 0.05)
        self.path, self.slow, self.mu = np.zeros(n), (mu + 2) / (n + mu + 5), mu
        self.usual = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))

    def ask(self) -> Any:
        half = self.rng.standard_normal((MANY // 2, len(self.mean)))
        self.z = np.concatenate([half, -half])  # in pairs: what one gains the other shows to be lost
        return self.mean + self.sigma * self.z * np.sqrt(self.spread)

    def tell(self, scores: list[float]) -> None:
        best = np.argsort(-np.array(scores))[:CHOSEN]
        step = (self.w[:, None] * self.z[best]).sum(0)
        self.mean = self.mean + self.sigma * np.sqrt(self.spread) * step
        self.path = (1 - self.slow) * self.path + math.sqrt(self.slow * (2 - self.slow) * self.mu) * step
        squares = (self.w[:, None] * self.z[best] ** 2).sum(0)
        self.spread = (1 - self.rate) * self.spread + self.rate * self.spread * squares
        self.sigma *= math.exp(self.slow / 2 * (float(np.linalg.norm(self.path)) / self.usual - 1))


def tune(generations: int, count: int, seed: str, out: Path) -> None:
    start = {k: float(v) for table in tomllib.loads(FILE.read_text("utf-8")).values() for k, v in table.items()}
    some = list(positions(count, seed))
    search = Search([math.log(start[k]) for k in TUNED], np.random.default_rng(1))

    def written(x: Any, path: Path) -> Path:
        rows = zip(TUNED, x, strict=True)
        path.write_text("[all]\n" + "".join(f"{k} = {math.exp(v):.4g}\n" for k, v in rows), "utf-8")
        return path

    with tempfile.TemporaryDirectory() as folder:
        for g in range(generations):
            tried = [score(written(x, Path(folder) / "tried.toml"), some, g) for x in search.ask()]
            search.tell(tried)
            written(search.mean, out)
            told = f"{g}: tried {np.mean(tried):.4f}, best {max(tried):.4f}"
            print(
                f"{told}; elsewhere {score(FILE, some, g + 1000):.4f} -> {score(out, some, g + 1000):.4f}", flush=True
            )


def compare(path: Path, count: int, seed: str) -> None:
    """Games won of `count` with each hero against each villain, as it is and with the weights of the file."""
    kit = games.kit("champions")

    tried = [(v, hero, n) for v in sorted(set(VILLAINS)) for hero in CORE for n in range(count)]

    def won() -> list[bool]:
        bot, out = kit.bot_of("heuristic"), []
        for v, hero, n in tried:
            setting = kit.setting().read({"heroes": [hero], "scenario": v})
            game = kit.game().begin(setting, f"{seed}/{hero}/{v}/{n}", quiet=True)
            while (d := game.decision) is not None:
                game.answer(bot.choose(game, d))
            out.append(game.result == "won")
        return out

    before, after = (weighing(weights, won) for weights in (FILE, path))
    for name, some in (("as it is", before), (str(path), after)):
        sums = [
            f"{v} {sum(x for x, job in zip(some, tried, strict=True) if job[0] == v)}" for v in sorted(set(VILLAINS))
        ]
        print(f"{name}: {', '.join(sums)} of {5 * count} each")
    gained, lost = (sum(a > b for a, b in zip(*pair, strict=True)) for pair in ((after, before), (before, after)))
    print(f"won that had been lost: {gained}; lost that had been won: {lost}")


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--generations", type=int, default=20)
    p.add_argument("--positions", type=int, default=300)
    p.add_argument("--seed", default="1")
    p.add_argument("--out", type=Path, default=Path("weights.toml"))
    p.add_argument("--compare", type=Path)
    p.add_argument("--games", type=int, default=20)
    args = p.parse_args()
    if args.compare:
        compare(args.compare, args.games, args.seed)
    else:
        tune(args.generations, args.positions, args.seed, args.out)


if __name__ == "__main__":
    main()
