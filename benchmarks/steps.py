"""Answers a second by steps of the environments, over those of the engine by itself in the very same games: processor time, each
game at the best of some rounds, by turns, so that other work on the machine counts little.

    python -m benchmarks.steps                        all games
    python -m benchmarks.steps --game vs --rounds 20
"""

from __future__ import annotations

import argparse
import time

from quickstrike import BUILD, environments, games
from quickstrike.lab.bench import Dice

EPISODES = {"champions": 120}
FEWER = 12  # of games with longer episodes


def ways(game: str):
    """Two ways to play a game of that seed by chance, each with the table that it is played at."""
    one, every = environments.one_seat(game), environments.all_seats(game)

    def gymnasium(n):
        dice, over = Dice(n), False
        seen, _ = one.reset(seed=n)
        while not over:
            seen, _, over, _, _ = one.step(dice.pick(seen["action_mask"].nonzero()[0]))

    def pettingzoo(n):
        dice = Dice(n)
        every.reset(seed=n)
        while True:
            seen, _, over, cut, _ = every.last()
            if over or cut:
                return
            every.step(dice.pick(seen["action_mask"].nonzero()[0]))

    return (gymnasium, one.table), (pettingzoo, every.table)


def alone(table):
    """The same game once more, by the engine alone."""
    played = table.now
    game = table.kit.game().begin(table.setting, played.setup["seed"], quiet=True)
    for _, option in played.answers:
        game.answer(game.decision.find(option.id))


def timed(play, what) -> float:
    begun = time.process_time()
    play(what)
    return time.process_time() - begun


def rates(game: str, rounds: int) -> list[tuple[float, float]]:
    """Answers a second of the engine and of each way, in the games that this way plays."""
    out = []
    for play, table in ways(game):
        best, answers = {}, 0
        for n in range(EPISODES.get(game, FEWER)):
            for _ in range(rounds):
                pair = timed(play, n), timed(alone, table)
                best[n] = tuple(map(min, pair, best.get(n, pair)))
            answers += len(table.now.answers)
        out.append(tuple(answers / sum(x[k] for x in best.values()) for k in (1, 0)))
    return out


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--game", choices=games.names(), action="append")
    p.add_argument("--rounds", type=int, default=6)
    args = p.parse_args()
    for game in args.game or games.names():
        for name, (engine, way) in zip(("Gymnasium", "PettingZoo"), rates(game, args.rounds), strict=True):
            told = f"engine {engine:,.0f}, {name} {way:,.0f} answers a second ({way / engine:.2f})"
            print(f"{game}, {BUILD}: {told}", flush=True)


if __name__ == "__main__":
    main()
