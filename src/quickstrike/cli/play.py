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
from ..kernel.language import Words, flat, messages
from ..term import store
from ..term.champions.prompts import say
from ..term.champions.session import Session
from ..term.paint import paint_for
from . import serve
from .champions.table import add_modes, add_scenario, add_seats, modes, seats
from .parser import WORDS as FILES
from .parser import Parser, add_colour, add_lang, seed

DEFAULT = "spider-man"
WORDS: Words = {
    "en": flat("""
    help: play in the browser, or with --terminal at the terminal
    about: Play Marvel Champions. Without --terminal a table opens in the browser, where games are set up and kept.
    more: At the terminal the game is saved at every decision; go on with it by: quickstrike play --terminal --load
    terminal: play at the terminal; all options below that set up a game are for this
    seed: a number or a word: the same seed, the same game (default: a new one)
    seat: SEAT=BOT
    bot: let a bot play a seat (1, 2, ... or the hero, or all): {names}
    load: go on with a save (default: the last game)
    save: where the game is saved (default: a file in your data folder)
    teach: tell timing windows as they open, numbered steps, and the rule behind each line
    SEED: SEED
"""),
    "fr": flat("""
    help: jouer dans le navigateur, ou avec --terminal au terminal
    about: Jouer à Marvel Champions. Sans --terminal, une table s'ouvre dans le navigateur ; on y prépare les parties.
    more: Au terminal, la partie est sauvegardée à chaque décision ; la suite : quickstrike play --terminal --load
    terminal: jouer au terminal ; les options qui préparent une partie sont pour cela
    seed: un nombre ou un mot : même graine, même partie (par défaut : une nouvelle)
    seat: PLACE=ROBOT
    bot: confier une place à un robot (1, 2, ... ou le héros, ou all) : {names}
    load: continuer une sauvegarde (par défaut : la dernière partie)
    save: où la partie est sauvegardée (par défaut : un fichier de votre dossier de données)
    teach: raconter les fenêtres de réaction, les étapes numérotées et la règle derrière chaque ligne
    SEED: GRAINE
"""),
}
messages(
    {
        "en": flat("""
    loaded setup: --load goes on with a game as it was set up: leave --{flag} out
    folder: a game can't be saved in {path!r}: it is a folder, name a file in it
    bot wants: --bot wants a seat and a bot, for instance --bot 2=heuristic, not {text!r}
    no such seat: there is no seat {seat!r} at this table{near}
    text game: {flag} is for the text game: add --terminal (in the browser, games are set up on the page)
    browser game: {flag} is for the table in the browser: leave --terminal out
"""),
        "fr": flat("""
    loaded setup: --load continue une partie telle qu'elle a été préparée : enlevez --{flag}
    folder: une partie ne peut pas être sauvegardée dans {path!r} : c'est un dossier, nommez-y un fichier
    bot wants: --bot veut une place et un robot, par exemple --bot 2=heuristic, pas {text!r}
    no such seat: il n'y a pas de place {seat!r} à cette table{near}
    text game: {flag} est pour le jeu au terminal : ajoutez --terminal (au navigateur, tout se prépare sur la page)
    browser game: {flag} est pour la table dans le navigateur : enlevez --terminal
"""),
    }
)


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
