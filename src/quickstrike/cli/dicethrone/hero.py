"""`quickstrike dicethrone hero check FILE`: is a hero that somebody typed in as it should be?"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from ...files import text_of
from ...kernel.language import COLON, Words, words
from ..parser import WRONG, Parser, add_check, add_json, add_lang

if TYPE_CHECKING:
    from ...dicethrone.vocab import Hero
    from ...games import Kit

WORDS: Words = words("dicethrone/cli/hero")


def add(p: Parser, kit: Kit) -> None:
    _, one = add_check(p, WORDS[p.lang], run)
    add_json(one)
    add_lang(one)


def run(args: argparse.Namespace) -> int:
    from ...dicethrone.loading import HEROES, looked_at

    w = WORDS[args.lang]
    hero, problems = looked_at(text_of(args.file), args.file, args.lang)
    partial = hero is not None and bool(hero.missing)
    bad = sum(not p["warning"] for p in problems)
    if args.json:
        print(
            json.dumps(
                {
                    "file": args.file,
                    "id": hero.id if hero else None,
                    "playable": not bad and not partial,
                    "problems": problems,
                },
                ensure_ascii=False,
            )
        )
        return WRONG if bad else 0
    for p in problems:
        print(p["text"])
    end = (
        w["wrong 1" if bad == 1 else "wrong"].format(n=bad)
        if bad or hero is None
        else w["incomplete"]
        if partial
        else w["fine"].format(what=summary(hero, args.lang))
    )
    print(f"{args.file}{COLON[args.lang]}{end}")
    if hero is not None and not bad and not partial and hero.id not in HEROES:
        print(w["how"].format(file=args.file))
    return WRONG if bad else 0


def summary(h: Hero, lang: str) -> str:
    """What is in it: abilities by kind, tokens, cards."""
    w, name = WORDS[lang], h.name.said(lang)
    kinds = {k: sum(s.kind == k for s in h.spaces) for k in ("offensive", "defensive", "passive", "ultimate")}
    own = sum(c.copies for c in h.cards if not c.space)
    said = [w[k].format(n=n) for k, n in kinds.items() if n]
    said += [
        w["tokens"].format(n=len(h.tokens)),
        w["cards"].format(n=own),
        w["upgrades"].format(n=sum(bool(c.space) for c in h.cards)),
    ]
    return f"{name}, {', '.join(said)}"
