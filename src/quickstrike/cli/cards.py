"""`quickstrike cards`: every card that can enter a game, with what it does in words."""
from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap
from typing import Any

from ..champions.text.render import spelled
from ..kernel.errors import SetupError, did_you_mean
from .base import add_lang

FRENCH = {"ATK": "ATQ", "THW": "CTR", "SCH": "MNG"}
KINDS: dict[str, dict[str, str]] = {"en": {"alter_ego": "alter-ego"}, "fr": {
    "hero": "héros", "alter_ego": "alter ego", "ally": "allié", "event": "événement", "support": "soutien",
    "upgrade": "amélioration", "resource": "ressource", "villain": "méchant", "main_scheme": "manigance principale",
    "side_scheme": "manigance annexe", "minion": "sbire", "treachery": "traîtrise", "attachment": "attachement",
    "environment": "environnement", "obligation": "obligation"}}
ABOUT = "List the cards that are scripted. Their texts are made from what the engine does with them."


def register(subparsers: Any) -> None:
    p = subparsers.add_parser("cards", help="list the cards and their texts", description=ABOUT)
    p.add_argument("--pack", help="only of this pack, e.g. core (default: all)")
    p.add_argument("--json", action="store_true", help="all fields, both languages, for programs")
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..champions.text.export import export

    rows = export(args.pack)
    if not rows:
        packs = sorted({r["pack"] for r in export()})
        raise SetupError(f"no card of a pack {args.pack!r} is scripted{did_you_mean(str(args.pack), packs)}")
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
    facts = r["facts"]

    def stat(name: str) -> str:
        return FRENCH.get(name, name) if lang == "fr" else name

    numbers = "  ".join(f"{short} {facts[k]}" for k, short in (
        ("cost", "cost" if lang == "en" else "coût"), ("attack", stat("ATK")), ("thwart", stat("THW")),
        ("defense", stat("DEF")), ("recover", stat("REC")), ("scheme", stat("SCH")),
        ("health", "HP" if lang == "en" else "PV")) if facts.get(k) is not None)
    kind = KINDS[lang].get(r["type"], r["type"].replace("_", " ")) + (f", {r['set']}" if r["set"] else "")
    head = f"{r['code']:<7} {name}  [{kind}]  {numbers}".rstrip()
    lines = [x for line in spelled(r["text"][lang], lang).splitlines()
             for x in textwrap.wrap(line, width, initial_indent=" " * 8, subsequent_indent=" " * 10)]
    return "\n".join([head, *lines])
