"""`quickstrike aid`: the two-page summary that a player keeps beside the table."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from typing import Any

from ...rulebook.aid import as_html, as_text, sections
from ...rulebook.games import AID, CHAMPIONS
from ..parser import WORDS as FILES
from ..parser import add_lang

WORDS = {
    "en": {
        "help": "the player aid, to read or print",
        "html": "write it as a page of two printed sides",
        "about": "The player aid: round, turn, activations, icons, statuses, keywords, setup and what people forget.",
        "heading": "Marvel Champions: player aid",
        "notice": "quickstrike, an unofficial fan work",
        "written": "Written: {file}. Open it in a browser and print it, both sides of one sheet.",
    },
    "fr": {
        "help": "l'aide de jeu, à lire ou à imprimer",
        "html": "l'écrire comme une page à imprimer recto verso",
        "about": "L'aide de jeu : round, tour, activations, icônes, états, mots-clés, mise en place et ce qu'on "
        "oublie.",
        "heading": "Marvel Champions : aide de jeu",
        "notice": "quickstrike, œuvre de fans non officielle",
        "written": "Écrit : {file}. À ouvrir dans un navigateur et à imprimer, recto verso sur une feuille.",
    },
}


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
