"""Who is asked at which step of a roll phase, and what there must be for a token to be spent there."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import asked, attack, calm, can, count, do, end_turn, health, may, roll, table, undefended
from tests.dicethrone.probe import LOW, MIDDLE, probe  # noqa: F401
from tests.marks import rule

PUNCH, SHOT, VENOM = (1, 2, 3, 4, 4), (4, 5, 6, 1, 1), (6, 6, 6, 6, 1)
NOT_THIS_TIME = ["not-this-time"]


# ---- behind the activation
@rule("dt:attack", "dt:spendable-status-effects", "dt:undefendable-damage")
def test_what_is_spent_on_ones_own_attack_is_spent_at_its_activation():
    g = table("thor spider-man", tokens={0: {"guard_break": 2}, 1: {"guard_break": 1}}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(3, 5))
    assert asked(g) == (0, "react", "activated") and not may(g, 1, "spend")
    do(g, "spend", value="guard_break")  # a 3 does nothing
    do(g, "spend", value="guard_break")
    assert g.decision.kind == "main" and health(g) == [50, 46] and count(g, 0, "guard_break") == 0


@rule("dt:spendable-status-effects", "dt:undefendable-damage")
def test_there_must_be_normal_damage_in_it_and_some_is_enough():
    g = table("probe thor", tokens={0: {"guard_break": 1}})
    attack(g, "blend", *LOW, then=(4,))
    do(g, "spend", value="guard_break")
    assert g.decision.kind == "main" and health(g) == [50, 45]
    g = table("spider-man thor", tokens={0: {"guard_break": 1}})
    attack(g, "venom-punch", *VENOM)
    assert g.decision.kind == "main" and count(g, 0, "guard_break") == 1


# ---- before the defence
@rule("dt:timing-conflicts")
@pytest.mark.parametrize(
    ("ability", "dice", "first"),
    [
        ("venom-punch", VENOM, [(0, "attacked"), (1, "attacked"), (0, "last"), (1, "last"), (2, "last")]),
        ("punch", PUNCH, [(0, "attacked"), (1, ""), (0, "last"), (1, "last"), (2, "last")]),
    ],
)
def test_before_the_defence_the_attacker_is_asked_and_a_defender_who_has_none(
    ability: str, dice: tuple[int, ...], first: list[tuple[int, str]]
):
    g = table("spider-man black-widow thor", mode="hill", hands=dict.fromkeys(range(3), NOT_THIS_TIME))
    attack(g, ability, *dice)
    do(g, "player", target=1)
    seen = []
    while g.decision.kind != "main":
        seen.append((g.decision.seat, str(g.decision.about or "")))
        do(g, "decline" if g.decision.kind == "defence" else "pass")
    assert seen == first


@rule("dt:timing-conflicts", "dt:defendable", "dt:undefendable-damage")
def test_damage_of_two_types_can_be_defended_if_some_of_it_is_normal():
    """So Invisibility, which is for Attacks that can't be, has to wait."""
    g = table("probe spider-man", tokens={1: {"invisibility": 1}}, hands={1: NOT_THIS_TIME})
    attack(g, "blend", *LOW)
    assert asked(g)[:2] == (1, "defence") and not may(g, 1, "spend")
    assert undefended(g) == [50, 45]


@rule("dt:undefendable-damage", "dt:spendable-status-effects")
def test_a_defence_against_what_is_undefendable_is_bought_once_and_by_the_defender():
    g = table("spider-man spider-man spider-man", mode="hill", tokens={x: {"invisibility": 1} for x in range(3)})
    attack(g, "venom-punch", *VENOM)
    do(g, "player", target=1)
    assert asked(g) == (1, "react", "attacked") and not may(g, 0, "spend") and not may(g, 2, "spend")
    do(g, "spend", value="invisibility")
    assert asked(g)[:2] == (1, "defence")


@rule("dt:modifiable", "dt:attack-modifiers")
def test_damage_of_two_types_can_be_raised_if_some_of_it_can():
    g = table("probe thor", hands={0: ["probe:plus"]})
    attack(g, "alloy", *LOW)
    do(g, "play", card="plus")
    assert undefended(g) == [50, 44]


@rule("dt:attack", "dt:undefendable-damage")
def test_webbed_is_used_up_by_an_attack_of_any_seat():
    g = table("thor spider-man", tokens={0: {"webbed": 1}})
    end_turn(g)
    attack(g, "punch", *PUNCH)
    assert asked(g)[:2] == (1, "main") and health(g) == [46, 50] and count(g, 0, "webbed") == 0


@rule("dt:attack", "dt:undefendable-damage")
def test_an_attack_that_is_undefendable_anyway_leaves_it():
    g = table("spider-man thor", tokens={1: {"webbed": 1}})
    attack(g, "venom-punch", *VENOM)
    assert health(g) == [50, 43] and count(g, 1, "webbed") == 1


@rule("dt:timing-conflicts", "dt:isolated-source")
def test_an_isolated_source_is_the_affair_of_its_victim():
    g = table("thor black-widow spider-man", mode="hill", hands={0: ["tip-it"], 1: NOT_THIS_TIME, 2: NOT_THIS_TIME})
    do(g, "next")
    do(g, "discard_for", card="tip-it")
    do(g, "player", target=1)
    assert asked(g) == (1, "react", "isolated")
    do(g, "pass")
    assert asked(g)[:2] == (0, "roll") and health(g) == [35, 34, 35]


# ---- behind the damage
@rule("dt:attack", "dt:then")
def test_between_the_damage_and_what_follows_it_there_is_time_to_act():
    g = table("spider-man thor", hands={1: ["buh-bye"]}, tokens={0: {"invisibility": 1}})
    attack(g, "ensnare", 1, 2, 3, 4, 4)
    do(g, "decline")
    assert asked(g) == (1, "react", "last")
    do(g, "pass")
    assert asked(g) == (1, "react", "then") and health(g) == [50, 45] and count(g, 1, "webbed") == 0


@rule("dt:attack", "dt:then", "dt:offensive-roll-phase")
def test_damage_that_follows_is_incoming_again():
    """Whichever seat is attacked."""
    g = table("thor probe", hands={0: NOT_THIS_TIME}, points={1: 0})
    end_turn(g)
    attack(g, "sequel", *MIDDLE)
    for window in ("attacked", "last"):
        assert asked(g) == (0, "react", window) and health(g) == [50, 50]
        do(g, "pass")
    assert asked(g) == (0, "react", "last") and health(g) == [46, 50]
    do(g, "play", card="not-this-time")
    assert health(g) == [46, 50] and asked(g)[:2] == (1, "main")


@rule("dt:attack", "dt:spendable-status-effects", "dt:offensive-roll-phase")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_spent_after_an_attack_brings_another_offensive_roll_phase(seat: int):
    g = table("spider-man spider-man", tokens={0: {"combo": 1}, 1: {"combo": 1}})
    if seat:
        end_turn(g)
    roll(g, *PUNCH)
    assert not may(g, seat, "spend")
    do(g, "declare", value="punch")
    do(g, "decline")
    assert asked(g) == (seat, "react", "after") and not may(g, 1 - seat, "spend")
    do(g, "spend", value="combo")
    assert asked(g)[:2] == (seat, "roll") and g.state.rolls[-1].left == 3 and g.state.attack is None
    attack(g, "punch", *PUNCH)
    assert undefended(g)[1 - seat] == 42 and count(g, seat, "combo") == 0


@rule("dt:attack", "dt:spendable-status-effects")
def test_what_is_no_attack_or_struck_its_target_down_has_no_such_moment():
    g = table("spider-man thor", tokens={0: {"combo": 1}}, levels={0: {"c-c-c-combo": 2}})
    attack(g, "web-shot", *SHOT)
    assert g.decision.kind == "main"
    g = table("spider-man thor black-widow", mode="hill", tokens={0: {"combo": 1}}, health={1: 7})
    attack(g, "venom-punch", *VENOM)
    do(g, "player", target=1)
    assert g.decision.kind == "main" and g.state.players[1].out


@rule("dt:roll-phase")
def test_what_was_won_for_a_roll_phase_is_gone_in_the_one_that_follows():
    """Agility that let Black Widow play Elude! against the first Attack."""
    g = table("spider-man black-widow", tokens={0: {"combo": 1}, 1: {"agility": 1}}, hands={1: ["black-widow:elude"]})
    attack(g, "punch", *PUNCH, then=(5,))
    do(g, "spend", value="agility")
    assert can(g, "play", card="elude")
    do(g, "decline")
    do(g, "pass")
    do(g, "spend", value="combo")
    attack(g, "punch", *PUNCH)
    assert asked(g)[:2] == (1, "defence") and not may(g, 1, "play", card="elude")


# ---- ways of spending
@rule("dt:spendable-status-effects")
def test_a_token_may_have_two_ways_of_being_spent():
    g = table("probe thor", tokens={0: {"lens": 3}}, points={0: 0})
    do(g, "spend", value="lens", ability=1)
    assert (g.state.players[0].points, count(g, 0, "lens")) == (4, 1)
    assert not can(g, "spend", ability=1)
    do(g, "spend", value="lens", ability=0)
    assert (g.state.players[0].points, count(g, 0, "lens")) == (5, 0)


@rule("dt:spendable-status-effects")
def test_one_a_turn_where_the_token_says_so():
    g = table(
        "black-widow thor", tokens={0: {"covert_ops": 2, "electrokinesis": 4}}, hands={0: ["black-widow:hacked-2"]}
    )
    do(g, "spend", value="covert_ops")
    do(g, "choose", ability=0)
    do(g, "take", card="hacked-2")
    assert count(g, 0, "covert_ops") == 1 and not may(g, 0, "spend", value="covert_ops")
    assert may(g, 0, "spend", value="electrokinesis")  # each for itself
    end_turn(g)
    end_turn(g)
    assert may(g, 0, "spend", value="covert_ops")


@rule("dt:spendable-status-effects", "dt:incoming-damage")
def test_several_in_a_turn_where_it_does_not():
    g = table("spider-man black-widow", tokens={1: {"agility": 2}})
    attack(g, "venom-punch", *VENOM, then=(1, 1))
    do(g, "spend", value="agility")
    do(g, "spend", value="agility")
    calm(g)
    assert health(g) == [50, 50] and count(g, 1, "agility") == 0


# ---- what the incoming damage would do
@rule("dt:health", "dt:incoming-damage")
@pytest.mark.parametrize(("now", "fatal"), [(6, True), (7, True), (8, False)])
def test_damage_that_leaves_just_nothing_is_fatal(now: int, fatal: bool):
    g = table("spider-man thor", hands={1: ["thor:indomitable-will"]}, health={1: now})
    attack(g, "venom-punch", *VENOM, then=(4,))
    assert can(g, "play", card="indomitable-will") is fatal
    if fatal:
        do(g, "play", card="indomitable-will")
        calm(g)
    assert health(g) == [50, 1]
