"""rr:unique-icon: identities of one title."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.position.made_up_cards import define, forget
from quickstrike.champions.scenarios import HEROES, Hero
from quickstrike.kernel.errors import SetupError
from quickstrike.testkit import hero, player


@pytest.fixture
def another(monkeypatch):
    """A made-up hero with Spider-Man's cards, under a name of its own."""
    made: list[str] = []

    def make(name: str, title: str, alter_ego: str) -> str:
        card = hero(name=title, alter_name=alter_ego)
        made.extend(define(card))
        monkeypatch.setitem(HEROES, name, Hero(name, card.code, "spider_man", HEROES["spider-man"].decks))
        return name

    yield make
    forget(made)


@rule("rr:unique-icon", "setup:1", "rr:unique-icon.3")
def test_identities_of_one_title_need_different_alter_egos(another):
    def sit(other):
        return champions.new(["spider-man:justice", other])

    assert len(sit(another("miles", "Spider-Man", "Miles Morales")).seats()) == 2
    with pytest.raises(SetupError, match="rr:unique-icon"):
        sit(another("peter-again", "Spider-Man", "Peter Parker"))


@rule("rr:unique-icon", "rr:unique-icon.3")
def test_they_are_in_play_together(board):
    t = board(
        player(hero(name="Spider-Man", alter_name="Peter Parker")),
        player(hero(name="Spider-Man", alter_name="Miles Morales")),
    )
    assert [s.identity.name for s in t.seats] == ["Spider-Man", "Spider-Man"]
    t.end_turn().attack(t.villain, who=t.seats[1].identity)
    assert t.villain.damage == 2
