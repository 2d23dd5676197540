"""The words of abilities and cards: roll, on, times, then, or, steal, in addition."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import asked, attack, calm, can, count, do, hand, health, table
from tests.dicethrone.sage import EYES, PALMS, sage  # noqa: F401
from tests.marks import rule, ruling


# ---- roll, on, times
@rule("dt:roll-x", "dt:multiplication")
@pytest.mark.parametrize("dice, points", [((1, 5, 6), 0), ((3, 5, 6), 1), ((3, 4, 4), 3)])
def test_dice_are_rolled_once_and_an_earlier_roll_does_not_count(dice: tuple[int, ...], points: int):
    g = table("sage thor", points={0: 0})
    attack(g, "rite", *PALMS, then=dice)  # PALMS show four Palms themselves
    assert g.state.players[0].points == points and [n[2:] for n in g.log if n[0] == "roll"][-1] == ("bonus", *dice)


@rule("dt:roll-x")
def test_as_many_dice_are_rolled_as_it_says():
    g = table("black-widow thor", levels={0: {"vengeance": 2}})
    attack(g, "vengeance", 1, 2, 3, 4, 5)
    assert [len(n) - 3 for n in g.log if n[:3] == ("roll", 0, "bonus")] == [5]


@rule("dt:on-symbol", "dt:ability-description")
@pytest.mark.parametrize("dice, n", [((1, 3, 3), 0), ((1, 1, 5), 1), ((5, 5, 6), 1)])
def test_on_a_symbol_is_once_however_often_it_shows_and_one_die_does_for_two_effects(dice: tuple[int, ...], n: int):
    g = table("sage thor")
    attack(g, "rite", *PALMS, then=dice)
    assert (count(g, 0, "charm"), count(g, 0, "salve")) == (n, n)


@rule("dt:ability-description")
@ruling("dtr:dice-not-spent")
def test_one_die_of_a_defence_serves_several_lines():
    g = table("thor sage", away={0: 1}, points={1: 0})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(2,))  # one Eye, which two lines want
    calm(g, until="defence")
    do(g, "defence")
    calm(g)
    assert health(g)[1] == 48 and g.state.players[1].points == 1


@rule("dt:multiplication")
def test_a_number_beside_a_symbol_counts_for_each_die():
    g = table("spider-man thor")
    attack(g, "punch", 1, 1, 1, 1, 1, then=(4, 5, 5))  # 2 for each of three Worthy
    calm(g, until="defence")
    do(g, "defence")
    calm(g)
    assert health(g)[1] == 50


# ---- then
@rule("dt:then")
def test_what_stands_behind_then_comes_after_what_stands_before():
    g = table("sage thor", points={0: 0})
    attack(g, "breath", *PALMS)  # gain 2 Focus, then a point for each
    do(g, "pass")
    assert g.state.players[0].points == 2


@rule("dt:then")
def test_between_the_two_tokens_can_be_spent():
    g = table("sage thor", points={0: 0})
    attack(g, "breath", *PALMS)
    assert asked(g) == (0, "react", "then")
    do(g, "spend", value="focus")
    do(g, "pass")
    assert g.state.players[0].points == 1


@rule("dt:then")
def test_between_the_two_others_can_play_instants():
    g = table("sage thor", hands={1: ["buh-bye"]}, points={0: 0})
    attack(g, "breath", *PALMS)
    do(g, "pass")
    assert asked(g) == (1, "react", "then")
    do(g, "play", card="buh-bye")
    calm(g)
    assert g.state.players[0].points == 1


@rule("dt:then")
def test_behind_damage_it_waits_until_the_damage_was_dealt():
    g = table("sage black-widow", hands={1: ["buh-bye"]})
    attack(g, "curse", *PALMS, then=(1, 1, 4))
    calm(g, until="defence")
    assert count(g, 1, "fever") == 1 and health(g)[1] == 50
    do(g, "defence")
    do(g, "pass")  # the last chance before the damage
    assert asked(g) == (1, "react", "then") and count(g, 1, "fever") == 1
    assert health(g) == [49, 50]  # two Espionage prevent both, one Batons strikes back
    do(g, "pass")
    assert count(g, 1, "fever") == 2


# ---- or
@rule("dt:or")
@pytest.mark.parametrize("choice, points, cards", [(0, 2, 0), (1, 0, 2)])
def test_of_two_only_one_is_resolved(choice: int, points: int, cards: int):
    g = table("sage thor", points={0: 0})
    attack(g, "fork", *PALMS)
    do(g, "choose", ability=choice)
    assert (g.state.players[0].points, len(hand(g, 0))) == (points, cards) and not can(g, "choose")


@rule("dt:or", "dt:covert-ops.1")
def test_a_token_with_two_uses_gives_one_of_them():
    g = table("black-widow thor", tokens={0: {"covert_ops": 1}}, hands={0: ["black-widow:hacked-2"]})
    do(g, "spend", value="covert_ops")
    do(g, "choose", ability=0)
    do(g, "take", card="hacked-2")
    assert g.state.players[0].levels == {"hacked": 2} and g.decision.kind == "main"
    assert not any(n[0] == "look" for n in g.log)


# ---- steal
@rule("dt:steal")
def test_stolen_points_leave_one_dial_and_come_to_the_other():
    g = table("sage thor", points={0: 1, 1: 5})
    attack(g, "pick-pocket", *EYES)
    assert [p.points for p in g.state.players] == [4, 2]


@rule("dt:steal")
def test_who_has_less_loses_all_he_has():
    g = table("sage thor", points={0: 1, 1: 2})
    attack(g, "pick-pocket", *EYES)
    assert [p.points for p in g.state.players] == [3, 0]


@rule("dt:steal", "dt:combat-points")
def test_what_a_full_dial_cannot_take_is_gone_all_the_same():
    g = table("sage thor", points={0: 14, 1: 5})
    attack(g, "pick-pocket", *EYES)
    assert [p.points for p in g.state.players] == [15, 2]


@rule("dt:steal")
def test_stolen_health_moves_likewise():
    g = table("sage thor", health={0: 20, 1: 30})
    attack(g, "life-drain", *EYES)
    assert health(g) == [25, 25] and g.state.phase == "main2"  # no damage, so no defence


@rule("dt:steal", "dt:health")
def test_stealing_the_last_health_defeats():
    g = table("sage thor", health={0: 20, 1: 3})
    attack(g, "life-drain", *EYES)
    assert health(g) == [23, 0] and g.result == "seat 0"


@rule("dt:steal", "dt:health")
def test_stolen_health_goes_no_further_than_10_above_the_start():
    g = table("sage thor", health={0: 58, 1: 30})
    attack(g, "life-drain", *EYES)
    assert health(g) == [60, 25]


@rule("dt:steal")
@pytest.mark.parametrize("there, left, got", [(3, 1, 2), (1, 0, 1)])
def test_stolen_tokens_change_boards(there: int, left: int, got: int):
    g = table("sage thor", tokens={1: {"focus": there}})
    attack(g, "snatch", *EYES)
    do(g, "pass")  # he could spend them before
    assert [count(g, x, "focus") for x in (0, 1)] == [got, left]


@rule("dt:steal", "dt:unique-status-effects")
def test_a_token_that_cannot_be_transferred_cannot_be_stolen():
    g = table("sage thor", tokens={1: {"seal": 1}})
    attack(g, "break-seal", *EYES)
    assert [count(g, x, "seal") for x in (0, 1)] == [0, 1]


# ---- in addition
@rule("dt:in-addition", "dt:ability-description")
def test_effects_come_in_the_order_of_the_text():
    g = table(hands={0: ["thor:time-to-hammer"]}, away={0: 1}, points={0: 0})
    since = len(g.log)
    do(g, "play", card="time-to-hammer")
    told = [n[0] for n in g.log[since:]]
    assert told == ["play", "retrieve", "gain", "points", "gain"]


@rule("dt:in-addition")
def test_what_comes_last_sees_what_came_before():
    g = table(away={0: 1})
    attack(g, "odinforce", 1, 1, 4, 4, 4, then=(4, 1, 6, 6, 6, 4, 4, 4))  # three Electrokinesis; 5 + 3 damage
    calm(g)
    assert health(g)[1] == 42


@rule("dt:or")
def test_a_choice_with_nothing_on_one_side_can_be_left():
    g = table("sage thor", hands={0: ["sage:slip"]}, tokens={1: {"guard_break": 1}})
    do(g, "play", card="slip")
    do(g, "choose", ability=1)
    assert count(g, 1, "guard_break") == 1 and hand(g, 0) == []
