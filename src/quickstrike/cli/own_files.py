"""The flag by which users bring in what they have written themselves: heroes, cards, decks."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any, ClassVar

from ..kernel.errors import SetupError
from ..kernel.language import Words
from ..term import store
from .flags import Flags
from .parser import WORDS as FILES
from .parser import Parser

if TYPE_CHECKING:
    from ..kernel.game import Game


class OwnFiles(Flags):
    flag: ClassVar[str]
    help: ClassVar[Words]
    """What the flag is for, under "own file"."""
    named: ClassVar[str]
    """The field of a save's setup that says what is played, and so may name what such a file defines."""
    lacking: ClassVar[str]
    """The error that says which file a save needs."""

    def join(self, paths: Sequence[str]) -> object:
        """What these files define joins what the game has."""
        raise NotImplementedError

    def known(self) -> Collection[str]:
        """All that can be played now."""
        raise NotImplementedError

    def add_files(self, p: Parser) -> None:
        told = self.help[p.lang]["own file"]
        p.add_argument(self.flag, action="append", dest="own", default=[], metavar=FILES[p.lang]["file"], help=told)

    def bring(self, args: argparse.Namespace) -> None:
        self.join(args.own)

    def again(self, args: argparse.Namespace) -> str:
        return "".join(f" {self.flag} {quote(x)}" for x in args.own)

    def load(self, path: Path) -> Game[Any]:
        return store.read_by(self.loaded, path)

    def loaded(self, text: str) -> Game[Any]:
        """A save, if all that it needs is there."""
        from ..kernel.game import read_save

        kind = self.kit.game()
        ids = read_save(text, kind.name)["setup"].get(self.named, ())
        for id in ids if isinstance(ids, list) else ():
            if id not in self.known():
                raise SetupError(self.lacking, id=str(id))
        return kind.load(text)
