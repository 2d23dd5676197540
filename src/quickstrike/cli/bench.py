"""`quickstrike bench`: how fast the engine is, beside a yardstick."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from ..kernel.language import Words, words
from .parser import add_json, add_lang, at_least, table

WORDS: Words = words("cli/bench")
UNITS: Words = words("cli/bench", "units")


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("bench", help=w["help"], description=w["about"])
    p.add_argument("--rounds", type=at_least(1, "rounds"), default=7, metavar="N", help=w["rounds"])
    add_json(p)
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..lab.bench import measure

    got = measure(args.rounds)
    if got["chess_moves_per_s"] is None:
        print(f"quickstrike bench: {WORDS[args.lang]['missing']}", file=sys.stderr)
    if args.json:
        print(json.dumps(got))
    else:
        print(table([(str(got[k]) if got[k] is not None else "-", words) for k, words in UNITS[args.lang].items()]))
    return 0
