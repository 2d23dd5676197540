"""`quickstrike play`: the game at the terminal."""
from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from .. import champions
from ..bots import BOTS, Bot, bot_of
from ..champions import ChampionsGame
from ..champions.faces import face_of
from ..champions.scenarios import called
from ..champions.text.names import title
from ..kernel.errors import SetupError, did_you_mean
from ..term import store
from ..term.paint import paint_for
from ..term.session import Session
from ..term.words import say
from .base import add_lang, seed
from .table import add_modes, add_scenario, add_seats, modes, seats

DEFAULT = "spider-man"
ABOUT = "Play Marvel Champions at the terminal. One person may play several heroes; bots can take any of them."


def register(subparsers: Any) -> None:
    p = subparsers.add_parser("play", help="play at the terminal", description=ABOUT,
                              epilog="The game is saved at every decision; go on with it by: quickstrike play --load")
    add_seats(p, DEFAULT)
    add_scenario(p)
    add_modes(p)
    p.add_argument("--seed", type=seed, help="a number or a word: the same seed, the same game (default: a new one)")
    p.add_argument("--bot", action="append", default=[], metavar="SEAT=BOT",
                   help=f"let a bot play a seat (1, 2, ... or the hero, or all): {', '.join(BOTS)}")
    add_lang(p)
    p.add_argument("--load", nargs="?", const="", metavar="FILE", help="go on with a save (default: the last game)")
    p.add_argument("--save", metavar="FILE", help="where the game is saved (default: a file in your data folder)")
    p.add_argument("--no-color", action="store_true", help="no colours")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    return prepare(args).run()


def prepare(args: argparse.Namespace) -> Session:
    """Everything that can be wrong is found here, before anything is shown or written."""
    if args.load is not None:
        fields = ("seats", "scenario", "modular", "mode", "heroic", "skirmish", "seed")
        given = [k for k in fields if getattr(args, k) is not None]
        if given:
            flag = ("deck" if args.seats[0][0] == "deck" else "heroes") if given[0] == "seats" else given[0]
            raise SetupError(f"--load goes on with a game as it was set up: leave --{flag} out")
        path = Path(args.load).expanduser() if args.load else store.last_game()
        game = store.read(path)
        save = Path(args.save).expanduser() if args.save else path
        news: tuple[str, dict[str, object]] = ("resumed", {"path": path})
    else:
        game = new_game(args)
        save = Path(args.save).expanduser() if args.save else store.last_game()
        heroes = ", ".join(title(face_of(game.state.codes[p.identity]), args.lang) for p in game.state.players)
        villain = title(game.state.face(game.state.of_kind("villain")[0]), args.lang)
        news = ("welcome", {"heroes": heroes, "villain": villain, "seed": game.setup["seed"]})
    if save.is_dir():
        raise SetupError(f"a game can't be saved in {str(save)!r}: it is a folder, name a file in it")
    session = session_of(game, save, args.bot, args.lang, not args.no_color)
    if args.load is None and not args.save:
        store.keep_previous()
    session.say(news[0], "bold", **news[1])
    if game.migrated:
        session.say("migrated", "yellow")
    return session


def session_of(game: ChampionsGame, save: Path, bots: list[str], lang: str, colours: bool) -> Session:
    who, labels = seated(game, bots, lang)
    return Session(game, save.absolute(), lang=lang, bots=who, labels=labels, paint=paint_for(sys.stdout, colours))


def new_game(args: argparse.Namespace) -> ChampionsGame:
    chance = int.from_bytes(os.urandom(3), "big") if args.seed is None else args.seed
    scenario = args.scenario or "rhino"
    return champions.new(seats(args, DEFAULT), scenario, seed=chance, modular=args.modular, **modes(args))


def seated(game: ChampionsGame, wanted: list[str], lang: str) -> tuple[dict[int, Bot], dict[int, str]]:
    """Bots by seat, and what the board says of them."""
    bots: dict[int, Bot] = {}
    heroes = [called(h) for h in game.setup["heroes"]]
    for text in wanted:
        who, eq, name = text.partition("=")
        if not eq:
            raise SetupError(f"--bot wants a seat and a bot, for instance --bot 2=heuristic, not {text!r}")
        if who == "all":
            found = list(range(len(heroes)))
        elif who in heroes:
            found = [heroes.index(who)]
        elif who.isdigit() and 1 <= int(who) <= len(heroes):
            found = [int(who) - 1]
        else:
            known = [*(str(i + 1) for i in range(len(heroes))), *heroes, "all"]
            raise SetupError(f"there is no seat {who!r} at this table{did_you_mean(who, known)}")
        for seat in found:
            bots[seat] = bot_of(name, f"{game.setup['seed']} {seat}")
    return bots, {seat: say("bot", lang, name=_name(b)) for seat, b in bots.items()}


def _name(bot: Bot) -> str:
    return type(bot).__name__.removesuffix("Bot").lower()
