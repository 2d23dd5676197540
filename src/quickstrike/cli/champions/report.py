"""`quickstrike report [SAVE]`: a bug report out of a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ...champions.position import report
from ...kernel.language import Words, flat
from ...term import store
from ..parser import WORDS as FILES
from ..parser import add_lang

WORDS: Words = {
    "en": flat("""
    help: make a bug report of a saved game
    about: Write what a bug report needs: the position a game stands in, its log, its answers and the version.
    file: a save (default: the last game played at the terminal)
    out: where to write it (default: to the screen)
"""),
    "fr": flat("""
    help: faire un rapport de bogue d'une partie sauvegardée
    about: Écrire ce qu'il faut pour un rapport de bogue : la position, le journal, les réponses et la version.
    file: une sauvegarde (par défaut : la dernière partie jouée au terminal)
    out: où l'écrire (par défaut : à l'écran)
"""),
}


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
