"""`quickstrike replay FILE`: a saved game again from the start, told in words. The save says which game it is of."""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from typing import TYPE_CHECKING, Any

from .. import games
from ..files import named
from ..kernel.decision import option_of
from ..kernel.errors import QuickstrikeError, SaveError
from ..kernel.game import Game, read_save
from ..kernel.language import COLON, Said, Words, words
from ..term import store
from ..term.paint import Paint, paint_for
from .parser import WORDS as FILES
from .parser import Parser, add_colour, add_lang, add_teach

if TYPE_CHECKING:
    from ..games import Kit

WORDS: Words = words("cli/replay")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("file", metavar=FILES[p.lang]["file"], nargs="?", help=w["file"])
    p.add_argument("--json", action="store_true", help=w["json"])
    p.add_argument("--step", action="store_true", help=w["step"])
    add_teach(p, kit)
    kit.flags().add_files(p)
    add_lang(p)
    add_colour(p)


def kit_of(text: str, usual: Kit) -> Kit:
    """By what the save says; one that says nothing is refused a moment later."""
    found = re.search(r'"game": ?"(\w+)"', text)
    return games.kit(found[1]) if found and found[1] in games.names() else usual


def run(args: argparse.Namespace) -> int:
    args.kit.flags().bring(args)
    path = named(args.file) if args.file else store.last_game(args.kit.prefix)
    text = store.read_text(path)
    kit = kit_of(text, args.kit)
    paint = paint_for(sys.stdout, not args.no_color)
    teller = None if args.json else Teller(kit, args.lang, paint, args.step, args.teach)
    try:
        saved = read_save(text, kit.name)
        game = replayed(saved, kit, teller)
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
                    f"{game.counts}s": game.time(),
                    "result": game.result,
                    "fingerprint": fingerprint(game),
                    "same_as_save": same,
                },
                ensure_ascii=False,
            )
        )
    elif not same:
        print(f"{args.prog}:", Said("elsewhere").told(args.lang), file=sys.stderr)
    return 0 if same else 1


def replayed(saved: dict[str, Any], kit: Kit, teller: Teller | None) -> Game[Any]:
    """The game after all its answers, each of them told."""
    try:
        setup, answers = dict(saved["setup"]), [(int(seat), str(o)) for seat, o in saved["answers"]]
    except (TypeError, ValueError):
        raise SaveError("damaged setup") from None

    def watch(game: Game[Any]) -> None:
        if teller is not None:
            teller.after(game)
            teller.before(game, *answers[len(game.answers)])

    game = kit.game().replay(setup, answers, watch)
    if teller is not None:
        teller.after(game)
    return game


class Teller:
    """Says what is chosen, then what comes of it."""

    def __init__(self, kit: Kit, lang: str, paint: Paint, step: bool, teach: bool = False) -> None:
        self.kit, self.lang, self.paint, self.told = kit, lang, paint, (0, 0)
        self.speech = kit.speech()
        self.taught = lang if teach else ""
        self.step = step and sys.stdin is not None and sys.stdin.isatty()

    def before(self, game: Game[Any], seat: int, wanted: str) -> None:
        """The option that is about to be chosen; one that is not there is refused a moment later."""
        d = next((d for d in game.decisions if d.seat == seat), game.decision)
        o = next((o for d in game.decisions if d.seat == seat for o in d.options if o.id == wanted), None)
        if re.split("[/>=]", wanted)[0] in game.commands:
            o = option_of(wanted)
        if d is not None and o is not None:
            said, who = self.speech.option(game, d, o, self.lang), self.speech.seat(game, seat, self.lang)
            for line in self.paint.wrap(f"{who}{COLON[self.lang]}{said}", "  > ", "      "):
                print(self.paint(line, "dim"))

    def after(self, game: Game[Any]) -> None:
        if self.taught and game.state.lessons is None:
            game.teach()
        notes, self.told = game.news(self.told)
        for x in self.speech.story(game, notes, self.lang, game.seats()):
            print("\n".join(self.kit.terminal().story_lines(x, self.paint, self.taught)))
        if self.step and game.answers and game.result is None:
            input()


def fingerprint(game: Game[Any]) -> str:
    return hashlib.sha256(game.canonical().encode()).hexdigest()[:16]


def agrees(game: Game[Any], saved: dict[str, Any]) -> bool:
    """Does the game end where the save does?"""
    try:
        return game.canonical() == type(game).load(json.dumps(saved)).canonical()
    except SaveError:
        return False
