"""Set-up: decks, who has the initiative, four cards and one mulligan (101)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Decision, Option, seat_id
from ...kernel.ops import skip_to
from ...kernel.state import Frame
from ..table import START_HAND, Table, seat_of
from .basis import proc
from .turn import match
from .zones import draw_cards, shuffle_deck

set_up: Final = proc.steps(
    "set_up",
    "shuffle_decks",
    "choose_initiative",
    "take_initiative",
    "first_hands",
    "next_mulligan",
    "take_mulligan",
    "begin",
)
"""vs:101"""


@set_up.step
def shuffle_decks(s: Table, f: Frame) -> None:
    """vs:101"""
    for seat in range(len(s.players)):
        shuffle_deck(s, seat)
    if f.mem["start"] >= 0:
        s.initiative = f.mem["start"]
        skip_to(f, first_hands)
    else:
        f.mem["chooser"] = s.below(len(s.players))


@set_up.step
def choose_initiative(s: Table, f: Frame) -> None:
    """A random method decides who chooses which player has the initiative on turn 1. vs:101.4"""
    s.note("chooser", f.mem["chooser"])
    options = [Option("initiative", target=seat_id(x)) for x in range(len(s.players))]
    s.ask(Decision(f.mem["chooser"], "initiative", options))


@set_up.step
def take_initiative(s: Table, f: Frame) -> None:
    """vs:101.4"""
    _, option = s.take()
    s.initiative = seat_of(option.target)


@set_up.step
def first_hands(s: Table, f: Frame) -> None:
    """vs:101"""
    s.primary = s.initiative
    s.note("initiative", s.initiative)
    for seat in s.order():
        draw_cards(s, seat, START_HAND)
    seats = s.order()
    f.mem["left"] = tuple(seats if s.reading("mulligan-order") == "initiative first" else [*seats[1:], seats[0]])


@set_up.step
def next_mulligan(s: Table, f: Frame) -> None:
    """All four or nothing, once. vs:101"""
    if not f.mem["left"]:
        skip_to(f, begin)
        return
    s.ask(Decision(f.mem["left"][0], "mulligan", [Option("keep"), Option("mulligan")]))
    f.mem["left"] = f.mem["left"][1:]


@set_up.step
def take_mulligan(s: Table, f: Frame) -> None:
    """To the bottom of the deck, and four new ones. vs:101"""
    skip_to(f, next_mulligan)
    seat, option = s.take()
    if option.verb == "keep":
        return
    s.note("mulligan", seat)
    hand, deck = s.zones[f"hand{seat}"], s.zones[f"deck{seat}"]
    deck[:0] = hand
    hand.clear()
    if s.reading("mulligan") == "shuffle":
        shuffle_deck(s, seat)
    draw_cards(s, seat, START_HAND)


@set_up.step
def begin(s: Table, f: Frame) -> None:
    """vs:101 vs:401"""
    s.done(f)
    s.dies = ()
    s.push(match)
