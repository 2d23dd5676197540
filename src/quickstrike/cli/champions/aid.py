"""`quickstrike aid`: the two-page summary that a player keeps beside the table."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from typing import Any

from ...kernel.language import words
from ...rulebook.aid import as_html, as_text, sections
from ...rulebook.games import AID, CHAMPIONS
from ..parser import WORDS as FILES
from ..parser import add_lang

WORDS = words("champions/cli/aid")


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("aid", help=w["help"], description=w["about"])
    p.add_argument("--html", metavar=FILES[p.lang]["file"], help=w["html"])
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    w, found = WORDS[args.lang], sections(CHAMPIONS.book(), AID)
    if args.html:
        Path(args.html).write_text(as_html(found, args.lang, w["heading"], w["notice"]), "utf-8")
        print(w["written"].format(file=args.html))
    else:
        width = max(60, min(110, shutil.get_terminal_size((100, 24)).columns))
        print(f"{w['heading']} ({w['notice']})\n\n{as_text(found, args.lang, width)}")
    return 0
