from __future__ import annotations

from tests.dicethrone.board import attack, by, calm, can, do, end_turn, hand, may, roll, table
from tests.marks import rule, ruling

from quickstrike import dicethrone as dt

EIGHT = ["tip-it", "so-wild", "six-it", "samesies", "helping-hand", "better-d", "double-up", "triple-up"]


def told(g: dt.DiceThroneGame, since: int = 0) -> list[str]:
    """What happened, in order: the kinds of notes, rolls with their purpose."""
    return [f"{n[0]} {n[2]}" if n[0] == "roll" else str(n[0]) for n in g.log[since:]]


# ---- the turn
@rule("dt:turn-phases")
def test_the_phases_follow_each_other():
    g = table("thor black-widow spider-man spider-man", tokens={1: {"time_bomb": 1}}, hands={1: EIGHT}, points={1: 0})
    since = len(g.log)
    end_turn(g)
    calm(g)
    attack(g, "baton-strike", 3, 3, 3, 1, 1, then=(1, 4, 4))
    calm(g)
    do(g, "next")
    do(g, "sell", card="tip-it")
    wanted = ["turn", "roll bonus", "points", "draw", "roll offensive", "roll targeting", "roll defensive", "sell"]
    at = [told(g, since).index(x) for x in wanted]
    assert at == sorted(at)


@rule("dt:turn-phases")
def test_main_phases_lie_before_and_behind_the_roll_and_the_discard_phase_is_last():
    g, seen = table(hands={0: EIGHT}), []
    for verb in ("next", "decline", "next", "sell", "sell"):
        seen.append(g.state.phase)
        do(g, verb)
    assert seen == ["main1", "roll", "main2", "discard", "discard"] and g.state.active == 1


@rule("dt:turn-phases")
def test_players_take_turns_from_the_start_player_on():
    g = dt.new(["thor", "black-widow", "spider-man"], seed=1, start=1)
    turns = []
    for _ in range(4):
        turns.append(g.state.active)
        end_turn(g)
        calm(g)
    assert turns == [1, 2, 0, 1]


# ---- income
@rule("dt:income-phase", "dt:combat-points")
def test_income_is_a_point_and_a_card():
    g = table(points={1: 3})
    end_turn(g)
    assert g.state.active == 1 and g.state.players[1].points == 4 and len(hand(g, 1)) == 1


@rule("dt:income-phase", "dt:combat-points", "dt:start-player")
def test_the_start_player_has_no_income_in_his_first_turn_but_in_his_second():
    g = dt.new(["thor", "spider-man"], seed=1, start=1)
    assert (g.state.players[1].points, len(hand(g, 1))) == (2, 4)
    end_turn(g)
    assert (g.state.players[0].points, len(hand(g, 0))) == (3, 5)
    end_turn(g)
    assert (g.state.players[1].points, len(hand(g, 1))) == (3, 5)


@rule("dt:income-phase")
def test_income_draws_also_for_who_has_15_points():
    g = table(points={1: 15})
    end_turn(g)
    assert g.state.players[1].points == 15 and len(hand(g, 1)) == 1


@rule("dt:combat-points")
def test_nobody_has_more_than_15_points():
    g = table(points={0: 14}, hands={0: ["getting-paid"]})
    do(g, "play", card="getting-paid")
    assert g.state.players[0].points == 15


@rule("dt:combat-points")
def test_points_pay_for_cards():
    g = table(points={0: 5}, hands={0: ["triple-up"]})
    do(g, "play", card="triple-up")
    assert g.state.players[0].points == 3


# ---- main phases
@rule("dt:main-phase")
def test_in_a_main_phase_everything_in_any_order_and_as_often_as_wanted():
    g = table(points={0: 2}, hands={0: ["vegas-baby", "six-it", "so-wild", "thor:hammered-3"]}, dice=(6,))
    do(g, "sell", card="six-it")
    do(g, "play", card="vegas-baby")
    do(g, "sell", card="so-wild")
    do(g, "play", card="hammered-3")
    assert g.state.players[0].points == 2 + 1 + 3 + 1 - 2 and can(g, "next")


@rule("dt:main-phase")
def test_or_nothing_at_all():
    g = table(hands={0: ["vegas-baby"]})
    do(g, "next")
    assert g.decision.kind == "roll" and hand(g, 0) == ["common:vegas-baby"]


@rule("dt:main-phase-2")
def test_main_phase_2_is_like_main_phase_1():
    g = table(hands={0: ["vegas-baby", "six-it", "thor:hammered-2", "getting-paid"]}, tokens={0: {"electrokinesis": 4}})
    first = {o.id for o in g.decision.options}
    assert "spend>-1=electrokinesis" in first
    do(g, "next")
    do(g, "decline")
    assert g.state.phase == "main2" and {o.id for o in g.decision.options} == first


# ---- the roll phase
@rule("dt:roll-phase")
def test_offensive_targeting_and_defensive_roll_are_one_roll_phase():
    g = table("thor black-widow spider-man spider-man", hands={0: ["six-it"], 1: ["six-it"]}, away={0: 1})
    roll(g, 1, 1, 1, 4, 4)
    assert may(g, 0, "play", card="six-it")  # offensive
    g.state.loaded = (1, 4, 4, 4)
    do(g, "declare", value="hammered")
    assert g.state.rolls[-1].purpose == "targeting" and may(g, 0, "play", card="six-it")
    do(g, "pass")
    do(g, "defence")
    assert g.state.rolls[-1].purpose == "defensive" and may(g, 1, "play", card="six-it")


@rule("dt:roll-phase")
def test_what_waits_for_its_conclusion_is_dealt_right_before_main_phase_2():
    g = table(away={0: 1}, hands={1: ["not-this-time"]})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))
    calm(g, until="defence")
    do(g, "defence")
    assert g.decision.about == "last" and g.state.dials == [50, 50]
    do(g, "pass")
    assert g.state.phase == "main2" and g.state.dials == [47, 46]


# ---- the discard phase
@rule("dt:discard-phase", "dt:hand-limit")
@ruling("dtr:hand-limit")
def test_who_has_more_than_six_cards_sells_down_to_six():
    g = table(points={0: 0}, hands={0: EIGHT})
    end_turn(g)
    assert g.decision.kind == "discard" and not can(g, "next")
    do(g, "sell", card="so-wild")
    do(g, "sell", card="tip-it")
    assert len(hand(g, 0)) == 6 and g.state.active == 1


@rule("dt:discard-phase")
def test_each_card_sold_then_gives_a_point_and_lies_on_the_discard_pile():
    g = table(points={0: 0}, hands={0: EIGHT})
    end_turn(g)
    do(g, "sell", card="better-d")  # costs 0
    do(g, "sell", card="triple-up")  # costs 2
    assert g.state.players[0].points == 2
    assert g.view(0)["players"][0]["discard"] == ["common:better-d", "common:triple-up"]


@rule("dt:discard-phase", "dt:hand-limit")
@ruling("dtr:hand-limit")
def test_six_cards_may_be_kept():
    g = table(hands={0: EIGHT[:6]})
    end_turn(g)
    assert len(hand(g, 0)) == 6 and g.state.active == 1


@rule("dt:hand-limit")
@ruling("dtr:hand-limit")
def test_the_limit_holds_for_the_active_player_only():
    g = table(hands={1: EIGHT})
    end_turn(g)
    assert g.state.active == 1 and len(hand(g, 1)) == 9


@ruling("dtr:double-up-triple-up")
def test_cards_may_bring_more_than_six_until_then():
    g = table(hands={0: EIGHT, 1: [*EIGHT[:6], "double-up", "triple-up"]})
    do(g, "play", card="triple-up")
    by(g, 1, "play", card="double-up")
    assert len(hand(g, 0)) == 10 and len(hand(g, 1)) == 9
    end_turn(g)
    assert g.decision.kind == "discard" and g.decision.seat == 0


# ---- selling
@rule("dt:selling")
def test_a_sold_card_gives_a_point_and_goes_to_the_discard_pile():
    g = table(points={0: 4}, hands={0: ["so-wild"]})
    do(g, "sell", card="so-wild")
    assert g.state.players[0].points == 5 and hand(g, 0) == []
    assert g.view(1)["players"][0]["discard"] == ["common:so-wild"]


@rule("dt:selling")
@ruling("dtr:selling-price")
def test_dear_or_cheap_every_card_is_worth_the_same():
    g = table(points={0: 0}, hands={0: ["better-d", "twice-as-wild", "thor:odinforce-2"]})
    for code in ("better-d", "twice-as-wild", "odinforce-2"):
        before = g.state.players[0].points
        do(g, "sell", card=code)
        assert g.state.players[0].points == before + 1


@rule("dt:selling")
def test_nothing_is_sold_in_a_roll_phase_or_in_somebody_elses_turn():
    g = table(hands={0: ["tip-it"], 1: ["tip-it"]})
    assert may(g, 0, "sell") and not may(g, 1, "sell")
    roll(g, 1, 1, 1, 4, 4)
    assert not may(g, 0, "sell") and not may(g, 1, "sell")


@rule("dt:selling")
def test_a_card_is_sold_even_where_it_brings_nothing():
    g = table(points={0: 15}, hands={0: ["tip-it"]})
    do(g, "sell", card="tip-it")
    assert g.state.players[0].points == 15 and hand(g, 0) == []
