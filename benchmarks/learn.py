"""A first learner: a linear policy that gets better than random in a few minutes, in all three games.

    python -m benchmarks.learn [--game dicethrone] [--episodes 3000] [--test 400]

It is as small as learning can be (REINFORCE with a running baseline, no network, numpy alone), to show how the environment
is used: the observation's rows of options are turned into features, the policy is a softmax over the options that can be
chosen, and a won game makes what was done in it more likely. At the end it plays games that it has not seen, against the
same opponent, and tells the share it won with its interval, beside a policy that has learned nothing.

Champions has no opponent to beat, and games of chance are all lost there, which teaches nothing: an episode is worth as much as
the villain has lost of his hit points (`progress`).
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from quickstrike import environments
from quickstrike.bots.champions.features import beaten
from quickstrike.environments.gym import OneSeat
from quickstrike.kernel.game import Game
from quickstrike.lab.stats import wilson


def progress(game: Game[Any], seat: int) -> float:
    """1 for a game that is won; else from -1 to 0, by how far the villain is beaten; nothing on the way."""
    if game.result is None:
        return 0.0
    return 1.0 if game.payoff(seat) == 1 else beaten(game.view(seat)) - 1.0


REWARDS = {"champions": progress}
BASE = 20  # games of chance that say what is usual
SIZE = 1 << 15
"""Weights: a feature is a hash of some numbers of an option."""
PAIRS = ((0, 1), (0, 4), (0, 8), (0, 2, 7))
"""Numbers of an option (see `encoding.OPTION`) that make a feature together: verb and card, verb and value, ..."""


def features(seen: dict[str, np.ndarray], rows: np.ndarray) -> np.ndarray:
    """For each option the places of its features among the weights."""
    options = seen["options"][rows].astype(np.int64)
    kind = int(seen["kind"][0])
    columns = [np.full(len(rows), kind) * 31 + options[:, 0]]
    for n, pair in enumerate(PAIRS):
        mixed = np.full(len(rows), 7919 * (n + 1) + kind)
        for c in pair:
            mixed = (mixed * 1000003) ^ options[:, c]
        columns.append(mixed)
    return np.stack(columns, axis=1) % SIZE


class Policy:
    def __init__(self, seed: int) -> None:
        self.weights = np.zeros(SIZE)
        self.rng = np.random.default_rng(seed)

    def act(self, seen: dict[str, np.ndarray]) -> tuple[int, np.ndarray, np.ndarray, int]:
        """The action, and what the gradient needs: the features of all options, their chances, which was chosen."""
        rows = np.flatnonzero(seen["action_mask"])
        found = features(seen, rows)
        worth = self.weights[found].sum(axis=1)
        chances = np.exp(worth - worth.max())
        chances /= chances.sum()
        chosen = int(self.rng.choice(len(rows), p=chances))
        return int(rows[chosen]), found, chances, chosen

    def learn(self, steps: list[tuple[np.ndarray, np.ndarray, int]], gain: float, rate: float) -> None:
        for found, chances, chosen in steps:
            np.add.at(self.weights, found[chosen], rate * gain)
            np.subtract.at(self.weights, found, (rate * gain * chances)[:, None])


def episode(env: OneSeat, policy: Policy, seed: int) -> tuple[float, list[tuple[np.ndarray, np.ndarray, int]]]:
    seen, _ = env.reset(seed=seed)
    steps = []
    while True:
        action, *step = policy.act(seen)
        steps.append((step[0], step[1], step[2]))
        seen, reward, over, cut, _ = env.step(action)
        if over or cut:
            return float(reward), steps


def tested(env: OneSeat, policy: Policy, games: int) -> list[float]:
    """What games that nobody has learned from were worth."""
    return [episode(env, policy, seed=9 * 10**8 + n)[0] for n in range(games)]


def told(found: list[float]) -> str:
    """A drawn game is half won."""
    won, games = sum(x == 1 for x in found) + sum(x == 0 for x in found) / 2, len(found)
    low, high = wilson(round(won), games)
    mean = sum(found) / games
    error = 1.96 * (sum((x - mean) ** 2 for x in found) / max(1, games - 1) / games) ** 0.5
    return (
        f"won {won:.1f} of {games} = {won / games:.1%} ({low:.1%} to {high:.1%}), mean reward {mean:+.3f} ± {error:.3f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dicethrone")
    parser.add_argument("--bot", default="random", help="the opponent")
    parser.add_argument("--episodes", type=int, default=3000)
    parser.add_argument("--test", type=int, default=400)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    env = environments.one_seat(args.game, bot=args.bot, reward=REWARDS.get(args.game))
    policy, began = Policy(args.seed), time.process_time()
    usual = [episode(env, policy, seed=args.seed * 10**7 + n)[0] for n in range(BASE)]
    mean = sum(usual) / BASE  # or the first games would teach that everything is bad
    for n in range(args.episodes):
        reward, steps = episode(env, policy, seed=args.seed * 10**6 + n)
        policy.learn(steps, reward - mean, args.rate)
        mean += 0.02 * (reward - mean)
        if (n + 1) % max(1, args.episodes // 10) == 0:
            print(f"{n + 1} episodes, {time.process_time() - began:.0f} s: mean reward of late {mean:+.2f}", flush=True)
    print(f"learned: {told(tested(env, policy, args.test))}")
    print(f"random:  {told(tested(env, Policy(args.seed), args.test))}")


if __name__ == "__main__":
    main()
