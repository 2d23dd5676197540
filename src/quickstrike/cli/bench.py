"""`quickstrike bench`: how fast a game is, beside a yardstick."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from ..kernel.language import Words, words
from .parser import Parser, add_json, add_lang, at_least, table

if TYPE_CHECKING:
    from ..games import Kit

WORDS: Words = words("cli/bench")


def add(p: Parser, kit: Kit) -> None:
    p.add_argument("--rounds", type=at_least(1, "rounds"), default=7, metavar="N", help=WORDS[p.lang]["rounds"])
    add_json(p)
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    kit: Kit = args.kit
    got = kit.measure(args.rounds)
    if got.get("chess_moves_per_s", 0) is None:
        print(f"{args.prog}: {WORDS[args.lang]['missing']}", file=sys.stderr)
    if args.json:
        print(json.dumps(got))
    else:
        print(table([(str(got[k]) if got[k] is not None else "-", said) for k, said in kit.units(args.lang).items()]))
    return 0
