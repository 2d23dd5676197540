"""What a game of Dice Throne is set up from, the same for all commands that set one up: heroes, mode, hero files."""

from __future__ import annotations

import argparse
from pathlib import Path
from shlex import quote

from ...dicethrone import HEROES, MODES, DiceThroneGame
from ...dicethrone.loading import add_hero, read_hero
from ...dicethrone.setting import DiceThroneSetting
from ...dicethrone.vocab import Hero
from ...files import text_of
from ...kernel.errors import SetupError
from ...kernel.game import read_save
from ...kernel.language import Words, words
from ...term import store
from ..flags import Flags, add_heroes
from ..parser import WORDS as FILES
from ..parser import Parser

DEFAULT = DiceThroneSetting.heroes
WORDS: Words = words("dicethrone/cli/table")


def add_hero_file(p: Parser) -> None:
    p.add_argument(
        "--hero-file", action="append", default=[], metavar=FILES[p.lang]["file"], help=WORDS[p.lang]["hero file"]
    )


def own_heroes(paths: list[str]) -> list[Hero]:
    """The heroes of these files join the others. The first mistake of a file is told with its line."""
    return [add_hero(read_hero(text_of(path), path)) for path in paths]


def heroes_of(args: argparse.Namespace) -> list[str]:
    """Those that were named; one's own takes the first seat if nobody was."""
    if args.heroes:
        return list(args.heroes)
    named = [read_hero(text_of(x), x).id for x in args.hero_file]
    return [*named, *(h for h in DEFAULT if h not in named)][: max(2, len(named))]


class DiceThroneFlags(Flags):
    names = {"heroes": "--heroes", "mode": "--mode"}

    def add(self, p: Parser) -> None:
        w = WORDS[p.lang]
        add_heroes(p, w["HERO"], w["heroes"].format(default=" ".join(DEFAULT)))
        p.add_argument("--mode", metavar=f"{{{','.join(MODES)}}}", help=w["mode"])

    def setting(self, args: argparse.Namespace) -> DiceThroneSetting:
        own = tuple(text_of(x) for x in args.hero_file)
        return DiceThroneSetting(tuple(heroes_of(args)), args.mode or "", own=own)

    def add_files(self, p: Parser) -> None:
        add_hero_file(p)

    def bring(self, args: argparse.Namespace) -> None:
        own_heroes(args.hero_file)

    def again(self, args: argparse.Namespace) -> str:
        return "".join(f" --hero-file {quote(x)}" for x in args.hero_file)

    def load(self, path: Path) -> DiceThroneGame:
        return store.read_by(loaded, path)


def loaded(text: str) -> DiceThroneGame:
    """A save, checked for heroes that are not there."""
    heroes = read_save(text, DiceThroneGame.name)["setup"].get("heroes", ())
    for h in heroes if isinstance(heroes, list) else ():
        if h not in HEROES:
            raise SetupError("dt own hero", id=str(h))
    return DiceThroneGame.load(text)
