"""What a game of Dice Throne is set up from, the same for all commands that set one up: heroes, mode, hero files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...kernel.language import Words, words
from ..parser import WORDS as FILES
from ..parser import BadValue, Parser

if TYPE_CHECKING:
    from ...dicethrone import DiceThroneGame
    from ...dicethrone.vocab import Hero

NAME = "dicethrone"
DEFAULT = ("thor", "black-widow")
MODES = ("duel", "hill", "teams")
BOTS = ("odds", "frequent", "random")
BYTES = 1_000_000  # more than any hero has
WORDS: Words = words("dicethrone/cli/table")


class Heroes(argparse.Action):
    """Names with spaces or commas between."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        found = [h for x in values for h in x.split(",") if h]
        if not found:
            raise BadValue("dt nobody")
        namespace.heroes = found


def add_table(p: Parser) -> None:
    """They default to None: not given."""
    w = WORDS[p.lang]
    p.add_argument(
        "--heroes", nargs="+", metavar=w["HERO"], action=Heroes, help=w["heroes"].format(default=" ".join(DEFAULT))
    )
    p.add_argument("--mode", choices=MODES, help=w["mode"])
    add_hero_file(p)


def add_hero_file(p: Parser) -> None:
    p.add_argument(
        "--hero-file", action="append", default=[], metavar=FILES[p.lang]["file"], help=WORDS[p.lang]["hero file"]
    )


def text_of(path: str) -> str:
    with Path(path).expanduser().open("rb") as f:
        return f.read(BYTES).decode("utf-8-sig")


def own_heroes(paths: list[str]) -> list[Hero]:
    """The heroes of these files join the others. The first mistake of a file is told with its line."""
    from ...dicethrone.loading import add_hero, read_hero

    return [add_hero(read_hero(text_of(path), path)) for path in paths]


def heroes_of(args: argparse.Namespace) -> list[str]:
    """Those that were named; one's own takes the first seat if nobody was."""
    own = own_heroes(args.hero_file)
    if args.heroes:
        return list(args.heroes)
    named = [h.id for h in own]
    return [*named, *(h for h in DEFAULT if h not in named)][: max(2, len(named))]


def new_game(args: argparse.Namespace, seed: int | str) -> DiceThroneGame:
    from ... import dicethrone

    return dicethrone.new(heroes_of(args), args.mode or "", seed)
