"""`quickstrike vs card check FILE`: are cards that somebody typed in as they should be? And `quickstrike vs card import TABLE`:
a table of cards (CSV) as a card file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...kernel.errors import QuickstrikeError, SetupError
from ...kernel.language import COLON, Words, words
from ..parser import WORDS as FILES
from ..parser import WRONG, Parser, add_check, add_lang

if TYPE_CHECKING:
    from ...games import Kit
    from ...vs.own import OwnFile
    from ...vs.reading import File

WORDS: Words = words("vs/cli/card")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    sub, one = add_check(p, w, check)
    add_lang(one)
    other = sub.add_parser("import", help=w["import"], description=w["import about"])
    other.add_argument("file", metavar=FILES[p.lang]["file"], help=w["table"])
    other.add_argument("--to", metavar=FILES[p.lang]["file"], help=w["to"])
    add_lang(other)
    other.set_defaults(run=take_over)


def check(args: argparse.Namespace) -> int:
    from ...vs.loading import add_file
    from ...vs.own import file_of
    from .cards import told

    file = file_of(args.file)
    found = _checked(file, args)
    if found is None:
        return WRONG
    add_file(found, file.stem)
    for c in found.cards:
        print("\n".join(told(c.code, args.lang)))
    print(f"{args.file}{COLON[args.lang]}{WORDS[args.lang]['fine'].format(n=len(found.cards))}")
    return 0


def _checked(file: OwnFile, args: argparse.Namespace) -> File | None:
    """The cards of a file; if one is wrong, None, and every mistake has been told."""
    from ...vs.own import check as check_file

    try:
        found, mistakes = check_file(file)
    except QuickstrikeError as e:
        print(e.told(args.lang))
        return None
    for one in mistakes:
        print(one.told(args.lang))
    if mistakes:
        print(WORDS[args.lang]["wrong"].format(n=len(mistakes), fine=len(found.cards)))
        return None
    return found


def take_over(args: argparse.Namespace) -> int:
    """Nothing is written if a row is wrong, and no file is written over."""
    from ...kernel.toml import dumps
    from ...vs.own import file_of
    from ...vs.spreadsheet import as_sheet

    file = file_of(args.file)
    found = _checked(file, args)
    if found is None:
        return WRONG
    text = dumps(as_sheet(file.text, file.name)[0].data)
    if not args.to:
        print(text, end="")
        return 0
    try:
        with Path(args.to).expanduser().open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise SetupError("vs there", file=args.to) from None
    print(WORDS[args.lang]["written"].format(n=len(found.cards), file=args.to))
    return 0
