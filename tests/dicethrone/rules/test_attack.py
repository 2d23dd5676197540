"""Offensive abilities: what is done when, what is an Attack, and Attack Modifiers."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, can, count, do, health, roll, table
from tests.dicethrone.trial import BOLT, ODD, SHARDS, STRIKE, WRATH, trial  # noqa: F401
from tests.marks import rule, ruling


def kinds_of(g) -> list[str]:
    return [d.kind for d in g.state.pending]


# ---- in which order
@rule("dt:offensive-roll-phase.9", "dt:ability-description")
def test_what_needs_no_target_is_done_at_activation():
    """Before the targeting die counts Trial has his token and his healing; his opponents have nothing yet."""
    g = table("trial thor black-widow spider-man", mode="teams", health={0: 30}, hands={1: ["so-wild"]})
    attack(g, "gift", *ODD, then=(3,))
    while g.state.rolls[-1].purpose != "targeting":
        do(g, "pass")
    assert g.decision.about == "dice"
    assert count(g, 0, "balm") == 1 and health(g) == [35, 50]
    assert [count(g, x, "venom") for x in range(4)] == [0, 0, 0, 0]


@rule("dt:defensive-roll-phase.1")
def test_what_is_done_to_the_target_comes_before_the_defence_and_the_damage():
    g = table("trial thor")
    attack(g, "gift", *ODD)
    assert kinds_of(g) == ["defence"]
    assert count(g, 1, "venom") == 1
    assert health(g)[1] == 50


@rule("dt:then")
def test_then_behind_damage_waits_until_it_is_dealt():
    """Ensnare deals its damage, and Webbed comes after it: the defender can still defend."""
    g = table("spider-man trial", hands={1: ["not-this-time"]})
    attack(g, "ensnare", 1, 2, 3, 4, 4, then=(4, 4))
    assert kinds_of(g) == ["defence"] and count(g, 1, "webbed") == 0
    do(g, "defence", value="wall")
    do(g, "pass")
    assert count(g, 1, "webbed") == 1 and g.decision.about == "isolated"
    assert health(g) == [50, 45]
    calm(g)
    assert health(g) == [50, 43]


@rule("dt:then")
def test_then_is_a_pause_in_which_others_act():
    """Between the damage and what stands behind "then" the defender can play an instant, and prevent what follows."""
    g = table("trial black-widow", hands={1: ["buh-bye", "not-this-time"]}, tokens={0: {"balm": 1}})
    attack(g, "twice", *ODD)
    do(g, "decline")
    assert g.decision.about == "last"
    do(g, "pass")
    assert g.decision.about == "then" and health(g) == [50, 46] and count(g, 0, "balm") == 1
    do(g, "play", card="buh-bye")
    assert g.decision.about == "last" and count(g, 0, "balm") == 1  # one went, another came
    do(g, "play", card="not-this-time")
    calm(g)
    assert health(g) == [50, 46]


@rule("dt:then", "dt:attack-modifiers.2")
def test_a_modifier_counts_once_though_damage_comes_twice():
    g = table("trial thor", hands={0: ["trial:three"]})
    attack(g, "twice", *ODD)
    do(g, "play", card="three")
    do(g, "decline")
    calm(g)
    assert health(g) == [50, 40]


# ---- one ability, one Attack
@rule("dt:offensive-ability")
def test_only_one_ability_is_activated():
    g = table("trial thor")
    roll(g, *ODD)
    assert {o.value for o in g.decision.options if o.verb == "declare"} == {"gift", "twice", "splinter", "spark", "rob"}
    do(g, "declare", value="rob")
    calm(g)
    assert g.state.phase == "main2" and health(g) == [53, 47]


@rule("dt:attack", "dt:defender")
@pytest.mark.parametrize(
    ("ability", "dice", "is_one"),
    [("strike", STRIKE, True), ("shards", SHARDS, False), ("spark", ODD, False), ("rob", ODD, False)],
)
def test_what_is_an_attack(ability: str, dice: tuple[int, ...], is_one: bool):
    g = table("trial thor", hands={1: ["not-this-time", "tip-it", "buh-bye"]}, tokens={1: {"guard_break": 1}})
    roll(g, *dice)
    do(g, "declare", value=ability)
    seen = []
    while g.decision.kind != "main":
        if (a := g.view(1)["attack"]) is not None:
            seen.append((a["attack"], a["attacker"], a["target"]))
        do(g, "decline" if g.decision.kind == "defence" else "pass")
    if ability == "strike":
        assert seen[-1] == (True, 0, 1)
    else:
        assert all(x[0] is is_one for x in seen)
    assert any(n[0] == "no defence" for n in g.log) == is_one


# ---- modifiers
@rule("dt:attack-modifiers.1")
def test_cards_and_tokens_that_change_an_attack():
    """Might adds 1 to each Attack as long as it lies there; the card adds 3 to this one."""
    g = table("trial thor", hands={0: ["trial:three"]}, tokens={0: {"might": 1}})
    attack(g, "bolt", *BOLT)
    do(g, "play", card="three")
    calm(g)
    assert health(g) == [50, 40] and count(g, 0, "might") == 1


@rule("dt:attack-modifiers.2")
@ruling("dtr:added-damage-type")
@pytest.mark.parametrize("before", [True, False])
def test_before_or_after_the_defence(before: bool):
    g = table("trial black-widow", hands={0: ["trial:three"]})
    attack(g, "strike", *STRIKE, then=(1, 1, 6))
    if before:
        do(g, "play", card="three")
    else:
        do(g, "pass")
    do(g, "defence", value="sabotage")
    assert can(g, "play", card="three") == (not before)
    if not before:
        do(g, "play", card="three")
    calm(g)
    assert health(g) == [50, 43]


@rule("dt:attack-modifiers.3")
@ruling("dtr:added-damage-type")
@pytest.mark.parametrize(
    ("ability", "dice", "defence", "total"),
    [("strike", STRIKE, True, 3), ("bolt", BOLT, False, 3), ("wrath", WRATH, False, 13)],
)
def test_added_damage_has_the_type_of_the_attack(ability: str, dice: tuple[int, ...], defence: bool, total: int):
    """Can it be defended against, can it be prevented? A team-mate's card prevents 6 of 9, or nothing of 13."""
    g = table("trial thor black-widow spider-man", mode="teams", hands={0: ["trial:three"], 3: ["not-this-time"]})
    attack(g, ability, *dice, then=(1,))
    do(g, "play", card="three")
    assert (g.decision.kind == "defence") == defence
    if defence:
        do(g, "decline")
    if ability != "wrath":
        do(g, "play", card="not-this-time")
    calm(g)
    assert health(g)[1] == 50 - total


@rule("dt:attack-modifiers.4")
@ruling("dtr:modifier-needs-attack")
@pytest.mark.parametrize(("ability", "dice"), [("shards", SHARDS), ("spark", ODD), ("rob", ODD)])
def test_no_modifier_without_an_attack(ability: str, dice: tuple[int, ...]):
    g = table("trial thor", hands={0: ["trial:three"], 1: ["not-this-time", "buh-bye"]}, tokens={0: {"balm": 1}})
    roll(g, *dice)
    assert not can(g, "play", card="three")  # nothing is activated yet
    do(g, "declare", value=ability)
    while g.decision.kind != "main":
        assert not any(o.verb == "play" and d.seat == 0 for d in g.decisions for o in d.options)
        do(g, "pass")


@rule("dt:attack-modifiers.5")
@ruling("dtr:modifier-needs-attack")
def test_no_modifier_on_somebody_elses_attack():
    """Not on the Attack of an opponent, nor of a team-mate, nor on what a defence deals."""
    g = table("trial trial trial trial", mode="teams", hands={x: ["trial:three"] for x in (1, 2, 3)})
    attack(g, "strike", *STRIKE, then=(1, 1, 1))
    while g.decision.kind != "main":
        assert not any(o.verb == "play" for d in g.decisions for o in d.options)
        do(g, "defence", value="wall") if g.decision.kind == "defence" else do(g, "pass")
    assert health(g) == [48, 46]


@rule("dt:kinetic-energy", "dt:attack-modifiers.1")
def test_kinetic_energy_adds_one_for_each_two():
    g = table("black-panther thor", tokens={0: {"kinetic_energy": 5}})
    attack(g, "vibranium-claws", 1, 2, 3, 4, 4)
    do(g, "decline")
    calm(g)
    assert health(g) == [50, 44] and count(g, 0, "kinetic_energy") == 5


@rule("dt:kinetic-energy", "dt:stack-limit")
def test_kinetic_energy_bursts_at_its_limit():
    g = table("black-panther thor spider-man", mode="hill", tokens={0: {"kinetic_energy": 6}}, points={0: 3})
    attack(g, "heart-shaped-herb", 4, 4, 5, 1, 1)
    do(g, "player", target=2)
    calm(g)
    s = g.state
    assert health(g) == [35, 35, 30] and count(g, 0, "kinetic_energy") == 0
    assert s.players[0].points == 5 and len(s.zones["hand0"]) == 2


@rule("dt:vibranium-suit")
def test_vibranium_suit():
    g = table("trial black-panther", tokens={1: {"vibranium_suit": 1}}, hands={0: ["transference", "buh-bye"]})
    assert not can(g, "play", card="transference") and can(g, "play", card="buh-bye")
    attack(g, "bolt", *BOLT)
    do(g, "pass")
    do(g, "spend", value="vibranium_suit")
    calm(g)
    assert health(g) == [50, 47] and count(g, 1, "vibranium_suit") == 0
