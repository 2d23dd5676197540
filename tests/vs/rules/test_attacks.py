"""Attacks: who may attack whom, what the conclusion does, team attacks, power-up, reinforcement, breakthrough."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import (
    atk,
    can,
    do,
    endurance,
    find,
    in_play,
    passes,
    quiet,
    settle,
    side,
    table,
    thing,
    to,
    why,
    zone,
)


def attack(g, attacker, target):
    do(g, "attack", attacker, target)
    settle(g)
    quiet(g)


# ---- legality (601.1)
@rule("vs:601.1")
def test_a_front_row_character_attacks_and_exhausts():
    g = table(side(["red-3"]), side(["blue-3"]))
    do(g, "attack", "red-3", "blue-3")
    settle(g)
    assert not thing(g, "red-3").ready


@rule("vs:601.1")
@pytest.mark.parametrize(
    ("mine", "rule_id"),
    [
        ({"card": "red-3", "exhausted": True}, "vs:601.1"),
        ({"card": "red-3", "stunned": True}, "vs:601.1"),
        ({"card": "red-3", "row": "support"}, "vs:601.1"),
    ],
)
def test_who_cannot_attack(mine, rule_id):
    g = table(side([mine, "red-2"]), side(["blue-3"]))
    assert not can(g, "attack", "red-3")
    assert why(g, 0, "attack", "red-3", "blue-3") == rule_id


@rule("vs:601.1", "vs:range")
def test_range_attacks_from_the_support_row():
    g = table(side([], ["red-archer"]), side(["blue-3"]))
    assert can(g, "attack", "red-archer", "blue-3")


@rule("vs:701.7", "vs:601.1", "vs:flight")
def test_only_flight_reaches_a_protected_character():
    g = table(side(["red-3", "red-flier"]), side(["blue-3"], ["blue-1"]))
    assert not can(g, "attack", "red-3", "blue-1")
    assert can(g, "attack", "red-flier", "blue-1")
    assert why(g, 0, "attack", "red-3", "blue-1") == "vs:701.7"


@rule("vs:701.16", "vs:701.7", "vs:protecting")
def test_a_stunned_character_in_front_protects_nobody():
    g = table(side(["red-3"]), side([{"card": "blue-3", "stunned": True}], ["blue-1"]))
    assert can(g, "attack", "red-3", "blue-1")


@rule("vs:701.16", "vs:protecting")
def test_an_exhausted_character_in_front_protects():
    g = table(side(["red-3"]), side([{"card": "blue-3", "exhausted": True}], ["blue-1"]))
    assert not can(g, "attack", "red-3", "blue-1")


@rule("vs:701.16")
def test_another_column_protects_nobody():
    g = table(side(["red-3"]), side(["blue-3"], [None, "blue-1"]))
    assert can(g, "attack", "red-3", "blue-1")


@rule("vs:701.12c", "vs:701.12d")
def test_a_stunned_character_cannot_be_attacked():
    g = table(side(["red-3"]), side([{"card": "blue-3", "stunned": True}, "blue-1"]))
    assert not can(g, "attack", "red-3", "blue-3")
    assert why(g, 0, "attack", "red-3", "blue-3") == "vs:701.12c"


@rule("vs:601.1", "vs:direct-attack")
def test_a_player_is_attacked_only_without_standing_characters():
    g = table(side(["red-3"]), side(["blue-1"]))
    assert not any(o.target < 0 for o in g.decision.options if o.verb == "attack")
    g = table(side(["red-3"]), side([{"card": "blue-1", "stunned": True}]))
    do(g, "attack", "red-3", 1)
    settle(g)
    assert endurance(g) == [50, 45]


@rule("vs:601.1e", "vs:406")
def test_without_a_proposal_the_step_ends():
    g = table(side(["red-3"]), side(["blue-3"]))
    passes(g)
    assert g.state.step == 1 and g.state.phase == "attack"


# ---- answers and legality again (601.2)
@rule("vs:601.2")
def test_an_attack_that_became_illegal_exhausts_nobody():
    g = table(side(["red-3"]), side(["blue-3"], hand=["home"]))
    do(g, "attack", "red-3", "blue-3")
    to(g, 1)
    do(g, "play", "home")
    do(g, "target", "blue-3")
    settle(g)
    assert thing(g, "red-3").ready and g.state.attack is None
    assert can(g, "attack", "red-3", 1)


@rule("vs:601.2")
def test_those_that_are_still_legal_go_on():
    g = table(side(["red-3", "red-2"]), side(["blue-4"], hand=["trip"]))
    do(g, "team_attack", target="blue-4", value="red")
    to(g, 1)
    do(g, "play", "trip")
    do(g, "target", "red-2")
    settle(g)
    assert not thing(g, "red-3").ready and thing(g, "red-2").stunned
    assert thing(g, "blue-4").stunned is False, "5 ATK are left against 6 DEF"


# ---- conclusion (602.4)
@rule("vs:602.4", "vs:breakthrough")
def test_more_atk_than_def_stuns_and_breaks_through():
    g = table(side(["red-5"]), side(["blue-3"]))
    attack(g, "red-5", "blue-3")
    assert thing(g, "blue-3").stunned and not thing(g, "red-5").stunned
    assert endurance(g) == [50, 50 - 3 - 5]


@rule("vs:602.4")
def test_a_tie_stuns_both_at_once():
    g = table(side(["blue-3"]), side(["green-3"]))
    attack(g, "blue-3", "green-3")
    assert thing(g, "blue-3").stunned and thing(g, "green-3").stunned
    assert endurance(g) == [47, 47]


@rule("vs:602.4")
def test_too_little_atk_does_nothing_but_the_defender_strikes_back():
    g = table(side(["red-1"]), side(["blue-3"]))
    attack(g, "red-1", "blue-3")
    assert thing(g, "red-1").stunned and not thing(g, "blue-3").stunned
    assert endurance(g) == [49, 50]


@rule("vs:602.4", "vs:602.3")
def test_without_a_defender_attackers_ready():
    g = table(side(["red-5"]), side(["blue-3"], hand=["pull-out"]))
    do(g, "attack", "red-5", "blue-3")
    to(g, 1)
    while g.state.attack is None:
        passes(g)
    do(g, "play", "pull-out")
    do(g, "target", "blue-3")
    settle(g)
    assert thing(g, "red-5").ready and not thing(g, "blue-3").stunned
    assert endurance(g) == [50, 50]


@rule("vs:602.4", "vs:602.2")
def test_without_an_attacker_nothing_happens():
    g = table(side(["red-5"]), side(["blue-3"], hand=["trip"]))
    do(g, "attack", "red-5", "blue-3")
    to(g, 1)
    while g.state.attack is None:
        passes(g)
    do(g, "play", "trip")
    do(g, "target", "red-5")
    settle(g)
    assert thing(g, "red-5").stunned and not thing(g, "blue-3").stunned


@rule("vs:602.3", "vs:212.5d")
def test_a_defender_that_changes_its_controller_leaves_the_attack():
    g = table(side(["red-5"], hand=["steal"]), side(["blue-3"]))
    do(g, "attack", "red-5", "blue-3")
    while g.state.attack is None:
        passes(g)
    do(g, "play", "steal")
    do(g, "place", "blue-3", value="support,0")
    settle(g)
    assert thing(g, "blue-3").seat == 0 and not thing(g, "blue-3").stunned
    assert thing(g, "red-5").ready


@rule("vs:104")
def test_atk_below_zero_counts_as_zero():
    g = table(side(["red-1"], hand=["shrink"]), side([{"card": "blue-1", "stunned": True}]))
    do(g, "attack", "red-1", 1)
    do(g, "play", "shrink")
    do(g, "target", "red-1")
    settle(g)
    assert atk(g, "red-1") == -8 and endurance(g) == [50, 50]


# ---- team attacks
@rule("vs:601.1", "vs:602.4", "vs:team-attack", "vs:breakthrough")
def test_a_team_adds_its_atk_and_breaks_through_nowhere():
    g = table(side(["red-3", "red-2"]), side(["blue-4"]))
    do(g, "team_attack", target="blue-4", value="red")
    settle(g)
    assert thing(g, "blue-4").stunned
    assert endurance(g)[1] == 50 - 4, "8 ATK against 6 DEF, and no breakthrough"


@rule("vs:602.4", "vs:team-attack")
def test_the_defender_strikes_back_at_one_of_the_team_as_its_controller_chooses():
    g = table(side(["red-3", "red-2"]), side(["blue-4"]))
    do(g, "team_attack", target="blue-4", value="red")
    while g.decision.kind != "struck":
        passes(g)
    assert g.decision.seat == 1
    do(g, "strike", "red-2")
    assert thing(g, "red-2").stunned and not thing(g, "red-3").stunned


@rule("vs:601.1", "vs:team-attack")
def test_characters_of_different_teams_do_not_attack_together():
    g = table(side(["red-3", "green-3"]), side(["blue-4"]))
    assert not can(g, "team_attack")


@rule("vs:601.1")
def test_three_attackers_of_which_two_are_picked():
    g = table(side(["red-3", "red-2", "red-1"]), side(["blue-4"]))
    do(g, "team_attack", target="blue-4", value="red")
    assert g.decision.ask.least == 2 and g.decision.ask.most == 3
    g.choose([f"join/{find(g, x)}" for x in ("red-1", "red-3")])
    settle(g)
    assert thing(g, "red-2").ready and not thing(g, "red-1").ready


# ---- power-up (507.1)
@rule("vs:507.1", "vs:power-up")
def test_a_power_up_gives_one_and_one_for_the_attack():
    g = table(side(["red-3"], hand=["red-3"]), side(["blue-4"], hand=["stop"]))
    do(g, "attack", "red-3", "blue-4")
    while g.state.attack is None:
        passes(g)
    do(g, "power_up", "red-3", "red-3")
    assert zone(g, "ko") == ["red-3"] and g.state.chain[-1].kind == "power-up"
    settle(g)
    assert thing(g, "blue-4").stunned and not (g.state.mods)
    assert endurance(g)[1] == 46


@rule("vs:507.1", "vs:power-up")
def test_a_power_up_needs_a_card_of_the_same_name():
    g = table(side(["red-3"], hand=["red-2"]), side(["blue-4"]))
    do(g, "attack", "red-3", "blue-4")
    assert not can(g, "power_up")
    g = table(side(["red-2"], hand=["two-names"]), side(["blue-4"]))
    do(g, "attack", "red-2", "blue-4")
    assert can(g, "power_up", "two-names", "red-2")


@rule("vs:514.1", "vs:instead")
def test_instead_of_one_and_one():
    g = table(side(["red-3"], hand=["red-3"], resources=[{"card": "gym", "up": True}]), side(["blue-4"]))
    do(g, "attack", "red-3", "blue-4")
    do(g, "power_up", "red-3", "red-3")
    settle(g)
    assert thing(g, "blue-4").stunned and endurance(g)[1] == 50 - 4 - 2


# ---- reinforcement
@rule("vs:602.1", "vs:reinforcement")
def test_reinforcement_stops_breakthrough():
    g = table(side(["red-5"]), side(["blue-3"], ["blue-1"]))
    do(g, "attack", "red-5", "blue-3")
    assert g.decision.seat == 1
    do(g, "reinforce", "blue-1")
    settle(g)
    assert not thing(g, "blue-1").ready and thing(g, "blue-3").stunned
    assert endurance(g)[1] == 47


@rule("vs:602.1", "vs:reinforcement")
@pytest.mark.parametrize(
    ("front", "support", "reinforcer"),
    [
        (["blue-3", "blue-1"], [], "blue-1"),  # beside, but in the front row
        (["blue-3"], [None, "blue-1"], "blue-1"),  # neither behind nor beside
        (["blue-3"], ["green-3"], "green-3"),  # of another team
        (["blue-3"], [{"card": "blue-1", "exhausted": True}], "blue-1"),
        (["blue-3"], [{"card": "blue-1", "stunned": True}], "blue-1"),
    ],
)
def test_who_cannot_reinforce(front, support, reinforcer):
    g = table(side(["red-5"]), side(front, support, hand=["push"]))
    do(g, "attack", "red-5", "blue-3")
    assert not can(g, "reinforce", reinforcer)
    while g.state.attack is None:
        passes(g)
    assert why(g, 1, "reinforce", reinforcer) == "vs:602.1"


@rule("vs:602.1", "vs:reinforcement")
def test_beside_a_defender_in_the_support_row():
    g = table(side(["red-5"]), side([], ["blue-3", "blue-1"]))
    do(g, "attack", "red-5", "blue-3")
    assert can(g, "reinforce", "blue-1")


# ---- modifiers of the attack end with it
@rule("vs:602.4")
def test_this_attack_is_over():
    g = table(side(["red-1"], hand=["push"]), side(["blue-3"]))
    do(g, "attack", "red-1", "blue-3")
    do(g, "play", "push")
    settle(g)
    assert thing(g, "blue-3").stunned and atk(g, "red-1") == 1
    assert in_play(g, "red-1")
