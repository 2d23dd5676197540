"""`quickstrike replay FILE`: a saved game again from the start, told in words."""
from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

from ..champions import ChampionsGame
from ..champions.text.names import seat_name
from ..champions.text.options import option_text
from ..champions.text.story import tell
from ..kernel.errors import QuickstrikeError, SaveError
from ..kernel.game import option_of, read_save
from ..kernel.words import COLON, Said, Words, flat, messages
from ..term import store
from ..term.paint import Paint, paint_for
from ..term.session import story_lines
from .base import WORDS as FILES
from .base import add_colour, add_lang
from .play import add_teach

WORDS: Words = {"en": flat("""
    help: tell a saved game from its start
    about: Play the answers of a saved game again from the start, and tell what happens.
    file: a save (default: the last game played at the terminal)
    json: setup, steps, result and a fingerprint of the end
    step: wait for Enter after each step (at a terminal)
"""), "fr": flat("""
    help: raconter une partie sauvegardée depuis le début
    about: Rejouer depuis le début les réponses d'une partie sauvegardée, et raconter ce qui se passe.
    file: une sauvegarde (par défaut : la dernière partie jouée au terminal)
    json: préparation, étapes, résultat et une empreinte de la fin
    step: attendre Entrée après chaque étape (au terminal)
""")}
messages({"en": flat("""
    elsewhere: the save stands elsewhere: it was made by other rules
    damaged setup: this save is damaged: its setup or its answers can't be read
"""), "fr": flat("""
    elsewhere: la sauvegarde en est ailleurs : elle a été faite avec d'autres règles
    damaged setup: cette sauvegarde est abîmée : sa préparation ou ses réponses sont illisibles
""")})


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("replay", help=w["help"], description=w["about"])
    p.add_argument("file", metavar=FILES[p.lang]["file"], nargs="?", help=w["file"])
    p.add_argument("--json", action="store_true", help=w["json"])
    p.add_argument("--step", action="store_true", help=w["step"])
    add_teach(p)
    add_lang(p)
    add_colour(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    path = Path(args.file).expanduser() if args.file else store.last_game()
    teller = None if args.json else Teller(args.lang, paint_for(sys.stdout, not args.no_color), args.step, args.teach)
    try:
        saved = read_save(store.read_text(path), ChampionsGame.name)
        game = replayed(saved, teller)
    except EOFError:  # at a step
        return 0
    except QuickstrikeError as e:
        raise store.located(e, path) from None
    same = agrees(game, saved)
    if args.json:
        print(json.dumps({"file": str(path), "setup": game.setup, "steps": [[seat, o.id] for seat, o in game.answers],
                          "rounds": game.state.round, "result": game.result, "fingerprint": fingerprint(game),
                          "same_as_save": same}, ensure_ascii=False))
    elif not same:
        print("quickstrike replay:", Said("elsewhere").told(args.lang), file=sys.stderr)
    return 0 if same else 1


def replayed(saved: dict[str, Any], teller: Teller | None) -> ChampionsGame:
    """The game after all its answers, each of them told."""
    try:
        setup, answers = dict(saved["setup"]), [(int(seat), str(o)) for seat, o in saved["answers"]]
    except (TypeError, ValueError):
        raise SaveError("damaged setup") from None

    def watch(game: ChampionsGame) -> None:
        if teller is not None:
            teller.after(game)
            teller.before(game, *answers[len(game.answers)])

    game = ChampionsGame.replay(setup, answers, watch)
    if teller is not None:
        teller.after(game)
    return game


class Teller:
    """Says what is chosen, then what comes of it."""

    def __init__(self, lang: str, paint: Paint, step: bool, teach: bool = False) -> None:
        self.lang, self.paint, self.told = lang, paint, (0, 0)
        self.taught = lang if teach else ""
        self.step = step and sys.stdin is not None and sys.stdin.isatty()

    def before(self, game: ChampionsGame, seat: int, wanted: str) -> None:
        """The option that is about to be chosen; one that is not there is refused a moment later."""
        d = next((d for d in game.decisions if d.seat == seat), game.decision)
        o = next((o for d in game.decisions if d.seat == seat for o in d.options if o.id == wanted), None)
        if re.split("[/>=]", wanted)[0] in game.commands:
            o = option_of(wanted)
        if d is not None and o is not None:
            said = option_text(game.state, d, o, self.lang)
            print(self.paint(f"  > {seat_name(game.state, seat, self.lang)}{COLON[self.lang]}{said}", "dim"))

    def after(self, game: ChampionsGame) -> None:
        if self.taught and game.state.lessons is None:
            game.teach()
        notes, self.told = game.news(self.told)
        for x in tell(game.state, notes, self.lang, range(len(game.state.players))):
            print(*story_lines(x, self.paint, self.taught), sep="\n")
        if self.step and game.answers and game.result is None:
            input()


def fingerprint(game: ChampionsGame) -> str:
    return hashlib.sha256(game.canonical().encode()).hexdigest()[:16]


def agrees(game: ChampionsGame, saved: dict[str, Any]) -> bool:
    """Does the game end where the save stands?"""
    try:
        return game.canonical() == ChampionsGame.load(json.dumps(saved)).canonical()
    except SaveError:
        return False
