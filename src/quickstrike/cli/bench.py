"""`quickstrike bench`: how fast the engine is, beside a yardstick."""
from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from .base import at_least, table

ABOUT = ("Measure speed on one thread: random solo games against Rhino, and what a clone, a save, a view cost in the "
         "middle of an effect. The yardstick, random legal moves with the package chess, is taken in the same run.")
UNITS = {"games_per_s": "random games per second",
         "decisions_per_s": "decisions per second (with at least two options)",
         "decisions_per_game": "such decisions in a game", "events_per_game": "notes in the log of a game",
         "clone_us": "µs for a clone", "save_us": "µs for a save", "load_us": "µs for a load",
         "view_us": "µs for a view",
         "undo_us": "µs to take back a step", "chess_moves_per_s": "yardstick: random moves of chess per second",
         "decisions_ratio": "decisions per move of the yardstick (at least 0.35, 1 is the aim)",
         "clone_ratio": "moves of the yardstick in the time of a clone (at most 1.5)"}


def register(subparsers: Any) -> None:
    p = subparsers.add_parser("bench", help="measure the speed", description=ABOUT)
    p.add_argument("--rounds", type=at_least(1, "rounds"), default=7, metavar="N",
                   help="rounds of which the median is told (default: 7)")
    p.add_argument("--json", action="store_true", help="for programs")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..lab.bench import measure

    got = measure(args.rounds)
    if got["chess_moves_per_s"] is None:
        print("quickstrike bench: the yardstick is missing: pip install 'quickstrike[bench]'", file=sys.stderr)
    if args.json:
        print(json.dumps(got))
    else:
        print(table([(str(got[k]) if got[k] is not None else "-", words) for k, words in UNITS.items()]))
    return 0
