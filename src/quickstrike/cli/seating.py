"""Who plays which seat: the person, or bots."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from ..kernel.errors import SetupError, did_you_mean
from ..kernel.game import Game
from ..kernel.language import Said, words
from .parser import Parser

if TYPE_CHECKING:
    from ..bots.bot import Bot
    from ..games import Kit

Seats = tuple[dict[int, "Bot"], dict[int, str]]
"""Bots by seat, and what the table says of them."""
WORDS = words("cli/seating")
ALL, NOBODY = "all", "none"


def add_seating(p: Parser, kit: Kit) -> None:
    w, names = WORDS[p.lang], ", ".join(kit.bots())
    p.add_argument("--seats", nargs="+", metavar=w["SEAT"], help=w["seats"].format(mine=kit.mine))
    p.add_argument(
        "--bot", action="append", default=[], metavar=w["SEAT=BOT"], help=w["bot"].format(names=names, best=kit.clever)
    )


def seated(kit: Kit, game: Game[Any], args: argparse.Namespace) -> Seats:
    """Seats that are named have their bot; of the others the person has their own, and the rest have the usual bot."""
    everybody, usual = list(range(len(game.seats()))), kit.clever
    named: dict[int, str] = {}
    for text in args.bot:
        who, eq, name = text.rpartition("=")
        if not eq and args.seats is None and kit.mine == ALL:
            raise SetupError("bot wants", text=text, bot=kit.clever)
        kit.bot_of(name)
        usual = usual if eq else name
        named |= dict.fromkeys(found_seats(kit, game, who), name) if eq else {}
    mine = [x for text in args.seats or [kit.mine] for x in found_seats(kit, game, text) if x not in named]
    names = {x: named.get(x, usual) for x in everybody if x not in mine}
    bots = {x: kit.bot_of(name, f"{game.setup.get('seed', 0)} {x}") for x, name in names.items()}
    return bots, {x: Said("bot label", name=name).told(args.lang) for x, name in names.items()}


def found_seats(kit: Kit, game: Game[Any], text: str) -> list[int]:
    """Seats by number, by who sits there, all or none; several with commas between."""
    called = kit.seat_words(game)
    out: list[int] = []
    known = {**{w: i for i, w in reversed(list(enumerate(called)))}, **{str(i + 1): i for i in range(len(called))}}
    for x in text.split(","):
        if x not in known and x not in (ALL, NOBODY):
            raise SetupError("no such seat", seat=x, near=did_you_mean(x, [*known, ALL, NOBODY]))
        out += range(len(called)) if x == ALL else [] if x == NOBODY else [known[x]]
    return out
