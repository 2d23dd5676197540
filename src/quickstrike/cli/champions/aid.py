"""`quickstrike aid`: the two-page summary that a player keeps beside the table."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from ...games import Kit
from ...kernel.language import words
from ...rulebook.aid import as_html, as_text, sections
from ...rulebook.champions import AID
from ..parser import WORDS as FILES
from ..parser import Parser, add_lang

WORDS = words("champions/cli/aid")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("--html", metavar=FILES[p.lang]["file"], help=w["html"])
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    w, found = WORDS[args.lang], sections(args.kit.book().book(), AID)
    if args.html:
        Path(args.html).write_text(as_html(found, args.lang, w["heading"], w["notice"]), "utf-8")
        print(w["written"].format(file=args.html))
    else:
        width = max(60, min(110, shutil.get_terminal_size((100, 24)).columns))
        print(f"{w['heading']} ({w['notice']})\n\n{as_text(found, args.lang, width)}")
    return 0
