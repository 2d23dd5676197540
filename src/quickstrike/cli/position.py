"""`quickstrike position FILE`: set a table up, play the steps of the file, say what differs; or hand it to a person."""
from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

from ..champions.position import Outcome
from ..champions.position import run as run_position
from ..kernel.errors import QuickstrikeError, SetupError
from ..kernel.words import Words, flat, messages
from ..term import store
from ..term.teach import with_rule
from .base import WORDS as FILES
from .base import WRONG, add_colour, add_lang
from .play import WORDS as PLAY
from .play import add_bot, add_teach, session_of

WORDS: Words = {"en": flat("""
    help: set up a table from a file, play its steps, check
    about: Set up the position of a file, play its steps and compare with what it expects. See docs/positions.md.
    file: a position (.toml or .json)
    quiet: say only what differs
    json: for programs: passed, differences, what is asked, the options
    play: go on from there at the terminal
    passed: All is as expected.
    failed: This is not as expected:
"""), "fr": flat("""
    help: préparer une table depuis un fichier, jouer ses étapes, vérifier
    about: Préparer la position d'un fichier, jouer ses étapes et comparer avec ce qu'il attend. Voir docs/positions.md.
    file: une position (.toml ou .json)
    quiet: ne dire que ce qui diffère
    json: pour les programmes : réussite, différences, ce qui est demandé, les options
    play: continuer la partie au terminal
    passed: Tout est comme attendu.
    failed: Cela n'est pas comme attendu :
""")}
messages({"en": flat("""
    play one: --play goes on from one position, not from {n}
"""), "fr": flat("""
    play one: --play continue une seule position, pas {n}
""")})


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("position", help=w["help"], description=w["about"])
    p.add_argument("file", metavar=FILES[p.lang]["file"], type=Path, nargs="+", help=w["file"])
    p.add_argument("--quiet", action="store_true", help=w["quiet"])
    p.add_argument("--json", action="store_true", help=w["json"])
    p.add_argument("--play", action="store_true", help=w["play"])
    p.add_argument("--save", metavar=FILES[p.lang]["file"], help=PLAY[p.lang]["save"])
    add_bot(p)
    add_teach(p)
    add_lang(p)
    add_colour(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.play and len(args.file) > 1:
        raise SetupError("play one", n=len(args.file))
    worst = 0
    for i, file in enumerate(args.file):
        try:
            outcome = run_position(file.expanduser(), with_rule if args.teach else None, rules)
        except QuickstrikeError as e:  # the other files are none the worse for it
            mistaken(file, e.told(args.lang), args.json)
            worst = WRONG
            continue
        worst = max(worst, 0 if outcome.passed else 1)
        if args.json:
            print(json.dumps({"file": str(file), **as_data(outcome, args.lang)}, ensure_ascii=False))
            continue
        if i and not args.quiet:
            print()
        for line in told(file, outcome, args.lang, args.quiet):
            print(line)
        if args.play:
            return play(args, outcome)
    return worst


def rules() -> Collection[str]:
    """The ids of all entries of the rule book and of their points."""
    from ..rulebook.games import CHAMPIONS

    return [i for e in CHAMPIONS.book().values() for i in (e.id, *e.point_ids())]


def mistaken(file: Path, what: str, as_json: bool) -> None:
    """A file with a mistake in it: one sentence."""
    if as_json:
        print(json.dumps({"file": str(file), "passed": False, "error": what}, ensure_ascii=False))
    else:
        sys.stdout.flush()
        print(f"quickstrike position: {what}", file=sys.stderr)


def play(args: argparse.Namespace, outcome: Outcome) -> int:
    """The game goes on, whatever was expected of it."""
    save = Path(args.save).expanduser() if args.save else store.position_game(args.file[0].stem)
    if save.is_dir():
        raise SetupError("folder", path=str(save))
    return session_of(outcome.game, save, args.bot, args.lang, not args.no_color, args.teach).run()


def told(file: Path, outcome: Outcome, lang: str, quiet: bool) -> list[str]:
    found = [d.told(lang) for d in outcome.differences]
    if quiet:
        return [f"{file}: {d}" for d in found]
    end = [WORDS[lang]["failed"], *(f"  {d}" for d in found)] if found else [WORDS[lang]["passed"]]
    return [*outcome.told(lang), *(end if outcome.checked else ())]


def as_data(outcome: Outcome, lang: str) -> dict[str, Any]:
    g = outcome.game
    return {"passed": outcome.passed, "differences": [d.told(lang) for d in outcome.differences], "result": g.result,
            "asked": [{"seat": d.seat, "kind": d.kind, "options": [o.shown() for o in d.options]} for d in g.decisions],
            "narration": outcome.told(lang)}
