"""The flags by which a table is set up at the command line. A game that says nothing has one for each field of its setting."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..term import store
from .parser import BadValue, Parser

if TYPE_CHECKING:
    from ..games import Kit
    from ..kernel.game import Game
    from ..kernel.setting import Setting


def names_in(values: Iterable[str], flag: str | None) -> list[str]:
    """Names with spaces or commas between."""
    found = [name for x in values for name in x.split(",") if name]
    if not found:
        raise BadValue("nobody", flag=flag)
    return found


class Names(argparse.Action):
    """A flag that takes names."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        setattr(namespace, self.dest, names_in(values, option_string))


def add_heroes(p: Parser, metavar: str, told: str, action: type[argparse.Action] = Names, dest: str = "heroes") -> None:
    p.add_argument("--heroes", nargs="+", metavar=metavar, action=action, dest=dest, help=told)


class Flags:
    """Flags that are not given are None."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    @property
    def names(self) -> Mapping[str, str]:
        """Where each flag that sets up a table is kept, and how it is typed."""
        return {f.name: f"--{f.name.replace('_', '-')}" for f in fields(self.kit.setting())}

    def add(self, p: Parser) -> None:
        for f in fields(self.kit.setting()):
            many = isinstance(f.default, tuple)
            kind = type(f.default) if f.default not in (MISSING, None) and not many else str
            more: dict[str, Any] = {"nargs": "+"} if many else {}
            more |= {"metavar": "N" if kind is int else "X", "help": self.kit.field(f.name, p.lang)}
            p.add_argument(self.names[f.name], dest=f.name, type=str if many else kind, **more)

    def setting(self, args: argparse.Namespace) -> Setting:
        """The table that these flags describe."""
        given = {k: getattr(args, k) for k in self.names if getattr(args, k) is not None}
        return self.kit.setting().read(given)

    def given(self, args: argparse.Namespace) -> str | None:
        """The first flag that was given, as it is typed."""
        return next((flag for k, flag in self.names.items() if getattr(args, k, None) is not None), None)

    def decks(self, args: argparse.Namespace) -> tuple[str, ...]:
        """The file that each seat's deck comes from, or ""."""
        return ()

    # ---- files of one's own, which a save or a position may need
    def add_files(self, p: Parser) -> None:
        """Flags that bring them in."""

    def add_versions(self, p: Parser) -> None:
        """Flags that change cards, for commands whose tables are played by bots alone and never saved."""

    def bring(self, args: argparse.Namespace) -> None:
        """They join what the game has."""

    def again(self, args: argparse.Namespace) -> str:
        """What has to be typed besides the save to go on with it."""
        return ""

    def load(self, path: Path) -> Game[Any]:
        return store.read_by(self.kit.game().load, path)
