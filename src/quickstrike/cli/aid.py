"""`quickstrike [GAME] aid`: the two-page summary that a player keeps beside the table. What it is called is the game's."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from ..games import Kit
from ..kernel.language import words
from ..rulebook.aid import as_html, as_text, sections
from .parser import WORDS as FILES
from .parser import Parser, add_lang


def add(p: Parser, kit: Kit) -> None:
    w = words(f"{kit.name}/cli/aid")[p.lang]
    p.add_argument("--html", metavar=FILES[p.lang]["file"], help=w["html"])
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    book = args.kit.book()
    w, found = words(f"{args.kit.name}/cli/aid")[args.lang], sections(book.book(), book.aid)
    if args.html:
        Path(args.html).write_text(as_html(found, args.lang, w["heading"], w["notice"]), "utf-8")
        print(w["written"].format(file=args.html))
    else:
        width = max(60, min(110, shutil.get_terminal_size((100, 24)).columns))
        print(f"{w['heading']} ({w['notice']})\n\n{as_text(found, args.lang, width)}")
    return 0
