"""`quickstrike dicethrone play`: a game at the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from ...kernel.errors import SetupError, did_you_mean
from ...kernel.language import Words, words
from ..parser import WORDS as FILES
from ..parser import Parser, add_colour, add_lang, seed
from .table import BOTS, NAME, add_table, new_game, own_heroes
from .table import WORDS as TABLE

if TYPE_CHECKING:
    from ...bots import Bot
    from ...dicethrone import DiceThroneGame
    from ...term.dicethrone.session import Seats, Session

WORDS: Words = words("dicethrone/cli/play")


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("play", help=w["help"], description=w["about"], epilog=w["more"])
    add_table(p)
    add_seats(p)
    p.add_argument("--seed", type=seed, metavar=TABLE[p.lang]["SEED"], help=w["seed"])
    p.add_argument("--load", nargs="?", const="", metavar=FILES[p.lang]["file"], help=w["load"])
    p.add_argument("--save", metavar=FILES[p.lang]["file"], help=w["save"])
    add_lang(p)
    add_colour(p)
    p.set_defaults(run=run)


def add_seats(p: Parser) -> None:
    w = WORDS[p.lang]
    p.add_argument("--seats", nargs="+", default=["1"], metavar=w["SEAT"], help=w["seats"])
    p.add_argument("--bot", default="odds", metavar=TABLE[p.lang]["BOT"], help=w["bot"].format(names=", ".join(BOTS)))


def run(args: argparse.Namespace) -> int:
    return prepare(args).run()


def prepare(args: argparse.Namespace) -> Session:
    """Everything that can be wrong is found here, before anything is shown or written."""
    from ...bots.dicethrone import bot_of
    from ...term import store

    bot_of(args.bot)
    if args.load is not None:
        given = next((k for k in ("heroes", "mode", "seed") if getattr(args, k) is not None), None)
        if given:
            raise SetupError("loaded setup", flag=given)
        own_heroes(args.hero_file)
        path = Path(args.load).expanduser() if args.load else store.last_game(NAME)
        game = loaded(path)
        save = Path(args.save).expanduser() if args.save else path
    else:
        path = store.last_game(NAME)
        game = new_game(args, int.from_bytes(os.urandom(3), "big") if args.seed is None else args.seed)
        save = Path(args.save).expanduser() if args.save else path
    if save.is_dir():
        raise SetupError("folder", path=str(save))
    session = session_of(game, save, args)
    if args.load is None and not args.save:
        store.keep_previous(NAME)
    session.greet(path if args.load is not None else None)
    return session


def session_of(game: DiceThroneGame, save: Path, args: argparse.Namespace) -> Session:
    from ...bots.dicethrone import bot_of
    from ...term.dicethrone.session import Session
    from ...term.paint import paint_for

    flags = "".join(f" --hero-file {quote(x)}" for x in args.hero_file)
    return Session(
        game,
        save.absolute(),
        lang=args.lang,
        paint=paint_for(sys.stdout, not args.no_color),
        flags=flags,
        seating=lambda g: seated(g, args.seats, args.bot, args.lang),
        adviser=bot_of("odds"),
    )


def loaded(path: Path) -> DiceThroneGame:
    """A save, checked for heroes that are not there."""
    from ... import dicethrone
    from ...kernel.game import read_save
    from ...term import store

    def load(text: str) -> DiceThroneGame:
        heroes = read_save(text, NAME)["setup"].get("heroes", ())
        for h in heroes if isinstance(heroes, list) else ():
            if h not in dicethrone.HEROES:
                raise SetupError("dt own hero", id=str(h))
        return dicethrone.load(text)

    return store.read_by(load, path)


def seated(game: DiceThroneGame, mine: list[str], bot: str, lang: str) -> Seats:
    """Bots at all seats but mine."""
    from ...bots.dicethrone import bot_of
    from ...term.dicethrone.dice_prompts import say

    heroes = [str(h) for h in game.setup["heroes"]]
    known = {**{h: i for i, h in reversed(list(enumerate(heroes)))}, **{str(i + 1): i for i in range(len(heroes))}}
    wanted = [x for text in mine for x in text.split(",") if x]
    found: list[int] = []
    for x in wanted:
        if x not in known and x not in ("all", "none"):
            raise SetupError("dt seat", seat=x, near=did_you_mean(x, [*known, "all", "none"]))
        found += range(len(heroes)) if x == "all" else [] if x == "none" else [known[x]]
    bots: dict[int, Bot] = {i: bot_of(bot, f"{game.setup['seed']} {i}") for i in range(len(heroes)) if i not in found}
    return bots, {i: say("bot", lang, name=bot) for i in bots}
