"""Tune the weights of the heuristic bot of Champions.

    python -m tools.tune_weights --generations 10 --seed 1 --out /tmp/weights.toml
    python -m tools.tune_weights --compare /tmp/weights.toml --games 20 --seed held-out

Winning is too coarse a measure to tune by: thousands of games tell two sets of weights hardly apart. So each candidate plays
the same few hundred turns, each from a position of the bot's own games and in a world drawn anew in every generation, and is
measured by what the learned evaluation (see tools/learn_value.py) says at the start of the next round. The search is
CMA-ES with a diagonal matrix over the logarithms of the weights. `--compare` then plays whole games with seeds that
were not used before, with the weights as they are and with those of a file.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from quickstrike import games
from quickstrike.bots.bot import Bot
from quickstrike.bots.search.learned import LearnedGuide
from quickstrike.bots.search.trials import play_on, value_of
from quickstrike.kernel.game import Game
from tools.learn_value import tables

PACKAGE = "quickstrike.bots.champions"
TUNED = (
    *("damage", "threat", "resource", "card", "replace", "later", "keep", "ally", "exhaust", "menace", "minion_hp"),
    *("side", "hazard", "acceleration", "advance", "hp", "fear", "fear_hp", "room", "panic", "panic_room", "pace"),
)
MANY, CHOSEN, STEP = 8, 4, 0.2


def bot_with(weights: dict[str, float] | Path) -> Bot:
    """The heuristic bot with other weights: its modules are read again."""
    for name in [m for m in sys.modules if m.startswith(PACKAGE)]:
        del sys.modules[name]
    with tempfile.TemporaryDirectory() as folder:
        path = weights if isinstance(weights, Path) else Path(folder) / "weights.toml"
        if not isinstance(weights, Path):
            path.write_text("[all]\n" + "".join(f"{k} = {v:.4g}\n" for k, v in weights.items()))
        os.environ["QUICKSTRIKE_WEIGHTS"] = str(path)
        try:
            return games.kit("champions").bot_of("heuristic")
        finally:
            del os.environ["QUICKSTRIKE_WEIGHTS"]


def guide_now() -> LearnedGuide:
    found = getattr(games.kit("champions").bot_of("search"), "guide", None)
    assert isinstance(found, LearnedGuide)
    return found


def positions(count: int, seed: str) -> list[Game[Any]]:
    """Every other turn of the bot's own games."""
    kit = games.kit("champions")
    out: list[Game[Any]] = []
    bot = kit.bot_of("heuristic")
    for i, setting in enumerate(tables(kit, count, seed)):
        game, last = kit.game().begin(setting, f"{seed}/{i}", quiet=True), -1
        while len(out) < count and (d := game.decision) is not None:
            if d.kind == "turn" and game.time() > last + 1:
                last = game.time()
                out.append(game.clone(quiet=True))
            game.answer(bot.choose(game, d))
    return out


def score(weights: dict[str, float], some: list[Game[Any]], salt: int) -> float:
    """How good the tables look, in the mean, after a round that was played with these weights."""
    bot, guide, total = bot_with(weights), guide_now(), 0.0
    guide.policy = bot
    for game in some:
        world = game.resampled(0, salt)
        play_on(world, guide, (game.time() + 1,))
        total += value_of(world, 0, guide)
    return total / len(some)


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
    from quickstrike.bots.champions.weights import FILE, read

    start = read(FILE)
    some = positions(count, seed)
    search = Search([math.log(start[k]) for k in TUNED], np.random.default_rng(1))

    def weights(x: Any) -> dict[str, float]:
        return {k: float(math.exp(v)) for k, v in zip(TUNED, x, strict=True)}

    for g in range(generations):
        scores = [score(weights(x), some, g) for x in search.ask()]
        search.tell(scores)
        after = score(weights(search.mean), some, g + 1000)
        base = score({k: start[k] for k in TUNED}, some, g + 1000)
        print(
            f"{g}: tried {np.mean(scores):.4f}, best {max(scores):.4f}; elsewhere {base:.4f} -> {after:.4f}", flush=True
        )
        out.write_text("[all]\n" + "".join(f"{k} = {v:.4g}\n" for k, v in weights(search.mean).items()))


def compare(path: Path, count: int, seed: str) -> None:
    """Games won of `count` with each hero against each villain, as it is and with the weights of the file."""
    from quickstrike.bots.champions.weights import FILE

    kit = games.kit("champions")
    for name, weights in (("as it is", FILE), (str(path), path)):
        bot, won = bot_with(weights), [0, 0, 0]
        for i, setting in enumerate(tables(kit, 15 * count, seed)):
            game = kit.game().begin(setting, f"{seed}/{i}", quiet=True)
            while (d := game.decision) is not None:
                game.answer(bot.choose(game, d))
            won[i // 5 % 3] += game.result == "won"
        print(f"{name}: Rhino {won[0]}, Klaw {won[1]}, Ultron {won[2]} of {5 * count} each", flush=True)


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--generations", type=int, default=10)
    p.add_argument("--positions", type=int, default=240)
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
