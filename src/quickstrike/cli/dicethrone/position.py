"""`quickstrike dicethrone position FILE`: a table of Dice Throne from a file."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...rulebook.games import DICETHRONE
from ..position import register as set_up
from .play import add_seats, session_of
from .table import add_hero_file, own_heroes

if TYPE_CHECKING:
    from ...dicethrone import DiceThroneGame


def register(subparsers: Any) -> None:
    p = set_up(subparsers, DICETHRONE, add_seats, play)
    add_hero_file(p)
    p.set_defaults(run=partial(run, p.get_default("run")))


def run(then: Any, args: argparse.Namespace) -> int:
    own_heroes(args.hero_file)
    code: int = then(args)
    return code


def play(args: argparse.Namespace, game: DiceThroneGame, save: Path) -> int:
    session = session_of(game, save, args)
    session.greet()
    return session.run()
