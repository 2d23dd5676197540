"""What is chosen together at the terminal: in any order, at once or one by one; too many are refused."""

from __future__ import annotations

from itertools import permutations

import pytest

from quickstrike import champions, dicethrone

KNOWLEDGE = """
[[player]]
hero = "black-panther:protection"
form = "alter-ego"
hand = ["Ancestral Knowledge", "Energy"]
discard = ["Panther Claws", "Vibranium Suit", "Tactical Genius", "Energy Daggers"]
"""
PLAYED = ("1", "1")  # Ancestral Knowledge, paid with Energy
ALL = ["Energy Daggers", "Tactical Genius", "Vibranium Suit", "Panther Claws", "Energy"]
"""As they are listed after that."""


@pytest.fixture
def play(quickstrike, home, tmp_path):
    """What is said, and the names of the cards that went back into the deck."""

    def play(*typed: str):
        (file := tmp_path / "it.toml").write_text(KNOWLEDGE)
        said = quickstrike(["position", str(file), "--play", "--no-color"], *PLAYED, *typed, "q")
        assert said.code == 0 and said.err == ""
        g = champions.load((home / "position-it.json").read_text())
        return said, g, {g.state.face(o.target).name for _, o in g.answers if o.verb == "choose"}

    return play


@pytest.mark.parametrize("numbers", [*permutations("135")])
def test_three_at_once_in_any_order(play, numbers):
    said, g, chosen = play(" ".join(numbers))
    assert chosen == {ALL[int(n) - 1] for n in numbers} and g.decision.kind == "turn"
    assert "Shuffled into the deck: 3 cards" in said


def test_one_by_one_out_of_order(play):
    """The last one first does not end it: what was picked is shown, the rest is listed again."""
    said, g, chosen = play("5", "1", "3")
    assert "(so far Energy, Energy Daggers)" in said
    assert chosen == {"Energy", "Energy Daggers", "Panther Claws"} and g.decision.kind == "turn"


def test_fewer_and_that_is_all(play):
    for typed in (("5 1",), ("5", "1", "4"), ("5 1 6",)):
        _, g, chosen = play(*typed)
        assert chosen == {"Energy", "Energy Daggers"} and g.decision.kind == "turn"


def test_four_of_up_to_three_are_refused_and_nothing_is_chosen(play):
    said, g, chosen = play("5 4 3 2")
    assert "That is 1 too many" in said and not chosen and g.decision.kind == "choose"


# ---- the same at a table of Dice Throne: eight cards at the end of a turn, six may stay -----------------------------
FULL_HAND = """
phase = "discard"
[[player]]
hero = "thor"
hand = ["Tip It", "So Wild", "Samesies", "Not This Time", "Double Up", "Twice As Wild", "Try, Try Again", "Buh, Bye"]
"""


@pytest.fixture
def discard(quickstrike, home, tmp_path):
    """What is said, and the cards that were sold."""

    def play(*typed: str):
        (file := tmp_path / "it.toml").write_text(FULL_HAND)
        said = quickstrike(["dicethrone", "position", str(file), "--play", "--no-color"], *typed, "q")
        assert said.code == 0 and said.err == ""
        g = dicethrone.load((home / "position-dicethrone-it.json").read_text())
        return said, g, {g.state.codes[c].partition(":")[2] for c in g.state.zones["discard0"]}

    return play


@pytest.mark.parametrize("typed", [("1 3",), ("3 1",), ("3", "1")])
def test_two_cards_are_discarded_at_once_or_one_by_one(discard, typed):
    _, g, gone = discard(*typed)
    assert gone == {"double-up", "tip-it"} and g.decision.kind != "discard"


def test_a_pick_is_shown_and_taken_back(discard):
    said, _, gone = discard("3", "undo", "1 2")
    assert "(several at once: 1 3)" in said and "(so far Sell Tip It! (1 CP))" in said
    assert gone == {"double-up", "buh-bye"}


def test_three_are_one_too_many(discard):
    said, g, gone = discard("1 2 3")
    assert "That is 1 too many" in said and not gone and g.decision.kind == "discard"


def test_rules_are_looked_up_in_every_game(quickstrike):
    said = quickstrike("play --terminal --seed 7", "rules", "rules overkill")
    assert "Which rule? For instance: rules overkill" in said and "rr:overkill" in said
