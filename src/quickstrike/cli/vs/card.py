"""`quickstrike vs card check FILE`: are cards that somebody typed in as they should be?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...kernel.errors import QuickstrikeError
from ...kernel.language import COLON, Words, words
from ..parser import WRONG, Parser, add_check, add_lang

if TYPE_CHECKING:
    from ...games import Kit

WORDS: Words = words("vs/cli/card")


def add(p: Parser, kit: Kit) -> None:
    _, one = add_check(p, WORDS[p.lang], run)
    add_lang(one)


def run(args: argparse.Namespace) -> int:
    from ...vs.loading import TEAMS, add_file
    from ...vs.reading import read_cards
    from .cards import told

    w, path = WORDS[args.lang], Path(args.file).expanduser()
    try:
        found = read_cards(path, path.stem, tuple(TEAMS))
    except QuickstrikeError as e:
        print(e.told(args.lang))
        return WRONG
    add_file(found)
    for c in found.cards:
        print("\n".join(told(c.code, args.lang)))
    print(f"{args.file}{COLON[args.lang]}{w['fine'].format(n=len(found.cards))}")
    return 0
