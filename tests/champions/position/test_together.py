"""What is chosen together is named in one step, in any order; what comes too late or is too much is refused."""

from __future__ import annotations

from itertools import permutations

import pytest

from quickstrike.champions.position import run

KNOWLEDGE = """
[[player]]
hero = "black-panther:protection"
form = "alter-ego"
hand = ["Ancestral Knowledge", "Energy"]
discard = ["Panther Claws", "Vibranium Suit", "Tactical Genius", "Energy Daggers"]
"""
PLAY = '[[step]]\ndo = "play"\ncard = "Ancestral Knowledge"\n'
THREE = ("Panther Claws", "Tactical Genius", "Energy Daggers")
BACK = """
[expect]
"Panther Claws" = "deck"
"Tactical Genius" = "deck"
"Energy Daggers" = "deck"
"Vibranium Suit" = "discard"
"""


def listed(names) -> str:
    return "[" + ", ".join(f'"{x}"' for x in names) + "]"


def chosen(*names: str) -> str:
    return f'[[step]]\ndo = "choose"\ntarget = {listed(names)}\n'


def told(text: str, lang: str = "en") -> list[str]:
    return [d.told(lang) for d in run(KNOWLEDGE + text).differences]


@pytest.mark.parametrize("names", [*permutations(THREE)])
def test_up_to_three_in_any_order(names):
    assert told(PLAY + chosen(*names) + BACK) == []
    assert told(f"{PLAY}target = {listed(names)}\n{BACK}") == [], "as targets of the card that is played"


def test_fewer_end_with_done():
    done = '[[step]]\ndo = "done"\n[expect]\n"Panther Claws" = "deck"\n"Tactical Genius" = "discard"\n'
    assert told(PLAY + chosen("Energy Daggers", "Panther Claws") + done) == []


@pytest.mark.parametrize(
    "lang, why",
    [("en", "one too many: at most 3 can be chosen here"), ("fr", "de trop : on peut en choisir 3 au plus ici")],
)
def test_more_than_may_be_chosen_are_refused(lang, why):
    (said,) = told(PLAY + chosen(*THREE, "Vibranium Suit"), lang)
    assert why in said


@pytest.mark.parametrize("lang, why", [("en", "comes too late"), ("fr", "vient trop tard")])
def test_one_that_comes_after_the_end_is_refused(lang, why):
    """The last one in the engine's order ends the choice: another step cannot add what came before it."""
    (said,) = told(PLAY + chosen("Energy") + chosen("Energy Daggers"), lang)
    assert why in said


def test_too_few_leave_the_question_open():
    (said,) = told(PLAY + chosen("Panther Claws", "Energy Daggers") + '[[step]]\ndo = "end_turn"\n')
    assert "no option 'end_turn'" in said and "at 'choose' there are" in said
