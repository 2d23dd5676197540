"""Modifiers: properties and rules of the game, timestamps, dependence, loops (513-515)."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import atk, can, do, endurance, find, passes, settle, side, table, teams, thing, until

from quickstrike.vs.rules.layers import props

NATION, UNITED = {"card": "nation", "up": True}, {"card": "united", "up": True}


# ---- the examples of the rule text
@rule("vs:513.2c")
def test_a_modifier_of_properties_binds_to_what_is_in_play():
    """Combat Protocols: the soldier that comes later gets nothing."""
    g = table(
        side(["red-soldier"], hand=["protocols", "red-soldier"]),
        side(["blue-3", "green-3"], hand=["trip"]),
        phase="resource",
    )
    do(g, "none")
    do(g, "play", "protocols")
    while g.decision.kind != "name team":
        passes(g)
    do(g, "team", value="blue")
    until(g, "recruit")
    do(g, "recruit", "red-soldier")
    while g.decision.kind != "place":
        passes(g)
    do(g, "place", value="front,1")
    until(g, "attack", 0)
    first, second = sorted(c for c, t in g.state.things.items() if g.state.codes[c] == "t:red-soldier")
    late = max((first, second), key=lambda c: g.state.things[c].stay)
    early = first + second - late
    assert props(g.state, early).atk == props(g.state, late).atk == 2
    for soldier, worth in ((early, 4), (late, 2)):
        h = g.clone()
        h.answer(f"attack/{soldier}>{find(g, 'blue-3')}")
        while h.state.attack is None:
            passes(h)
        assert props(h.state, soldier).atk == worth
    h = g.clone()
    h.answer(f"attack/{early}>{find(g, 'green-3')}")
    while h.state.attack is None:
        passes(h)
    assert props(h.state, early).atk == 2, "the chosen team is another"


@rule("vs:513.2d")
def test_a_modifier_of_the_rules_reaches_what_comes_later():
    """A Child Named Valeria: who is recruited later can't be stunned either."""
    g = table(side(["red-1"], hand=["child", "red-3"]), side(["blue-4"], hand=["trip"]), phase="resource")
    do(g, "none")
    do(g, "play", "child")
    until(g, "recruit")
    do(g, "recruit", "red-3")
    while g.decision.kind != "place":
        passes(g)
    do(g, "place", value="front,1")
    until(g, "attack", 1)
    do(g, "attack", "blue-4", "red-3")
    settle(g)
    assert not thing(g, "red-3").stunned and endurance(g) == [50, 50]


@rule("vs:513.2d")
def test_it_ends_with_the_turn():
    g = table(side(["red-1"], hand=["child"]), side(["blue-4"]))
    do(g, "play", "child")
    until(g, "resource")
    assert not g.state.mods


@rule("vs:514.5")
@pytest.mark.parametrize("order", [(NATION, UNITED), (UNITED, NATION)])
@pytest.mark.parametrize("who", ["red-3", "green-3", "blue-3"])
def test_a_loop_finds_its_point_of_departure_for_each_object(order, who):
    """Mutant Nation (red, blue) and Heroes United (green, blue): all three teams in all three cases."""
    g = table(side([who, "nobody"], resources=list(order)), side(["blue-3"]))
    assert teams(g, who, 0) == ["blue", "green", "red"]
    assert teams(g, "nobody") == []
    assert teams(g, "blue-3", 1) == ["blue"], "an opponent's are not meant"


@rule("vs:514.5")
def test_it_reaches_hand_deck_and_pile():
    g = table(side(["blue-3"], hand=["loyal"], resources=[NATION, "red-1", "red-1"]), side(["blue-3"]), phase="recruit")
    assert teams(g, "loyal") == ["blue", "red"]
    assert can(g, "recruit", "loyal"), "loyalty looks at both teams"


@rule("vs:514.5")
def test_it_stops_when_the_source_is_turned_down():
    g = table(side(["red-3"], hand=["turn-down"], resources=[NATION]), side(["blue-3"]))
    assert teams(g, "red-3") == ["blue", "red"]
    do(g, "play", "turn-down")
    settle(g)
    assert teams(g, "red-3") == ["red"]


# ---- timestamps (514.1, 515.5)
@rule("vs:514.1", "vs:515", "vs:515.5")
def test_setting_and_adding_go_by_timestamp():
    pier = [{"card": "pier", "up": True}]
    g = table(side([{"card": "red-1", "equipment": ["sword", "crown"]}], resources=pier), side(["blue-3"]))
    assert atk(g, "red-1") == 5, "first +2, then it becomes 5"
    g = table(side([{"card": "red-1", "equipment": ["crown", "sword"]}], resources=pier), side(["blue-3"]))
    assert atk(g, "red-1") == 7


@rule("vs:515.5")
def test_text_that_becomes_active_again_has_a_new_timestamp():
    g = table(
        side([{"card": "red-1", "equipment": ["crown"], "stunned": True}], hand=["revive"]),
        side(["blue-3"]),
    )
    old = thing(g, "crown").stamp
    assert atk(g, "red-1") == 1, "the text of its equipment is inactive"
    do(g, "play", "revive")
    settle(g)
    assert thing(g, "crown").stamp > old and atk(g, "red-1") == 5


@rule("vs:515.5", "vs:512.4")
def test_a_transferred_equipment_has_a_new_timestamp():
    g = table(side([{"card": "red-1", "equipment": ["sword"]}, "red-2"]), side(["blue-3"]), phase="formation")
    old = thing(g, "sword").stamp
    do(g, "target", "red-2")
    assert thing(g, "sword").on == find(g, "red-2") and thing(g, "sword").stamp > old
    assert atk(g, "red-1") == 1 and atk(g, "red-2") == 5


# ---- dependence (514.4)
@rule("vs:514.4")
def test_what_looks_at_a_property_waits_for_what_changes_it():
    """Cap gives Norman +2 only if he is red: he becomes red through Nation only by being blue. Sky and Wes look at each
    other's property."""
    g = table(side(["captain", "blue-3"], resources=[NATION]), side(["green-3"]))
    assert atk(g, "blue-3") == 6, "Boris is red by now, although Cap is older"
    g = table(side(["blue-3"], resources=[NATION]), side(["captain", "green-3"]))
    assert atk(g, "blue-3") == 4


@rule("vs:514.5")
@pytest.mark.parametrize("first", ["weigher", "skyward"])
def test_a_loop_of_two_properties(first):
    """ATK 3 gives flight, flight gives +1 ATK: each applies once, whoever is older; who has neither stays as he is."""
    second = "skyward" if first == "weigher" else "weigher"
    g = table(side([first, second, "red-flier", "weakling"]), side(["blue-3"]))
    assert (atk(g, "weigher"), props(g.state, find(g, "weigher")).flight) == (4, True)
    assert (atk(g, "skyward"), props(g.state, find(g, "skyward")).flight) == (2, False)
    assert (atk(g, "red-flier"), atk(g, "weakling")) == (5, 0)


@rule("vs:514.1", "vs:513", "vs:503")
def test_each_of_two_equal_modifiers_counts_once():
    g = table(side(["captain", "red-3"]), side(["blue-3"]))
    assert atk(g, "red-3") == 7 and atk(g, "captain") == 3


@rule("vs:513.2i", "vs:affiliated")
def test_losing_all_teams_is_being_unaffiliated():
    g = table(side(["red-3", "red-2"], hand=["unbind"]), side(["blue-4"]))
    do(g, "play", "unbind")
    do(g, "target", "red-2")
    settle(g)
    assert teams(g, "red-2") == [] and not can(g, "team_attack")


@rule("vs:513.2c")
def test_who_left_and_came_back_is_another():
    g = table(side(["red-3"], hand=["shrink", "home"]), side(["blue-4"]))
    do(g, "play", "shrink")
    do(g, "target", "red-3")
    settle(g)
    assert atk(g, "red-3") == -4
    do(g, "play", "home")
    do(g, "target", "red-3")
    settle(g)
    assert atk(g, "red-3") == 5


@rule("vs:503", "vs:701.12b")
def test_a_stunned_character_gives_nothing():
    g = table(side([{"card": "captain", "stunned": True}, "red-3"]), side(["blue-3"]))
    assert atk(g, "red-3") == 5


@rule("vs:sharing")
def test_an_object_shares_its_team_with_itself():
    from quickstrike.vs.rules.layers import context
    from quickstrike.vs.rules.select import found
    from quickstrike.vs.vocab import CHARACTER, Sel

    g = table(side(["red-3", "red-2", "nobody"]), side(["blue-3"]))
    ctx = context(g.state, 0, find(g, "red-3"))
    assert found(ctx, Sel(CHARACTER, (("shares team", ""),))) == sorted([find(g, "red-3"), find(g, "red-2")])
    assert found(ctx, Sel(CHARACTER, (("shares team", ""), ("another", "")))) == [find(g, "red-2")]
    assert found(context(g.state, 0, find(g, "nobody")), Sel(CHARACTER, (("shares team", ""),))) == []
