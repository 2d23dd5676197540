"""What a game of Dice Throne is set up from, the same for all commands that set one up: heroes, mode, hero files."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence

from ...dicethrone import HEROES, MODES
from ...dicethrone.loading import add_hero, read_hero
from ...dicethrone.setting import DiceThroneSetting
from ...files import text_of
from ...kernel.language import Words, words
from ..flags import add_heroes
from ..own_files import OwnFiles
from ..parser import Parser

DEFAULT = DiceThroneSetting.heroes
WORDS: Words = words("dicethrone/cli/table")


def heroes_of(args: argparse.Namespace) -> list[str]:
    """Those that were named; otherwise the user's own hero takes the first seat."""
    if args.heroes:
        return list(args.heroes)
    own = [read_hero(text_of(x), x).id for x in args.own]
    return [*own, *(h for h in DEFAULT if h not in own)][: max(2, len(own))]


class DiceThroneFlags(OwnFiles):
    names = {"heroes": "--heroes", "mode": "--mode"}
    flag, help, named, lacking = "--hero-file", WORDS, "heroes", "dt own hero"

    def add(self, p: Parser) -> None:
        w = WORDS[p.lang]
        add_heroes(p, w["HERO"], w["heroes"].format(default=" ".join(DEFAULT)))
        p.add_argument("--mode", metavar=f"{{{','.join(MODES)}}}", help=w["mode"])

    def setting(self, args: argparse.Namespace) -> DiceThroneSetting:
        own = tuple(text_of(x) for x in args.own)
        return DiceThroneSetting(tuple(heroes_of(args)), args.mode or "", own=own)

    def join(self, paths: Sequence[str]) -> object:
        """The first mistake of a file is told with its line."""
        return [add_hero(read_hero(text_of(path), path)) for path in paths]

    def known(self) -> Collection[str]:
        return HEROES
