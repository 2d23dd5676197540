"""The edges of the rules of effects: costs, targets, counters, what is done to several, and what is left alone."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import (
    asked,
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


def notes(g, kind):
    return [tuple(n) for n in g.log if n[0] == kind]


# ---- costs (505)
@rule("vs:505")
def test_what_cannot_be_ko_d_is_no_cost():
    g = table(side(["martyr", "keeper"], hand=["butcher"]), side(["blue-3"]))
    assert not can(g, "use", "martyr") and why(g, 0, "use", "martyr") == "vs:505"
    do(g, "play", "butcher")
    assert in_play(g, "martyr") and not in_play(g, "keeper"), "only the keeper itself can be KO'd"
    settle(g)
    do(g, "use", "martyr")
    settle(g)
    assert not in_play(g, "martyr") and endurance(g)[0] == 57


@rule("vs:505", "vs:707.8b")
def test_counters_as_a_cost():
    g = table(side(["sparker", "red-3"], hand=["charge", "trip"]), side(["blue-3"]))
    assert not can(g, "use", "sparker") and why(g, 0, "use", "sparker") == "vs:505"
    do(g, "play", "charge")
    do(g, "target", "sparker")
    settle(g)
    do(g, "use", "sparker")
    assert thing(g, "sparker").counters == {"spark": 1}, "paid at once"
    settle(g)
    assert endurance(g)[0] == 53 and not can(g, "use", "sparker")


@rule("vs:505")
def test_exactly_enough_counters():
    g = table(side([{"card": "sparker", "counters": {"spark": 2}}], hand=["trip"]), side(["blue-3"]))
    do(g, "use", "sparker")
    settle(g)
    assert thing(g, "sparker").counters == {} and endurance(g)[0] == 53


@rule("vs:505", "vs:ko")
def test_the_card_itself_KOd_as_a_cost():
    g = table(side(["martyr", "red-3"], hand=["trip"]), side(["blue-3"]))
    do(g, "use", "martyr")
    assert not in_play(g, "martyr") and zone(g, "ko") == ["martyr"] and endurance(g)[0] == 50
    settle(g)
    assert endurance(g)[0] == 55


@rule("vs:505", "vs:102")
def test_endurance_as_a_cost_is_a_loss_of_endurance():
    g = table(side(["payer"], hand=["trip"]), side(["blue-3"]))
    g.state.stall = 4
    do(g, "use", "payer")
    assert endurance(g)[0] == 40 and g.state.stall == 0


@rule("vs:additional-cost", "vs:505")
def test_two_of_three_cards_are_picked_one_after_the_other():
    g = table(side(["red-3"], hand=["hoard", "red-1", "red-2", "red-5"]), side(["blue-3"]))
    do(g, "play", "hoard")
    assert [o.id for o in g.decision.options] == [f"pay/{find(g, x)}" for x in ("red-1", "red-2")]
    do(g, "pay", "red-1")
    assert [o.id for o in g.decision.options] == [f"pay/{find(g, x)}" for x in ("red-2", "red-5")]
    do(g, "pay", "red-5")
    assert zone(g, "hand") == ["red-2"] and zone(g, "ko")[:2] == ["red-1", "red-5"]
    settle(g)
    assert endurance(g)[0] == 51


@rule("vs:additional-cost", "vs:505")
def test_the_last_that_are_left_are_not_asked_for():
    g = table(side(["red-3"], hand=["hoard", "red-1", "red-2"]), side(["blue-3"]))
    do(g, "play", "hoard")
    assert g.decision.kind != "cost discard" and zone(g, "hand") == []
    g = table(side(["red-3"], hand=["hoard", "red-1"]), side(["blue-3"]))
    assert not can(g, "play", "hoard") and why(g, 0, "play", "hoard") == "vs:505"
    g = table(side(["red-3"], hand=["hoard", "red-1", "red-2", "red-5"]), side(["blue-3"]))
    do(g, "play", "hoard")
    do(g, "pay", "red-2")
    assert zone(g, "hand") == ["red-1"], "behind it there is only one"


@rule("vs:additional-cost")
def test_what_is_revealed_is_of_the_kind_that_is_asked_for():
    held = {"hand": ["proof", "nation"], "resources": ["pier", "blue-1"]}
    g = table(side([], **held), side(["blue-3"]), phase="recruit", active=1)
    do(g, "recruit", "proof")
    assert notes(g, "reveal") == [("reveal", 0, "t:blue-1")]


@rule("vs:212", "vs:505")
def test_discarding_is_heard_of():
    g = table(side(["witness"], hand=["hoard", "red-1", "red-2"]), side(["blue-3"]))
    do(g, "play", "hoard")
    settle(g)
    assert endurance(g)[0] == 50 + 60 + 1


@rule("vs:501")
def test_a_power_for_once_a_turn():
    g = table(side(["payer"], hand=["trip"]), side(["blue-3"]))
    do(g, "use", "payer")
    settle(g)
    assert not can(g, "use", "payer") and why(g, 0, "use", "payer") == "vs:501"


# ---- targets and modes (505, 508)
@rule("vs:505")
def test_the_first_target_does_not_take_the_only_second_one():
    g = table(side(["red-3", {"card": "red-5", "exhausted": True}], hand=["aimed"]), side(["blue-3"]))
    do(g, "play", "aimed")
    settle(g)
    assert (atk(g, "red-3"), atk(g, "red-5")) == (6, 11), "Rex alone is exhausted: he is the second"


@rule("vs:505")
def test_the_second_target_is_another_one():
    g = table(side(["red-3"], hand=["pair"]), side(["blue-3", "blue-4", "blue-1"]))
    do(g, "play", "pair")
    assert g.decision.ask.data["target"] == 0 and g.decision.ask.data["code"] == "t:pair"
    do(g, "target", "blue-4")
    assert g.decision.ask.data["target"] == 1 and g.decision.ask.data["mode"] == 0
    assert [o.card for o in g.decision.options] == [find(g, x) for x in ("blue-3", "blue-1")]


@rule("vs:505")
def test_two_targets_of_the_second_mode():
    g = table(side(["red-3", "red-2"], hand=["fanfare"]), side(["blue-3", "blue-4"]))
    do(g, "play", "fanfare")
    do(g, "mode", value="0,1")
    assert g.decision.ask.data["mode"] == 1 and g.decision.ask.data["target"] == 0
    do(g, "target", "red-2")
    do(g, "target", "blue-4")
    settle(g)
    assert endurance(g)[0] == 51 and (atk(g, "red-2"), atk(g, "blue-4"), atk(g, "red-3")) == (4, 5, 5)


@rule("vs:508")
@pytest.mark.parametrize(("mode", "gained", "strength"), [("0", 51, 3), ("1", 50, 4), ("0,1", 51, 4)])
def test_one_or_both(mode, gained, strength):
    g = table(side(["red-2"], hand=["fanfare"]), side(["blue-3"]))
    do(g, "play", "fanfare")
    do(g, "mode", value=mode)
    settle(g)
    assert endurance(g)[0] == gained and atk(g, "red-2") == strength
    quiet(g)


@rule("vs:508")
def test_a_second_target_that_is_illegal_by_now_is_not_affected():
    tired = [{"card": x, "exhausted": True} for x in ("blue-3", "blue-4")]
    g = table(side(["red-3"], hand=["aimed"]), side(tired, hand=["both"]))
    do(g, "play", "aimed")
    do(g, "target", "blue-4")
    to(g, 1)
    do(g, "play", "both")
    do(g, "mode", value="1")
    do(g, "target", "blue-4")
    settle(g)
    assert (atk(g, "red-3"), atk(g, "blue-4")) == (6, 6)


@rule("vs:508", "vs:509")
def test_an_effect_below_another_one_is_negated():
    g = table(side(["red-3"], hand=["trip", "tax"]), side(["blue-3"], hand=["stop"]))
    do(g, "play", "trip")
    do(g, "target", "blue-3")
    do(g, "play", "tax")
    to(g, 1)
    do(g, "play", "stop")
    do(g, "target", value=f"link:{g.state.chain[0].id}")
    settle(g)
    assert not thing(g, "blue-3").stunned and endurance(g) == [50, 48]


@rule("vs:508", "vs:509")
def test_what_was_aimed_at_an_effect_that_is_gone_does_not_turn_to_another():
    g = table(side(["red-3"], hand=["trip", "tax"]), side(["blue-3"], hand=["stop", "stop"]))
    do(g, "play", "trip")
    do(g, "target", "blue-3")
    do(g, "play", "tax")
    to(g, 1)
    last = g.state.chain[1].id
    do(g, "play", "stop")
    do(g, "target", value=f"link:{last}")
    do(g, "play", "stop")
    do(g, "target", value=f"link:{last}")
    settle(g)
    assert thing(g, "blue-3").stunned and endurance(g) == [50, 47], "the trip goes through"


@rule("vs:505")
def test_a_plot_twist_of_the_row_is_no_target_of_its_own():
    g = table(side(["red-3"], resources=["look-under"]), side(["blue-3"]))
    assert not can(g, "play", "look-under") and why(g, 0, "play", "look-under") == "vs:505"
    g = table(side(["red-3"], resources=["look-under", "red-1"]), side(["blue-3"]))
    do(g, "play", "look-under")
    settle(g)
    assert zone(g, "ko") == ["red-1"] and len(zone(g, "row")) == 2


@rule("vs:508", "vs:512.5")
def test_one_possibility_is_not_asked():
    g = table(side(["red-3"], resources=[{"card": "tower", "up": True}, "red-1"]), side(["blue-3"], hand=["trip"]))
    do(g, "use", "tower")
    kinds = set()
    while g.state.chain:
        kinds.add(g.decision.kind)
        passes(g)
    assert kinds == {"priority"} and zone(g, "ko") == ["red-1"]


@rule("vs:508", "vs:512.3")
def test_what_says_this_means_nobody_once_the_card_is_gone():
    g = table(side(["runner", "red-3"]), side(["blue-3"], hand=["home"]))
    do(g, "use", "runner")
    to(g, 1)
    do(g, "play", "home")
    do(g, "target", "runner")
    settle(g)
    quiet(g)
    assert zone(g, "hand") == ["runner"] and endurance(g)[0] == 51 and not notes(g, "move")


@rule("vs:512.4", "vs:302.3a", "vs:508")
def test_nowhere_to_transfer_to():
    g = table(side([{"card": "swapper", "equipment": ["sword"]}], hand=["trip"]), side(["blue-3"]))
    do(g, "use", "swapper")
    settle(g)
    quiet(g)
    assert endurance(g)[0] == 51 and thing(g, "sword").on == find(g, "swapper")


@rule("vs:508")
def test_an_opponent_is_the_next_one_clockwise():
    g = table(side(["red-3"]), side(["blue-3"], hand=["tax"]), side(["green-3"]), active=2)
    do(g, "play", "tax")
    settle(g)
    assert endurance(g) == [50, 50, 48]


@rule("vs:508")
def test_each_player_discards_and_the_last_card_is_not_asked_for():
    g = table(side(["red-3"], hand=["famine", "red-1"]), side(["blue-3"], hand=["blue-1"]))
    do(g, "play", "famine")
    kinds = set()
    while g.state.chain or g.state.stack[-1].op.name != "priority":
        kinds.add(g.decision.kind)
        passes(g)
    assert kinds <= {"priority"} and zone(g, "hand") == zone(g, "hand", 1) == []


@rule("vs:508")
def test_who_cannot_discard_is_not_asked():
    g = table(side(["red-3"], hand=["ransom"]), side(["blue-3"]))
    do(g, "play", "ransom")
    settle(g)
    assert endurance(g)[1] == 47 and not any(n[0] == "discard" for n in g.log)


@rule("vs:508")
def test_searching_the_deck_shuffles_it():
    names = ["red-1", "blue-1", "red-5", "blue-3", "blue-4", "green-3", "red-archer", "red-flier", "red-2"]
    g = table(side(["nobody"], hand=["scout"], deck=names), side(["blue-3"]))
    do(g, "play", "scout")
    asked(g, "search deck")
    do(g, "take", "red-5")
    settle(g)
    left = [x for x in names if x != "red-5"]
    assert sorted(zone(g, "deck")) == sorted(left) and zone(g, "deck") != left and zone(g, "hand") == ["red-5"]


@rule("vs:508")
def test_counters_are_taken_off():
    g = table(side(["red-3"], hand=["drain"]), side([{"card": "blue-3", "counters": {"spark": 3}}]))
    do(g, "play", "drain")
    do(g, "target", "blue-3")
    settle(g)
    assert thing(g, "blue-3").counters == {"spark": 1}


@rule("vs:304")
def test_only_what_lies_face_up_is_turned_down():
    g = table(
        side(["red-3"], hand=["blackout"], resources=["red-1"]), side([], resources=[{"card": "gym", "up": True}])
    )
    do(g, "play", "blackout")
    settle(g)
    assert notes(g, "turn down") == [("turn down", 1, "t:gym")] and not thing(g, "gym").up
    assert thing(g, "red-3").up


@rule("vs:304", "vs:212.5f")
def test_what_was_turned_down_can_be_turned_up_again():
    g = table(side(["red-3"], hand=["blackout"], resources=[{"card": "gym", "up": True}]), side(["blue-3"]))
    assert not can(g, "flip")
    do(g, "play", "blackout")
    settle(g)
    assert can(g, "flip", "gym")
    do(g, "flip", "gym")
    assert thing(g, "gym").up and not can(g, "flip")


# ---- power-up and reinforcement as words
@rule("vs:507.1", "vs:power-up", "vs:513.2d")
def test_those_that_can_be_are_powered_up():
    g = table(side(["cold", "red-3", "fan"], hand=["rally"]), side(["blue-4"], hand=["trip"]))
    do(g, "team_attack", target="blue-4", value="red")
    settle_until_attack(g)
    do(g, "play", "rally")
    while g.state.chain:
        passes(g)
    assert (atk(g, "cold"), atk(g, "red-3"), atk(g, "blue-4")) == (2, 6, 7)
    settle(g)
    assert endurance(g)[0] - 50 in (22, 22 - 3, 22 - 2), "two attacked, two were powered up"


def settle_until_attack(g):
    while g.state.attack is None or g.state.chain or g.state.waiting:
        d = g.decision
        g.answer(next((o for o in d.options if o.verb == "pass"), d.options[0]))


@rule("vs:602.1", "vs:reinforcement")
def test_an_effect_reinforces_the_defender_and_nobody_else():
    g = table(side(["red-3"], hand=["prop-up"]), side(["blue-3"]))
    do(g, "play", "prop-up")
    settle(g)
    quiet(g)
    assert not notes(g, "reinforced"), "there is no attack"
    g = table(side(["red-5"]), side(["blue-3", "blue-1"], hand=["prop-up", "prop-up"]))
    do(g, "attack", "red-5", "blue-3")
    settle_until_attack(g)
    to(g, 1)
    do(g, "play", "prop-up")
    do(g, "target", "blue-1")
    while g.state.chain:
        passes(g)
    assert not g.state.attack.reinforced
    to(g, 1)
    do(g, "play", "prop-up")
    do(g, "target", "blue-3")
    settle(g)
    assert endurance(g)[1] == 47, "no breakthrough"


@rule("vs:reinforcement", "vs:507.1")
def test_reinforcing_is_heard_of():
    g = table(side(["red-5"]), side(["blue-3", "fan"], ["blue-1"]))
    do(g, "attack", "red-5", "blue-3")
    settle_until_attack(g)
    to(g, 1)
    do(g, "reinforce", "blue-1")
    settle(g)
    assert endurance(g)[1] == 50 + 10 + 40 - 3
