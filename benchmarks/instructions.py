"""Instructions a decision, counted by valgrind: the same on every run, whatever else the machine does.

    python benchmarks/instructions.py                   the mix of Champions
    python benchmarks/instructions.py --game vs         random tables of another game
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

    dice, decisions = Dice(1), 0
    for n in range(many):
        if n == WARM:
            gc.collect()
            gc.freeze()
        real = play_random(new(n), dice)
        decisions += real if n >= WARM else 0
    return decisions


def counted(game: str, many: int) -> tuple[int, int]:
    """(instructions, decisions) of a run."""
    words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    out = subprocess.run(
        [*words, "--game", game, "--play", str(many)], env=env, capture_output=True, text=True, check=True
    )
    return int(COUNTED.search(out.stderr)[1]), int(out.stdout)


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--game", choices=games.names(), default="champions")
    p.add_argument("--more", type=int, default=MORE)
    p.add_argument("--play", type=int, help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.play is not None:
        print(played(args.game, args.play))
        return
    (less, _), (all_of_it, decisions) = counted(args.game, WARM), counted(args.game, WARM + args.more)
    print(f"{args.game}, {BUILD}: {(all_of_it - less) / decisions:,.0f} instructions a decision ({decisions} of them)")


if __name__ == "__main__":
    main()
