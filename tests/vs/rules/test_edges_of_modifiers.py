"""The edges of the rules of triggers and modifiers: what goes on the chain when, and what is applied before what."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import (
    atk,
    do,
    endurance,
    find,
    passes,
    settle,
    side,
    table,
    teams,
)

from quickstrike.vs.rules.layers import alters, expire, modify, props
from quickstrike.vs.rules.select import number
from quickstrike.vs.rules.zones import ko
from quickstrike.vs.table import Mod
from quickstrike.vs.vocab import Alter, Num

BARE = {"deck": 0, "resources": 0}


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
