"""The five types of damage and their four attributes, isolated sources, what is incoming."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, can, count, do, health, table
from tests.dicethrone.trial import BOLT, NEEDLE, ODD, SHARDS, STRIKE, WRATH, trial  # noqa: F401
from tests.marks import rule, ruling

DICE = {"strike": STRIKE, "bolt": BOLT, "needle": NEEDLE, "shards": SHARDS, "wrath": WRATH}
DEALS = {"strike": 6, "bolt": 6, "needle": 6, "shards": 2, "wrath": 10}


def kinds(**holds: bool):
    """A case for each type: does this attribute hold for it?"""
    return pytest.mark.parametrize(("ability", "holds"), list(holds.items()), ids=list(holds))


@rule(
    "dt:damage-types",
    "dt:defendable",
    "dt:normal-damage",
    "dt:undefendable-damage",
    "dt:pure-damage",
    "dt:ultimate-damage",
    "dt:collateral-damage.1",
)
@kinds(strike=True, bolt=False, needle=False, shards=False, wrath=False)
def test_defendable(ability: str, holds: bool):
    g = table("trial spider-man")
    attack(g, ability, *DICE[ability], then=(4, 4, 4))
    assert (g.decision.kind == "defence") == holds
    calm(g)
    assert health(g)[1] == 50 - DEALS[ability]


@rule(
    "dt:damage-types",
    "dt:avoidable",
    "dt:normal-damage",
    "dt:undefendable-damage",
    "dt:pure-damage",
    "dt:ultimate-damage",
    "dt:collateral-damage.1",
)
@kinds(strike=True, bolt=True, needle=True, shards=True, wrath=False)
def test_avoidable(ability: str, holds: bool):
    g = table("trial thor", hands={1: ["not-this-time"]})
    attack(g, ability, *DICE[ability], then=(1, 6, 6))
    assert can(g, "play", card="not-this-time") == holds
    if holds:
        do(g, "play", card="not-this-time")
    calm(g)
    assert health(g)[1] == (50 if holds else 40)


@rule(
    "dt:damage-types",
    "dt:modifiable",
    "dt:normal-damage",
    "dt:undefendable-damage",
    "dt:pure-damage",
    "dt:ultimate-damage",
    "dt:collateral-damage.2",
)
@kinds(strike=True, bolt=True, needle=False, shards=False, wrath=True)
def test_modifiable(ability: str, holds: bool):
    g = table("trial thor", hands={0: ["trial:three"]})
    attack(g, ability, *DICE[ability], then=(1, 6, 6))
    assert can(g, "play", card="three") == holds
    if holds:
        do(g, "play", card="three")
    calm(g)
    assert health(g)[1] == 50 - DEALS[ability] - (3 if holds else 0)


@rule(
    "dt:damage-types",
    "dt:special-targeting",
    "dt:normal-damage",
    "dt:undefendable-damage",
    "dt:pure-damage",
    "dt:ultimate-damage",
    "dt:collateral-damage.3",
)
@kinds(strike=False, bolt=False, needle=False, shards=True, wrath=False)
def test_special_targeting(ability: str, holds: bool):
    """A targeting die is rolled for all but collateral damage."""
    g = table("trial thor black-widow spider-man", mode="teams")
    attack(g, ability, *DICE[ability], then=(1,))
    calm(g)
    rolled = [n for n in g.log if n[0] == "roll" and n[2] == "targeting"]
    assert (not rolled) == holds


@rule("dt:collateral-damage.2")
def test_no_bonus_for_collateral_damage():
    g = table("trial thor", tokens={0: {"might": 1}})
    attack(g, "shards", *SHARDS)
    calm(g)
    assert health(g) == [50, 48]


@rule("dt:collateral-damage.4", "dt:attack")
def test_collateral_damage_alone_is_no_attack():
    g = table("trial spider-man thor", mode="hill", tokens={1: {"webbed": 1}})
    attack(g, "shards", *SHARDS)
    calm(g)
    assert health(g) == [35, 33, 33]
    assert count(g, 1, "webbed") == 1  # it waits for an Attack
    assert not [n for n in g.log if n[0] in ("target", "leader")]


@rule("dt:collateral-damage.5", "dt:two-against-two.7")
@ruling("dtr:team-game")
def test_collateral_damage_to_both_of_a_team():
    g = table("trial thor black-widow spider-man", mode="teams")
    attack(g, "shards", *SHARDS)
    calm(g)
    assert health(g) == [50, 46]


@rule("dt:pure-damage")
@ruling("dtr:pure-damage")
def test_pure_damage_is_an_attack():
    """It lets Invisibility work, has a target, and half of it can be prevented."""
    g = table("trial spider-man", tokens={1: {"invisibility": 1}})
    attack(g, "needle", *NEEDLE, then=(6, 1))
    do(g, "spend", value="invisibility")
    do(g, "defence", value="spider-sense")
    calm(g)
    assert health(g) == [50, 47]


@rule("dt:pure-damage", "dt:attack-modifiers")
def test_no_bonus_for_pure_damage():
    g = table("trial thor", tokens={0: {"might": 1}})
    attack(g, "needle", *NEEDLE)
    calm(g)
    assert health(g) == [50, 44]


@rule("dt:ultimate-damage")
def test_a_team_mate_of_the_attacker_cannot_lessen_ultimate_damage():
    g = table("trial thor black-widow spider-man", mode="teams", hands={2: ["not-this-time"]})
    attack(g, "wrath", *WRATH, then=(1,))
    assert not can(g, "play", card="not-this-time")
    calm(g)
    assert health(g)[1] == 40


@rule("dt:ultimate-damage", "dt:attack-modifiers.3")
def test_what_prevents_other_damage_leaves_ultimate_damage_whole():
    """Even a card of the attacker's own team: of 2 normal damage and 11 ultimate, it prevents the 2."""
    g = table("trial thor trial thor", mode="teams", hands={0: ["trial:one"], 2: ["trial:flare", "not-this-time"]})
    attack(g, "wrath", *WRATH, then=(1,))
    do(g, "play", card="one")
    do(g, "play", card="flare")
    do(g, "player", target=1)
    do(g, "play", card="not-this-time")
    calm(g)
    assert health(g) == [55, 39]


# ---- incoming damage
@rule("dt:incoming-damage")
def test_damage_of_abilities_defences_and_cards_waits():
    g = table("trial black-widow", hands={0: ["trial:flare", "trial:three"]})
    attack(g, "strike", *STRIKE, then=(3, 3, 1))
    do(g, "play", card="flare")
    do(g, "pass")
    do(g, "defence", value="sabotage")
    assert g.decision.about == "last"
    waiting = {w["seat"]: (w["hits"], w["total"]) for w in g.view(0)["incoming"]}
    assert waiting == {1: ([[6, "normal"], [2, "normal"]], 7), 0: ([[2, "normal"]], 2)}
    assert health(g) == [50, 50]
    calm(g)
    assert health(g) == [48, 43]


# ---- isolated sources
@rule("dt:isolated-source")
def test_an_isolated_source_is_dealt_at_once():
    g = table("thor spider-man")
    attack(g, "hammered", 1, 2, 3, 4, 6)
    assert g.decision.kind == "defence"
    assert health(g) == [50, 49]  # the throw; the 4 of the Attack wait


@rule("dt:isolated-source")
def test_what_prevents_an_isolated_source_prevents_nothing_else():
    g = table("thor black-widow", hands={1: ["not-this-time"]})
    attack(g, "hammered", 1, 2, 3, 4, 6, then=(6, 3, 3))
    assert g.decision.about == "isolated"
    do(g, "play", card="not-this-time")
    assert health(g) == [50, 50]
    calm(g)
    assert health(g) == [48, 46]


@rule("dt:isolated-source")
def test_what_prevents_other_damage_does_nothing_about_an_isolated_source():
    """Black Widow prevents all of the Attack; then Thor gets his hammer back and throws it."""
    g = table("thor black-widow", hands={0: ["tip-it", "double-up"], 1: ["not-this-time"]}, away={0: 1})
    attack(g, "hammered", 1, 2, 3, 4, 6)
    do(g, "play", card="not-this-time")
    do(g, "discard_for", card="tip-it")
    do(g, "discard_for", card="double-up")
    do(g, "decline")
    calm(g)
    assert health(g) == [50, 49]


@rule("dt:isolated-source")
def test_isolated_damage_for_the_target_waits_for_it_but_not_for_the_defence():
    g = table("trial thor black-widow spider-man", mode="teams")
    attack(g, "splinter", *ODD, then=(3,))
    assert g.decision.kind == "defence" and g.decision.seat == 3
    assert health(g) == [50, 48]
    do(g, "decline")
    calm(g)
    assert health(g) == [50, 44]


@rule("dt:isolated-source", "dt:incoming-damage")
def test_what_becomes_incoming_meanwhile_waits():
    """A card that answers an isolated source deals its damage at the end; the source is dealt at once."""
    g = table("thor trial", hands={1: ["trial:flare"]})
    attack(g, "hammered", 1, 2, 3, 4, 6)
    assert g.decision.about == "isolated"
    do(g, "play", card="flare")
    assert g.decision.kind == "defence"
    assert health(g) == [50, 49]
    do(g, "decline")
    calm(g)
    assert health(g) == [48, 45]


@rule("dt:isolated-source", "dt:heal")
def test_healing_meanwhile_waits_too():
    g = table("thor trial", hands={1: ["trial:bandage", "not-this-time"]}, health={1: 20})
    attack(g, "hammered", 1, 2, 3, 4, 6)
    do(g, "play", card="bandage")
    assert g.decision.about == "isolated"
    do(g, "pass")
    assert g.decision.kind == "defence" and health(g) == [50, 19]
    do(g, "decline")
    calm(g)
    assert health(g) == [50, 19]  # 4 damage, 4 healed


@rule("dt:incoming-damage", "dt:roll-phase")
def test_damage_of_a_card_is_dealt_even_if_no_ability_is_activated():
    g = table("trial thor", hands={0: ["trial:flare"], 1: ["not-this-time"]})
    do(g, "next")
    do(g, "play", card="flare")
    assert health(g) == [50, 50]
    do(g, "decline")
    assert g.decision.seat == 1 and can(g, "play", card="not-this-time")
    do(g, "pass")
    assert g.decision.kind == "main"
    assert health(g) == [50, 48]
