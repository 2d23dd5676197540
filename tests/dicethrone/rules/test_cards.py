"""Drawing, paying, and when which kind of card can be played."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import asked, attack, by, calm, do, end_turn, hand, may, put, roll, table
from tests.dicethrone.sage import sage  # noqa: F401
from tests.marks import rule

from quickstrike.dicethrone.loading import CARDS, HEROES, deck_of


# ---- kinds of cards, drawing and paying
@rule("dt:hero-cards", "dt:action-cards")
@pytest.mark.parametrize("name", ["thor", "black-widow", "spider-man"])
def test_a_deck_has_upgrades_and_three_kinds_of_actions(name: str):
    assert {CARDS[code].timing for code in deck_of(name)} == {"upgrade", "instant", "main", "roll"} and name in HEROES


@rule("dt:hero-cards")
def test_each_kind_has_its_own_phases():
    g = table(hands={0: ["thor:hammered-2", "getting-paid", "vegas-baby", "six-it"]})
    assert [may(g, 0, "play", card=c) for c in ("hammered-2", "getting-paid", "vegas-baby", "six-it")] == [
        True,
        True,
        True,
        False,
    ]
    roll(g, 1, 1, 1, 4, 4)
    assert [may(g, 0, "play", card=c) for c in ("hammered-2", "getting-paid", "vegas-baby", "six-it")] == [
        False,
        True,
        False,
        True,
    ]


@rule("dt:drawing-cards")
def test_cards_are_drawn_from_the_top_of_the_deck():
    g = table(hands={0: ["double-up"]})
    put(g, 0, "six-it", "deck")
    put(g, 0, "so-wild", "deck")  # now on top
    do(g, "play", card="double-up")
    assert hand(g, 0) == ["common:six-it", "common:so-wild"]


@rule("dt:drawing-cards", "dt:income-phase")
def test_an_empty_deck_is_made_of_the_discard_pile():
    g = table()
    deck = g.state.zones["deck1"]
    g.state.zones["discard1"] += deck
    there = set(deck)
    deck.clear()
    end_turn(g)
    assert len(hand(g, 1)) == 1 and g.state.zones["discard1"] == []
    assert set(deck) | set(g.state.zones["hand1"]) == there and deck != sorted(deck)


@rule("dt:drawing-cards")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn_from_an_empty_deck():
    g = table(hands={0: ["triple-up", "getting-paid"]})
    deck, pile = g.state.zones["deck0"], g.state.zones["discard0"]
    pile += deck[1:]
    del deck[1:]
    last = g.state.codes[deck[0]]
    do(g, "play", card="triple-up")  # one card of the old deck, then two of the new one
    assert len(hand(g, 0)) == 4 and last in hand(g, 0) and [g.state.codes[c] for c in pile] == ["common:triple-up"]


@rule("dt:drawing-cards")
def test_with_nothing_to_draw_nothing_is_drawn():
    g = table(hands={0: ["double-up"]})
    g.state.zones["board0"] += g.state.zones["deck0"]
    g.state.zones["deck0"].clear()
    do(g, "play", card="double-up")
    assert hand(g, 0) == []


@rule("dt:card-cost")
def test_who_has_too_few_points_cannot_play_it():
    g = table(points={0: 1}, hands={0: ["triple-up", "double-up"]})
    assert not may(g, 0, "play", card="triple-up") and may(g, 0, "play", card="double-up")


@rule("dt:card-cost", "dt:action-cards")
def test_a_card_is_paid_before_it_does_anything():
    g = table(points={0: 0, 1: 1}, hands={1: ["double-up"]})
    by(g, 1, "play", card="double-up")
    assert g.state.players[1].points == 0 and len(hand(g, 1)) == 2


@rule("dt:card-cost")
def test_a_card_of_cost_0_is_free():
    g = table(points={0: 0}, hands={0: ["getting-paid", "vegas-baby"]}, dice=(1,))
    do(g, "play", card="vegas-baby")
    assert g.state.players[0].points == 1


@rule("dt:discard-pile", "dt:action-cards")
def test_played_and_sold_cards_lie_face_up_the_last_on_top():
    g = table(hands={0: ["getting-paid", "six-it", "double-up"]})
    do(g, "play", card="getting-paid")
    do(g, "sell", card="six-it")
    do(g, "play", card="double-up")
    pile = ["common:getting-paid", "common:six-it", "common:double-up"]
    assert [g.view(seat)["players"][0]["discard"] for seat in (0, 1, -1)] == [pile] * 3


@rule("dt:action-cards", "dt:discard-pile")
def test_an_action_is_discarded_when_it_is_done_and_not_before():
    g = table(hands={0: ["vegas-baby"], 1: ["tip-it"]}, dice=(3,))
    do(g, "play", card="vegas-baby")
    assert asked(g) == (1, "react", "dice")
    assert g.view(0)["players"][0]["discard"] == [] and g.view(0)["players"][0]["playing"] == ["common:vegas-baby"]
    do(g, "pass")
    assert g.view(0)["players"][0]["discard"] == ["common:vegas-baby"]


@rule("dt:action-cards")
def test_an_action_serves_once():
    g = table(hands={0: ["getting-paid"]}, points={0: 0})
    do(g, "play", card="getting-paid")
    assert g.state.players[0].points == 2 and not may(g, 0, "play")


# ---- instant actions
@rule("dt:instant-action")
def test_an_instant_can_be_played_in_every_phase_of_anybodys_turn():
    g = table(hands={0: ["getting-paid"], 1: ["getting-paid"]})
    phases = []
    for verb in ("next", "roll", "decline"):
        phases += [(g.state.phase, x) for x in (0, 1) if may(g, x, "play", card="getting-paid")]
        do(g, verb)
    phases += [(g.state.phase, x) for x in (0, 1) if may(g, x, "play", card="getting-paid")]
    assert phases == [(phase, x) for phase in ("main1", "roll", "roll", "main2") for x in (0, 1)]


@rule("dt:instant-action")
def test_an_instant_breaks_into_a_card_which_is_finished_then():
    g = table(hands={0: ["vegas-baby"], 1: ["tip-it"]}, points={0: 0}, dice=(3,))
    do(g, "play", card="vegas-baby")
    by(g, 1, "play", card="tip-it")
    do(g, "die", value="2")
    assert g.state.players[0].points == 1 and g.decision.kind == "main"  # half of 2, not of 3


@rule("dt:instant-action")
def test_an_instant_breaks_into_an_ability():
    g = table(hands={1: ["buh-bye"]}, away={0: 1})
    attack(g, "odinforce", 1, 1, 4, 4, 4, then=(1, 4, 4, 4, 6, 4, 4, 4))  # one Electrokinesis, then 5 + 1 damage
    assert asked(g) == (1, "react", "then")
    do(g, "play", card="buh-bye")
    calm(g)
    assert g.state.dials[1] == 45


@rule("dt:instant-action")
def test_nothing_breaks_into_an_instant():
    g = table(hands={0: ["buh-bye"], 1: ["tip-it", "buh-bye"]}, tokens={1: {"agility": 1, "time_bomb": 1}})
    do(g, "play", card="buh-bye")
    assert asked(g)[:2] == (0, "token")  # its player goes on at once
    assert not may(g, 1, "play")


@rule("dt:instant-action")
def test_an_instant_does_not_break_into_a_token_that_is_being_spent():
    g = table(hands={1: ["buh-bye"]}, tokens={0: {"focus": 1}})
    do(g, "spend", value="focus")
    assert g.decision.kind == "main" and len(hand(g, 0)) == 1 and hand(g, 1) == ["common:buh-bye"]


# ---- main phase actions
@rule("dt:main-phase-action")
def test_a_main_phase_action_is_played_in_ones_own_main_phases():
    g = table(hands={0: ["vegas-baby"], 1: ["vegas-baby"]})
    seen = []
    for verb in ("next", "roll", "decline", "next"):
        seen += [(g.state.phase, x) for x in (0, 1) if may(g, x, "play", card="vegas-baby")]
        do(g, verb)
    assert seen == [("main1", 0), ("main2", 0)]
    assert g.state.active == 1 and may(g, 1, "play", card="vegas-baby") and not may(g, 0, "play", card="vegas-baby")


@rule("dt:main-phase-action")
def test_it_answers_nothing():
    g = table(hands={0: ["vegas-baby", "what-status-effects"]}, tokens={0: {"focus": 1}})
    do(g, "play", card="what-status-effects")
    assert asked(g) == (0, "react", "card") and not may(g, 0, "play", card="vegas-baby")


# ---- roll phase actions
@rule("dt:roll-phase-action")
def test_a_roll_phase_action_is_played_in_roll_phases_only():
    g = table(hands={0: ["so-wild"], 1: ["so-wild"]})
    assert not may(g, 0, "play") and not may(g, 1, "play")
    roll(g, 1, 1, 1, 4, 4)
    assert may(g, 0, "play", card="so-wild") and may(g, 1, "play", card="so-wild")
    do(g, "decline")
    assert g.state.phase == "main2" and not may(g, 0, "play") and not may(g, 1, "play")


@rule("dt:roll-phase-action")
def test_a_roll_phase_action_is_played_in_defence_and_targeting_too():
    g = table("thor black-widow thor spider-man", hands={3: ["so-wild"]}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(3, 4, 4, 4))
    do(g, "pass")
    seen = [g.state.rolls[-1].purpose]
    do(g, "pass")
    do(g, "defence", value="counterpunch")
    seen.append(g.state.rolls[-1].purpose)
    assert seen == ["targeting", "defensive"] and may(g, 3, "play", card="so-wild")


@rule("dt:roll-phase-action")
def test_bonus_dice_outside_a_roll_phase_are_out_of_its_reach():
    g = table(hands={0: ["vegas-baby", "six-it"], 1: ["so-wild", "tip-it"]}, dice=(3,))
    do(g, "play", card="vegas-baby")
    assert not may(g, 0, "play", card="six-it") and not may(g, 1, "play", card="so-wild")
    assert may(g, 1, "play", card="tip-it")


@rule("dt:roll-phase-action")
def test_a_roll_phase_action_does_not_break_into_another():
    g = table(hands={0: ["so-wild"], 1: ["helping-hand", "buh-bye", "tip-it"]}, tokens={0: {"electrokinesis": 1}})
    roll(g, 1, 1, 4, 4, 6)
    do(g, "play", card="so-wild")
    assert asked(g) == (1, "react", "card")
    assert may(g, 1, "play", card="tip-it") and not may(g, 1, "play", card="helping-hand")


@rule("dt:roll-phase-action")
def test_nor_into_an_instant_nor_into_a_token_that_is_being_spent():
    g = table(hands={0: ["getting-paid"], 1: ["so-wild"]}, tokens={0: {"focus": 1}})
    roll(g, 1, 1, 4, 4, 6)
    do(g, "play", card="getting-paid")
    assert asked(g)[:2] == (0, "roll")
    do(g, "spend", value="focus")
    assert asked(g)[:2] == (0, "roll")
