"""`quickstrike play`: the game at the terminal."""
from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from .. import champions
from ..bots import BOTS, Bot, bot_of
from ..champions import HEROES, MODES, SCENARIOS, ChampionsGame
from ..champions.faces import face_of
from ..champions.text.names import title
from ..kernel.errors import SetupError, did_you_mean
from ..term import store
from ..term.paint import paint_for
from ..term.session import Session
from ..term.words import say
from .base import add_lang, seed

ABOUT = "Play Marvel Champions at the terminal. One person may play several heroes; bots can take any of them."


def register(subparsers: Any) -> None:
    p = subparsers.add_parser("play", help="play at the terminal", description=ABOUT,
                              epilog="The game is saved at every decision; go on with it by: quickstrike play --load")
    p.add_argument("--heroes", nargs="+", metavar="HERO[:ASPECT]",
                   help=f"one to four of {', '.join(HEROES)} (default: spider-man)")
    p.add_argument("--scenario", help=f"one of {', '.join(SCENARIOS)} (default: rhino)")
    p.add_argument("--mode", help=f"{' or '.join(MODES)} (default: standard)")
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
        given = [k for k in ("heroes", "scenario", "mode", "seed") if getattr(args, k) is not None]
        if given:
            raise SetupError(f"--load goes on with a game as it was set up: leave --{given[0]} out")
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
    bots, labels = seated(game, args.bot, args.lang)
    if args.load is None and not args.save:
        store.keep_previous()
    paint = paint_for(sys.stdout, not args.no_color)
    session = Session(game, save.absolute(), lang=args.lang, bots=bots, labels=labels, paint=paint)
    session.say(news[0], "bold", **news[1])
    if game.migrated:
        session.say("migrated", "yellow")
    return session


def new_game(args: argparse.Namespace) -> ChampionsGame:
    heroes = [h for x in args.heroes or ["spider-man"] for h in x.split(",") if h]
    chance = int.from_bytes(os.urandom(3), "big") if args.seed is None else args.seed
    return champions.new(heroes, args.scenario or "rhino", args.mode or "standard", chance)


def seated(game: ChampionsGame, wanted: list[str], lang: str) -> tuple[dict[int, Bot], dict[int, str]]:
    """Bots by seat, and what the board says of them."""
    bots: dict[int, Bot] = {}
    heroes = [h.partition(":")[0] for h in game.setup["heroes"]]
    for text in wanted:
        who, eq, name = text.partition("=")
        if not eq:
            raise SetupError(f"--bot wants a seat and a bot, for instance --bot 2=heuristic, not {text!r}")
        if who == "all":
            seats = list(range(len(heroes)))
        elif who in heroes:
            seats = [heroes.index(who)]
        elif who.isdigit() and 1 <= int(who) <= len(heroes):
            seats = [int(who) - 1]
        else:
            known = [*(str(i + 1) for i in range(len(heroes))), *heroes, "all"]
            raise SetupError(f"there is no seat {who!r} at this table{did_you_mean(who, known)}")
        for seat in seats:
            bots[seat] = bot_of(name, f"{game.setup['seed']} {seat}")
    return bots, {seat: say("bot", lang, name=_name(b)) for seat, b in bots.items()}


def _name(bot: Bot) -> str:
    return type(bot).__name__.removesuffix("Bot").lower()
