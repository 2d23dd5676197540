"""Hero upgrades."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import asked, attack, by, calm, can, do, end_turn, hand, health, may, roll, table
from tests.dicethrone.sage import sage  # noqa: F401
from tests.marks import rule, ruling

from quickstrike.dicethrone.loading import PRINTED, hero


@rule("dt:hero-upgrades.1", "dt:main-phase")
def test_an_upgrade_is_paid_and_lies_on_the_space_of_its_name():
    g = table(points={0: 3}, hands={0: ["thor:odinforce-2"]})
    do(g, "play", card="odinforce-2")
    p = g.view(1)["players"][0]
    assert (p["points"], p["levels"], p["board"], p["discard"]) == (1, {"odinforce": 2}, ["thor:odinforce-2"], [])


@rule("dt:hero-upgrades.2")
def test_what_it_says_holds_instead_of_what_is_printed():
    g = table(hands={0: ["thor:hammered-2"]}, away={0: 1})
    do(g, "play", card="hammered-2")
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))  # 5 instead of 4, and Mjolnir comes back
    calm(g)
    assert health(g)[1] == 45 and g.state.players[0].companions == {"mjolnir": 0}


@rule("dt:hero-upgrades.2")
def test_it_holds_for_the_rest_of_the_game():
    g = table(hands={0: ["thor:mighty-summon-2"]})
    do(g, "play", card="mighty-summon-2")
    for _ in range(4):
        end_turn(g)
        calm(g)
    assert g.state.active == 0 and g.state.players[0].levels == {"mighty-summon": 2}
    roll(g, 1, 1, 6, 6, 4)
    assert can(g, "declare", value="boom-boom")


@rule("dt:hero-upgrades.3")
def test_upgrades_are_for_offensive_defensive_and_passive_abilities():
    kinds = {space.kind for h in PRINTED for space in hero(h).spaces for level in space.levels if level.level > 1}
    assert kinds == {"offensive", "defensive", "passive"}


@rule("dt:hero-upgrades.3")
def test_a_defensive_ability_is_upgraded_like_an_offensive_one():
    g = table("spider-man thor", levels={1: {"thunder-wheel": 2}})
    attack(g, "punch", 1, 1, 1, 4, 4, then=(4, 4, 5, 6))
    calm(g, until="defence")
    do(g, "defence")
    assert [n for n in g.log if n[:3] == ("roll", 1, "defensive")] == [("roll", 1, "defensive", 4, 4, 5, 6)]


@rule("dt:hero-upgrades.3")
def test_a_passive_ability_too():
    g = table("black-widow thor", hands={0: ["black-widow:red-room-training-2", "black-widow:hacked-2"]})
    do(g, "play", card="red-room-training-2")
    do(g, "play", card="hacked-2")
    assert len(hand(g, 0)) == 1  # it draws for the second


@rule("dt:hero-upgrades.4")
def test_upgrades_are_played_in_ones_own_main_phases():
    g = table("thor spider-man", hands={0: ["thor:hammered-2"], 1: ["spider-man:punch-2"]})
    seen = []
    for verb in ("next", "roll", "decline", "next"):
        seen += [(g.state.phase, x) for x in (0, 1) if may(g, x, "play")]
        do(g, verb)
    assert seen == [("main1", 0), ("main2", 0)]
    assert may(g, 1, "play", card="punch-2") and not may(g, 0, "play")


@rule("dt:hero-upgrades.5")
def test_an_upgrade_that_was_played_cannot_be_sold():
    g = table(hands={0: ["thor:hammered-2", "thor:odinforce-2"]})
    do(g, "play", card="hammered-2")
    assert not can(g, "sell", card="hammered-2") and can(g, "sell", card="odinforce-2")


@rule("dt:hero-upgrades.6", "dt:main-phase")
@ruling("dtr:level-iii")
def test_level_3_on_level_1_costs_all_of_it():
    g = table(points={0: 2}, hands={0: ["thor:hammered-3"]})
    do(g, "play", card="hammered-3")
    assert g.state.players[0].points == 0 and g.state.players[0].levels == {"hammered": 3}


@rule("dt:hero-upgrades.6")
def test_who_cannot_pay_all_of_it_cannot_play_it():
    g = table(points={0: 1}, hands={0: ["thor:hammered-3"]})
    assert not may(g, 0, "play")


@rule("dt:hero-upgrades.7", "dt:main-phase")
@ruling("dtr:level-iii")
@pytest.mark.parametrize("level, paid", [(1, 5), (2, 3)])
def test_level_3_on_level_2_costs_the_difference(level: int, paid: int):
    g = table("sage thor", points={0: 6}, hands={0: ["sage:study-3"]}, levels={0: {"study": 2} if level > 1 else {}})
    do(g, "play", card="study-3")
    assert g.state.players[0].points == 6 - paid


@rule("dt:hero-upgrades.7")
def test_the_difference_is_enough_to_have():
    g = table("sage thor", points={0: 3}, hands={0: ["sage:study-3"]}, levels={0: {"study": 2}})
    assert may(g, 0, "play", card="study-3")
    g = table("sage thor", points={0: 3}, hands={0: ["sage:study-3"]})
    assert not may(g, 0, "play", card="study-3")


@rule("dt:hero-upgrades.7")
def test_it_covers_that_card():
    g = table(hands={0: ["thor:hammered-3"]}, levels={0: {"hammered": 2}}, away={0: 1})
    do(g, "play", card="hammered-3")
    attack(g, "hammered", 1, 1, 1, 1, 2, then=(4, 4, 4))  # 8 at level III, 7 at level II
    calm(g)
    assert health(g)[1] == 42 and g.state.players[0].levels == {"hammered": 3}


@rule("dt:hero-upgrades.7")
def test_no_lower_level_goes_on_a_higher_one():
    g = table(hands={0: ["thor:hammered-2"]}, levels={0: {"hammered": 3}})
    assert not may(g, 0, "play") and can(g, "sell", card="hammered-2")


# ---- Black Widow's passive ability
@rule("dt:upgrades-in-roll-phase", "dt:passive-ability")
def test_black_widow_plays_an_upgrade_right_before_she_activates_the_ability():
    g = table("black-widow thor", hands={0: ["black-widow:baton-strike-2"]}, levels={0: {}})
    roll(g, 3, 3, 3, 1, 1)
    do(g, "play", card="baton-strike-2")
    g.state.loaded = (1, 1, 6)
    do(g, "declare", value="baton-strike")
    calm(g)
    assert health(g)[1] == 44 and g.state.players[0].points == 14


@rule("dt:upgrades-in-roll-phase")
def test_opponents_can_still_alter_the_dice_after_that():
    g = table("black-widow thor", hands={0: ["black-widow:baton-strike-2"], 1: ["so-wild"]})
    roll(g, 3, 3, 3, 1, 1)
    do(g, "play", card="baton-strike-2")
    do(g, "declare", value="baton-strike")
    assert asked(g) == (1, "react", "declared")
    do(g, "play", card="so-wild")
    do(g, "die", ability=2, value="1")
    assert asked(g)[:2] == (0, "roll") and not can(g, "declare", value="baton-strike")


@rule("dt:upgrades-in-roll-phase")
def test_she_may_do_it_in_an_opponents_roll_phase_too():
    g = table(hands={1: ["black-widow:sabotage-2"]}, away={0: 1})
    assert not may(g, 1, "play")
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4, 4))
    calm(g, until="defence")
    by(g, 1, "play", card="sabotage-2")
    calm(g, until="defence")
    do(g, "defence")
    calm(g)
    assert health(g)[0] == 46  # four dice


@rule("dt:upgrades-in-roll-phase")
def test_but_not_in_answer_to_a_card():
    g = table(hands={0: ["so-wild"], 1: ["black-widow:sabotage-2", "buh-bye"]}, tokens={0: {"electrokinesis": 1}})
    roll(g, 1, 1, 1, 4, 4)
    do(g, "play", card="so-wild")
    assert asked(g) == (1, "react", "card") and not may(g, 1, "play", card="sabotage-2")
