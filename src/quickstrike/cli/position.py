"""`quickstrike position FILE`: set a table up, play the steps of the file, say what differs; or hand it to a person.
Every game has this command."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..files import named
from ..kernel.errors import QuickstrikeError, SetupError
from ..kernel.language import Words, words
from ..rulebook.game_book import GameBook
from ..term import store
from .parser import WORDS as FILES
from .parser import WRONG, Parser, add_colour, add_lang, add_teach
from .play import add_save, saved_at, session_of
from .seating import add_seating

if TYPE_CHECKING:
    from ..games import Kit
    from ..kernel.position import Outcome

WORDS: Words = words("cli/position")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("file", metavar=FILES[p.lang]["file"], type=Path, nargs="+", help=w["file"])
    p.add_argument("--quiet", action="store_true", help=w["quiet"])
    p.add_argument("--json", action="store_true", help=w["json"])
    p.add_argument("--play", action="store_true", help=w["play"])
    add_save(p)
    add_seating(p, kit)
    add_teach(p, kit)
    kit.flags().add_files(p)
    add_lang(p)
    add_colour(p)


def run(args: argparse.Namespace) -> int:
    kit: Kit = args.kit
    kit.flags().bring(args)
    teach = {"teach": kit.with_rule} if args.teach else {}
    if args.play and len(args.file) > 1:
        raise SetupError("play one", n=len(args.file))
    worst = 0
    for i, file in enumerate(args.file):
        try:
            outcome: Outcome[Any] = kit.run_position(named(file), rules=partial(rules, kit.book()), **teach)
        except QuickstrikeError as e:  # the other files are played all the same
            mistaken(file, e.told(args.lang), args)
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
            session = session_of(kit, outcome.game, save_of(args), args)
            return session.run()
    return worst


def rules(game: GameBook) -> Collection[str]:
    """The ids of all entries of the rule book and of their points."""
    return [i for e in game.book().values() for i in (e.id, *e.point_ids())]


def mistaken(file: Path, what: str, args: argparse.Namespace) -> None:
    """A file with a mistake in it: one sentence."""
    if args.json:
        print(json.dumps({"file": str(file), "passed": False, "error": what}, ensure_ascii=False))
    else:
        sys.stdout.flush()
        print(f"{args.prog}: {what}", file=sys.stderr)


def save_of(args: argparse.Namespace) -> Path:
    kit: Kit = args.kit
    name = args.file[0].stem
    return saved_at(args, store.position_game(f"{kit.prefix}-{name}" if kit.prefix else name))


def told(file: Path, outcome: Outcome[Any], lang: str, quiet: bool) -> list[str]:
    found = [d.told(lang) for d in outcome.differences]
    if quiet:
        return [f"{file}: {d}" for d in found]
    end = [WORDS[lang]["failed"], *(f"  {d}" for d in found)] if found else [WORDS[lang]["passed"]]
    return [*outcome.told(lang), *(end if outcome.checked else ())]
