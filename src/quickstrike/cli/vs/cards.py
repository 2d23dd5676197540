"""`quickstrike vs cards`: the cards there are, with their numbers and texts."""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import TYPE_CHECKING, Any

from ...kernel.language import COLON, Words, words
from ..parser import Parser, add_json, add_lang

if TYPE_CHECKING:
    from ...games import Kit

WORDS: Words = words("vs/cli/cards")
WIDE = 110


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("name", nargs="*", metavar=w["NAME"], help=w["name"])
    kit.flags().add_files(p)
    p.add_argument("--missing", action="store_true", help=w["missing"])
    add_json(p)
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    from ...kernel.errors import SetupError
    from ...vs.game import names
    from ...vs.loading import CARDS
    from ...vs.unproven import refusal

    args.kit.flags().bring(args)
    wanted = " ".join(args.name).casefold()
    if args.missing:
        return missing(wanted, args)
    found = [c for c in CARDS if not wanted or any(wanted in x.casefold() for x in names(c))]
    if not found:
        raise refusal(wanted) or SetupError("vs no card", code=wanted, near="")
    if args.json:
        print(json.dumps([as_data(c, args.lang) for c in found], ensure_ascii=False, indent=1))
        return 0
    for c in found:
        print("\n".join(told(c, args.lang)))
    return 0


def missing(wanted: str, args: argparse.Namespace) -> int:
    """The printed cards that can't be played, with what is not known of them."""
    from ...vs.unproven import all_unproven

    found = [x for x in all_unproven() if wanted in x.full.casefold()]
    if args.json:
        print(json.dumps([x._asdict() for x in found], ensure_ascii=False, indent=1))
        return 0
    for x in found:
        print(f"{x.full}{f' ({x.set})' if x.set else ''}{COLON[args.lang]}{x.lacking(args.lang)}")
    print(WORDS[args.lang]["lacking"].format(n=len(found)))
    return 0


def told(code: str, lang: str) -> list[str]:
    from ...vs.loading import CARDS
    from ...vs.text.names import card_name
    from ...vs.text.render import card_line, card_text

    sure = CARDS[code].confidence
    head = f"{card_name(code, lang, full=True)}  ({code})  {card_line(code, lang)}"
    head += f"  [{WORDS[lang][sure]}{COLON[lang]}{CARDS[code].source}]" if sure else ""
    text = card_text(code, lang)
    return [head, *textwrap.wrap(text, WIDE, initial_indent="    ", subsequent_indent="    ")]


def as_data(code: str, lang: str) -> dict[str, Any]:
    from ...vs.loading import CARDS
    from ...vs.text.names import card_name
    from ...vs.text.render import card_text

    d = CARDS[code]
    return {
        "code": code,
        "name": card_name(code, lang),
        "version": d.version.said(lang) if d.version.en else "",
        "type": d.type,
        "cost": d.cost,
        "atk": d.atk,
        "def": d.defense,
        "flight": d.flight,
        "range": d.range,
        "army": d.army,
        "teams": list(d.teams),
        "keywords": list(d.keywords),
        "text": card_text(code, lang),
        "source": d.source,
        "confidence": d.confidence,
    }
