"""Learn how good a table is: what the search bots rate their trials with.

    python -m tools.learn_value champions --games 3000 --seed 1 --rows games.jsonl --out src/quickstrike/bots/champions/value.json

A bot plays games against itself: the one that plays the trials, or `--bot search:0.1s`. A search plays better games and sees other
tables, and what is as good as lost for one may be won by the other: so the network is told who plays on (`SEARCHES`), and
learns from many cheap games how tables differ and from some dear ones what a search makes of them. Wherever a trial could be
rated, each seat's numbers are noted; when the game is over, who won, and how well it went besides.

A network of one hidden layer learns both (numpy, Adam). How a game ends is mostly chance, so it is trained again, `PASSES` times, on
what the last one says of the same game a round later, mixed with what came of it (TD(lambda), `TRACE`). One game in seven is held
out: training stops at the step where these are foretold best, and their log loss is printed beside that of knowing nothing but
how often games are won. `--rows FILE` keeps the games, so that more can be added later, of another bot too; `--old FILE` tells how
well an older network foretells the games held out.

With `--astray 7` the bots do anything now and then up to a turn that is drawn by lot, at most the seventh, and only what comes later is
learned from: so the network also sees tables that no bot would come to by itself, which is what a search asks about.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quickstrike import games
from quickstrike.bots.bot import Bot
from quickstrike.bots.search import SearchBot
from quickstrike.bots.search.learned import LearnedGuide
from quickstrike.bots.search.network import Network
from quickstrike.games import Kit
from quickstrike.kernel.decision import Decision, Option
from quickstrike.kernel.game import Game
from quickstrike.kernel.setting import Setting
from tools.told import Wrong, rows_of, run

Array = NDArray[np.float64]
UNITS, BATCH, RATE, DECAY = 32, 128, 2e-3, 2e-3
PASSES, TRACE = 2, 0.6
EPOCHS, STEPS = 40, 3000  # at least
HELD_OUT = 7
OFTEN = (0.05, 0.15, 0.3)  # how often a bot that goes astray does anything
SIDES = {"vs": "decks", "dicethrone": "heroes"}  # what a duel is set up from
CORE = ("spider-man", "captain-marvel", "she-hulk", "iron-man", "black-panther")
VILLAINS = ("klaw", "ultron", "klaw", "ultron", "rhino")  # those twice from whom there is more to learn


def tables(kit: Kit, count: int, seed: str, seats: int = 0) -> Iterator[Setting]:
    """What is played: each hero of the core set against each of its villains; in other games whatever can be set up, or
    that for so many seats."""
    if kit.name != "champions":
        some = kit.tables(8 * count if seats else count, seed)
        yield from islice((t for t in some if seats in (0, len(getattr(t, "heroes", getattr(t, "decks", ()))))), count)
        return
    for i in range(count):
        scenario = VILLAINS[i // len(CORE) % len(VILLAINS)]
        yield kit.setting().read({"heroes": [CORE[i % len(CORE)]], "scenario": scenario})


def duels(kit: Kit, count: int) -> Iterator[Setting]:
    """The same on both sides, one after the other."""
    same = [kit.setting().read({SIDES[kit.name]: [x, x]}) for x in mirrored(kit.name)]
    yield from (same[i % len(same)] for i in range(count))


def mirrored(game: str) -> list[str]:
    """What both sides may play."""
    if game == "vs":
        from quickstrike.vs import DECKS

        return sorted(DECKS)
    from quickstrike.dicethrone import HEROES

    return sorted(HEROES)


class Straying:
    """Up to some turn it does anything now and then; from then on it is the bot that it was given."""

    def __init__(self, bot: Bot, most: int, seed: str) -> None:
        self.bot, self.luck = bot, random.Random(f"astray {seed}")
        self.until, self.often = self.luck.randint(0, most), self.luck.choice(OFTEN)

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        if game.time() <= self.until and self.luck.random() < self.often:
            return self.luck.choice([o for o in decision.options if o.verb != "concede"])
        return self.bot.choose(game, decision)


def played(kit: Kit, guide: LearnedGuide, bot: Bot, setting: Setting, seed: str, astray: int = 0) -> dict[str, Any]:
    """One game: the numbers of each seat at every moment when a trial could be rated, and how it ended for them."""
    game = kit.game().begin(setting, seed, quiet=True)
    if not astray:
        return watched(game, guide, [bot for _ in game.seats()])
    straying = Straying(bot, astray, seed)
    return watched(game, guide, [straying for _ in game.seats()], straying.until)


def watched(game: Game[Any], guide: LearnedGuide, bots: Sequence[Bot], last: int = -1) -> dict[str, Any]:
    """The same of a game that these bots play to its end, one for each seat. last: what comes later is noted."""
    seats: list[list[list[float]]] = [[] for _ in game.seats()]
    while (d := game.decision) is not None:
        if game.time() > last and guide.rated_at(game, d, (last + 1,)):
            last = game.time()
            for x in game.seats():
                seats[x].append([round(v, 3) for v in guide.numbers(game, x, isinstance(bots[x], SearchBot))])
        game.answer(bots[d.seat].choose(game, d))
    ends = [[game.payoff(x), round(guide.progress(game.view(x), x), 3)] for x in game.seats()]
    return {"seats": seats, "ends": ends}


def arrays(some: Sequence[dict[str, Any]]) -> tuple[Array, Array, Array]:
    """The numbers, how each game ended, and whether the next row is a later moment of the same seat."""
    x, y, goes_on = list[list[float]](), list[list[float]](), list[bool]()
    for g in some:
        for rows, end in zip(g["seats"], g["ends"], strict=True):
            x += rows
            y += [end] * len(rows)
            goes_on += [k < len(rows) - 1 for k in range(len(rows))]
    return np.array(x), np.array(y, dtype=float), np.array(goes_on)


def mixed(said: Array, ends: Array, goes_on: Array) -> Array:
    """What came of each moment: partly what was said of the next one, partly what came of that."""
    out = ends.copy()
    for k in range(len(ends) - 2, -1, -1):
        if goes_on[k]:
            out[k] = (1 - TRACE) * said[k + 1] + TRACE * out[k + 1]
    return out


class Learner:
    """A network being trained."""

    def __init__(self, x: Array, y: Array, rng: np.random.Generator) -> None:
        self.mean, self.scale = x.mean(0), 1 / np.maximum(x.std(0), 0.05)
        self.x, self.y, self.rng = self.put(x), y, rng
        inputs = self.x.shape[1]
        self.weights = [
            rng.standard_normal((inputs, UNITS)) / np.sqrt(inputs),
            rng.standard_normal((UNITS + 1, 2)) / 10,
        ]
        self.slow = [np.zeros_like(w) for w in self.weights]
        self.fast = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def put(self, x: Array) -> Array:
        found: Array = np.c_[np.clip((x - self.mean) * self.scale, -5, 5), np.ones(len(x))]
        return found

    def says(self, put: Array) -> tuple[Array, Array]:
        hidden = np.c_[np.maximum(put @ self.weights[0], 0), np.ones(len(put))]
        return hidden, 1 / (1 + np.exp(-hidden @ self.weights[1]))

    def epoch(self, rate: float) -> None:
        order = self.rng.permutation(len(self.x))
        for k in range(0, len(order), BATCH):
            some = order[k : k + BATCH]
            hidden, said = self.says(self.x[some])
            wrong = (said - self.y[some]) / len(some)
            back = (wrong @ self.weights[1][:-1].T) * (hidden[:, :-1] > 0)
            self._step([self.x[some].T @ back, hidden.T @ wrong], rate)

    def _step(self, gradients: list[Array], rate: float) -> None:
        """Adam."""
        self.steps += 1
        for w, g, slow, fast in zip(self.weights, gradients, self.slow, self.fast, strict=True):
            g = g + DECAY * w
            slow += 0.1 * (g - slow)
            fast += 0.001 * (g * g - fast)
            w -= rate * (slow / (1 - 0.9**self.steps)) / (np.sqrt(fast / (1 - 0.999**self.steps)) + 1e-8)

    def learn(self, out: Array, truth: Array) -> tuple[list[Array], float]:
        """Train until the rows that are held out are foretold best; the weights then, and the log loss of winning."""
        put, best, found, loss = self.put(out), 9e9, self.weights, 9e9
        epochs = max(EPOCHS, STEPS * BATCH // len(self.x))
        for k in range(epochs):
            self.epoch(RATE * (1 - 0.9 * k / epochs))
            now = log_loss(truth, self.says(put)[1])
            if float(now.sum()) < best:
                best, loss, found = float(now.sum()), float(now[0]), [w.copy() for w in self.weights]
        return found, loss

    def packed(self, names: tuple[str, ...], weights: list[Array]) -> dict[str, Any]:
        def short(a: Array) -> list[float]:
            return [round(float(v), 4) for v in a]

        return {
            "names": list(names),
            "mean": short(self.mean),
            "scale": short(self.scale),
            "hidden": [short(c) for c in weights[0].T],
            "out": [short(c) for c in weights[1].T],
        }


def log_loss(y: Array, said: Array) -> Array:
    found: Array = -(y * np.log(said + 1e-9) + (1 - y) * np.log(1 - said + 1e-9)).mean(0)
    return found


def learned(
    some: list[dict[str, Any]], names: tuple[str, ...], together: int = 1
) -> tuple[dict[str, Any], dict[str, float]]:
    """The network as data, and how well it foretells the games that were held out. together: so many in a row are alike
    (the same seed with other seats or weights), and held out together."""
    x, y, goes_on = arrays([g for i, g in enumerate(some) if i // together % HELD_OUT])
    out, truth, _ = arrays([g for i, g in enumerate(some) if not i // together % HELD_OUT])
    wanted = y
    for k in range(PASSES + 1):
        learner = Learner(x, wanted, np.random.default_rng(k + 1))
        learner.weights, loss = learner.learn(out, truth)
        wanted = mixed(learner.says(learner.x)[1], y, goes_on)
    plain = float(log_loss(truth, np.tile(y.mean(0), (len(truth), 1)))[0])
    return learner.packed(names, learner.weights), {"rows": len(x), "held out": len(out), "loss": loss, "plain": plain}


def foretold(some: Sequence[dict[str, Any]], net: Network) -> float:
    """The log loss of a network on these games."""
    x, y, _ = arrays(some)
    return float(log_loss(y, np.array([net(list(r)) for r in x]))[0])


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("game", choices=games.names())
    p.add_argument("--games", type=int, default=1500)
    p.add_argument("--seed", default="1")
    p.add_argument("--bot", help="who plays; without it the bot that plays the trials")
    p.add_argument("--seats", type=int, default=0, help="only tables for so many (not in Champions)")
    p.add_argument(
        "--mirrored", action="store_true", help="only duels of a hero or deck with itself (not in Champions)"
    )
    p.add_argument("--astray", type=int, default=0, help="turns up to which the bots may do anything now and then")
    p.add_argument("--rows", type=Path)
    p.add_argument("--together", type=int, default=1, help="games in a row that are held out together")
    p.add_argument("--old", type=Path)
    p.add_argument("--out", type=Path)
    args = p.parse_args()
    kit = games.kit(args.game)
    guide = getattr(kit.bot_of("search"), "guide", None)
    assert isinstance(guide, LearnedGuide)
    some = rows_of(args.rows)
    wanted = duels(kit, args.games) if args.mirrored else tables(kit, args.games, args.seed, args.seats)
    for i, t in enumerate(wanted):
        bot = kit.bot_of(args.bot, f"{args.seed}/{i}") if args.bot else guide.policy
        some.append(played(kit, guide, bot, t, f"{args.seed}/{i}", args.astray))
        if args.rows:  # at once: what was played is not lost when it is interrupted
            with args.rows.open("a") as f:
                f.write(json.dumps(some[-1]) + "\n")
    if not some:
        raise Wrong("there is nothing to learn from: --games plays some, --rows FILE has some")
    if args.out:
        data, told = learned(some, guide.names, args.together)
        args.out.write_text(json.dumps(data) + "\n")
        print(" ".join(f"{k}: {v:.4g}" for k, v in told.items()))
    if args.old:
        out = [g for i, g in enumerate(some) if not i // args.together % HELD_OUT]
        print(f"{args.old}: {foretold(out, Network.load(args.old)):.4g}")


if __name__ == "__main__":
    run(main)
