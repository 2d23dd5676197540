"""What is chosen together at the terminal: in any order, at once or one by one; too many are refused."""

from __future__ import annotations

from itertools import permutations

import pytest

from quickstrike import champions

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
    assert "These do not go together" in said and not chosen and g.decision.kind == "choose"
