"""`quickstrike review SAVE`: where a game turned, and what would have been better."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from .. import games
from ..bots.coach import Moment, Review, review
from ..bots.coach.advice import per_cent
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
BARS = "▁▂▃▄▅▆▇█"  # from no chance to win to a sure thing
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
    kit.flags().bring(args)
    file = named(args.file) if args.file else store.last_game(kit.prefix)
    kit = games.kit(store.game_of(file) or kit.name)
    game = kit.flags().load(file)
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
        for at, moments in curve:
            first, last = (f"{per_cent(m.chance):3} %" for m in (moments[0], moments[-1]))
            bars = "".join(bar(m, paint) for m in moments)
            out.append(f"  {w[game.counts].format(n=at):12} {first} {bars} {last if len(moments) > 1 else ''}".rstrip())
        if seat in found.ended:
            out.append(f"  {w['end']:12} {per_cent(found.ended[seat]):3} %")
    worst = found.mistakes
    if not found.moments:
        return [*out, w["nothing"]]
    if game.result is None:
        out += ["", w["going on"].format(n=len(game.answers))]
    out += ["", paint(w["turned" if worst else "sound"], "bold")]
    for m in worst[:TOLD]:
        out += mistake(game, kit, m, lang, paint)
    if len(worst) > TOLD:
        out.append(w["more"].format(n=len(worst) - TOLD))
    return out


def bar(m: Moment, paint: Paint) -> str:
    """One decision: as high as the chance to win after it."""
    text = BARS[min(len(BARS) - 1, int(len(BARS) * m.chance))]
    return paint(text, "red") if m.better is not None else text


def mistake(game: Game[Any], kit: Kit, m: Moment, lang: str, paint: Paint) -> list[str]:
    w, better = WORDS[lang], m.better
    assert better is not None
    when = w[game.counts].format(n=m.clock[1])
    values = {"played": "".join(m.played.steps(lang)[:1]), "better": "".join(better.steps(lang)[:1])}
    line = w["mistake"].format(
        when=when,
        who=kit.speech().seat(game, m.seat, lang),
        n=m.number + 1,
        had=per_cent(m.chance),
        could=per_cent(better.chance),
        loss=per_cent(m.loss),
        **values,
    )
    pairs = (("better", better), ("played", m.played))
    because = [w["then"].format(what=values[k], facts=x.because(lang)) for k, x in pairs]
    wrapped = paint.wrap(line, "  ", "    ")
    return [*wrapped, *(paint(y, "dim") for x in because for y in paint.wrap(x, "    ", "      "))]
