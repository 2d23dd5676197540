"""The script that measures the review: what it calls plainly worse is, and it counts right."""

from __future__ import annotations

import pytest
from tools.blunders import cost, told

from quickstrike.bots.champions import HeuristicBot
from quickstrike.testkit import build, close_all, foe, scheme


@pytest.fixture
def table():
    close_all()
    yield build(
        hero="spider-man", villain=foe(hp=2, name="Villain"), main=scheme(target=7, step=1, name="Plan"), threat=6
    )
    close_all()


def test_to_lose_where_one_could_have_won_is_plainly_worse(table):
    game = table.game
    blow, idle = game.find("attack", target="Villain"), game.find("end_turn")
    lost = cost(game.clone(quiet=True), 0, idle, blow, HeuristicBot())
    assert lost.plain and lost.mean == 1
    assert not cost(game.clone(quiet=True), 0, blow, idle, HeuristicBot()).plain
    assert not cost(game.clone(quiet=True), 0, blow, blow, HeuristicBot()).plain


def row(named, flagged=(), moves=10):
    place = 1 if named else None
    return {"planted": True, "named": named, "place": place, "moves": moves, "flagged": list(flagged), "review_s": 2}


def test_what_was_named_and_what_was_flagged_is_counted_apart():
    flags = [{"answer": 3, "loss": 0.2, "cost": 0.1, "errors": 1.0}, {"answer": 5, "loss": 0.1}]
    said = told([row(True, flags), row(False), {"planted": False}])
    assert "games with a blunder: 2, without one: 1" in said
    assert "blunders named: 1 of 2 = 50.0%" in said and "other moves flagged: 2 of 20 = 10.0%" in said
    assert "of 1 of these played to the end, the better move won more often in 1, by 10.0%" in said
