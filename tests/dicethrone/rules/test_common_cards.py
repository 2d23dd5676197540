"""The 18 cards that are in every deck, each with what the rulings say about it."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import asked, attack, by, calm, can, count, do, hand, health, may, roll, table
from tests.marks import rule, ruling

from quickstrike.dicethrone.loading import COMMON

COSTS = {
    "transference": ("main", 2),
    "what-status-effects": ("main", 2),
    "get-that-outta-here": ("main", 1),
    "vegas-baby": ("main", 0),
    "triple-up": ("instant", 2),
    "double-up": ("instant", 1),
    "buh-bye": ("instant", 2),
    "tip-it": ("instant", 1),
    "getting-paid": ("instant", 0),
    "not-this-time": ("roll", 1),
    "twice-as-wild": ("roll", 3),
    "so-wild": ("roll", 2),
    "six-it": ("roll", 1),
    "samesies": ("roll", 1),
    "try-try-again": ("roll", 1),
    "one-more-time": ("roll", 1),
    "better-d": ("roll", 0),
    "helping-hand": ("roll", 1),
}


@rule("dt:card-cost", "dt:hero-cards")
def test_there_are_18_of_them_with_their_costs_and_phases():
    assert {c.code.removeprefix("common:"): (c.timing, c.cost) for c in COMMON} == COSTS


def dice(g) -> tuple[int, ...]:
    return g.state.rolls[-1].dice


def changes(g) -> set[tuple[int, int]]:
    """From what to what a die can be changed now."""
    return {(dice(g)[o.ability], int(o.value)) for o in g.decision.options if o.verb == "die"}


# ---- main phase
@rule("dt:transfer")
def test_transference_moves_a_token_from_any_player_to_any_other():
    g = table("thor black-widow spider-man", hands={0: ["transference"]}, tokens={1: {"agility": 2}})
    do(g, "play", card="transference")
    do(g, "token", target=1, value="agility")
    assert {o.target for o in g.decision.options} == {-1, -3}
    do(g, "player", target=2)
    assert [count(g, x, "agility") for x in (0, 1, 2)] == [0, 1, 1]


@ruling("dtr:chosen-player")
def test_transference_may_take_from_oneself():
    g = table(hands={0: ["transference"]}, tokens={0: {"time_bomb": 1}})
    do(g, "play", card="transference")
    do(g, "token", target=0, value="time_bomb")
    assert [count(g, x, "time_bomb") for x in (0, 1)] == [0, 1]


@rule("dt:removing-status-effects")
@ruling("dtr:what-status-effects")
def test_what_status_effects_removes_all_tokens_good_and_bad():
    g = table(
        "thor spider-man",
        hands={0: ["what-status-effects"]},
        tokens={1: {"combo": 1, "invisibility": 1, "webbed": 1, "agility": 2, "time_bomb": (0, 1)}},
    )
    do(g, "play", card="what-status-effects")
    assert g.state.players[1].tokens == {}


@ruling("dtr:what-status-effects")
def test_what_nothing_removes_stays():
    g = table(hands={0: ["what-status-effects"]}, tokens={1: {"covert_ops": 2, "agility": 1}})
    do(g, "play", card="what-status-effects")
    assert g.state.players[1].tokens == {"covert_ops": (0, 0)}


@ruling("dtr:what-status-effects", "dtr:chosen-player")
def test_what_status_effects_is_for_one_player_who_may_be_oneself():
    g = table(hands={0: ["what-status-effects"]}, tokens={0: {"time_bomb": 2}, 1: {"agility": 1}})
    do(g, "play", card="what-status-effects")
    do(g, "player", target=0)
    assert (count(g, 0, "time_bomb"), count(g, 1, "agility")) == (0, 1)


@rule("dt:removing-status-effects")
@ruling("dtr:one-token")
def test_get_that_outta_here_removes_one_token():
    g = table(hands={0: ["get-that-outta-here"]}, tokens={1: {"agility": 2}})
    do(g, "play", card="get-that-outta-here")
    assert count(g, 1, "agility") == 1


@ruling("dtr:one-token")
def test_its_player_chooses_which():
    g = table(hands={0: ["get-that-outta-here"]}, tokens={0: {"time_bomb": 1}, 1: {"agility": 2, "time_bomb": 1}})
    do(g, "play", card="get-that-outta-here")
    do(g, "player", target=1)
    do(g, "token", value="agility")
    assert g.state.players[1].tokens == {"time_bomb": (0,), "agility": (0,)}


@pytest.mark.parametrize("die, points", [(1, 1), (2, 1), (3, 2), (5, 3), (6, 3)])
@rule("dt:roll-x")
def test_vegas_baby_gives_half_of_the_die_rounded_up(die: int, points: int):
    g = table(hands={0: ["vegas-baby"]}, points={0: 0}, dice=(die,))
    do(g, "play", card="vegas-baby")
    assert g.state.players[0].points == points


# ---- instants
@pytest.mark.parametrize("card, n", [("double-up", 2), ("triple-up", 3)])
@rule("dt:drawing-cards")
def test_double_up_draws_two_and_triple_up_three(card: str, n: int):
    g = table(hands={0: [card]})
    do(g, "play", card=card)
    assert len(hand(g, 0)) == n


@rule("dt:removing-status-effects", "dt:instant-action")
@ruling("dtr:one-token")
def test_buh_bye_removes_one_token_also_in_somebody_elses_turn():
    g = table(hands={1: ["buh-bye"]}, tokens={0: {"guard_break": 2}})
    by(g, 1, "play", card="buh-bye")
    assert count(g, 0, "guard_break") == 1


@ruling("dtr:chosen-player")
def test_buh_bye_may_be_for_oneself():
    g = table(hands={0: ["buh-bye"]}, tokens={0: {"time_bomb": 1}, 1: {"agility": 1}})
    do(g, "play", card="buh-bye")
    do(g, "player", target=0)
    assert (count(g, 0, "time_bomb"), count(g, 1, "agility")) == (0, 1)


@rule("dt:final-dice-result")
def test_tip_it_moves_any_die_by_one():
    g = table(hands={1: ["tip-it"]})
    roll(g, 1, 3, 3, 6, 6)
    by(g, 1, "play", card="tip-it")
    assert changes(g) == {(1, 2), (3, 2), (3, 4), (6, 5)}  # a 1 goes no lower, a 6 no higher
    do(g, "die", value="5")
    assert dice(g) == (1, 3, 3, 5, 6)


def test_getting_paid_gives_two_points():
    g = table(hands={0: ["getting-paid"]}, points={0: 0})
    do(g, "play", card="getting-paid")
    assert g.state.players[0].points == 2


# ---- roll phase: damage
@ruling("dtr:not-this-time")
def test_not_this_time_prevents_6():
    g = table(hands={1: ["not-this-time"]}, away={0: 1})
    attack(g, "lightning-rod", 1, 2, 3, 4, 4, then=(4, 4, 4))  # 9 damage
    calm(g, until="defence")
    do(g, "defence")
    do(g, "play", card="not-this-time")
    assert {o.target for o in g.decision.options} == {-1, -2}  # Thor has 3 coming: he could be chosen as well
    do(g, "player", target=1)
    assert health(g) == [47, 47]


@ruling("dtr:not-this-time", "dtr:chosen-player")
@rule("dt:two-against-two.9")
def test_not_this_time_protects_a_team_mate():
    g = table("thor black-widow thor spider-man", hands={3: ["not-this-time"]}, away={0: 1})
    attack(g, "lightning-rod", 1, 2, 3, 4, 4, then=(1, 4, 4, 4))
    calm(g, until="defence")
    assert g.decision.seat == 1
    do(g, "defence")
    assert asked(g) == (3, "react", "last")
    do(g, "play", card="not-this-time")
    do(g, "player", target=1)
    assert health(g) == [47, 47]


@ruling("dtr:not-this-time")
def test_it_protects_a_team_mate_from_an_isolated_source_too():
    g = table("thor black-widow thor spider-man", hands={0: ["tip-it"], 3: ["not-this-time"]})
    do(g, "next")
    do(g, "discard_for", card="tip-it")
    do(g, "player", target=1)
    assert asked(g) == (3, "react", "isolated")
    do(g, "play", card="not-this-time")
    assert health(g) == [50, 50] and count(g, 1, "agility") == 0


@ruling("dtr:not-this-time")
def test_not_this_time_does_nothing_against_an_ultimate():
    g = table(hands={1: ["not-this-time"]})
    attack(g, "for-asgard", 6, 6, 6, 6, 6)
    calm(g, until="main")
    assert health(g)[1] == 50 - 14 and hand(g, 1) == ["common:not-this-time"]


# ---- roll phase: dice
@rule("dt:roll-phase-action")
def test_so_wild_sets_any_die_to_anything():
    g = table(hands={1: ["so-wild"]})
    roll(g, 1, 1, 1, 4, 6)
    by(g, 1, "play", card="so-wild")
    assert changes(g) == {(was, now) for was in (1, 4, 6) for now in range(1, 7) if now != was}
    do(g, "die", value="5")
    assert asked(g)[:2] == (0, "roll") and sum(dice(g)) == 1 + 1 + 4 + 5 + 6


@rule("dt:roll-phase-action", "dt:final-dice-result")
def test_twice_as_wild_sets_two_dice():
    g = table(hands={0: ["twice-as-wild"]})
    roll(g, 1, 1, 4, 4, 4)
    do(g, "play", card="twice-as-wild")
    do(g, "die", value="6", ability=0)
    do(g, "die", value="6", ability=0)
    assert dice(g) == (4, 4, 4, 6, 6) and asked(g)[:2] == (0, "roll")


@rule("dt:roll-phase-action")
def test_one_die_may_be_enough_for_twice_as_wild():
    g = table(hands={0: ["twice-as-wild"]})
    roll(g, 1, 1, 4, 4, 4)
    do(g, "play", card="twice-as-wild")
    assert not can(g, "stop")
    do(g, "die", value="6", ability=0)
    do(g, "stop")
    assert dice(g) == (1, 4, 4, 4, 6)


@ruling("dtr:six-it-samesies")
def test_six_it_sets_one_of_ones_own_dice_to_6():
    g = table(hands={0: ["six-it"], 1: ["six-it"]})
    roll(g, 1, 1, 4, 4, 6)
    assert not may(g, 1, "play", card="six-it")
    do(g, "play", card="six-it")
    assert changes(g) == {(1, 6), (4, 6)}
    do(g, "die", ability=0)
    assert dice(g) == (1, 4, 4, 6, 6)


@ruling("dtr:six-it-samesies")
def test_samesies_makes_one_of_ones_own_dice_like_another():
    g = table(hands={0: ["samesies"], 1: ["samesies"]})
    roll(g, 1, 1, 4, 4, 6)
    assert not may(g, 1, "play", card="samesies")
    do(g, "play", card="samesies")
    assert changes(g) == {(was, now) for was in (1, 4, 6) for now in (1, 4, 6) if now != was}
    do(g, "die", ability=0, value="6")
    assert dice(g) == (1, 4, 4, 6, 6)


@ruling("dtr:six-it-samesies")
def test_the_defenders_six_it_is_for_his_own_defence():
    g = table(hands={0: ["six-it"], 1: ["six-it"]}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))
    calm(g, until="defence")
    do(g, "defence")
    assert may(g, 1, "play", card="six-it") and not may(g, 0, "play", card="six-it")


@ruling("dtr:six-it-samesies")
def test_not_even_a_team_mates_dice():
    g = table("thor black-widow thor spider-man", hands={2: ["six-it", "samesies", "try-try-again"]})
    roll(g, 1, 1, 4, 4, 6)
    assert [may(g, 2, "play", card=c) for c in ("six-it", "samesies", "try-try-again")] == [False, False, True]


@ruling("dtr:try-try-again")
def test_try_try_again_rerolls_up_to_two_dice():
    g = table(hands={0: ["try-try-again"]})
    roll(g, 1, 1, 4, 4, 4)
    do(g, "play", card="try-try-again")
    g.state.loaded = (6, 5)
    do(g, "reroll", ability=0)
    do(g, "reroll", ability=0)
    assert dice(g) == (4, 4, 4, 5, 6) and g.state.rolls[-1].left == 2


@ruling("dtr:try-try-again")
def test_or_the_same_die_twice_or_only_one():
    g = table(hands={0: ["try-try-again"], 1: []})
    roll(g, 1, 4, 4, 4, 4)
    do(g, "play", card="try-try-again")
    g.state.loaded = (2, 6)
    do(g, "reroll", ability=0)
    assert can(g, "stop")
    do(g, "reroll", ability=0)
    assert dice(g) == (4, 4, 4, 4, 6)


@ruling("dtr:try-try-again")
def test_try_try_again_is_never_for_an_opponents_dice():
    g = table(hands={1: ["try-try-again", "helping-hand"]})
    roll(g, 1, 1, 4, 4, 4)
    assert not may(g, 1, "play", card="try-try-again") and may(g, 1, "play", card="helping-hand")


@ruling("dtr:one-more-time-better-d")
def test_one_more_time_gives_an_attempt_that_need_not_be_used():
    g = table(hands={1: ["one-more-time"]})
    roll(g, 1, 1, 1, 4, 4)
    do(g, "keep", value="111")
    do(g, "keep", value="111")
    assert not can(g, "keep")
    g.state.rolls[-1].dice = (1, 1, 1, 4, 4)
    by(g, 1, "play", card="one-more-time")
    assert g.decision.seat == 0 and can(g, "keep", value="111") and can(g, "declare", value="hammered")
    do(g, "keep", value="111")
    assert not can(g, "keep")


@ruling("dtr:one-more-time-better-d")
def test_better_d_gives_an_attempt_that_need_not_be_used():
    g = table(hands={0: ["better-d"]}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))
    calm(g, until="defence")
    do(g, "defence")
    by(g, 0, "play", card="better-d")
    assert asked(g)[:2] == (1, "attempt") and can(g, "stop")
    do(g, "stop")
    calm(g)
    assert health(g) == [47, 46]


@rule("dt:defensive-dice")
def test_better_d_lets_the_defender_reroll_what_he_likes():
    g = table(hands={1: ["better-d"]}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4, 1, 1))
    calm(g, until="defence")
    do(g, "defence")
    do(g, "play", card="better-d")
    do(g, "keep", value="4")
    calm(g)
    assert health(g) == [49, 48]  # one Batons, two Espionage


@ruling("dtr:one-more-time-better-d")
def test_each_is_for_its_own_kind_of_roll():
    g = table(hands={0: ["one-more-time", "better-d"]}, away={0: 1})
    roll(g, 1, 1, 1, 4, 4)
    assert may(g, 0, "play", card="one-more-time") and not may(g, 0, "play", card="better-d")
    g.state.loaded = (4, 4, 4)
    do(g, "declare", value="hammered")
    calm(g, until="defence")
    do(g, "defence")
    assert may(g, 0, "play", card="better-d") and not may(g, 0, "play", card="one-more-time")


def test_helping_hand_makes_an_opponent_reroll_a_die():
    g = table(hands={1: ["helping-hand"]})
    roll(g, 1, 1, 1, 4, 4)
    by(g, 1, "play", card="helping-hand")
    g.state.loaded = (6,)
    do(g, "reroll", ability=0)
    assert asked(g)[:2] == (0, "roll") and dice(g) == (1, 1, 4, 4, 6)


def test_helping_hand_is_not_for_ones_own_dice():
    g = table("thor black-widow thor spider-man", hands={x: ["helping-hand"] for x in range(4)})
    roll(g, 1, 1, 1, 4, 4)
    assert [may(g, x, "play", card="helping-hand") for x in range(4)] == [False, True, False, True]


def test_dice_that_are_not_rolled_yet_can_not_be_changed():
    cards = ["tip-it", "so-wild", "twice-as-wild", "six-it", "samesies", "try-try-again", "helping-hand"]
    g = table(hands={0: cards, 1: cards})
    do(g, "next")
    assert not any(may(g, x, "play") for x in (0, 1))
