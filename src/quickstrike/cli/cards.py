"""`quickstrike cards`: every card that can enter a game, with what it does in words."""
from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap
from typing import Any

from ..champions.text.names import noun_of
from ..champions.text.options import SHORT
from ..champions.text.render import spelled
from ..champions.text.words import NOUNS
from ..kernel.errors import SetupError, did_you_mean
from ..kernel.words import Words, flat, messages
from .base import add_lang

WORDS: Words = {"en": flat("""
    help: list the cards and their texts
    about: List the cards that are scripted. Their texts are made from what the engine does with them.
    PACK: PACK
    pack: only of this pack, e.g. core (default: all)
    json: all fields, both languages, for programs
    cost: cost
"""), "fr": flat("""
    help: faire la liste des cartes et de leurs textes
    about: Faire la liste des cartes programmées. Leurs textes viennent de ce que le moteur en fait.
    PACK: PAQUET
    pack: seulement de ce paquet, par ex. core (par défaut : tous)
    json: tous les champs, les deux langues, pour les programmes
    cost: coût
""")}
messages({"en": {"no pack": "no card of a pack {name!r} is scripted{near}"},
          "fr": {"no pack": "aucune carte d'un paquet {name!r} n'est programmée{near}"}})
STATS = {"attack": "ATK", "thwart": "THW", "defense": "DEF", "recover": "REC", "scheme": "SCH", "health": "HP"}


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("cards", help=w["help"], description=w["about"])
    p.add_argument("--pack", metavar=w["PACK"], help=w["pack"])
    p.add_argument("--json", action="store_true", help=w["json"])
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..champions.text.export import export

    rows = export(args.pack)
    if not rows:
        packs = sorted({r["pack"] for r in export()})
        raise SetupError("no pack", name=args.pack, near=did_you_mean(str(args.pack), packs))
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    width = max(60, min(120, shutil.get_terminal_size((100, 24)).columns)) if sys.stdout.isatty() else 120
    for r in rows:
        print(told(r, args.lang, width))
    return 0


def told(r: dict[str, Any], lang: str, width: int) -> str:
    """One card: a line of facts, then its text."""
    name = r["name_fr"] if lang == "fr" else r["name"]
    facts, short = r["facts"], SHORT[lang]
    numbers = "  ".join(f"{name} {facts[k]}" for k, name in (
        ("cost", WORDS[lang]["cost"]), *((k, short[s]) for k, s in STATS.items())) if facts.get(k) is not None)
    kind = NOUNS[lang][noun_of(r["type"])][0] + (f", {r['set']}" if r["set"] else "")
    head = f"{r['code']:<7} {name}  [{kind}]  {numbers}".rstrip()
    lines = [x for line in spelled(r["text"][lang], lang).splitlines()
             for x in textwrap.wrap(line, width, initial_indent=" " * 8, subsequent_indent=" " * 10)]
    return "\n".join([head, *lines])
