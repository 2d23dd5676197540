"""Published answers, one by one; those about damage, defence and modes are shown where their rules are."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, by, calm, can, count, do, hand, health, may, roll, table
from tests.dicethrone.sage import sage  # noqa: F401
from tests.dicethrone.trial import BOLT, STRIKE, trial  # noqa: F401
from tests.marks import rule, ruling


# ---- who comes first
@ruling("dtr:interrupt")
def test_a_main_phase_action_can_be_interrupted():
    g = table("trial thor", hands={0: ["what-status-effects"]}, tokens={1: {"focus": 1}})
    do(g, "play", card="what-status-effects")
    assert g.decision.seat == 1 and g.decision.about == "card"
    do(g, "spend", value="focus")
    assert len(hand(g, 1)) == 1


@ruling("dtr:interrupt")
def test_a_roll_phase_action_is_interrupted_by_instants_only():
    g = table("trial thor", hands={0: ["six-it"], 1: ["so-wild", "thor:power-trip"]}, tokens={1: {"focus": 1}})
    roll(g, *STRIKE)
    do(g, "play", card="six-it")
    assert g.decision.seat == 1 and g.decision.about == "card"
    assert can(g, "spend", value="focus") and can(g, "play", card="power-trip")
    assert not can(g, "play", card="so-wild")


@ruling("dtr:interrupt")
def test_an_instant_cannot_be_interrupted():
    """The active player's Buh, bye! takes the token at once."""
    g = table("trial thor", hands={0: ["buh-bye"]}, tokens={1: {"focus": 3}})
    do(g, "play", card="buh-bye")
    assert g.decision.seat == 0 and g.decision.kind == "main" and count(g, 1, "focus") == 2


@ruling("dtr:conflict-order")
@rule("dt:timing-conflicts.7")
def test_the_active_player_comes_first_and_then_it_goes_clockwise():
    g = table("trial thor spider-man black-widow", mode="teams", hands={x: ["not-this-time"] for x in range(4)})
    attack(g, "strike", *STRIKE, then=(1,))
    while g.decision.about != "last":
        do(g, "decline") if g.decision.kind == "defence" else do(g, "pass")
    asked = []
    while g.decision.about == "last":
        asked.append(g.decision.seat)
        do(g, "pass")
    assert asked == [0, 1, 3, 2]


@ruling("dtr:conflict-order", "dtr:spend-before-removal")
@rule("dt:timing-conflicts.3")
def test_the_active_players_instant_is_before_the_token():
    g = table("trial black-widow", hands={0: ["buh-bye"]}, tokens={1: {"agility": 1}})
    attack(g, "bolt", *BOLT, then=(1,))
    while g.decision.seat == 0:
        do(g, "pass")
    do(g, "spend", value="agility")
    assert g.decision.seat == 0 and g.decision.about == "before"
    do(g, "play", card="buh-bye")
    calm(g)
    assert health(g) == [50, 44] and count(g, 1, "agility") == 0


@ruling("dtr:spend-before-removal")
@rule("dt:timing-conflicts.4")
def test_in_ones_own_turn_a_token_is_spent_in_time():
    g = table("thor trial", hands={1: ["buh-bye"]}, tokens={0: {"electrokinesis": 4}})
    by(g, 1, "play", card="buh-bye")
    assert g.decision.seat == 0 and g.decision.about == "before"
    do(g, "spend", value="electrokinesis")
    assert len(hand(g, 0)) == 1 and count(g, 0, "electrokinesis") == 0
    assert hand(g, 1) == ["common:buh-bye"]  # nothing is left for it: it is not played


# ---- dice
@ruling("dtr:modify-bonus-dice")
@pytest.mark.parametrize(("seat", "card", "value", "deals"), [(0, "six-it", "6", 8), (1, "tip-it", "1", 3)])
def test_cards_change_the_dice_of_an_ability(seat: int, card: str, value: str, deals: int):
    """Spider-Reflexes deals what its two dice show: 2 and 2, until somebody changes one."""
    g = table("spider-man thor", hands={seat: [card]})
    attack(g, "spider-reflexes", 1, 4, 4, 6, 6, then=(2, 2))
    while g.decision.about != "dice":
        do(g, "pass")
    do(g, "play", card=card)
    do(g, "die", value=value)
    do(g, "decline")
    calm(g)
    assert health(g) == [50, 50 - deals]


@ruling("dtr:modify-bonus-dice")
def test_cards_change_the_die_of_a_token():
    g = table("trial black-widow", hands={0: ["tip-it"]}, tokens={1: {"agility": 1}})
    attack(g, "bolt", *BOLT, then=(3,))
    while g.decision.seat == 0:
        do(g, "pass")
    do(g, "spend", value="agility")
    assert g.decision.seat == 0 and g.decision.about == "dice"
    do(g, "play", card="tip-it")
    do(g, "die", value="4")
    calm(g)
    assert health(g) == [50, 44]


@ruling("dtr:unused-attempts")
def test_attempts_that_are_left_can_be_used_if_dice_were_changed():
    g = table("trial thor", hands={1: ["tip-it"]})
    attack(g, "strike", *STRIKE)
    do(g, "play", card="tip-it")
    do(g, "die", ability=4, value="5")
    assert g.decision.kind == "roll" and can(g, "declare", value="strike")
    assert g.state.rolls[-1].left == 2 and can(g, "keep", value="1111")
    g.state.loaded = (6,)
    do(g, "keep", value="1111")
    assert g.state.rolls[-1].left == 1 and g.state.rolls[-1].dice == (1, 1, 1, 1, 6)


@ruling("dtr:six-it-samesies")
@pytest.mark.parametrize("card", ["six-it", "samesies"])
def test_six_it_and_samesies_only_on_ones_own_dice(card: str):
    g = table("trial thor", hands={0: [card], 1: [card]})
    roll(g, 1, 2, 3, 4, 4)
    assert may(g, 0, "play", card=card) and not may(g, 1, "play", card=card)


@ruling("dtr:try-try-again")
def test_try_try_again_only_on_dice_of_ones_own_team():
    g = table("trial thor", hands={0: ["try-try-again"], 1: ["try-try-again"]})
    roll(g, 1, 2, 3, 4, 4)
    assert may(g, 0, "play", card="try-try-again") and not may(g, 1, "play", card="try-try-again")


@ruling("dtr:one-more-time-better-d")
def test_nobody_is_made_to_roll_on_offence():
    """His opponent gives him one more attempt; he may declare with the dice he has."""
    g = table("trial thor", hands={1: ["one-more-time"]})
    attack(g, "strike", *STRIKE)
    do(g, "play", card="one-more-time")
    assert g.decision.seat == 0 and g.state.rolls[-1].left == 3
    do(g, "declare", value="strike")
    do(g, "decline")
    assert health(g) == [50, 44]


@ruling("dtr:one-more-time-better-d")
@pytest.mark.parametrize(("answer", "left"), [("stop", [48, 46]), ("keep", [50, 44])])
def test_nobody_is_made_to_roll_on_defence(answer: str, left: list[int]):
    """Two Swords prevent 2 and deal 2; rolled again they are Shields."""
    g = table("trial trial", hands={0: ["better-d"]})
    attack(g, "strike", *STRIKE, then=(1, 1, 4, 4))
    do(g, "defence", value="wall")
    assert g.decision.seat == 0 and g.decision.about == "dice"
    do(g, "play", card="better-d")
    assert g.decision.seat == 1 and g.decision.kind == "attempt"
    do(g, answer, **({"value": "-"} if answer == "keep" else {}))
    calm(g)
    assert health(g) == left


# ---- cards
@ruling("dtr:level-iii")
@rule("dt:hero-upgrades.6", "dt:hero-upgrades.7")
def test_level_three_on_level_one_or_two():
    g = table("thor trial", hands={0: ["thor:hammered-3"]}, points={0: 2})
    do(g, "play", card="hammered-3")
    assert g.state.players[0].levels == {"hammered": 3} and g.state.players[0].points == 0
    g = table("thor trial", hands={0: ["thor:hammered-3"]}, levels={0: {"hammered": 2}}, points={0: 2})
    do(g, "play", card="hammered-3")
    assert g.state.players[0].points == 0  # level II costs nothing, so this is the difference


@ruling("dtr:hand-limit", "dtr:double-up-triple-up")
@rule("dt:hand-limit")
def test_six_cards_at_the_end_of_ones_own_turn():
    g = table("trial thor", hands={0: ["double-up", "triple-up", "tip-it", "so-wild", "six-it", "samesies"]})
    do(g, "play", card="triple-up")
    do(g, "play", card="double-up")
    assert len(hand(g, 0)) == 9
    do(g, "next")
    do(g, "decline")
    do(g, "next")
    assert g.decision.kind == "discard"
    while g.decision.kind == "discard":
        do(g, "sell")
    assert len(hand(g, 0)) == 6 and g.state.active == 1


@ruling("dtr:hand-limit", "dtr:double-up-triple-up")
def test_no_limit_in_another_players_turn():
    g = table("trial thor", hands={1: ["triple-up", "tip-it", "so-wild", "six-it", "samesies", "better-d"]})
    by(g, 1, "play", card="triple-up")
    do(g, "next")
    do(g, "decline")
    do(g, "next")
    assert len(hand(g, 1)) == 9 and g.state.active == 1  # 5 + 3, and one for his income


@ruling("dtr:what-status-effects")
def test_all_tokens_of_a_player():
    """Good and bad of any type; what nothing removes stays."""
    g = table(
        "trial black-widow",
        hands={0: ["what-status-effects"]},
        tokens={1: {"agility": 2, "time_bomb": (0, 1), "covert_ops": 3, "invisibility": 1}, 0: {"balm": 1}},
    )
    do(g, "play", card="what-status-effects")
    do(g, "player", target=1)
    assert g.state.players[1].tokens == {"covert_ops": (0, 0, 0)}
    assert count(g, 0, "balm") == 1


@ruling("dtr:selling-price")
@pytest.mark.parametrize("card", ["getting-paid", "twice-as-wild", "thor:hammered-2"])
def test_any_card_is_sold_for_one(card: str):
    g = table("thor trial", hands={0: [card]}, points={0: 3})
    do(g, "sell", card=card.partition(":")[2] or card)
    assert g.state.players[0].points == 4


@ruling("dtr:chosen-player")
def test_a_chosen_player_can_be_oneself():
    g = table("trial thor", hands={0: ["get-that-outta-here"]}, tokens={0: {"venom": 1}, 1: {"guard_break": 1}})
    do(g, "play", card="get-that-outta-here")
    do(g, "player", target=0)
    assert count(g, 0, "venom") == 0 and count(g, 1, "guard_break") == 1


@ruling("dtr:one-token")
def test_one_token_is_one_status_effect():
    g = table("trial black-widow", hands={0: ["get-that-outta-here"]}, tokens={1: {"time_bomb": 2}})
    do(g, "play", card="get-that-outta-here")
    assert count(g, 1, "time_bomb") == 1


@ruling("dtr:not-this-time")
@pytest.mark.parametrize(("target", "left"), [(0, [50, 45]), (1, [48, 50])])
def test_not_this_time_protects_whom_its_player_chooses(target: int, left: list[int]):
    """Black Widow's defence deals 2 back: her card can protect either of them."""
    g = table("trial black-widow", hands={1: ["not-this-time"]})
    attack(g, "strike", *STRIKE, then=(3, 3, 1))
    do(g, "defence", value="sabotage")
    do(g, "play", card="not-this-time")
    do(g, "player", target=target)
    calm(g)
    assert health(g) == left
