"""Instructions a decision, counted by valgrind: the same on every run, whatever else the machine does.

    python benchmarks/instructions.py                   the mix of Champions
    python benchmarks/instructions.py --game vs         random tables of another game
    python benchmarks/instructions.py --game vs --steps     beside it the same by steps of the Gymnasium environment
    QUICKSTRIKE_PURE=1 python benchmarks/instructions.py    pure Python, where `make fast` was run

Two runs, one of some games and one of more: what they differ by is playing alone, without starting and warming up.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import subprocess
import sys

from quickstrike import BUILD, games
from quickstrike.lab.bench import Dice, play_random

WARM, MORE = 15, 30
COUNTED = re.compile(r"Collected\s*:\s*(\d+)")


def played(game: str, many: int) -> int:
    """Decisions with at least two options of so many games, the first ones aside."""
    if game == "champions":
        from quickstrike.lab.champions.card_bench import solo as new
    else:
        tables = list(games.kit(game).tables(WARM, "instructions"))

        def new(n):
            return tables[n % len(tables)].new(f"instructions {n}")

    dice = Dice(1)
    return all_but_the_first(many, WARM, lambda n: play_random(new(n), dice))


def answered(game: str, many: int, stepped: bool, warm: int = WARM) -> int:
    """Answers of all seats in games at the usual table: by themselves, or by steps of the environment, whose bot has the
    other seats and answers as thoughtlessly."""
    from quickstrike import environments

    setting, env, dice = games.kit(game).setting()(), environments.one_seat(game), Dice(1)

    def bare(n):
        playing = setting.new(f"instructions {n}", quiet=True)
        play_random(playing, dice)
        return len(playing.answers)

    def steps(n):
        seen, _ = env.reset(seed=n)
        over = False
        while not over:
            seen, _, over, _, _ = env.step(dice.pick(seen["action_mask"].nonzero()[0]))
        return len(env.table.now.answers)

    return all_but_the_first(many, warm, steps if stepped else bare)


def all_but_the_first(many, warm, play):
    """Both runs tidy up after the first ones, or that would be counted, too."""
    for n in range(warm):
        play(n)
    gc.collect()
    gc.freeze()
    return sum(play(n) for n in range(warm, many))


def counted(game: str, many: int, *more: str) -> tuple[int, int]:
    """(instructions, decisions) of a run."""
    words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    out = subprocess.run(
        [*words, "--game", game, "--play", str(many), *more], env=env, capture_output=True, text=True, check=True
    )
    return int(COUNTED.search(out.stderr)[1]), int(out.stdout)


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--game", choices=games.names(), default="champions")
    p.add_argument("--more", type=int, default=MORE)
    p.add_argument("--warm", type=int, default=WARM, help="games before those that are counted, with --steps")
    p.add_argument("--play", type=int, help=argparse.SUPPRESS)
    p.add_argument("--steps", action="store_true", help="of the environment, beside those of the engine")
    p.add_argument("--of", choices=("bare", "stepped"), help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.play is not None:
        print(
            answered(args.game, args.play, args.of == "stepped", args.warm)
            if args.of
            else played(args.game, args.play),
            flush=True,
        )
        os._exit(0)  # what is left is not cleared away: that is no playing
    if args.steps:
        bare, stepped = (each(args.game, args.more, args.warm, "--of", what)[0] for what in ("bare", "stepped"))
        print(
            f"{args.game}, {BUILD}: {bare:,.0f} instructions an answer, {stepped:,.0f} by steps: {bare / stepped:.2f}"
        )
        return
    cost, decisions = each(args.game, args.more, WARM)
    print(f"{args.game}, {BUILD}: {cost:,.0f} instructions a decision ({decisions} of them)")


def each(game: str, more: int, warm: int, *flags: str) -> tuple[float, int]:
    told = (*flags, "--warm", str(warm))
    (less, _), (all_of_it, decisions) = counted(game, warm, *told), counted(game, warm + more, *told)
    return (all_of_it - less) / decisions, decisions


if __name__ == "__main__":
    main()
