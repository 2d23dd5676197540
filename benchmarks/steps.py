"""Answers a second by steps of the environments, over those of the engine by itself: processor time of the same games, each
at the best of some rounds, by turns, so that other work on the machine counts little.

    python -m benchmarks.steps                        all games
    python -m benchmarks.steps --game vs --rounds 20
"""

from __future__ import annotations

import argparse
import time

from quickstrike import BUILD, environments, games
from quickstrike.lab.bench import Dice, play_random

EPISODES = {"champions": 120}
FEWER = 12  # of games with longer episodes


def ways(game: str):
    """Three ways to play a game of that seed by chance; each gives the number of answers."""
    setting = games.kit(game).setting()()
    one, every = environments.one_seat(game), environments.all_seats(game)

    def engine(n):
        playing = setting.new(f"steps {n}", quiet=True)
        play_random(playing, Dice(n))
        return len(playing.answers)

    def gymnasium(n):
        dice, over = Dice(n), False
        seen, _ = one.reset(seed=n)
        while not over:
            seen, _, over, _, _ = one.step(dice.pick(seen["action_mask"].nonzero()[0]))
        return len(one.table.now.answers)

    def pettingzoo(n):
        dice = Dice(n)
        every.reset(seed=n)
        while True:
            seen, _, over, cut, _ = every.last()
            if over or cut:
                return len(every.table.now.answers)
            every.step(dice.pick(seen["action_mask"].nonzero()[0]))

    return engine, gymnasium, pettingzoo


def rates(game: str, rounds: int) -> list[float]:
    """Answers a second of each way."""
    plays, seeds = ways(game), range(EPISODES.get(game, FEWER))
    best, answers = {}, {}
    for _ in range(rounds):
        for play in plays:
            for n in seeds:
                begun = time.process_time()
                answers[play, n] = play(n)
                best[play, n] = min(time.process_time() - begun, best.get((play, n), 1e9))
    return [sum(answers[play, n] for n in seeds) / sum(best[play, n] for n in seeds) for play in plays]


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--game", choices=games.names(), action="append")
    p.add_argument("--rounds", type=int, default=6)
    args = p.parse_args()
    for game in args.game or games.names():
        engine, one, every = rates(game, args.rounds)
        print(
            f"{game}, {BUILD}: engine {engine:,.0f}, Gymnasium {one:,.0f} ({one / engine:.2f}), "
            f"PettingZoo {every:,.0f} ({every / engine:.2f}) answers a second",
            flush=True,
        )


if __name__ == "__main__":
    main()
