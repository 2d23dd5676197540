"""The edges of the rules of effects: costs, targets, counters, what is done to several, and what is left alone."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import (
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
    teams,
    thing,
    to,
    until,
    why,
    zone,
)

from quickstrike.vs.rules.layers import alters, expire, has_keyword, modify, props
from quickstrike.vs.rules.select import number
from quickstrike.vs.rules.stun import put_counter, ready, take_counter
from quickstrike.vs.rules.turn import eliminate
from quickstrike.vs.rules.zones import draw_cards, ko, positions
from quickstrike.vs.table import Mod
from quickstrike.vs.vocab import Alter, Num

BARE = {"deck": 0, "resources": 0}


def asked(g, kind):
    while g.decision.kind != kind:
        passes(g)


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


# ---- triggers (502, 506)
@rule("vs:506", "vs:216")
def test_all_triggered_effects_go_on_the_chain_before_anybody_has_priority():
    g = table(side(["greeter", "witness", "red-3"], hand=["trip"]), side(["mourner"], hand=["trip"]), phase="recovery")
    s = g.state
    from quickstrike.vs.rules.happen import happened

    happened(s, "recovers", find(g, "red-3"))
    happened(s, "is KO'd", find(g, "red-3"))
    passes(g)
    while g.decision.kind == "order triggers":
        g.answer(g.decision.options[0])
    assert [x.kind for x in s.chain] == ["triggered", "triggered"] and not s.waiting
    assert g.decision.kind == "priority" and g.decision.seat == s.primary


@rule("vs:506")
def test_ones_own_triggers_are_ordered_by_oneself_and_alike_ones_are_not_asked():
    g = table(side(["blue-3"]), side(["witness", "red-3", "red-1"], hand=["trip"]), active=2, initiative=2)
    from quickstrike.vs.rules.happen import happened

    s = g.state
    happened(s, "recovers", find(g, "red-3"))
    happened(s, "is KO'd", find(g, "red-3"))
    passes(g)
    assert (g.decision.kind, g.decision.seat) == ("order triggers", 1) and len(g.decision.options) == 2
    first = g.decision.options[1].ability
    g.answer(g.decision.options[1])
    assert s.chain[0].ability == first
    settle(g)
    assert endurance(g)[1] == 91


@rule("vs:502.3", "vs:502", "vs:707.8e")
@pytest.mark.parametrize(("stunned", "gained"), [(False, 7), (True, 0)])
def test_a_cosmic_power_of_one_that_leaves(stunned, gained):
    g = table(side([{"card": "comet", "stunned": stunned}], hand=["exile", "price"]), side(["blue-3"]))
    ko(g.state, [find(g, "comet")])
    passes(g)
    settle(g)
    assert endurance(g)[0] == 50 + gained


@rule("vs:502.3", "vs:ko", "vs:502")
def test_what_others_say_of_one_that_leaves_needs_their_text():
    g = table(side(["witness", "red-3"], hand=["home"]), side(["blue-3"], hand=["trip"]))
    do(g, "play", "home")
    do(g, "target", "red-3")
    settle(g)
    assert endurance(g)[0] == 60, "it left, and was not KO'd"
    g = table(side([{"card": "witness", "stunned": True}, "red-3"], hand=["home"]), side(["blue-3"]))
    do(g, "play", "home")
    do(g, "target", "red-3")
    settle(g)
    assert endurance(g)[0] == 50


@rule("vs:502.3", "vs:ko")
def test_a_KO_is_heard_of_as_that_and_as_leaving():
    g = table(side(["witness", {"card": "red-3", "equipment": ["sword"]}, "martyr"], hand=["trip"]), side(["blue-3"]))
    do(g, "use", "martyr")
    settle(g)
    assert endurance(g)[0] == 50 + 5 + 11


@rule("vs:505.1e", "vs:502")
def test_a_plot_twist_is_heard_of_when_it_is_played():
    g = table(side(["red-3"], hand=["tax"]), side(["listener"], hand=["trip"]))
    do(g, "play", "tax")
    assert [x.kind for x in g.state.chain] == ["plot twist", "triggered"]
    settle(g)
    assert endurance(g)[1] == 50 - 2 + 1


# ---- modifiers (513, 514)
@rule("vs:514.1", "vs:515")
def test_what_came_later_is_applied_later_whether_it_is_a_power_or_of_an_effect():
    g = table(side(["red-3"], hand=["shrink", "crown"]), side(["blue-3"]), phase="recruit", active=1)
    do(g, "play", "shrink")
    do(g, "target", "red-3")
    settle(g)
    do(g, "recruit", "crown")
    settle(g)
    assert atk(g, "red-3") == 5, "5 is set after the 9 were taken away"
    g = table(side([{"card": "red-3", "equipment": ["crown"]}], hand=["shrink"]), side(["blue-3"]))
    do(g, "play", "shrink")
    do(g, "target", "red-3")
    settle(g)
    assert atk(g, "red-3") == -4


@rule("vs:514.4", "vs:514.5")
def test_in_a_ring_too_what_depends_on_another_comes_after_it():
    g = table(side(["weigher", "skyward", "red-2"], hand=["shrink"]), side(["blue-3"]))
    assert props(g.state, find(g, "red-2")).flight
    do(g, "play", "shrink")
    do(g, "target", "red-2")
    settle(g)
    p = props(g.state, find(g, "red-2"))
    assert (p.atk, p.flight) == (-6, False), "the newer one first: the older looks at what it changes"


@rule("vs:514.5")
@pytest.mark.parametrize(
    ("row", "strength", "team"),
    [(["exposed", "burden", "red-3"], 5, []), (["burden", "exposed", "red-3"], -4, ["red"])],
)
def test_of_two_that_depend_on_each_other_the_older_comes_first(row, strength, team):
    g = table(side(row), side(["blue-3"]))
    assert (atk(g, "red-3"), teams(g, "red-3")) == (strength, team)


@rule("vs:514.5")
def test_only_ones_own_cards_elsewhere_and_only_if_it_says_so():
    up = {"card": "nation", "up": True}
    g = table(side(["captain"], hand=["red-1"], resources=[up]), side(["blue-3"], hand=["blue-1"]))
    assert teams(g, "red-1") == ["blue", "red"] and teams(g, "blue-1") == ["blue"]
    assert atk(g, "red-1") == 1, "the captain helps those in play"


@rule("vs:513.2i")
def test_no_team_is_left():
    g = table(side(["double"], hand=["unbind"]), side(["blue-3"]))
    do(g, "play", "unbind")
    do(g, "target", "double")
    settle(g)
    assert teams(g, "double") == [] and teams(g, "blue-3") == ["blue"]


@rule("vs:514.1", "vs:instead")
def test_events_changed_by_an_effect():
    g = table(side(["red-3"], hand=["shield-wall", "drill"]), side(["blue-3"], hand=["tax"]))
    for card in ("shield-wall", "drill"):
        do(g, "play", card)
        settle(g)
    s = g.state
    assert [number(ctx, a.n) for a, ctx in alters(s, "loss", seat=0)] == [2] and not alters(s, "loss", seat=1)
    assert [number(ctx, a.n) for a, ctx in alters(s, "power-up", find(g, "red-3"))] == [4]
    assert not alters(s, "power-up", find(g, "blue-3"))


@rule("vs:514.1", "vs:instead")
def test_events_of_card_0():
    g = table(side(["red-3"], **BARE), side(["blue-3"], **BARE))
    modify(g.state, Mod(Alter("power-up", Num(4), Num(4)), 0, 0, g.state.new_id()))
    assert find(g, "red-3") == 0
    assert [number(ctx, a.n) for a, ctx in alters(g.state, "power-up", 0)] == [4]


@rule("vs:408.2c", "vs:602.4")
def test_what_ends_is_felt_at_once():
    g = table(side(["red-3"], hand=["shrink"]), side(["blue-3"]))
    do(g, "play", "shrink")
    do(g, "target", "red-3")
    settle(g)
    assert atk(g, "red-3") == -4
    expire(g.state, "attack")
    assert atk(g, "red-3") == -4
    expire(g.state, "turn")
    assert atk(g, "red-3") == 5


# ---- decks, rows, what was seen
@rule("vs:401", "vs:102")
def test_an_empty_deck_tells_nothing():
    g = table(side(["red-3"], deck=0), side(["blue-3"]))
    before = g.state.seen
    assert draw_cards(g.state, 0, 2) == 0 and g.state.seen == before and g.state.dies == (0,)
    assert not any(n[0] == "draw" for n in g.state.notes)
    assert draw_cards(g.state, 1, 2) == 2 and g.state.seen > before


@rule("vs:512.3", "vs:212.5b")
def test_seven_columns_wherever_they_begin():
    row = [{"card": "red-soldier", "column": c} for c in range(4, 9)]
    g = table(side(row), side(["blue-3"]), readings=["row-width=seven"])
    assert [c for r, c in positions(g.state, 0) if r == "front"] == [3, 9]


@rule("vs:508", "vs:512.5")
@pytest.mark.parametrize(("card", "n"), [("upkeep", 3), ("scout", 1), ("salvage", 0), ("fund", 1)])
def test_what_was_hidden_and_is_seen_is_counted(card, n):
    g = table(side(["red-3"], hand=[card], ko=["sword"]), side(["blue-3"], hand=["blue-1"]))
    before = g.state.seen
    do(g, "play", card)
    settle(g)
    assert g.state.seen == before + n


@rule("vs:501", "vs:ongoing")
def test_payment_powers_are_there_while_the_card_is():
    g = table(side(["red-3"], hand=["trip"], resources=["two-steps", "red-1"]), side(["blue-3"]))
    assert not can(g, "use", "two-steps")
    do(g, "play", "two-steps")
    settle(g)
    do(g, "use", "two-steps")
    settle(g)
    assert atk(g, "red-3") == 10


@rule("vs:403")
def test_without_a_card_in_hand_nothing_is_asked():
    g = table(side(["red-3"]), side(["blue-3"], hand=["trip"]), phase="resource", active=1)
    assert g.decision.kind != "resource" and zone(g, "row") == zone(g, "row")[:5]
    until(g, "recruit")
    assert g.state.phase == "recruit"


@rule("vs:304")
def test_too_dear_a_plot_twist_does_not_hide_the_next():
    g = table(side(["red-3"], hand=["grand", "tax"], resources=1), side(["blue-3"]))
    assert can(g, "play", "tax") and not can(g, "play", "grand") and why(g, 0, "play", "grand") == "vs:304"
    g = table(side(["red-3"], hand=["grand", "tax"], resources=4), side(["blue-3"]))
    assert can(g, "play", "grand")


@rule("vs:304", "vs:501.5")
def test_what_was_just_drawn_can_be_played():
    g = table(side(["red-3"], hand=["fund"], deck=["blue-1", "jester", "tax"]), side(["blue-3"]))
    do(g, "play", "fund")
    settle(g)
    assert can(g, "play", "tax")
    do(g, "attack", "red-3", "blue-3")
    while g.state.attack is None:
        passes(g)
    assert can(g, "use", "jester")


@rule("vs:505")
def test_choose_one_is_not_both():
    g = table(side(["red-3"], hand=["split"]), side(["blue-4"], hand=["trip"]))
    do(g, "attack", "red-3", "blue-4")
    while g.state.attack is None:
        passes(g)
    do(g, "play", "split")
    assert [o.value for o in g.decision.options] == ["0", "1"]


@rule("vs:513.2c")
def test_a_player_is_of_no_team():
    down = side([{"card": "blue-3", "stunned": True}])
    g = table(side(["red-soldier"], hand=["protocols"]), down)
    do(g, "play", "protocols")
    do(g, "team", value="blue")
    settle(g)
    do(g, "attack", "red-soldier", 1)
    settle(g)
    assert endurance(g)[1] == 48


@rule("vs:707.7", "vs:513.2i")
def test_a_keyword_given_by_a_power():
    g = table(side(["space-dog", "red-3"]), side(["blue-3"]))
    assert has_keyword(g.state, find(g, "space-dog"), "invulnerability")
    assert not has_keyword(g.state, find(g, "red-3"), "invulnerability")


@rule("vs:707.8", "vs:707.8d", "vs:505")
def test_counters_are_felt_at_once():
    g = table(side(["ember"]), side(["blue-3"]))
    assert atk(g, "ember") == 2
    put_counter(g.state, find(g, "ember"), "spark", 3)
    assert atk(g, "ember") == 5
    take_counter(g.state, find(g, "ember"), "spark", 1)
    assert atk(g, "ember") == 4


@rule("vs:505")
def test_the_first_plot_twist_and_the_second():
    g = table(side(["red-3"], hand=["second-act", "second-act"]), side(["blue-3"]))
    do(g, "play", "second-act")
    settle(g)
    assert endurance(g)[0] == 51
    do(g, "play", "second-act")
    settle(g)
    assert endurance(g)[0] == 53


@rule("vs:505")
def test_a_power_of_a_plot_twist_may_aim_at_it():
    up = {"card": "self-made", "up": True}
    g = table(side(["red-3"], hand=["trip"], resources=[up]), side(["blue-3"]))
    do(g, "use", "self-made")
    settle(g)
    assert zone(g, "ko") == ["self-made"]


@rule("vs:505")
def test_an_effect_on_the_chain_is_there_to_be_aimed_at():
    g = table(side(["red-3"], hand=["tax"]), side(["blue-3"], hand=["stop"]))
    assert not can(g, "play", "stop")
    do(g, "play", "tax")
    assert g.decision.seat == 1 and can(g, "play", "stop")


@rule("vs:303", "vs:304", "vs:ongoing")
def test_resources_have_their_text_only_face_up_and_plot_twists_only_behind_ongoing():
    g = table(
        side(["red-3"], resources=["gym", {"card": "two-steps", "up": True}, {"card": "tax", "up": True}, "nation"]),
        side(["blue-3"], resources=[{"card": "arena", "up": True}]),
    )
    filed = {c for at in g.state.index.values() for c, _ in at}
    assert {g.state.codes[c] for c in filed} == {"t:two-steps", "t:arena"}


@rule("vs:212", "vs:ko")
def test_a_resource_that_is_KOd_is_in_one_place():
    g = table(side(["red-3"], resources=["red-1", "red-2"]), side(["blue-3"]))
    ko(g.state, [g.state.zones["row0"][0]])
    assert zone(g, "row") == ["red-2"] and zone(g, "ko") == ["red-1"]


@rule("vs:408.2c", "vs:513.2d")
def test_what_cannot_be_readied_stays_exhausted():
    tired = {"card": "red-3", "exhausted": True}
    g = table(side(["numbing", tired]), side([{"card": "blue-3", "exhausted": True}, "blue-1"]))
    ready(g.state, sorted(g.state.things))
    assert [thing(g, x).ready for x in ("red-3", "blue-3", "blue-1")] == [False, True, True]


@rule("vs:508")
@pytest.mark.parametrize(("card", "n"), [("call", 1), ("muster", 0)])
def test_looking_through_the_deck_is_seeing_it(card, n):
    g = table(side(["nobody"], hand=[card, "blue-1"], deck=["red-1", "red-3"]), side(["blue-3"]))
    before = g.state.seen
    do(g, "play", card)
    settle(g)
    assert g.state.seen == before + n


@rule("vs:102")
def test_who_is_out_takes_their_modifiers_along_at_once():
    g = table(
        side(["red-3"]),
        side([{"card": "red-2", "owner": 1}, "captain"], endurance=0),
        side(["green-3"]),
        phase="attack",
    )
    captain = find(g, "captain")
    assert atk(g, "red-2", 1) == 5
    eliminate(g.state, 1)
    assert captain not in g.state.things and not g.state.index
    assert g.state.cache is None


@rule("vs:513.2i", "vs:707.6")
def test_one_given_keyword_among_other_modifiers():
    g = table(side(["red-3", "red-5"], hand=["shrink", "gift", "child"]), side(["blue-3"]))
    for card, target in (("shrink", "red-5"), ("gift", "red-3"), ("child", "")):
        do(g, "play", card)
        if target:
            do(g, "target", target)
        settle(g)
    assert has_keyword(g.state, find(g, "red-3"), "evasion")
