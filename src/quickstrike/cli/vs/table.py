"""What a game of the Vs. System is set up from, the same for all commands that set one up: decks, initiative, readings, files."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence

from ...kernel.language import Words, words
from ...vs.decks import DECKS
from ...vs.own import file_of, join
from ...vs.setting import VsSetting
from ..own_files import OwnFiles
from ..parser import Parser

WORDS: Words = words("vs/cli/table")


def own_files(paths: Sequence[str]) -> list[str]:
    """The cards and decks of these files join the others, cards first. The ids of the decks."""
    files = sorted((file_of(x) for x in paths), key=lambda f: f.is_deck)
    return [id for f in files if (id := join(f))]


class VsFlags(OwnFiles):
    names = {"decks": "--decks", "start": "--initiative", "readings": "--readings"}
    flag, help, named, lacking = "--card-file", WORDS, "decks", "vs own deck"

    def add(self, p: Parser) -> None:
        w = WORDS[p.lang]
        default = " ".join(VsSetting.decks)
        p.add_argument("--decks", nargs="+", metavar=w["DECK"], help=w["decks"].format(default=default))
        p.add_argument("--initiative", dest="start", type=int, metavar=w["N"], help=w["initiative"])
        p.add_argument("--readings", nargs="+", metavar=w["READING"], help=w["readings"])

    def setting(self, args: argparse.Namespace) -> VsSetting:
        start = None if args.start is None else args.start - 1
        files = sorted((file_of(x) for x in args.own), key=lambda f: f.is_deck)
        mine = [f.stem for f in files if f.is_deck]
        usual = [*mine, *(d for d in VsSetting.decks if d not in mine)][: max(2, len(mine))]
        own = tuple(f.packed() for f in files)
        return VsSetting(tuple(args.decks or usual), start, tuple(args.readings or ()), own)

    def join(self, paths: Sequence[str]) -> object:
        return own_files(paths)

    def known(self) -> Collection[str]:
        return DECKS
