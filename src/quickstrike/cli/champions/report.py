"""`quickstrike report [SAVE]`: a bug report out of a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ...champions.position import report
from ...kernel.language import Words, words
from ...term import store
from ..parser import WORDS as FILES
from ..parser import add_lang

WORDS: Words = words("champions/cli/report")


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("report", help=w["help"], description=w["about"])
    p.add_argument("file", metavar=FILES[p.lang]["file"], nargs="?", help=w["file"])
    p.add_argument("--out", "-o", metavar=FILES[p.lang]["file"], type=Path, help=w["out"])
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    path = Path(args.file).expanduser() if args.file else store.last_game()
    text = report(store.read(path), args.lang)
    if args.out is None:
        print(text, end="")
    else:
        args.out.expanduser().write_text(text, encoding="utf-8")
    return 0
