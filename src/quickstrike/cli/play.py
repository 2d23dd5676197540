"""`quickstrike play`: the table in the browser, or with --terminal the text game."""

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
from ..kernel.language import Words, words
from ..term import store
from ..term.champions.prompts import say
from ..term.champions.session import Session
from ..term.paint import paint_for
from . import serve
from .champions.table import add_modes, add_scenario, add_seats, modes, seats
from .parser import WORDS as FILES
from .parser import Parser, add_colour, add_lang, seed

DEFAULT = "spider-man"
WORDS: Words = words("cli/play")


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("play", help=w["help"], description=w["about"], epilog=w["more"])
    serve.add_server(p)
    p.add_argument("--terminal", action="store_true", help=w["terminal"])
    add_seats(p, DEFAULT)
    add_scenario(p)
    add_modes(p)
    p.add_argument("--seed", type=seed, metavar=w["SEED"], help=w["seed"])
    add_bot(p)
    add_lang(p)
    p.add_argument("--load", nargs="?", const="", metavar=FILES[p.lang]["file"], help=w["load"])
    p.add_argument("--save", metavar=FILES[p.lang]["file"], help=w["save"])
    add_teach(p)
    add_colour(p)
    p.set_defaults(run=run)


def add_teach(p: Parser) -> None:
    p.add_argument("--teach", action="store_true", help=WORDS[p.lang]["teach"])


def add_bot(p: Parser) -> None:
    w = WORDS[p.lang]
    p.add_argument("--bot", action="append", default=[], metavar=w["seat"], help=w["bot"].format(names=", ".join(BOTS)))


TEXT = {
    "seats": "--heroes",
    "scenario": "--scenario",
    "modular": "--modular",
    "mode": "--mode",
    "heroic": "--heroic",
    "skirmish": "--skirmish",
    "seed": "--seed",
    "bot": "--bot",
    "load": "--load",
    "save": "--save",
    "teach": "--teach",
    "no_color": "--no-color",
}
BROWSER = {"port": "--port", "host": "--host", "name": "--name", "no_open": "--no-open", "data": "--data"}


def run(args: argparse.Namespace) -> int:
    other, key = (BROWSER, "browser game") if args.terminal else (TEXT, "text game")
    for field, flag in other.items():
        given = getattr(args, field)
        if given is not None and given is not False and given != [] and given != 0:
            raise SetupError(key, flag="--deck" if field == "seats" and given[0][0] == "deck" else flag)
    return prepare(args).run() if args.terminal else serve.run(args)


def prepare(args: argparse.Namespace) -> Session:
    """Everything that can be wrong is found here, before anything is shown or written."""
    if args.load is not None:
        fields = ("seats", "scenario", "modular", "mode", "heroic", "skirmish", "seed")
        given = [k for k in fields if getattr(args, k) is not None]
        if given:
            flag = ("deck" if args.seats[0][0] == "deck" else "heroes") if given[0] == "seats" else given[0]
            raise SetupError("loaded setup", flag=flag)
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
        raise SetupError("folder", path=str(save))
    session = session_of(game, save, args.bot, args.lang, not args.no_color, args.teach)
    if args.load is None and not args.save:
        store.keep_previous()
    session.say(news[0], "bold", **news[1])
    if game.migrated:
        session.say("migrated", "yellow")
    return session


def session_of(
    game: ChampionsGame, save: Path, bots: list[str], lang: str, colours: bool, teach: bool = False
) -> Session:
    who, labels = seated(game, bots, lang)
    paint = paint_for(sys.stdout, colours)
    return Session(game, save.absolute(), lang=lang, bots=who, labels=labels, paint=paint, teach=teach)


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
            raise SetupError("bot wants", text=text)
        if who == "all":
            found = list(range(len(heroes)))
        elif who in heroes:
            found = [heroes.index(who)]
        elif who.isdigit() and 1 <= int(who) <= len(heroes):
            found = [int(who) - 1]
        else:
            known = [*(str(i + 1) for i in range(len(heroes))), *heroes, "all"]
            raise SetupError("no such seat", seat=who, near=did_you_mean(who, known))
        for seat in found:
            bots[seat] = bot_of(name, f"{game.setup['seed']} {seat}")
    return bots, {seat: say("bot", lang, name=_name(b)) for seat, b in bots.items()}


def _name(bot: Bot) -> str:
    return type(bot).__name__.removesuffix("Bot").lower()
