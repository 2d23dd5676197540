"""Changing dice, whatever they were rolled for."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import asked, attack, by, calm, count, do, end_turn, health, may, roll, table
from tests.marks import rule, ruling


@ruling("dtr:modify-bonus-dice")
def test_dice_for_an_ability_can_be_changed():
    g = table(hands={1: ["so-wild"]})
    attack(g, "chain-lightning", 1, 1, 1, 6, 6, then=(5, 6, 1, 4, 4, 4))
    do(g, "pass")  # the dice of the offensive roll
    assert asked(g) == (1, "react", "dice") and g.state.rolls[-1].dice == (1, 5, 6)
    do(g, "play", card="so-wild")
    do(g, "die", ability=2, value="1")
    calm(g)
    assert health(g)[1] == 50 - 2 - (5 + 1)  # 2 collateral, then the two highest


@ruling("dtr:modify-bonus-dice")
def test_its_player_may_change_them_himself():
    g = table(hands={0: ["six-it"]})
    attack(g, "chain-lightning", 1, 1, 1, 6, 6, then=(2, 2, 1, 4, 4, 4))
    assert asked(g) == (0, "react", "dice")
    do(g, "play", card="six-it")
    do(g, "die", ability=0)
    calm(g)
    assert health(g)[1] == 50 - 2 - (6 + 2)


@ruling("dtr:modify-bonus-dice")
def test_the_die_of_a_token_can_be_changed():
    g = table(hands={0: ["helping-hand"]}, tokens={1: {"agility": 1}}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(3, 4, 4, 4))
    do(g, "spend", value="agility")
    assert asked(g) == (0, "react", "dice") and g.state.rolls[-1].dice == (3,)
    g.state.loaded = (4, 4, 4, 4)
    do(g, "play", card="helping-hand")
    do(g, "reroll", ability=0)
    calm(g)
    assert health(g)[1] == 46  # a 4 prevents nothing


@ruling("dtr:modify-bonus-dice")
@rule("dt:targeting-roll-phase.8")
def test_the_targeting_die_can_be_changed():
    g = table("thor black-widow thor spider-man", hands={1: ["tip-it"]}, away={0: 3})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(2,))
    do(g, "pass")
    assert asked(g) == (1, "react", "dice") and g.state.rolls[-1].purpose == "targeting"
    do(g, "play", card="tip-it")
    do(g, "die", value="3")
    assert g.state.attack.target == 3


@ruling("dtr:modify-bonus-dice")
@rule("dt:targeting-roll-phase.8")
def test_but_not_that_of_an_ultimate_by_an_opponent():
    g = table("thor black-widow thor spider-man", hands={1: ["tip-it", "so-wild"]})
    attack(g, "for-asgard", 6, 6, 6, 6, 6, then=(2,))
    do(g, "pass")  # now it is activated
    assert not may(g, 1, "play")
    calm(g, until="main")
    assert g.log.count(("roll", 0, "targeting", 2)) == 1 and health(g)[1] <= 50 - 14


@rule("dt:roll-phase-action")
def test_defensive_dice_can_be_changed():
    g = table(hands={0: ["tip-it"]}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(1, 1, 2))
    calm(g, until="defence")
    do(g, "defence")
    assert asked(g) == (0, "react", "dice")
    do(g, "play", card="tip-it")
    do(g, "die", ability=2, value="3")
    calm(g)
    assert health(g) == [49, 48]  # two Espionage and one Batons


@rule("dt:upkeep-phase", "dt:instant-action")
@pytest.mark.parametrize("value, left", [("6", 0), ("4", 1)])
def test_a_die_in_upkeep_can_be_changed_by_an_instant(value: str, left: int):
    g = table(hands={1: ["tip-it", "so-wild"]}, tokens={1: {"time_bomb": 1}}, dice=(5,))
    end_turn(g)
    assert asked(g) == (1, "react", "dice") and not may(g, 1, "play", card="so-wild")
    do(g, "play", card="tip-it")
    do(g, "die", value=value)
    assert count(g, 1, "time_bomb") == left


@rule("dt:final-dice-result")
def test_several_may_change_the_same_dice_one_after_the_other():
    g = table(hands={0: ["so-wild"], 1: ["so-wild"]})
    roll(g, 1, 1, 1, 4, 4)
    do(g, "declare", value="hammered")
    by(g, 1, "play", card="so-wild")
    do(g, "die", ability=0, value="4")
    do(g, "play", card="so-wild")
    do(g, "die", ability=2, value="1")
    assert g.state.rolls[-1].dice == (1, 1, 1, 4, 4) and may(g, 0, "declare", value="hammered")


@rule("dt:offensive-roll-phase.10")
def test_dice_may_be_changed_between_attempts():
    g = table(hands={1: ["helping-hand"]})
    roll(g, 1, 1, 1, 6, 6)
    by(g, 1, "play", card="helping-hand")
    g.state.loaded = (5,)
    do(g, "reroll", ability=3)
    assert asked(g)[:2] == (0, "roll") and g.state.rolls[-1].dice == (1, 1, 1, 5, 6) and g.state.rolls[-1].left == 2


@rule("dt:final-dice-result")
def test_dice_that_are_rolled_again_count_as_they_fall():
    g = table(hands={0: ["try-try-again"]}, away={0: 1})
    roll(g, 1, 1, 4, 4, 6)
    do(g, "play", card="try-try-again")
    g.state.loaded = (2, 3)
    do(g, "reroll", ability=4)
    do(g, "reroll", ability=3)
    assert asked(g)[:2] == (0, "roll") and g.state.rolls[-1].dice == (1, 1, 2, 3, 4)
    do(g, "declare", value="hammered")
    assert g.state.attack.tier == 2
