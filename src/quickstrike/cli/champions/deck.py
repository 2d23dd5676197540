"""`quickstrike deck check | show | convert`: player decks, by the rules of Appendix I."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from ...champions.decks import FORMATS, Deck, check, write_deck
from ...champions.decks.formats import both_sides
from ...champions.decks.model import counts
from ...champions.decks.remarks import KINDS, SHOWN, aspect_names, card_name
from ...champions.faces import RESOURCES, face_of
from ...champions.scenarios import HEROES, starter_deck
from ...champions.text.names import RESOURCE_NAMES
from ...files import named
from ...games import Kit
from ...kernel.errors import SetupError, did_you_mean
from ...kernel.language import COLON, OTHERS, Words, words
from ..parser import WORDS as FILES
from ..parser import Parser, add_json, add_lang
from .table import deck_from

ILLEGAL = 1
WORDS: Words = words("champions/cli/deck")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    sub = p.add_subparsers(dest="what")
    one = sub.add_parser("check", help=w["check"])
    one.set_defaults(run=run_check)
    show = sub.add_parser("show", help=w["show"])
    show.set_defaults(run=run_show)
    convert = sub.add_parser("convert", help=w["convert"])
    convert.add_argument("--to", required=True, choices=FORMATS, help=w["to"])
    convert.add_argument("-o", "--output", metavar=w["out"], help=w["output"])
    convert.set_defaults(run=run_convert)
    for x in (one, show, convert):
        x.add_argument("file", metavar=FILES[x.lang]["file"], help=w["file"])
        add_lang(x)
    for x in (one, show):
        add_json(x)


def taken(name: str) -> Deck:
    """A file, or a starter deck by name if there is no such file."""
    if named(name).exists():
        return deck_from(name)
    if name.partition(":")[0] in HEROES:
        return starter_deck(name)
    raise SetupError("no deck file", name=name, near=did_you_mean(name, HEROES))


def run_check(args: argparse.Namespace) -> int:
    deck = taken(args.file)
    found = check(deck)
    w = SHOWN[args.lang]
    if args.json:
        print(
            json.dumps(
                {"file": args.file, "legal": not found, **facts(deck), "breaches": [b.shown() for b in found]},
                ensure_ascii=False,
            )
        )
    elif found:
        print("\n".join(b.told(args.lang) for b in found))
    else:
        print(f"{args.file}{COLON[args.lang]}{w['legal']}, {deck.size} {w['cards']}")
    return ILLEGAL if found else 0


def run_show(args: argparse.Namespace) -> int:
    deck = taken(args.file)
    if args.json:
        rows = [
            {
                "code": c,
                "name": f.name,
                **{f"name_{lang}": f.name_in(lang) for lang in OTHERS},
                "copies": n,
                "type": f.kind,
                "aspect": f.aspect,
                "cost": f.cost,
            }
            for c, n in deck.cards.items()
            for f in (face_of(c),)
        ]
        balance = {"resources": resources(deck), "costs": {str(k): n for k, n in costs(deck).items()}}
        print(
            json.dumps(
                {"file": args.file, **facts(deck), "legal": not check(deck), "cards": rows, **balance},
                ensure_ascii=False,
            )
        )
    else:
        print(told(deck, args.lang))
    return 0


def run_convert(args: argparse.Namespace) -> int:
    text = write_deck(taken(args.file), args.to, args.lang)
    if args.output:
        named(args.output).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


# ---- what is shown of a deck ---------------------------------------------------------------------------------------
def facts(deck: Deck) -> dict[str, Any]:
    return {"name": deck.name, "identity": deck.identity, "aspects": list(deck.aspects), "size": deck.size}


def resources(deck: Deck) -> dict[str, int]:
    """Printed resource icons of the whole deck."""
    return {r: sum(n * face_of(c).resources[i] for c, n in deck.cards.items()) for i, r in enumerate(RESOURCES)}


def costs(deck: Deck) -> dict[int, int]:
    """How many cards have which cost; resource cards have none."""
    out: dict[int, int] = {}
    for c, n in deck.cards.items():
        cost = face_of(c).cost
        if cost is not None:
            out[cost] = out.get(cost, 0) + n
    return dict(sorted(out.items()))


def told(deck: Deck, lang: str) -> str:
    w = SHOWN[lang]
    who = both_sides(deck.identity, lang) or w["none"]
    legal = w["illegal"] if check(deck) else w["legal"]
    head = (who, aspect_names(deck.aspects, lang), f"{deck.size} {w['cards']}", legal)
    out = [deck.name or w["unnamed"], " · ".join(head)]
    wide = max((len(card_name(c, lang)) for c in deck.cards), default=0)
    for kind in KINDS[lang]:
        codes = [c for c in deck.cards if (face_of(c).kind if face_of(c).kind in KINDS[lang] else "other") == kind]
        if codes:
            out += ["", f"{KINDS[lang][kind]} ({sum(deck.cards[c] for c in codes)})"]
            codes.sort(key=lambda c: (face_of(c).cost is None, face_of(c).cost or 0, card_name(c, lang), c))
            out += [line(c, deck.cards[c], wide, lang) for c in codes]
    icons = "  ".join(f"{RESOURCE_NAMES[lang][r]} {n}" for r, n in resources(deck).items())
    spread = costs(deck)
    out += ["", f"{w['resources']}{COLON[lang]}{icons}"]
    if spread:
        mean = sum(k * n for k, n in spread.items()) / sum(spread.values())
        numbers = "  ".join(f"{k}: {n}×" for k, n in spread.items())
        out.append(f"{w['costs']}{COLON[lang]}{numbers}  ({w['mean']} {mean:.1f})")
    return "\n".join(out)


def line(code: str, n: int, wide: int, lang: str) -> str:
    """ "2  Haymaker   2  energy  (basic)" """
    face = face_of(code)
    some = [(RESOURCE_NAMES[lang][r], k) for r, k in zip(RESOURCES, face.resources, strict=True) if k]
    icons = ", ".join(name if k == 1 else f"{name} ×{k}" for name, k in some)
    of = SHOWN[lang]["own"] if face.aspect == "hero" else aspect_names((face.aspect,), lang)
    note = "" if counts(face) else f", {SHOWN[lang]['besides']}"
    cost = "-" if face.cost is None else str(face.cost)
    return f"  {n}  {card_name(code, lang).ljust(wide)}  {cost:>2}  {icons:<10}  ({of}{note})".rstrip()
