"""`quickstrike dicethrone heroes`: who can be played, and of whom something is missing."""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import TYPE_CHECKING, Any

from ...kernel.language import COLON, FIRST, LANGUAGES, Words, words
from ..parser import Parser, add_json, add_lang

if TYPE_CHECKING:
    from ...dicethrone.vocab import Hero, Name
    from ...games import Kit

WIDE = 110
WORDS: Words = words("dicethrone/cli/heroes")


def add(p: Parser, kit: Kit) -> None:
    kit.flags().add_files(p)
    add_json(p)
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    from ...dicethrone.loading import HEROES, PARTIAL

    args.kit.flags().bring(args)
    if args.json:
        rows = [as_data(h) for found in (HEROES, PARTIAL) for h in found.values()]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    w = WORDS[args.lang]
    out = [w["whole"]]
    for h in HEROES.values():
        out += told(h, args.lang)
    out += ["", w["partial"]]
    for h in PARTIAL.values():
        out += told(h, args.lang)
    print("\n".join([*out, *(["", w["own"]] if args.lang != FIRST else [])]))
    return 0


def told(h: Hero, lang: str) -> list[str]:
    w = WORDS[lang]
    names = dict(h.symbols)
    faces = ", ".join(
        f"{''.join(str(i) for i, f in enumerate(h.faces, 1) if f == k)} {called(n, lang)}" for k, n in names.items()
    )
    out = [f"  {h.id:<16} {called(h.name, lang)} ({w['dice']}{COLON[lang]}{faces})"]
    said = [n.said(lang) for n in h.missing]
    said += [f"{w['left out']}{COLON[lang]}{n.said(lang)}" for n in h.left_out]
    for text in said:
        out += textwrap.wrap(text, WIDE, initial_indent=f"{'':19}- ", subsequent_indent=f"{'':21}")
    return out


def called(n: Name, lang: str) -> str:
    """With a mark if this is our own translation."""
    return n.said(lang) + "*" * (lang != FIRST and n.own)


def as_data(h: Hero) -> dict[str, Any]:
    def both(n: Name) -> dict[str, Any]:
        return {**{lang: n.said(lang) for lang in LANGUAGES}, **({"own": True} if n.own else {})}

    return {
        "id": h.id,
        "name": both(h.name),
        "playable": not h.missing,
        "faces": list(h.faces),
        "symbols": {k: both(n) for k, n in h.symbols},
        "missing": [both(n) for n in h.missing],
        "left_out": [both(n) for n in h.left_out],
        "readings": [both(n) for n in h.readings],
    }
