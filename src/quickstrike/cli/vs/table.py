"""What a game of the Vs. System is set up from, the same for all commands that set one up: decks, initiative, readings, files."""

from __future__ import annotations

import argparse
from pathlib import Path
from shlex import quote

from ...kernel.errors import SetupError
from ...kernel.game import read_save
from ...kernel.language import Words, words
from ...term import store
from ...vs.decks import DECKS
from ...vs.game import VsGame
from ...vs.own import file_of, join
from ...vs.setting import VsSetting
from ..flags import Flags
from ..parser import WORDS as FILES
from ..parser import Parser

WORDS: Words = words("vs/cli/table")


def add_card_file(p: Parser) -> None:
    p.add_argument(
        "--card-file", action="append", default=[], metavar=FILES[p.lang]["file"], help=WORDS[p.lang]["card file"]
    )


def own_files(paths: list[str]) -> list[str]:
    """The cards and decks of these files join the others, cards first. The ids of the decks."""
    files = sorted((file_of(x) for x in paths), key=lambda f: f.is_deck)
    return [id for f in files if (id := join(f))]


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
        files = sorted((file_of(x) for x in args.card_file), key=lambda f: f.is_deck)
        mine = [f.stem for f in files if f.is_deck]
        usual = [*mine, *(d for d in VsSetting.decks if d not in mine)][: max(2, len(mine))]
        own = tuple(f.packed() for f in files)
        return VsSetting(tuple(args.decks or usual), start, tuple(args.readings or ()), own)

    def add_files(self, p: Parser) -> None:
        add_card_file(p)

    def bring(self, args: argparse.Namespace) -> None:
        own_files(args.card_file)

    def again(self, args: argparse.Namespace) -> str:
        return "".join(f" --card-file {quote(x)}" for x in args.card_file)

    def load(self, path: Path) -> VsGame:
        return store.read_by(loaded, path)


def loaded(text: str) -> VsGame:
    """A save, checked for decks that are not there."""
    decks = read_save(text, VsGame.name)["setup"].get("decks", ())
    for id in decks if isinstance(decks, list) else ():
        if id not in DECKS:
            raise SetupError("vs own deck", id=str(id))
    return VsGame.load(text)
