"""What a table is set up from, the same for all commands that set one up: seats, decks, scenario, modes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ...champions import HEROES, MODES, SCENARIOS, Deck
from ...champions.decks import check, read_deck
from ...champions.scenarios import HEROIC, modular_sets
from ...kernel.errors import SetupError
from ...kernel.language import Joined, Said, Words, flat, messages
from ..parser import WORDS as FILES
from ..parser import BadValue, Parser, at_least

BYTES = 1_000_000  # more than any deck has
WORDS: Words = {
    "en": flat("""
    hero: HERO[:ASPECT]
    MODE: MODE
    SCENARIO: SCENARIO
    stage: STAGE
    heroes: one to four of {names} with a starter deck (default: {default})
    deck: a deck in any format, see docs/decks.md; may be repeated and mixed with --heroes: seats are in the order \
written
    mode: {names} (default: standard)
    heroic: heroic mode: so many more encounter cards for each player, up to {most} (default: 0)
    skirmish: skirmish mode: only this stage of the villain, 1 to 3
    scenario: one of {names} (default: rhino)
    modular: modular encounter sets, of {names}, or random (default: the recommended one)
"""),
    "fr": flat("""
    hero: HÉROS[:AFFINITÉ]
    MODE: MODE
    SCENARIO: SCÉNARIO
    stage: STADE
    heroes: de un à quatre de {names} avec un deck de départ (par défaut : {default})
    deck: un deck dans n'importe quel format, voir docs/decks.md ; peut être répété et mêlé à --heroes : \
les places suivent l'ordre écrit
    mode: {names} (par défaut : standard)
    heroic: mode héroïque : autant de cartes Rencontre en plus pour chaque joueur, jusqu'à {most} (par défaut : 0)
    skirmish: mode escarmouche : seulement ce stade du méchant, de 1 à 3
    scenario: un de {names} (par défaut : rhino)
    modular: sets modulaires, parmi {names}, ou random (par défaut : celui qui est recommandé)
"""),
}
messages(
    {
        "en": flat("""
    nobody: {flag} names nobody
    stage: {text!r} is not a stage of a villain: 1, 2 or 3
    illegal deck: {path} is not a legal deck: {breach}{more}; see quickstrike deck check
    and more:  and {n} more
"""),
        "fr": flat("""
    nobody: {flag} ne nomme personne
    stage: {text!r} n'est pas un stade d'un méchant : 1, 2 ou 3
    illegal deck: {path} n'est pas un deck légal : {breach}{more} ; voir quickstrike deck check
    and more:  et {n} de plus
"""),
    }
)


class Seats(argparse.Action):
    """--heroes and --deck fill the seats in the order in which they are written."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        kind = "deck" if option_string == "--deck" else "hero"
        given = [values] if isinstance(values, str) else list(values)
        names = given if kind == "deck" else [h for x in given for h in x.split(",") if h]
        if not names:
            raise BadValue("nobody", flag=option_string)
        namespace.seats = [*(namespace.seats or []), *((kind, x) for x in names)]


def add_seats(p: Parser, default: str) -> None:
    w = WORDS[p.lang]
    p.add_argument(
        "--heroes",
        nargs="+",
        metavar=w["hero"],
        action=Seats,
        dest="seats",
        help=w["heroes"].format(names=", ".join(HEROES), default=default),
    )
    p.add_argument("--deck", metavar=FILES[p.lang]["file"], action=Seats, dest="seats", help=w["deck"])


def add_modes(p: Parser) -> None:
    """Modes are chosen for each game, also within a campaign. They default to None: not chosen. rr:modes-of-play"""
    w = WORDS[p.lang]
    p.add_argument("--mode", metavar=w["MODE"], help=w["mode"].format(names=Joined(MODES, "or").told(p.lang)))
    p.add_argument("--heroic", type=at_least(0, "levels"), metavar="N", help=w["heroic"].format(most=HEROIC))
    p.add_argument("--skirmish", type=stage, metavar=w["stage"], help=w["skirmish"])


def stage(text: str) -> int:
    """A stage of the villain, as a number or as it is printed."""
    found = {"1": 1, "2": 2, "3": 3, "I": 1, "II": 2, "III": 3}.get(text.upper())
    if found is None:
        raise BadValue("stage", text=text)
    return found


def add_scenario(p: Parser) -> None:
    w = WORDS[p.lang]
    p.add_argument("--scenario", metavar=w["SCENARIO"], help=w["scenario"].format(names=", ".join(SCENARIOS)))
    add_modular(p)


def add_modular(p: Parser) -> None:
    w = WORDS[p.lang]
    p.add_argument("--modular", nargs="+", metavar="SET", help=w["modular"].format(names=", ".join(modular_sets())))


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
        more = Said("and more", n=len(found) - 1) if len(found) > 1 else ""
        raise SetupError("illegal deck", path=path, breach=found[0], more=more)
    return deck
