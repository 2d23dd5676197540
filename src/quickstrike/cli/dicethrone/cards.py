"""`quickstrike dicethrone cards`: every card, with what it does in words."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, Any

from ...kernel.errors import SetupError, did_you_mean
from ...kernel.language import OTHERS, Words, words
from ..parser import Parser, add_lang
from .table import WORDS as TABLE

if TYPE_CHECKING:
    from ...dicethrone.vocab import Card
    from ...games import Kit

WORDS: Words = words("dicethrone/cli/cards")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("--hero", metavar=TABLE[p.lang]["HERO"], help=w["hero"])
    kit.flags().add_files(p)
    p.add_argument("--json", action="store_true", help=w["json"])
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    from ...dicethrone.loading import COMMON, HEROES

    args.kit.flags().bring(args)
    found = {**{h.id: h.cards for h in HEROES.values()}, "common": COMMON}
    if args.hero is not None and args.hero not in found:
        raise SetupError("dt no cards", name=args.hero, near=did_you_mean(args.hero, found))
    rows = [c for owner, cards in found.items() if args.hero in (None, owner) for c in cards]
    if args.json:
        print(json.dumps([as_data(c) for c in rows], ensure_ascii=False, indent=1))
        return 0
    width = max(60, min(120, shutil.get_terminal_size((100, 24)).columns)) if sys.stdout.isatty() else 120
    for c in rows:
        print(told(c, args.lang, width))
    return 0


def told(c: Card, lang: str, width: int) -> str:
    """One card: its name, what is printed on it, then its text."""
    from ...dicethrone.text import card_text, timing_text
    from ...dicethrone.text.names import hero_of_card, named

    lines = [f"{c.code:<28} {named(c.name, lang)}{' ×' + str(c.copies) if c.copies > 1 else ''}"]
    about = f"{timing_text(c, lang)} · {c.cost} {WORDS[lang]['CP']}"
    for line in (about, *card_text(hero_of_card(c.code), c, lang).splitlines()):
        lines += textwrap.wrap(line, width, initial_indent=" " * 8, subsequent_indent=" " * 10)
    return "\n".join(lines)


def as_data(c: Card) -> dict[str, Any]:
    from ...dicethrone.text import card_text
    from ...dicethrone.text.names import hero_of_card

    owner = c.code.partition(":")[0]
    return {
        "code": c.code,
        "hero": owner,
        "name": c.name.en,
        **{f"name_{lang}": c.name.said(lang) for lang in OTHERS},
        **{f"name_{lang}_own": c.name.own for lang in OTHERS},
        "timing": c.timing,
        "cost": c.cost,
        "copies": c.copies,
        "tokens": dict(c.tokens),
        "modifier": c.modifier,
        "space": c.space or None,
        "level": c.level or None,
        "text": card_text(hero_of_card(c.code), c, "en"),
        **{f"text_{lang}": card_text(hero_of_card(c.code), c, lang) for lang in OTHERS},
    }
