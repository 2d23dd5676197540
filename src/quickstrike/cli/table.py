"""What a table is set up from, the same for all commands that set one up: seats, decks, scenario, modes."""
from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..champions import HEROES, MODES, SCENARIOS, Deck
from ..champions.decks import check, read_deck
from ..champions.scenarios import HEROIC
from ..kernel.errors import SetupError
from .base import at_least

BYTES = 1_000_000  # more than any deck has


class Seats(argparse.Action):
    """--heroes and --deck fill the seats in the order in which they are written."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        kind = "deck" if option_string == "--deck" else "hero"
        given = [values] if isinstance(values, str) else list(values)
        names = given if kind == "deck" else [h for x in given for h in x.split(",") if h]
        if not names:
            parser.error(f"{option_string} names nobody")
        namespace.seats = [*(namespace.seats or []), *((kind, x) for x in names)]


def add_seats(p: argparse.ArgumentParser, default: str) -> None:
    p.add_argument("--heroes", nargs="+", metavar="HERO[:ASPECT]", action=Seats, dest="seats",
                   help=f"one to four of {', '.join(HEROES)} with a starter deck (default: {default})")
    p.add_argument("--deck", metavar="FILE", action=Seats, dest="seats",
                   help="a deck in any format, see docs/decks.md; may be repeated and mixed with --heroes: "
                        "seats are in the order written")


def add_modes(p: argparse.ArgumentParser) -> None:
    """Modes are chosen for each game, also within a campaign. They default to None: not chosen. rr:modes-of-play"""
    p.add_argument("--mode", help=f"{' or '.join(MODES)} (default: standard)")
    p.add_argument("--heroic", type=at_least(0, "levels"), metavar="N",
                   help=f"heroic mode: so many more encounter cards for each player, up to {HEROIC} (default: 0)")
    p.add_argument("--skirmish", type=stage, metavar="STAGE",
                   help="skirmish mode: only this stage of the villain, 1 to 3")


def stage(text: str) -> int:
    """A stage of the villain, as a number or as it is printed."""
    found = {"1": 1, "2": 2, "3": 3, "I": 1, "II": 2, "III": 3}.get(text.upper())
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a stage of a villain: 1, 2 or 3")
    return found


def add_scenario(p: argparse.ArgumentParser) -> None:
    p.add_argument("--scenario", help=f"one of {', '.join(SCENARIOS)} (default: rhino)")
    p.add_argument("--modular", nargs="+", metavar="SET",
                   help="modular encounter sets, or random (default: the recommended one)")


def seats(args: argparse.Namespace, default: str) -> list[str | Deck]:
    """Starter decks by name and decks as values, in the order of the command line."""
    return [legal_deck(x) if kind == "deck" else x for kind, x in args.seats or [("hero", default)]]


def modes(args: argparse.Namespace) -> dict[str, Any]:
    """As `champions.new` takes them."""
    return {"mode": args.mode or "standard", "heroic": args.heroic or 0, "stage": args.skirmish or 0}


def deck_from(path: str) -> Deck:
    """A deck from a file. What can't be understood is said with file and line."""
    with Path(path).expanduser().open("rb") as f:
        raw = f.read(BYTES)
    return read_deck(raw.decode("utf-8-sig"), path)


def legal_deck(path: str) -> Deck:
    deck = deck_from(path)
    if found := check(deck):
        more = f" and {len(found) - 1} more" if len(found) > 1 else ""
        raise SetupError(f"{path} is not a legal deck: {found[0].told()}{more}; see quickstrike deck check")
    return deck
