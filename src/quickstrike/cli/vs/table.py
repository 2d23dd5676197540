"""What a game of the Vs. System is set up from, the same for all commands that set one up: decks, initiative, readings."""

from __future__ import annotations

import argparse

from ...kernel.language import Words, words
from ...vs.setting import VsSetting
from ..flags import Flags
from ..parser import Parser

WORDS: Words = words("vs/cli/table")


class VsFlags(Flags):
    names = {"decks": "--decks", "start": "--initiative", "readings": "--readings"}

    def add(self, p: Parser) -> None:
        w = WORDS[p.lang]
        default = " ".join(VsSetting.decks)
        p.add_argument("--decks", nargs="+", metavar=w["DECK"], help=w["decks"].format(default=default))
        p.add_argument("--initiative", dest="start", type=int, metavar=w["N"], help=w["initiative"])
        p.add_argument("--readings", nargs="+", metavar=w["READING"], help=w["readings"])

    def setting(self, args: argparse.Namespace) -> VsSetting:
        start = None if args.start is None else args.start - 1
        return VsSetting(tuple(args.decks or VsSetting.decks), start, tuple(args.readings or ()))
