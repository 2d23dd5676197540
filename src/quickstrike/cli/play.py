"""`quickstrike play`: the table in the browser, or the text game at the terminal.

The first game opens its page unless --terminal is given; of any other the text game takes more (files of one's own, heroes and
decks by flags), and --browser opens its page.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..files import named
from ..kernel.errors import SetupError
from ..kernel.language import Words, words
from ..term import store
from . import serve
from .parser import WORDS as FILES
from .parser import Parser, add_colour, add_lang, add_teach, seed
from .seating import add_seating, seated

if TYPE_CHECKING:
    from ..games import Kit
    from ..kernel.game import Game
    from ..term.terminal import Terminal

WORDS: Words = words("cli/play")
TEXT = {
    "seed": "--seed",
    "seats": "--seats",
    "bot": "--bot",
    "load": "--load",
    "save": "--save",
    "teach": "--teach",
    "no_color": "--no-color",
}
"""Flags of the text game, besides those that set up a table."""
BROWSER = {
    "port": "--port",
    "host": "--host",
    "name": "--name",
    "no_open": "--no-open",
    "data": "--data",
    "store": "--store",
}


def add(p: Parser, kit: Kit) -> None:
    w, flags = WORDS[p.lang], kit.flags()
    p.description = f"{p.description} {w['about page' if kit.browser_first else 'about plain']}"
    serve.add_server(p)
    p.add_argument("--terminal", action="store_true", default=not kit.browser_first, help=w["terminal"])
    p.add_argument("--browser", dest="terminal", action="store_false", help=w["browser"])
    flags.add(p)
    flags.add_files(p)
    p.add_argument("--seed", type=seed, metavar=w["SEED"], help=w["seed"])
    add_seating(p, kit)
    add_lang(p)
    p.add_argument("--load", nargs="?", const="", metavar=FILES[p.lang]["file"], help=w["load"])
    add_save(p)
    add_teach(p, kit)
    add_colour(p)


def add_save(p: Parser) -> None:
    p.add_argument("--save", metavar=FILES[p.lang]["file"], help=WORDS[p.lang]["save"])


def run(args: argparse.Namespace) -> int:
    kit: Kit = args.kit
    flags = kit.flags()
    if args.terminal:
        if found := _given(args, BROWSER):
            raise SetupError("browser game" if kit.browser_first else "plain game", flag=found)
        return prepare(args).run()
    if found := flags.given(args) or _given(args, TEXT):
        raise SetupError("text game" if kit.browser_first else "not at the page", flag=found)
    flags.bring(args)  # whoever runs the server may bring in what he has written; visitors may not
    return serve.run(args)


def _given(args: argparse.Namespace, flags: dict[str, str]) -> str | None:
    return next((flag for field, flag in flags.items() if getattr(args, field) not in (None, False, [], 0)), None)


def prepare(args: argparse.Namespace) -> Terminal[Any]:
    """Everything that can be wrong is found here, before anything is shown or written."""
    kit: Kit = args.kit
    flags, last = kit.flags(), store.last_game(kit.prefix)
    flags.bring(args)
    if args.load is not None:
        if found := flags.given(args) or ("--seed" if args.seed is not None else None):
            raise SetupError("loaded setup", flag=found)
        path = named(args.load) if args.load else last
        game = flags.load(path)
    else:
        path, chance = last, int.from_bytes(os.urandom(3), "big") if args.seed is None else args.seed
        game = flags.setting(args).new(chance)
    save = saved_at(args, path)
    session = session_of(kit, game, save, args)
    if args.load is None and not args.save:
        store.keep_previous(kit.prefix)
    session.greet(path if args.load is not None else None)
    return session


def saved_at(args: argparse.Namespace, usual: Path) -> Path:
    save = named(args.save) if args.save else usual
    if save.is_dir():
        raise SetupError("folder", path=str(save))
    return save


def session_of(kit: Kit, game: Game[Any], save: Path, args: argparse.Namespace) -> Terminal[Any]:
    from ..term.paint import paint_for

    seating = partial(seated, kit, args=args)
    return kit.terminal()(
        game,
        save.absolute(),
        kit=kit,
        lang=args.lang,
        seating=seating,
        paint=paint_for(sys.stdout, not args.no_color),
        teach=args.teach,
        again=kit.flags().again(args),
    )
