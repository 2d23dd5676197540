"""Decks at the table: as values among the heroes, in saves, and at random."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.bots import bot_of, play_out
from quickstrike.champions.decks import ASPECTS, Deck, check, random_deck
from quickstrike.champions.scenarios import HEROES, called, starter_deck
from quickstrike.kernel.errors import SetupError


def owned(game, seat: int) -> Counter[str]:
    s = game.state
    return Counter(s.codes[c] for c in range(len(s.codes)) if s.owners[c] == seat and c != s.players[seat].identity)


@rule("setup:1", "setup:4", "setup:5")
def test_a_deck_takes_a_seat_like_a_starter_deck(change):
    deck = change({"01060": 3})
    game = champions.new([deck, "captain-marvel"], seed=4)
    assert owned(game, 0) == Counter(deck.cards)
    s = game.state
    assert s.codes[s.players[0].identity] == "01001a"
    assert "01165" in s.codes and "01167" in s.codes, "obligation and nemesis come with the identity"


def test_a_starter_deck_as_a_value_makes_the_same_table():
    for name in ("spider-man:justice", "black-panther:protection"):
        a, b = champions.new([starter_deck(name)], seed=1), champions.new([name], seed=1)
        assert owned(a, 0) == owned(b, 0) and Counter(a.state.codes) == Counter(b.state.codes)


def test_a_save_holds_the_cards(change):
    deck = change({"01060": 3}, name="Mine")
    game = champions.new([deck], seed=4)
    saved = json.loads(game.save())
    assert saved["setup"]["heroes"] == [deck.packed()]
    assert champions.load(game.save()).canonical() == game.canonical() == champions.replay(game.save()).canonical()
    assert called(saved["setup"]["heroes"][0]) == called(deck) == called("spider-man:justice") == "spider-man"


def test_an_illegal_deck_does_not_come_to_the_table(change):
    with pytest.raises(SetupError, match=r"the deck 'Odd' is not legal: Daredevil: 2 copies .* \(deck:6\)"):
        champions.new([change({"01058": 2}, name="Odd")])
    with pytest.raises(SetupError, match=r"no identity \(deck:1\) \(and \d+ more\)"):
        champions.new([Deck("")])
    with pytest.raises(SetupError, match="the same identity"):
        champions.new([change(), "spider-man"])
    with pytest.raises(SetupError, match="identity, aspects and cards"):
        champions.new([{"identity": "01001a"}])  # type: ignore[list-item]


# ---- at random -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("aspect", ASPECTS[:4])
@pytest.mark.parametrize("hero", HEROES)
def test_random_decks_are_legal(hero, aspect):
    decks = [random_deck(HEROES[hero].identity, aspect, f"legal {i}") for i in range(10)]
    assert [b.told() for d in decks for b in check(d)] == []
    assert len({tuple(d.cards.items()) for d in decks}) == 10 and len({d.size for d in decks}) > 2


def test_random_decks_come_from_their_seed():
    assert random_deck("01001a", "justice", 5) == random_deck("01001b", "justice", 5)
    assert random_deck("01001a", "justice", 5) != random_deck("01001a", "justice", 6)
    assert random_deck("01001a", "justice", 5, size=41).size == 41


def test_what_no_random_deck_can_be_made_of():
    with pytest.raises(SetupError, match="unknown aspect 'charm'"):
        random_deck("01001a", "charm", 1)
    with pytest.raises(SetupError, match="Black Cat is not an identity"):
        random_deck("01002", "justice", 1)
    with pytest.raises(SetupError, match=r"no legal deck could be built: .*deck:2"):
        random_deck("01001a", "justice", 1, size=20)


@pytest.mark.parametrize("i", range(4))
def test_random_decks_can_be_played(i):
    heroes = list(HEROES.values())
    deck = random_deck(heroes[i % len(heroes)].identity, ASPECTS[i], f"play {i}")
    game = champions.new([deck], seed=i)
    play_out(game, [bot_of("random", i)], 5000)
    assert game.result in ("won", "lost") and game.invariants() == []
