"""The defensive roll phase and defensive abilities."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, can, count, do, end_turn, health, may, roll, table
from tests.dicethrone.trial import BOLT, ODD, SHARDS, STRIKE, trial  # noqa: F401
from tests.marks import rule, ruling


@rule("dt:defensive-roll-phase.2", "dt:defensive-ability", "dt:defendable")
@ruling("dtr:defence-needs-damage")
@pytest.mark.parametrize(
    ("ability", "dice", "defence"),
    [("strike", STRIKE, True), ("bolt", BOLT, False), ("shards", SHARDS, False), ("rob", ODD, False)],
)
def test_only_against_an_attack_with_normal_damage(ability: str, dice: tuple[int, ...], defence: bool):
    g = table("trial thor")
    attack(g, ability, *dice)
    assert (g.decision.kind == "defence" and g.decision.seat == 1) == defence


@rule("dt:defensive-roll-phase.2")
def test_the_defender_may_do_without():
    g = table("trial black-widow")
    attack(g, "strike", *STRIKE, then=(3, 3, 3))
    do(g, "decline")
    assert g.decision.kind == "main" and health(g) == [50, 44]


@rule("dt:defensive-roll-phase.3", "dt:defensive-ability")
def test_a_defender_with_two_abilities_chooses_before_he_rolls():
    g = table("trial spider-man")
    attack(g, "strike", *STRIKE, then=(1, 1, 1))
    assert [o.value for o in g.decision.options if o.verb == "defence"] == ["spider-sense", "counterpunch"]
    assert not g.state.rolls
    do(g, "defence", value="counterpunch")
    calm(g)
    assert health(g) == [47, 44]


@rule("dt:defensive-roll-phase.4", "dt:defensive-dice", "dt:roll-attempt")
@pytest.mark.parametrize(
    ("hero", "ability", "levels", "n"),
    [
        ("thor", "thunder-wheel", {}, 3),
        ("thor", "thunder-wheel", {"thunder-wheel": 2}, 4),
        ("spider-man", "spider-sense", {}, 2),
        ("spider-man", "counterpunch", {}, 3),
    ],
)
def test_one_attempt_with_the_dice_the_ability_gives(hero: str, ability: str, levels: dict[str, int], n: int):
    g = table(f"trial {hero}", levels={1: levels}, away={1: 0})
    attack(g, "strike", *STRIKE, then=(6,) * 5)
    do(g, "defence", value=ability)
    calm(g)
    assert [note[3:] for note in g.log if note[0] == "roll" and note[2] == "defensive"] == [(6,) * n]


@rule("dt:defensive-roll-phase.5")
def test_what_the_dice_give_apart_from_damage_comes_before_the_last_chance():
    """The token is there before the damage is dealt."""
    g = table("trial trial", hands={0: ["trial:one"]})
    attack(g, "strike", *STRIKE, then=(4, 1))
    do(g, "pass")
    do(g, "defence", value="wall")
    assert g.decision.about == "last"
    assert count(g, 1, "balm") == 1 and health(g) == [50, 50]


@rule("dt:defensive-roll-phase.6", "dt:defensive-roll-phase.9")
def test_a_last_chance_for_everybody():
    g = table(
        "trial black-widow thor spider-man",
        mode="teams",
        tokens={1: {"agility": 1}},
        hands={0: ["trial:one"], 2: ["not-this-time"], 3: ["not-this-time"]},
    )
    attack(g, "strike", *STRIKE, then=(1, 3, 3, 3))
    do(g, "pass")
    do(g, "defence", value="sabotage")
    asked = []
    while g.decision.kind != "main":
        asked.append((g.decision.seat, g.decision.about))
        do(g, "pass")
    assert asked == [(0, "last"), (1, "last"), (3, "last"), (2, "last")]


@rule("dt:defensive-roll-phase.7")
def test_damage_on_both_sides_is_dealt_at_the_same_moment():
    g = table("trial black-widow", hands={0: ["trial:one"]})
    attack(g, "strike", *STRIKE, then=(3, 3, 1))
    do(g, "pass")
    do(g, "defence", value="sabotage")
    assert health(g) == [50, 50]
    do(g, "pass")
    assert health(g) == [48, 45]
    assert g.state.phase == "main2"


@rule("dt:defensive-roll-phase.9", "dt:defensive-dice")
def test_cards_change_defensive_dice():
    g = table("trial black-widow", hands={0: ["so-wild"], 1: ["six-it"]})
    attack(g, "strike", *STRIKE, then=(3, 3, 3))
    do(g, "defence", value="sabotage")
    assert g.decision.seat == 0 and g.decision.about == "dice"
    do(g, "play", card="so-wild")
    do(g, "die", value="6")
    do(g, "play", card="six-it")
    do(g, "die", value="6")
    calm(g)
    assert health(g) == [49, 44]
    assert count(g, 0, "time_bomb") == 1


@rule("dt:ability-description")
@ruling("dtr:dice-not-spent")
def test_a_die_serves_several_lines():
    """Each Sword of Trial's defence deals 1 and prevents 1."""
    g = table("trial trial")
    attack(g, "strike", *STRIKE, then=(1, 2))
    do(g, "defence", value="wall")
    calm(g)
    assert health(g) == [48, 46]


@rule("dt:spendable-status-effects", "dt:instant-action", "dt:defensive-roll-phase")
def test_tokens_and_cards_before_the_defence():
    """The defender may act before he chooses his ability, and then is asked for it again."""
    g = table("trial spider-man", hands={1: ["spider-man:nice-try", "getting-paid"]}, tokens={1: {"invisibility": 1}})
    attack(g, "strike", *STRIKE, then=(1, 1, 4))
    do(g, "play", card="getting-paid")
    do(g, "play", card="nice-try")
    do(g, "defence", value="counterpunch")
    calm(g)
    assert health(g) == [48, 47]


@rule("dt:instant-action", "dt:health", "dt:defensive-roll-phase")
def test_a_defender_who_falls_before_his_defence_has_none():
    """Thor's hammer flies while he is being asked."""
    g = table(
        "thor black-widow spider-man", mode="hill", health={1: 1}, away={0: 2}, hands={0: ["tip-it", "double-up"]}
    )
    attack(g, "hammered", 1, 2, 3, 4, 6)
    do(g, "player", target=1)
    while g.decision.kind != "defence":
        do(g, "pass")
    do(g, "discard_for", card="tip-it")
    do(g, "discard_for", card="double-up")
    do(g, "player", target=1)
    assert g.state.players[1].out
    calm(g)
    assert g.decision.seat == 0 and health(g) == [35, 0, 35]


@rule("dt:roll-phase")
def test_the_roll_phase_is_over_before_main_phase_2():
    g = table("trial thor")
    roll(g, *STRIKE)
    do(g, "declare", value="strike")
    do(g, "decline")
    s = g.state
    assert s.phase == "main2" and s.attack is None and not s.rolls and not s.incoming
    assert not can(g, "roll")


@rule("dt:defensive-dice", "dt:defensive-roll-phase", "dt:final-dice-result")
def test_his_dice_count_as_they_lie_at_last_and_then_nobody_changes_them():
    g = table("trial black-widow", hands={0: ["so-wild", "tip-it", "trial:one"]})
    attack(g, "strike", *STRIKE, then=(3, 3, 1))
    do(g, "pass")
    do(g, "defence", value="sabotage")
    do(g, "play", card="so-wild")
    do(g, "die", ability=0, value="3")
    do(g, "pass")
    assert g.decision.about == "last" and not may(g, 0, "play", card="tip-it")
    calm(g)
    assert health(g) == [47, 44]


@rule("dt:defendable", "dt:defender")
def test_whichever_seat_is_attacked():
    g = table("thor trial")
    end_turn(g)
    attack(g, "strike", *STRIKE, then=(4, 4, 5))
    assert (g.decision.seat, g.decision.kind) == (0, "defence")
    do(g, "defence", value="thunder-wheel")
    assert health(g) == [50, 50]
