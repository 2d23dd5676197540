"""`quickstrike replay FILE`: a saved game again from the start, told in words. The save says which game it is of."""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..champions import ChampionsGame
from ..champions.text.names import seat_name
from ..champions.text.options import option_text
from ..champions.text.story import tell
from ..kernel.decision import Decision, Option, option_of
from ..kernel.errors import QuickstrikeError, SaveError
from ..kernel.game import Game, read_save
from ..kernel.language import COLON, Said, Words, words
from ..term import store
from ..term.champions.session import story_lines
from ..term.paint import Paint, paint_for
from .parser import WORDS as FILES
from .parser import Parser, add_colour, add_lang
from .play import add_teach

WORDS: Words = words("cli/replay")


@dataclass(frozen=True)
class Tale:
    """How a game is told: an option, a seat, the lines of notes (taught: in that language, with the rules behind them);
    and what it counts, rounds or turns."""

    game: type[Game[Any]]
    option: Callable[[Any, Decision, Option, str], str]
    seat: Callable[[Any, int, str], str]
    lines: Callable[[Any, Sequence[Any], str, Paint, str], list[str]]
    counts: tuple[str, Callable[[Any], int]]


def _champions(g: ChampionsGame, notes: Sequence[Any], lang: str, paint: Paint, taught: str) -> list[str]:
    found = tell(g.state, notes, lang, range(len(g.state.players)))
    return [y for x in found for y in story_lines(x, paint, taught)]


CHAMPIONS = Tale(
    ChampionsGame,
    lambda g, d, o, lang: option_text(g.state, d, o, lang),
    lambda g, seat, lang: str(seat_name(g.state, seat, lang)),
    _champions,
    ("rounds", lambda g: int(g.state.round)),
)


def tale_of(text: str) -> Tale:
    """By what the save says; one that says nothing is refused a moment later."""
    found = re.search(r'"game": ?"(\w+)"', text)
    if found and found[1] == "dicethrone":
        from .dicethrone.replay import tale

        return tale()
    return CHAMPIONS


def register(subparsers: Any) -> None:
    add_teach(add_replay(subparsers, store.last_game))


def add_replay(subparsers: Any, last: Callable[[], Path]) -> Parser:
    """last: where the last game played at the terminal is."""
    w = WORDS[subparsers.lang]
    p: Parser = subparsers.add_parser("replay", help=w["help"], description=w["about"])
    p.add_argument("file", metavar=FILES[p.lang]["file"], nargs="?", help=w["file"])
    p.add_argument("--json", action="store_true", help=w["json"])
    p.add_argument("--step", action="store_true", help=w["step"])
    add_lang(p)
    add_colour(p)
    p.set_defaults(run=run, last=last, teach=False)
    return p


def run(args: argparse.Namespace) -> int:
    path = Path(args.file).expanduser() if args.file else args.last()
    text = store.read_text(path)
    tale = tale_of(text)
    paint = paint_for(sys.stdout, not args.no_color)
    teller = None if args.json else Teller(tale, args.lang, paint, args.step, args.teach)
    try:
        saved = read_save(text, tale.game.name)
        game = replayed(saved, tale, teller)
    except EOFError:  # at a step
        return 0
    except QuickstrikeError as e:
        raise store.located(e, path) from None
    same = agrees(game, saved)
    if args.json:
        print(
            json.dumps(
                {
                    "file": str(path),
                    "setup": game.setup,
                    "steps": [[seat, o.id] for seat, o in game.answers],
                    tale.counts[0]: tale.counts[1](game),
                    "result": game.result,
                    "fingerprint": fingerprint(game),
                    "same_as_save": same,
                },
                ensure_ascii=False,
            )
        )
    elif not same:
        print("quickstrike replay:", Said("elsewhere").told(args.lang), file=sys.stderr)
    return 0 if same else 1


def replayed(saved: dict[str, Any], tale: Tale, teller: Teller | None) -> Game[Any]:
    """The game after all its answers, each of them told."""
    try:
        setup, answers = dict(saved["setup"]), [(int(seat), str(o)) for seat, o in saved["answers"]]
    except (TypeError, ValueError):
        raise SaveError("damaged setup") from None

    def watch(game: Game[Any]) -> None:
        if teller is not None:
            teller.after(game)
            teller.before(game, *answers[len(game.answers)])

    game = tale.game.replay(setup, answers, watch)
    if teller is not None:
        teller.after(game)
    return game


class Teller:
    """Says what is chosen, then what comes of it."""

    def __init__(self, tale: Tale, lang: str, paint: Paint, step: bool, teach: bool = False) -> None:
        self.tale, self.lang, self.paint, self.told = tale, lang, paint, (0, 0)
        self.taught = lang if teach else ""
        self.step = step and sys.stdin is not None and sys.stdin.isatty()

    def before(self, game: Game[Any], seat: int, wanted: str) -> None:
        """The option that is about to be chosen; one that is not there is refused a moment later."""
        d = next((d for d in game.decisions if d.seat == seat), game.decision)
        o = next((o for d in game.decisions if d.seat == seat for o in d.options if o.id == wanted), None)
        if re.split("[/>=]", wanted)[0] in game.commands:
            o = option_of(wanted)
        if d is not None and o is not None:
            said, who = self.tale.option(game, d, o, self.lang), self.tale.seat(game, seat, self.lang)
            for line in self.paint.wrap(f"{who}{COLON[self.lang]}{said}", "  > ", "      "):
                print(self.paint(line, "dim"))

    def after(self, game: Game[Any]) -> None:
        if self.taught and game.state.lessons is None:
            game.teach()
        notes, self.told = game.news(self.told)
        for line in self.tale.lines(game, notes, self.lang, self.paint, self.taught):
            print(line)
        if self.step and game.answers and game.result is None:
            input()


def fingerprint(game: Game[Any]) -> str:
    return hashlib.sha256(game.canonical().encode()).hexdigest()[:16]


def agrees(game: Game[Any], saved: dict[str, Any]) -> bool:
    """Does the game end where the save stands?"""
    try:
        return game.canonical() == type(game).load(json.dumps(saved)).canonical()
    except SaveError:
        return False
