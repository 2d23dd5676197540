"""What the words of the card language do, and what costs ask."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import asked, can, do, endurance, find, in_play, settle, side, table, thing, why, zone


@rule("vs:508")
@pytest.mark.parametrize(("answer", "left"), [("yes", 54), ("no", 50)])
def test_may_is_asked(answer, left):
    g = table(side(["red-3"], hand=["offer"]), side(["blue-3"]))
    do(g, "play", "offer")
    asked(g, "may")
    do(g, answer)
    assert endurance(g)[0] == left and not g.state.scopes


@rule("vs:508")
def test_one_thing_after_the_other():
    g = table(
        side(["red-3"], hand=["upkeep"], deck=["red-1", "red-2", "blue-1"], resources=1),
        side(["blue-3"], hand=["trip", "home"]),
    )
    do(g, "play", "upkeep")
    asked(g, "discard")
    assert zone(g, "row")[-1] == "blue-1" and not thing(g, "blue-1").up
    assert zone(g, "ko") == ["red-2", "red-1"] and zone(g, "deck") == []
    assert g.decision.seat == 1
    do(g, "discard", "home")
    settle(g)
    assert zone(g, "ko", 1) == ["home"] and zone(g, "hand", 1) == ["trip"]


@rule("vs:508")
def test_a_number_of_the_target_and_its_controller():
    g = table(side(["red-3"], hand=["punish"]), side(["blue-4", "blue-1"]))
    do(g, "play", "punish")
    do(g, "target", "blue-4")
    settle(g)
    assert endurance(g) == [50, 46]


@rule("vs:508", "vs:212.5b")
def test_turned_down_it_is_a_face_down_resource():
    g = table(side(["red-3"], hand=["turn-down"]), side(["blue-4"], resources=[{"card": "gym", "up": True}, "red-1"]))
    assert g.state.index
    do(g, "play", "turn-down")
    settle(g)
    assert not thing(g, "gym").up and not g.state.index


@rule("vs:508")
def test_searching_the_deck():
    deck = ["red-1", "blue-1", "red-2", "red-1", "trip"]
    g = table(side(["red-3"], hand=["scout"], deck=deck), side(["blue-4"]))
    do(g, "play", "scout")
    asked(g, "search deck")
    assert [g.state.codes[o.card] for o in g.decision.options if o.verb == "take"] == ["t:red-1", "t:red-2"], (
        "one of each"
    )
    assert g.view(1)["decision"] is None
    do(g, "take", "red-2")
    assert zone(g, "hand") == ["red-2"] and sorted(zone(g, "deck")) == ["blue-1", "red-1", "red-1", "trip"]


@rule("vs:508")
def test_nobody_has_to_find_something():
    g = table(side(["red-3"], hand=["salvage"], ko=["sword", "red-1"]), side(["blue-4"]))
    do(g, "play", "salvage")
    asked(g, "search ko")
    assert len(g.decision.options) == 2
    do(g, "none")
    assert zone(g, "hand") == [] and zone(g, "ko") == ["sword", "red-1", "salvage"]


# ---- costs (505)
@rule("vs:505")
def test_exhausting_two_of_three_as_a_cost():
    g = table(side(["red-3", "red-2", "red-1", "blue-1"], hand=["ladder"]), side(["blue-4"]))
    do(g, "play", "ladder")
    assert g.decision.kind == "cost exhaust" and g.decision.ask.least == 2 and len(g.decision.ask.of) == 3
    g.choose([f"pay/{find(g, x)}" for x in ("red-1", "red-3")])
    settle(g)
    assert thing(g, "red-2").ready and not thing(g, "red-1").ready and not thing(g, "red-3").ready
    assert endurance(g)[0] == 54


@rule("vs:505")
def test_with_too_few_to_exhaust_it_cannot_be_played():
    g = table(side(["red-3", {"card": "red-2", "exhausted": True}], hand=["ladder", "trip"]), side(["blue-4"]))
    assert not can(g, "play", "ladder") and why(g, 0, "play", "ladder") == "vs:505"


@rule("vs:505", "vs:702.1")
def test_stunning_and_koing_as_costs():
    g = table(side([{"card": "red-3", "stunned": True}, "red-2"], hand=["price", "trip"]), side(["blue-4"]))
    do(g, "play", "price")
    assert thing(g, "red-2").stunned and endurance(g)[0] == 48
    assert g.decision.kind == "cost ko"
    do(g, "pay", "red-3")
    settle(g)
    assert not in_play(g, "red-3") and in_play(g, "red-2") and len(zone(g, "hand")) == 4


@rule("vs:505")
def test_revealing_a_card_as_a_cost():
    g = table(side(["red-3"], hand=["proof"], resources=["blue-1", "red-1"]), side(["blue-4"]), phase="recruit")
    assert can(g, "recruit", "proof")
    do(g, "recruit", "proof")
    assert ("reveal", 0, "t:blue-1") in g.log and zone(g, "row") == ["blue-1", "red-1"]
    g = table(side(["red-3"], hand=["proof", "red-2"], resources=["red-1", "trip"]), side(["blue-4"]), phase="recruit")
    assert not can(g, "recruit", "proof")


# ---- conditions
@rule("vs:505")
def test_conditions_to_play():
    g = table(side(["red-3"], hand=["alone", "alone", "trip"]), side(["blue-4"]))
    do(g, "play", "alone")
    assert not can(g, "play", "alone"), "it is not the first plot twist any more"
    settle(g)
    assert endurance(g)[0] == 51
    g = table(side(["red-3", "blue-1"], hand=["alone", "trip"]), side(["blue-4"]))
    assert not can(g, "play", "alone")


@rule("vs:508")
def test_if_and_else():
    g = table(side(["red-3"], hand=["alone"]), side(["blue-4"]), initiative=2, active=1)
    do(g, "play", "alone")
    settle(g)
    assert endurance(g)[0] == 52
