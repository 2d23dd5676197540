"""`quickstrike report [SAVE]`: a bug report out of a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ..files import named
from ..kernel.language import Words, words
from ..term import store
from .parser import WORDS as FILES
from .parser import Parser, add_lang

if TYPE_CHECKING:
    from ..games import Kit

WORDS: Words = words("cli/report")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("file", metavar=FILES[p.lang]["file"], nargs="?", help=w["file"])
    p.add_argument("--out", "-o", metavar=FILES[p.lang]["file"], type=Path, help=w["out"])
    kit.flags().add_files(p)
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    kit: Kit = args.kit
    flags = kit.flags()
    flags.bring(args)
    path = named(args.file) if args.file else store.last_game(kit.prefix)
    text = kit.report(flags.load(path), args.lang)
    if args.out is None:
        print(text, end="")
    else:
        named(args.out).write_text(text, encoding="utf-8")
    return 0
