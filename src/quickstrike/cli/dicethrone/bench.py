"""`quickstrike dicethrone bench`: how fast Dice Throne is, beside Champions."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ...kernel.language import Words, words
from ..parser import add_json, add_lang, at_least, table

WORDS: Words = words("dicethrone/cli/bench")
UNITS: Words = words("dicethrone/cli/bench", "units")


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("bench", help=w["help"], description=w["about"])
    p.add_argument("--rounds", type=at_least(1, "rounds"), default=7, metavar="N", help=w["rounds"])
    add_json(p)
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ...lab.dicethrone.dice_bench import measure

    got = measure(args.rounds)
    print(json.dumps(got) if args.json else table([(str(got[k]), words) for k, words in UNITS[args.lang].items()]))
    return 0
