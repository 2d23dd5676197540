"""rr:search: what is looked through, and what becomes of the deck."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.text import face_text
from quickstrike.champions.vocab import A_MINION, AN_ALLY, DECK, ENC_DECK, HAND, MoveTo, PutIntoPlay, Ref, Search, top
from quickstrike.testkit import ally, event, minion, resource, treachery

TAKE = MoveTo(Ref("found"), HAND)


def names(cards):
    return [c.name for c in cards]


@rule("rr:search", "rr:search.1")
@pytest.mark.parametrize("at", [0, 4, 8])
def test_every_card_of_the_place_is_looked_at(board, at):
    deck = [resource(name=x) for x in "ABCDEFGH"]
    deck.insert(at, ally(name="Ann"))
    t = board(deck=deck, filler=0, encounter=[treachery()])
    t.play(event(Search((DECK,), AN_ALLY, TAKE)))
    assert names(t.hand) == ["Ann"] and len(t.seats[0].deck) == 8
    t.quiet()


@rule("rr:search", "rr:search.1")
def test_what_is_found_goes_where_the_effect_says(board):
    t = board(encounter=[treachery(), minion(name="Thug"), treachery()])
    t.reveal(treachery(Search((ENC_DECK,), A_MINION, PutIntoPlay(Ref("found")))))
    assert t["Thug"].engaged == 0
    t.quiet()


@rule("rr:search", "rr:shuffle", "rr:search.4")
def test_if_a_part_of_a_deck_is_searched_all_of_it_is_shuffled(board):
    first, rest = [ally(name="Ann"), resource(name="X")], [*(resource(name=x) for x in "ABCDEFGH"), ally(name="Bob")]
    t = board(deck=[*first, *rest], filler=0, encounter=[treachery()])
    t.play(event(Search((top(2),), AN_ALLY, TAKE)))
    assert names(t.hand) == ["Ann"]  # Bob lies deeper, and nobody was asked
    left = names(t.seats[0].deck)
    assert sorted(left) == sorted(["X", "Bob", *"ABCDEFGH"]) and left != ["X", *"ABCDEFGH", "Bob"]
    t.quiet()


@rule("rr:search")
def test_nothing_is_found_beyond_the_part_that_is_searched(board):
    t = board(deck=[resource(), resource(), ally(name="Bob")], filler=0, encounter=[treachery()])
    t.play(event(Search((top(2),), AN_ALLY, TAKE)))
    assert not t.hand and t["Bob"].where == "deck0"


def test_the_text_of_a_search_in_a_part_of_a_deck(board):
    face = board().add(event(Search((top(5),), AN_ALLY, TAKE)), "aside").face
    assert face_text(face, "en") == (
        "Action: Search the 5 cards on top of your deck for an ally and add that card to your hand, "
        "then shuffle your deck."
    )
    assert face_text(face, "fr").replace("\u00a0", " ") == (
        "Action : cherchez un allié dans les 5 cartes du dessus de votre deck et ajoutez cette carte à votre main, "
        "puis mélangez votre deck."
    )
