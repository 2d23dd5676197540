"""`quickstrike cards`: every card that can enter a game, with what it does in words."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap

from ...champions.faces import FACES, Face
from ...champions.text import card_text, spelled
from ...champions.text.names import title
from ...champions.text.printed import printed, traits_of
from ...games import Kit
from ...kernel.errors import SetupError, did_you_mean
from ...kernel.language import Words, words
from ..parser import Parser, add_lang

WORDS: Words = words("champions/cli/cards")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("--pack", metavar=w["PACK"], help=w["pack"])
    p.add_argument("--code", metavar=w["CODE"], help=w["code"])
    p.add_argument("--json", action="store_true", help=w["json"])
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    from ...champions.text.export import export

    rows = export(args.pack, args.code)
    if not rows:
        packs = sorted({r["pack"] for r in export()})
        raise SetupError("no pack", name=args.pack, near=did_you_mean(str(args.pack), packs))
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    width = max(60, min(120, shutil.get_terminal_size((100, 24)).columns)) if sys.stdout.isatty() else 120
    for r in rows:
        print(told(FACES[r["code"]], args.lang, width))
    return 0


def told(face: Face, lang: str, width: int) -> str:
    """One card: its title and traits, what is printed on it, then its text."""
    name = f"{title(face, lang)} ({face.subname})" if face.subname else title(face, lang)
    traits = ", ".join(traits_of(face, lang))
    lines = [f"{face.code:<7} {name}" + (f"  [{traits}]" if traits else "")]
    for line in (" · ".join(printed(face, lang)), *spelled(card_text(face.code, lang), lang).splitlines()):
        lines += textwrap.wrap(line, width, initial_indent=" " * 8, subsequent_indent=" " * 10)
    return "\n".join(lines)
