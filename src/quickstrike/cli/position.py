"""`quickstrike position FILE`: set a table up, play the steps of the file, say what differs; or hand it to a person.
Every game has this command."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Collection
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..kernel.errors import QuickstrikeError, SetupError
from ..kernel.language import Words, words
from ..rulebook.games import CHAMPIONS, GameBook
from ..term import store
from ..term.champions.teach import with_rule
from .parser import WORDS as FILES
from .parser import WRONG, Parser, add_colour, add_lang
from .play import WORDS as PLAY
from .play import add_bot, add_teach, session_of

if TYPE_CHECKING:
    from ..kernel.position import Outcome

DOCS = {"champions": "docs/positions.md", "dicethrone": "docs/dicethrone-positions.md"}
WORDS: Words = words("cli/position")


def add_champions(p: Parser) -> None:
    add_bot(p)
    add_teach(p)


def play_champions(args: argparse.Namespace, game: Any, save: Path) -> int:
    return session_of(game, save, args.bot, args.lang, not args.no_color, args.teach).run()


def register(
    subparsers: Any,
    game: GameBook = CHAMPIONS,
    add: Callable[[Parser], None] = add_champions,
    play: Callable[[argparse.Namespace, Any, Path], int] = play_champions,
) -> Parser:
    """add: the flags of that game; play: a person goes on."""
    w = WORDS[subparsers.lang]
    p: Parser = subparsers.add_parser("position", help=w["help"], description=w["about"].format(doc=DOCS[game.name]))
    p.add_argument("file", metavar=FILES[p.lang]["file"], type=Path, nargs="+", help=w["file"])
    p.add_argument("--quiet", action="store_true", help=w["quiet"])
    p.add_argument("--json", action="store_true", help=w["json"])
    p.add_argument("--play", action="store_true", help=w["play"])
    p.add_argument("--save", metavar=FILES[p.lang]["file"], help=PLAY[p.lang]["save"])
    add(p)
    add_lang(p)
    add_colour(p)
    p.set_defaults(run=partial(run, game, play))
    return p


def run(game: GameBook, play: Callable[[argparse.Namespace, Any, Path], int], args: argparse.Namespace) -> int:
    run_position = import_module(f"quickstrike.{game.name}.position").run
    teach = {"teach": with_rule} if getattr(args, "teach", False) else {}
    if args.play and len(args.file) > 1:
        raise SetupError("play one", n=len(args.file))
    worst = 0
    for i, file in enumerate(args.file):
        try:
            outcome: Outcome[Any] = run_position(file.expanduser(), rules=partial(rules, game), **teach)
        except QuickstrikeError as e:  # the other files are none the worse for it
            mistaken(file, e.told(args.lang), game, args.json)
            worst = WRONG
            continue
        worst = max(worst, 0 if outcome.passed else 1)
        if args.json:
            print(json.dumps({"file": str(file), **outcome.data(args.lang)}, ensure_ascii=False))
            continue
        if i and not args.quiet:
            print()
        for line in told(file, outcome, args.lang, args.quiet):
            print(line)
        if args.play:  # the game goes on, whatever was expected of it
            return play(args, outcome.game, save_of(args, game))
    return worst


def rules(game: GameBook) -> Collection[str]:
    """The ids of all entries of the rule book and of their points."""
    return [i for e in game.book().values() for i in (e.id, *e.point_ids())]


def mistaken(file: Path, what: str, game: GameBook, as_json: bool) -> None:
    """A file with a mistake in it: one sentence."""
    if as_json:
        print(json.dumps({"file": str(file), "passed": False, "error": what}, ensure_ascii=False))
    else:
        sys.stdout.flush()
        print(f"{game.command} position: {what}", file=sys.stderr)


def save_of(args: argparse.Namespace, game: GameBook) -> Path:
    name = args.file[0].stem if game is CHAMPIONS else f"{game.name}-{args.file[0].stem}"
    save = Path(args.save).expanduser() if args.save else store.position_game(name)
    if save.is_dir():
        raise SetupError("folder", path=str(save))
    return save


def told(file: Path, outcome: Outcome[Any], lang: str, quiet: bool) -> list[str]:
    found = [d.told(lang) for d in outcome.differences]
    if quiet:
        return [f"{file}: {d}" for d in found]
    end = [WORDS[lang]["failed"], *(f"  {d}" for d in found)] if found else [WORDS[lang]["passed"]]
    return [*outcome.told(lang), *(end if outcome.checked else ())]
