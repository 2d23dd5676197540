"""A game, its position and the game of that position are the same; so is what is saved, taken back and played again."""

from __future__ import annotations

import json

import pytest
from tests.contract.test_dicethrone import TABLES, pick
from tests.dicethrone.board import attack, calm, do, table

from quickstrike import dicethrone as dt
from quickstrike.dicethrone.position import load, run
from quickstrike.kernel.chance import draw


def views(g):
    return [{k: v for k, v in g.view(seat).items() if k != "log"} for seat in (-1, *g.seats())]


@pytest.mark.parametrize("heroes", TABLES[:10:4])
def test_a_game_and_its_position_are_the_same(heroes):
    g = dt.new(heroes.split(), seed=f"position {heroes}")
    plain = 0
    for n in range(120):
        if g.decision is None:
            break
        if n % 6 == 0 or g.decision.kind == "main":
            text = g.position()
            again = dt.position(text)
            assert again.canonical() == g.canonical()
            assert json.dumps(views(again)) == json.dumps(views(g)), "in the same order, too"
            assert ("save" in text.split(" = ")[0]) == (g.decision.kind != "main")
            plain += g.decision.kind == "main"
            number = draw(1, n)
            a, b = g.clone(), again.clone()
            a.answer(pick(a, number)), b.answer(pick(b, number))
            assert a.canonical() == b.canonical()
        g.answer(pick(g, draw(2, n)))
    assert plain > 12


def test_a_written_position_is_readable():
    g = table(
        "thor black-widow", hands={0: ["tip-it"]}, tokens={0: {"guard_break": 1}, 1: {"time_bomb": [1]}}, away={0: 1}
    )
    text = g.position()
    for line in (
        'hand = ["Tip It!"]',
        "tokens = {guard_break = 1}",
        'tokens = {time_bomb = ["0:01"]}',
        "away = {mjolnir = 2}",
        'phase = "main1"',
    ):
        assert line in text.splitlines()
    assert "save" not in text


def test_marks_of_the_turn_are_kept():
    g = table("black-widow thor", hands={0: ["black-widow:grapple-2"]})
    do(g, "play", card="grapple-2")
    again = load(g.position())
    assert again.state.turn_marks == {"0:upgrades_played": 1}


def test_a_finished_game_is_its_save():
    g = table("thor black-widow", health={1: 1}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 6, 6)
    calm(g)
    assert g.result == "seat 0"
    assert run(g.position()).game.result == "seat 0"


STEPS = """
dice = [1, 1, 1, 6, 6]
[[player]]
away = 2
[[player]]
[[step]]
do = "next"
[[step]]
do = "roll"
[[step]]
do = "declare"
value = "hammered"
[[step]]
do = "defence"
value = "sabotage"
dice = [3, 3, 6]
"""


def test_what_was_played_in_a_position_can_be_saved_taken_back_and_played_again():
    g = run(STEPS).game
    assert g.state.dials == [48, 46]
    again = dt.load(g.save())
    assert again.canonical() == g.canonical() and dt.replay(g.save()).canonical() == g.canonical()
    again.undo()  # there are no snapshots after a load: it is rebuilt from the position
    assert again.decision.kind == "defence" and again.state.loaded == (3, 3, 6)
    again.undo(len(again.answers))
    assert again.canonical() == load(STEPS).canonical()


def test_a_game_that_began_at_a_position_keeps_its_settings():
    g = load('seed = "x"\n[[player]]\nhero = "spider-man"\n[[player]]\n')
    assert (g.setup["heroes"], g.setup["mode"], g.setup["seed"]) == (["spider-man", "black-widow"], "duel", "x")
    assert dt.DiceThroneGame.create(json.loads(json.dumps(g.setup))).canonical() == g.canonical()


def test_steps_and_expectations_may_stand_beside_a_save():
    g = table("thor black-widow", away={0: 1})
    attack(g, "hammered", 1, 1, 1, 6, 6)
    text = g.position() + '[[step]]\ndo = "decline"\n[expect]\nhealth = [50, 46]\n'
    assert text.startswith("save = ") and run(text).passed
