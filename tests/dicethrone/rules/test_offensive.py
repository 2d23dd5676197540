"""The offensive roll phase: attempts, declaring, what the dice must show."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import asked, attack, by, calm, can, count, do, health, may, roll, table
from tests.dicethrone.sage import sage  # noqa: F401
from tests.marks import rule, ruling


def declared(g) -> set[str]:
    """What could be declared now."""
    return {o.value for o in g.decision.options if o.verb == "declare"}


# ---- what the dice must show
@rule("dt:activation-condition")
@pytest.mark.parametrize(
    "dice, there", [((1, 2, 3, 4, 4), True), ((1, 1, 1, 6, 6), True), ((1, 1, 2, 3, 3), True), ((1, 1, 4, 4, 6), False)]
)
def test_symbols_must_be_there_as_often_as_it_says(dice: tuple[int, ...], there: bool):
    g = table()
    roll(g, *dice)
    assert ("hammered" in declared(g)) is there  # three Hammers: 1, 2 or 3


@rule("dt:activation-condition")
def test_every_symbol_of_several_is_needed_whatever_the_other_dice_show():
    g = table()
    roll(g, 1, 4, 5, 6, 6)
    assert "mighty-summon" in declared(g)  # Hammer, two Worthy, Thunder
    g = table()
    roll(g, 1, 4, 6, 6, 6)
    assert "mighty-summon" not in declared(g)


@rule("dt:activation-condition")
def test_more_symbols_reach_a_higher_tier():
    for dice, damage in (((1, 1, 1, 4, 4), 4), ((1, 1, 1, 1, 4), 5), ((1, 1, 1, 1, 1), 7)):
        g = table(away={0: 1})
        attack(g, "hammered", *dice, then=(4, 4, 4))
        calm(g)
        assert health(g)[1] == 50 - damage


@rule("dt:small-straight")
@pytest.mark.parametrize(
    "dice, there",
    [
        ((1, 2, 3, 4, 6), True),
        ((2, 3, 4, 5, 5), True),
        ((3, 4, 5, 6, 1), True),
        ((1, 2, 3, 5, 6), False),
        ((1, 2, 3, 3, 3), False),
        ((2, 4, 4, 5, 6), False),
    ],
)
def test_four_numbers_in_a_row_are_a_small_straight(dice: tuple[int, ...], there: bool):
    g = table()
    roll(g, *dice)
    assert ("lightning-rod" in declared(g)) is there and "thunder-bolt" not in declared(g)


@rule("dt:large-straight")
@pytest.mark.parametrize(
    "dice, there",
    [((1, 2, 3, 4, 5), True), ((2, 3, 4, 5, 6), True), ((1, 2, 3, 4, 6), False), ((1, 3, 4, 5, 6), False)],
)
def test_five_numbers_in_a_row_are_a_large_straight_and_a_small_one(dice: tuple[int, ...], there: bool):
    g = table()
    roll(g, *dice)
    assert ("thunder-bolt" in declared(g)) is there and "lightning-rod" in declared(g)


@rule("dt:of-a-kind")
@pytest.mark.parametrize(
    "dice, kinds",
    [
        ((1, 1, 2, 4, 6), {"two"}),
        ((1, 1, 1, 4, 6), {"two", "three"}),
        ((1, 1, 1, 1, 6), {"two", "three", "four"}),
        ((1, 1, 1, 1, 1), {"two", "three", "four", "five"}),
        ((1, 2, 3, 4, 6), set()),
    ],
)
def test_of_a_kind_goes_by_number_and_not_by_symbol(dice: tuple[int, ...], kinds: set[str]):
    g = table("sage thor")
    roll(g, *dice)
    assert declared(g) & {"two", "three", "four", "five"} == kinds


@rule("dt:of-a-kind")
def test_equal_symbols_with_other_numbers_are_not_of_a_kind():
    g = table(levels={0: {"hammered": 2}})
    attack(g, "hammered", 1, 1, 2, 2, 3)  # five Hammers, but two of a kind: no Electrokinesis for four alike
    calm(g)
    assert count(g, 0, "electrokinesis") == 0


# ---- attempts
@rule("dt:offensive-roll-phase.1", "dt:roll-attempt")
def test_three_attempts_the_first_with_all_five_dice():
    g = table()
    do(g, "next")
    assert can(g, "roll") and not can(g, "keep")
    do(g, "roll")
    assert len(g.state.rolls[-1].dice) == 5
    do(g, "keep", value="-")
    assert can(g, "keep")
    do(g, "keep", value="-")
    assert not can(g, "keep") and not can(g, "roll")


@rule("dt:offensive-roll-phase.2")
def test_any_dice_are_kept_and_the_rest_is_rolled_again():
    g = table()
    roll(g, 1, 1, 4, 5, 6)
    g.state.loaded = (2, 3)
    do(g, "keep", value="116")
    assert g.state.rolls[-1].dice == (1, 1, 2, 3, 6)


@rule("dt:offensive-roll-phase.2")
def test_also_dice_that_were_kept_before():
    g = table()
    roll(g, 1, 1, 4, 5, 6)
    g.state.loaded = (4, 4)
    do(g, "keep", value="116")
    g.state.loaded = (5, 5)
    do(g, "keep", value="446")
    assert g.state.rolls[-1].dice == (4, 4, 5, 5, 6)


@rule("dt:offensive-roll-phase.2")
def test_every_choice_of_dice_is_open():
    g = table()
    roll(g, 1, 1, 1, 1, 2)
    kept = {o.value for o in g.decision.options if o.verb == "keep"}
    assert kept == {"-", "1", "2", "11", "12", "111", "112", "1111", "1112"}


@rule("dt:offensive-roll-phase.3")
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_he_may_stop_after_any_attempt(rolls: int):
    g = table(away={0: 1})
    roll(g, 1, 1, 1, 4, 4)
    for _ in range(rolls - 1):
        g.state.loaded = (4, 4)
        do(g, "keep", value="111")
    do(g, "declare", value="hammered")
    assert g.state.attack.ability == "hammered"


@rule("dt:roll-attempt")
def test_dice_for_an_effect_are_no_attempt():
    g = table("black-widow thor", hands={0: ["tip-it"]}, tokens={1: {"agility": 1}})
    attack(g, "vengeance", 1, 2, 3, 4, 5, then=(3, 3, 3, 3))
    assert g.state.rolls[-1].purpose == "bonus" and g.state.rolls[-1].left == 0
    do(g, "pass")
    assert not can(g, "keep")


@rule("dt:roll-attempt")
def test_on_defence_there_is_one_attempt():
    g = table(away={0: 1}, hands={1: ["tip-it"]})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))
    calm(g, until="defence")
    do(g, "defence")
    assert g.state.rolls[-1].purpose == "defensive" and not can(g, "keep")
    do(g, "pass")
    calm(g)
    assert health(g) == [47, 46]


# ---- declaring
@rule("dt:offensive-roll-phase.4", "dt:activation-condition")
def test_only_what_the_dice_allow_is_declared():
    g = table()
    roll(g, 1, 1, 1, 6, 6)
    assert declared(g) == {"hammered", "chain-lightning"}


@rule("dt:offensive-ability")
def test_one_ability_is_activated_even_if_the_dice_would_do_for_several():
    g = table(away={0: 1})
    attack(g, "hammered", 1, 1, 1, 6, 6, then=(4, 4, 4))
    calm(g)
    assert g.state.phase == "main2" and [n[2] for n in g.log if n[0] == "activate"] == ["hammered"]


@rule("dt:offensive-ability")
def test_it_is_activated_at_the_end_of_the_roll():
    g = table(hands={1: ["tip-it"]}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 6, 6)
    assert g.state.attack is None and asked(g) == (1, "react", "declared")
    do(g, "pass")
    assert g.state.attack.ability == "hammered"


@rule("dt:offensive-roll-phase.5", "dt:final-dice-result")
def test_others_may_alter_the_dice_before_the_ability_is_activated():
    g = table(hands={1: ["so-wild"]})
    attack(g, "hammered", 1, 1, 1, 4, 4)
    assert asked(g) == (1, "react", "declared")
    do(g, "play", card="so-wild")
    do(g, "die", ability=0, value="6")
    assert asked(g)[:2] == (0, "roll") and declared(g) == {"mighty-summon"} and g.state.attack is None


@rule("dt:final-dice-result")
def test_what_the_dice_show_at_last_counts():
    g = table(hands={0: ["so-wild"]}, away={0: 1})
    roll(g, 1, 1, 1, 4, 4)
    do(g, "play", card="so-wild")
    do(g, "die", ability=3, value="1")
    g.state.loaded = (4, 4, 4)
    do(g, "declare", value="hammered")
    calm(g)
    assert health(g)[1] == 45  # four Hammers


@rule("dt:final-dice-result")
def test_nobody_changes_the_dice_once_the_ability_is_activated():
    hand = ["tip-it", "so-wild", "getting-paid", "buh-bye"]
    g = table("black-widow thor", hands={1: hand}, tokens={1: {"guard_break": 1}})
    attack(g, "infiltrate", 1, 1, 3, 6, 3)
    do(g, "pass")
    assert asked(g) == (1, "react", "then")
    assert may(g, 1, "play", card="getting-paid") and not may(g, 1, "play", card="so-wild")
    assert not may(g, 1, "play", card="tip-it")


@rule("dt:offensive-roll-phase.6")
def test_he_may_activate_none_even_if_his_dice_would_do():
    g = table()
    roll(g, 1, 1, 1, 1, 1)
    do(g, "decline")
    assert g.state.phase == "main2" and health(g) == [50, 50]


@rule("dt:offensive-roll-phase.7")
@ruling("dtr:unused-attempts")
def test_after_a_change_he_may_declare_another_ability():
    g = table(hands={1: ["tip-it"]}, away={0: 1})
    attack(g, "hammered", 1, 2, 3, 3, 6, then=(4, 4, 4))
    do(g, "play", card="tip-it")
    do(g, "die", ability=2, value="4")  # 1 2 3 4 6
    do(g, "declare", value="lightning-rod")
    calm(g)
    assert health(g)[1] == 41


@rule("dt:offensive-roll-phase.7")
def test_he_may_keep_to_what_he_declared_if_the_dice_still_allow_it():
    g = table(hands={1: ["tip-it"]}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))
    do(g, "play", card="tip-it")
    do(g, "die", ability=3, value="5")
    do(g, "declare", value="hammered")
    calm(g)
    assert health(g)[1] == 46


@rule("dt:offensive-roll-phase.8")
@ruling("dtr:unused-attempts")
def test_or_use_the_attempts_that_are_left():
    g = table(hands={1: ["so-wild"]})
    attack(g, "hammered", 1, 1, 1, 4, 4)
    do(g, "play", card="so-wild")
    do(g, "die", ability=0, value="4")
    g.state.loaded = (1, 1, 1)
    do(g, "keep", value="11")
    assert g.state.rolls[-1].left == 1 and can(g, "declare", value="hammered")


@ruling("dtr:unused-attempts")
def test_with_no_attempt_left_there_is_none():
    g = table(hands={1: ["so-wild"]})
    roll(g, 1, 1, 1, 4, 4)
    for _ in range(2):
        g.state.loaded = (4, 4)
        do(g, "keep", value="111")
    do(g, "declare", value="hammered")
    do(g, "play", card="so-wild")
    do(g, "die", ability=0, value="4")
    assert not can(g, "keep") and can(g, "decline")


@rule("dt:offensive-roll-phase.9", "dt:heal", "dt:ability-description")
@ruling("dtr:heal-timing")
def test_what_needs_no_target_is_resolved_at_activation():
    g = table("thor black-widow spider-man", levels={0: {"mighty-summon": 2}}, health={0: 30})
    attack(g, "boom-boom", 1, 1, 6, 6, 4)
    assert asked(g)[:2] == (0, "target") and count(g, 0, "electrokinesis") == 2
    g = table("thor black-widow spider-man", away={0: 1}, tokens={1: {"agility": 1}}, health={0: 30})
    attack(g, "mighty-summon", 1, 4, 5, 6, 6)
    assert asked(g) == (1, "react", "last")  # the collateral damage waits
    assert count(g, 0, "guard_break") == 2 and health(g) == [32, 35, 35]


@rule("dt:offensive-roll-phase.10", "dt:roll-phase-action")
def test_any_player_may_play_roll_phase_actions_after_every_step():
    g = table("thor black-widow spider-man", hands={x: ["one-more-time"] for x in range(3)})
    do(g, "next")
    everybody = [0, 1, 2]
    assert [x for x in everybody if may(g, x, "play")] == everybody  # before the first attempt
    roll(g, 1, 1, 1, 4, 4)
    assert [x for x in everybody if may(g, x, "play")] == everybody  # step 1
    do(g, "declare", value="hammered")
    assert [x for x in everybody if may(g, x, "play")] == everybody  # step 2
    by(g, 2, "play", card="one-more-time")
    do(g, "pass")
    assert asked(g)[:2] == (0, "roll") and [x for x in everybody if may(g, x, "play")] == [0, 1]  # step 3


@rule("dt:offensive-roll-phase.10")
def test_also_behind_the_activation():
    g = table(hands={1: ["not-this-time"]}, away={0: 1})
    roll(g, 1, 1, 1, 4, 4)
    assert not may(g, 1, "play")  # nothing is incoming yet
    do(g, "declare", value="hammered")
    assert g.decision.kind == "defence" and may(g, 1, "play", card="not-this-time")
