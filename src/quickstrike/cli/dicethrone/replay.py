"""`quickstrike dicethrone replay FILE`: a saved game of Dice Throne again from the start, told in words."""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

from ...term import store
from ..replay import Tale, add_replay
from ..replay import run as replay
from .table import NAME, add_hero_file, own_heroes


def tale() -> Tale:
    from ...dicethrone import DiceThroneGame
    from ...dicethrone.text.names import seat_names
    from ...dicethrone.text.options import option_text
    from ...term.dicethrone.session import lines_of, story_lines

    return Tale(
        DiceThroneGame,
        lambda g, d, o, lang: option_text(g.state, d, o, lang),
        lambda g, seat, lang: seat_names(g.setup["heroes"], lang)[seat],
        lambda g, notes, lang, paint, taught: [y for x in lines_of(g, notes, lang) for y in story_lines(x, paint)],
        ("turns", lambda g: int(g.state.turn)),
    )


def register(subparsers: Any) -> None:
    p = add_replay(subparsers, partial(store.last_game, NAME))
    add_hero_file(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    own_heroes(args.hero_file)
    return replay(args)
