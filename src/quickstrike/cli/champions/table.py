"""What a table is set up from, the same for all commands that set one up: seats, decks, scenario, modes."""

from __future__ import annotations

import argparse
from typing import Any

from ...champions import HEROES, MODES, SCENARIOS, Deck
from ...champions.decks import check, read_deck
from ...champions.own_cards import packed
from ...champions.scenarios import HEROIC, modular_sets
from ...champions.setting import ChampionsSetting
from ...champions.shelf import sets_for
from ...files import text_of
from ...kernel.errors import SetupError
from ...kernel.language import Joined, Said, Words, words
from ..flags import Flags, add_heroes, names_in
from ..parser import WORDS as FILES
from ..parser import BadValue, Parser, at_least

DEFAULT = "spider-man"
WORDS: Words = words("champions/cli/table")


class Seats(argparse.Action):
    """--heroes and --deck fill the seats in the order in which they are written."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        taken = (
            [("deck", values)] if option_string == "--deck" else [("hero", x) for x in names_in(values, option_string)]
        )
        namespace.seats_taken = [*(namespace.seats_taken or []), *taken]


def add_seats(p: Parser, default: str) -> None:
    w = WORDS[p.lang]
    told = w["heroes"].format(names=", ".join(HEROES), default=default)
    add_heroes(p, w["hero"], told, Seats, "seats_taken")
    p.add_argument("--deck", metavar=FILES[p.lang]["file"], action=Seats, dest="seats_taken", help=w["deck"])


def add_modes(p: Parser) -> None:
    """Modes are chosen for each game, also within a campaign. They default to None: not chosen. rr:modes-of-play"""
    w = WORDS[p.lang]
    p.add_argument("--mode", metavar=w["MODE"], help=w["mode"].format(names=Joined(MODES, "or").told(p.lang)))
    for sort in MODES:
        told = w[f"{sort} set"].format(names=", ".join(sets_for(sort)))
        p.add_argument(f"--{sort}-set", metavar="SET", help=told)
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
    return [legal_deck(x) if kind == "deck" else x for kind, x in args.seats_taken or [("hero", default)]]


def modes(args: argparse.Namespace) -> dict[str, Any]:
    """As `champions.new` takes them."""
    sets = {"standard_set": args.standard_set or "standard", "expert_set": args.expert_set or "expert"}
    return {"mode": args.mode or "standard", "heroic": args.heroic or 0, "stage": args.skirmish or 0, **sets}


def deck_from(path: str) -> Deck:
    """A deck from a file. What can't be understood is said with file and line."""
    return read_deck(text_of(path), path)


def legal_deck(path: str) -> Deck:
    deck = deck_from(path)
    if found := check(deck):
        more = Said("and more", n=len(found) - 1) if len(found) > 1 else ""
        raise SetupError("illegal deck", path=path, breach=found[0], more=more)
    return deck


class ChampionsFlags(Flags):
    names = {
        "seats_taken": "--heroes",
        "scenario": "--scenario",
        "modular": "--modular",
        "mode": "--mode",
        "standard_set": "--standard-set",
        "expert_set": "--expert-set",
        "heroic": "--heroic",
        "skirmish": "--skirmish",
    }

    def add(self, p: Parser) -> None:
        add_seats(p, DEFAULT)
        add_scenario(p)
        add_modes(p)

    def add_versions(self, p: Parser) -> None:
        told = WORDS[p.lang]["own file"]
        p.add_argument("--card-file", action="append", dest="own", default=[], metavar=FILES[p.lang]["file"], help=told)

    def setting(self, args: argparse.Namespace) -> ChampionsSetting:
        modular = None if args.modular is None else tuple(args.modular)
        own = tuple(packed(x) for x in getattr(args, "own", ()))
        who = tuple(seats(args, DEFAULT))
        return ChampionsSetting(who, args.scenario or "rhino", modular=modular, own=own, **modes(args))

    def decks(self, args: argparse.Namespace) -> tuple[str, ...]:
        return tuple(x if kind == "deck" else "" for kind, x in args.seats_taken or ())

    def given(self, args: argparse.Namespace) -> str | None:
        found = super().given(args)
        return "--deck" if found == "--heroes" and args.seats_taken[0][0] == "deck" else found
