"""`quickstrike review SAVE`: where a game turned, and what would have been better."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from ..bots.coach import Moment, Review, review
from ..files import named
from ..kernel.game import Game
from ..kernel.language import Words, words
from ..term import store
from ..term.paint import Paint, paint_for
from .parser import WORDS as FILES
from .parser import Parser, add_colour, add_json, add_lang
from .seating import found_seats

if TYPE_CHECKING:
    from ..games import Kit

WORDS: Words = words("cli/review")
BAR = 25  # columns of a winning chance of 100 %
TOLD = 5  # mistakes that are told, the worst first


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("file", metavar=FILES[p.lang]["file"], nargs="?", help=w["file"])
    p.add_argument("--seats", nargs="+", metavar=w["SEAT"], default=["all"], help=w["seats"])
    p.add_argument("--budget", default="48", metavar=w["BUDGET"], help=w["budget"])
    add_json(p)
    kit.flags().add_files(p)
    add_lang(p)
    add_colour(p)


def run(args: argparse.Namespace) -> int:
    kit: Kit = args.kit
    flags = kit.flags()
    flags.bring(args)
    game = flags.load(named(args.file) if args.file else store.last_game(kit.prefix))
    seats = [x for text in args.seats for x in found_seats(kit, game, text)]
    found = review(game, args.budget, seats)
    if args.json:
        print(json.dumps(found.shown(), ensure_ascii=False))
    else:
        print("\n".join(told(game, kit, found, seats, args.lang, paint_for(sys.stdout, not args.no_color))))
    return 0


def told(game: Game[Any], kit: Kit, found: Review, seats: list[int], lang: str, paint: Paint) -> list[str]:
    w, speech = WORDS[lang], kit.speech()
    out: list[str] = []
    for seat in seats:
        curve = found.curve(seat)
        if not curve:
            continue
        out += ["", paint(w["curve"].format(who=speech.seat(game, seat, lang)), "bold")]
        for at, chance in curve:
            n = round(100 * chance)
            out.append(f"  {w[game.counts].format(n=at):12} {n:3} % {'█' * round(BAR * chance)}")
    worst = found.mistakes
    out += ["", paint(w["turned" if worst else "sound"], "bold")]
    for m in worst[:TOLD]:
        out += mistake(game, kit, m, lang, paint)
    if len(worst) > TOLD:
        out.append(w["more"].format(n=len(worst) - TOLD))
    return out


def mistake(game: Game[Any], kit: Kit, m: Moment, lang: str, paint: Paint) -> list[str]:
    w, better = WORDS[lang], m.better
    assert better is not None
    when = w[game.counts].format(n=m.clock[1])
    values = {"played": "".join(m.played.steps(lang)[:1]), "better": "".join(better.steps(lang)[:1])}
    line = w["mistake"].format(
        when=when,
        who=kit.speech().seat(game, m.seat, lang),
        n=m.number + 1,
        had=round(100 * m.chance),
        could=round(100 * better.chance),
        loss=round(100 * m.loss),
        **values,
    )
    pairs = (("better", better, m.played), ("played", m.played, better))
    because = [w["then"].format(what=values[k], facts=facts) for k, x, y in pairs if (facts := x.because(lang, y))]
    wrapped = paint.wrap(line, "  ", "    ")
    return [*wrapped, *(paint(y, "dim") for x in because for y in paint.wrap(x, "    ", "      "))]
