"""Texts that were written to keep a reader busy: each is read, or refused in a sentence, in next to no time."""

from __future__ import annotations

import json
import time

import pytest

from quickstrike.champions.decks import DeckError, read_deck
from quickstrike.champions.decks.formats import MISTAKES, ROWS
from quickstrike.champions.decks.names import find, identity, kind_of, split
from quickstrike.champions.position import load as load_position
from quickstrike.kernel.errors import QuickstrikeError, did_you_mean
from quickstrike.server.champions.loading import game_of

SOON = 1.0  # seconds on a busy machine; the worst of these took minutes
WORDS = [f"Nmae{i} of nothing" for i in range(9000)]
DECKS = {
    "blank lines": "\n" * 60_000,
    "blank lines behind a hero": "Hero: Spider-Man\n" + " \n" * 30_000,
    "parentheses": "1 A" + " (b)" * 15_000,
    "spaces in a line": "1 A" + " " * 60_000 + "b",
    "spaces in a heading": "Events" + " " * 60_000 + "x",
    "spaces before a code": "1 A" + " " * 60_000 + "[0100",
    "brackets": "1 " + "[" * 60_000,
    "unknown names": "\n".join(f"1 {w}" for w in WORDS)[:64_000],
    "unknown names in our own format": "Hero: Spider-Man\n" + "\n".join(f"1 {w}" for w in WORDS)[:60_000],
    "lines that are nothing": "Hero: Spider-Man\n" + "a\n" * 30_000,
    "aspects": "Hero: Spider-Man\nAspect: " + ",".join(["justice"] * 8000),
    "aspects that are none": "Hero: Spider-Man\nAspect: " + ",".join(["jstice"] * 8000),
    "codes of json": json.dumps({"slots": {f"9{i:05}": 1 for i in range(5000)}}),
    "one card again and again": "\n".join(["1 Haymaker"] * 6000),
    "an xml of letters": "<deck><notes>" + "&#97;" * 12_000 + "</notes></deck>",
}
POSITIONS = {
    "blank lines": "\n" * 3000 + "x",
    "many blank lines": "\n" * 100_000 + "x",
    "spaces": " " * 500_000 + "x",
    "brackets": "[" * 100_000,
    "a key twice": json.dumps({f"k{i}": 1 for i in range(40_000)})[:-1] + ', "k39999": 2}',
    "a long number": "seed = " + "1" * 5000,
    "a long number in JSON": '{"seed": ' + "1" * 5000 + "}",
    "dots": "a." * 100_000 + "a = 1",
}


@pytest.mark.parametrize("name", DECKS)
def test_no_deck_takes_long(name):
    began = time.process_time()
    try:
        read_deck(DECKS[name])
    except DeckError as e:
        assert len(e.problems) <= MISTAKES + 1
        assert all(len(x) < 500 and "\n" not in x for x in e.problems)
    assert time.process_time() - began < SOON


@pytest.mark.parametrize("name", POSITIONS)
def test_no_position_takes_long(name):
    began = time.process_time()
    with pytest.raises(QuickstrikeError) as e:
        game_of(POSITIONS[name])
    assert time.process_time() - began < SOON
    assert len(str(e.value)) < 500


def test_mistakes_are_told_up_to_a_number():
    few = "Hero: Spider-Man\n" + "nothing here\n" * (MISTAKES - 1)
    with pytest.raises(DeckError) as e:
        read_deck(few)
    assert len(e.value.problems) == MISTAKES - 1
    with pytest.raises(DeckError) as e:
        read_deck(few + "nor here\nnor there\n")
    assert len(e.value.problems) == MISTAKES + 1 and "first 20" in e.value.problems[-1]
    assert "20 premières" in e.value.told("fr")


def test_a_deck_has_so_many_lines_and_no_more():
    row = "1 Haymaker\n"
    assert read_deck(f"Hero: Spider-Man\n{row * 99}").cards
    with pytest.raises(DeckError, match=f"more than {ROWS} lines"):
        read_deck(f"Hero: Spider-Man\n{row * (ROWS + 1)}")


def test_names_are_still_understood():
    """What the quick readers take apart is what the patterns took apart before them."""
    assert split("Spider-Man (Peter Parker) (Justice)") == ("Spider-Man", ["Justice", "Peter Parker"])
    assert split("Spider-Man (") == ("Spider-Man (", []) and split("(x)") == ("(x)", [])
    code = next(iter(find("Haymaker", 1)))
    assert find(f"Haymaker [{code}]", 1) == {code: 1}
    assert identity("Spider-Man (Justice)") == ("01001a", ["justice"]) and identity("x [01001a]")[0] == "01001a"
    assert kind_of("Events (12)") == kind_of("événements :") == "event" and kind_of("Events" + " " * 90) is None


def test_near_matches_are_for_words():
    assert str(did_you_mean("quen", ["queen", "rook"])) == "; did you mean 'queen'?"
    assert "mean" not in str(did_you_mean("quen" * 40, ["queen", "rook"]))


def test_a_key_twice_is_told_with_its_line():
    with pytest.raises(QuickstrikeError, match="line 3: the key 'round' occurs twice"):
        load_position('{"round": 1,\n"first": 1,\n"round": 2}')
