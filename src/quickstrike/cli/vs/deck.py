"""`quickstrike vs deck check FILE`: is a deck legal? And `quickstrike vs deck show`: the decks there are."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...kernel.errors import QuickstrikeError
from ...kernel.language import COLON, Words, words
from ..parser import WRONG, Parser, add_check, add_lang
from .table import own_files

if TYPE_CHECKING:
    from ...games import Kit

WORDS: Words = words("vs/cli/deck")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    sub, one = add_check(p, w, check)
    kit.flags().add_files(one)
    add_lang(one)
    other = sub.add_parser("show", help=w["show"], description=w["show"])
    other.add_argument("deck", nargs="*", metavar=w["DECK"], help=w["deck"])
    kit.flags().add_files(other)
    add_lang(other)
    other.set_defaults(run=show)


def check(args: argparse.Namespace) -> int:
    from ...vs.decks import check_deck

    w, path = WORDS[args.lang], Path(args.file).expanduser()
    own_files(args.own)
    try:
        deck, mistakes = check_deck(path, path.stem)
    except QuickstrikeError as e:
        print(e.told(args.lang))
        return WRONG
    for one in mistakes:
        print(one.told(args.lang))
    if mistakes:
        return WRONG
    print(f"{args.file}{COLON[args.lang]}{w['fine'].format(n=len(deck.codes), name=deck.name.said(args.lang))}")
    return 0


def show(args: argparse.Namespace) -> int:
    from ...vs.decks import DECKS, deck
    from ...vs.text.names import card_name

    mine = own_files(args.own)
    for d in [deck(x) for x in args.deck or mine or DECKS]:
        print(f"{d.id}{COLON[args.lang]}{d.name.said(args.lang)} ({len(d.codes)})")
        for n, code in d.cards:
            print(f"  {n} {card_name(code, args.lang, full=True)}")
    return 0
