"""Corners of the rules that nothing else shows: what has to be asked again, what is counted, who is meant."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import (
    asked,
    can,
    do,
    endurance,
    find,
    in_play,
    passes,
    settle,
    side,
    table,
    thing,
    to,
    until,
    why,
    zone,
)

from quickstrike.vs.rules import layers
from quickstrike.vs.rules.layers import compute
from quickstrike.vs.rules.select import protected
from quickstrike.vs.rules.stun import gain, lose, put_counter
from quickstrike.vs.rules.zones import positions
from quickstrike.vs.vocab import Give


# ---- uniqueness and control
@rule("vs:uniqueness", "vs:212.5d", "vs:512.3", "vs:303.5")
def test_who_is_taken_over_sends_its_namesake_away():
    g = table(side(["red-3", "red-5"], hand=["steal"]), side(["red-3"]))
    mine, theirs = find(g, "red-3", 0), find(g, "red-3", 1)
    do(g, "play", "steal")
    asked(g, "move")
    g.answer(next(o for o in g.decision.options if o.value == "support,0"))
    settle(g)
    assert mine not in g.state.things and g.state.things[theirs].seat == 0 and zone(g, "ko") == ["red-3", "steal"]


@rule("vs:303.5", "vs:212.5d")
def test_older_and_newer_among_others():
    g = table(side(["red-soldier", "red-1", "red-3"], hand=["ruby-again"]), side(["red-1"]), phase="recruit", active=1)
    do(g, "recruit", "ruby-again")
    asked(g, "place")
    do(g, "place", value="support,0")
    settle(g)
    assert in_play(g, "ruby-again", 0) and not in_play(g, "red-1", 0) and in_play(g, "red-1", 1)


@rule("vs:loyalty", "vs:404")
def test_loyalty_needs_one_that_shares_a_team_not_all():
    g = table(side(["nobody", "red-1", "blue-3"], hand=["loyal"]), side(["blue-3"]), phase="recruit", active=1)
    assert can(g, "recruit", "loyal")


# ---- priority and the chain
@rule("vs:506", "vs:216", "vs:601.1e")
def test_everybody_passes_before_a_step_ends():
    g = table(side(["red-3"], hand=["trip"]), side(["blue-3"], hand=["trip"]))
    assert g.decision.seat == 0
    passes(g)
    assert (g.decision.seat, g.state.step) == (1, 0)
    passes(g)
    assert g.state.step == 1 and g.decision.seat == 1, "his own attack step"


@rule("vs:403")
def test_there_is_priority_after_the_resource():
    g = table(side(["red-3"], hand=["trip"]), side(["blue-3"], hand=["trip"]), phase="resource", active=1)
    do(g, "none")
    assert (g.state.phase, g.decision.kind, g.decision.seat) == ("resource", "priority", 0) and can(g, "play", "trip")


@rule("vs:505.1e")
def test_a_plot_twist_counts_as_played_from_then_on():
    g = table(side(["red-3", "payer"], hand=["alone", "trip"]), side(["blue-3"]))
    assert can(g, "play", "alone") and can(g, "use", "payer")
    do(g, "use", "payer")
    settle(g)
    assert can(g, "play", "alone"), "a power is no plot twist"
    do(g, "play", "trip")
    do(g, "target", "blue-3")
    assert not can(g, "play", "alone")


@rule("vs:506", "vs:505")
def test_a_triggered_effect_has_its_target_on_the_chain():
    g = table(side(["red-3"], hand=["bouncer"]), side(["blue-3", "blue-4"]), phase="recruit", active=1)
    do(g, "recruit", "bouncer")
    asked(g, "place")
    do(g, "place", value="support,0")
    assert g.decision.kind == "target" and g.decision.seat == 0
    do(g, "target", "blue-4")
    settle(g)
    assert zone(g, "hand", 1) == ["blue-4"] and in_play(g, "blue-3")


@rule("vs:502", "vs:502.3", "vs:406")
def test_whose_step_a_power_means_and_only_if():
    g = table(side(["nosy"]), side(["blue-3"], hand=["trip"]), phase="formation", active=2, initiative=1)
    until(g, "attack", 0)
    settle(g)
    assert endurance(g)[0] == 60, "his own step: not the opponents'"
    until(g, "attack", 1)
    settle(g)
    assert endurance(g)[0] == 71
    g = table(side(["nosy", "blue-1"]), side(["blue-3"], hand=["trip"]))
    settle(g)
    assert endurance(g)[0] == 80


@rule("vs:505")
def test_two_targets_are_two():
    g = table(side(["red-3"], hand=["pair"]), side(["blue-3"]))
    assert not can(g, "play", "pair") and why(g, 0, "play", "pair") == "vs:505"
    g = table(side(["red-3"], hand=["pair"]), side(["blue-3", "blue-4"]))
    assert can(g, "play", "pair")


@rule("vs:508")
def test_of_two_targets_the_one_that_is_gone_is_left_out():
    g = table(side(["red-3"], hand=["pair"]), side(["blue-3", "blue-4", "blue-1"], hand=["home"]))
    do(g, "play", "pair")
    do(g, "target", "blue-3")
    do(g, "target", "blue-4")
    to(g, 1)
    do(g, "play", "home")
    do(g, "target", "blue-3")
    settle(g)
    assert thing(g, "blue-4").stunned and not thing(g, "blue-1").stunned and zone(g, "hand", 1) == ["blue-3"]


@rule("vs:508")
def test_exhausting_and_readying():
    g = table(side([{"card": "red-3", "exhausted": True}], hand=["tire", "both"]), side(["blue-3"]))
    do(g, "play", "tire")
    settle(g)
    assert not thing(g, "blue-3").ready
    do(g, "play", "both")
    do(g, "mode", value="1")
    if g.decision.kind == "target":
        do(g, "target", "red-3")
    settle(g)
    assert thing(g, "red-3").ready and not thing(g, "blue-3").ready


@rule("vs:508")
def test_searching_the_pile_leaves_the_deck_alone():
    names = ["red-1", "red-2", "red-3", "red-5", "blue-1", "blue-3", "blue-4", "green-3"]
    g = table(side(["red-archer"], hand=["salvage"], deck=names, ko=["sword", "crown"]), side(["blue-3"]))
    do(g, "play", "salvage")
    asked(g, "search ko")
    do(g, "take", "crown")
    settle(g)
    assert zone(g, "deck") == names and zone(g, "hand") == ["crown"]


@rule("vs:505", "vs:additional-cost")
def test_what_is_revealed_fits_by_what_is_printed():
    g = table(
        side([], hand=["proof"], resources=["blue-1", "red-1", "pier"]), side(["blue-3"]), phase="recruit", active=1
    )
    assert can(g, "recruit", "proof")
    do(g, "recruit", "proof")
    assert ("reveal", 0, "t:blue-1") in [tuple(n) for n in g.log]
    g = table(
        side([], hand=["proof"], resources=["red-1", "pier", "push"]), side(["blue-3"]), phase="recruit", active=1
    )
    assert not can(g, "recruit", "proof")


# ---- objects
@rule("vs:405", "vs:512.4", "vs:transferable")
def test_only_ones_own_equipment_is_transferred():
    g = table(
        side(["red-3", "red-5"]),
        side([{"card": "blue-3", "equipment": ["sword"]}, "blue-4"]),
        phase="formation",
        active=1,
    )
    assert g.decision.kind == "formation" and g.decision.seat == 0


@rule("vs:ko", "vs:502.3")
def test_equipment_that_goes_with_its_bearer_is_KOd():
    g = table(side(["smith", {"card": "red-3", "equipment": ["sword"]}], hand=["home"]), side(["blue-3"]))
    do(g, "play", "home")
    do(g, "target", "red-3")
    settle(g)
    assert zone(g, "hand") == ["red-3"] and "sword" in zone(g, "ko") and endurance(g)[0] == 51


@rule("vs:101.5")
def test_one_point_is_gained_too():
    g = table(side(["greeter"], hand=["red-1"]), side(["blue-3"]), phase="recruit", active=1)
    do(g, "recruit", "red-1")
    asked(g, "place")
    do(g, "place", value="support,0")
    settle(g)
    assert endurance(g) == [51, 50]


@rule("vs:702.1", "vs:602.4", "vs:502.3")
def test_being_stunned_by_an_attack_is_seen_by_those_who_look():
    g = table(side(["mourner", "red-1"]), side(["blue-4"]), active=2)
    do(g, "attack", "blue-4", "red-1")
    settle(g)
    assert endurance(g) == [50 - 1 - 5, 49]


@rule("vs:701.7", "vs:701.12d", "vs:701.16", "vs:protecting")
def test_who_is_protected():
    g = table(
        side(
            ["red-3", {"card": "red-5", "stunned": True}], [{"card": "red-2", "stunned": True}, "red-1", "red-archer"]
        ),
        side(["blue-3"]),
    )
    names = ("red-3", "red-5", "red-2", "red-1", "red-archer")
    assert [x for x in names if protected(g.state, thing(g, x))] == []
    g = table(side(["red-3"], ["red-2"]), side(["blue-3"]))
    assert [x for x in ("red-3", "red-2") if protected(g.state, thing(g, x))] == ["red-2"]


@rule("vs:707.8c", "vs:707.8d")
def test_counters_only_on_what_is_there():
    g = table(side(["space-dog", "red-3"], hand=["red-1"]), side(["blue-3"]))
    s = g.state
    assert not put_counter(s, find(g, "red-1"), "spark", 1) and not put_counter(s, find(g, "red-3"), "spark", 0)
    assert put_counter(s, find(g, "red-3"), "spark", 3) and thing(g, "red-3").counters == {"spark": 3}
    assert not put_counter(s, find(g, "space-dog"), "cosmic", 1), "it has one"


@rule("vs:408.2", "vs:408.2c")
def test_what_lasts_a_turn_ends_with_the_turn():
    g = table(side(["red-3"], hand=["child"]), side(["blue-3"]), phase="attack")
    do(g, "play", "child")
    settle(g)
    assert len(g.state.mods) == 1
    until(g, "resource")
    assert g.state.mods == []


@rule("vs:601.1")
def test_the_log_tells_who_is_attacked():
    g = table(side(["red-3"]), side([{"card": "blue-3", "stunned": True}]))
    do(g, "attack", "red-3", 1)
    assert ("attack", 0, ("t:red-3",), "1") in [tuple(n) for n in g.log]
    g = table(side(["red-3"], deck=0, resources=0), side(["blue-3"], deck=0, resources=0), active=2)
    do(g, "attack", "blue-3", "red-3")
    assert ("attack", 1, ("t:blue-3",), "t:red-3") in [tuple(n) for n in g.log]


@rule("vs:507.1")
@pytest.mark.parametrize("held", ["trip", "red-5"])
def test_only_a_character_card_of_the_name_in_hand_powers_up(held):
    g = table(side(["red-3"], hand=[held, "push"], ko=["red-3"]), side(["blue-4"]))
    do(g, "attack", "red-3", "blue-4")
    assert not can(g, "power_up")
    pile = g.state.zones["ko0"][0]
    said = g.explain(0, {"verb": "power_up", "card": pile, "target": find(g, "red-3")})
    assert not said.ok and said.rule == "vs:507.1"


# ---- the layers cost linear time where nothing depends on anything
@rule("vs:514.1")
def test_independent_modifiers_cost_a_step_for_each_object(monkeypatch):
    """Counted, not timed: with twice as many modifiers twice as many looks at what they say; so none of them asks what
    depends on what, which would look at every pair. What a modifier says is a word, and words are the same on both builds."""

    def looks(n):
        g, count = crowd(n), []
        with monkeypatch.context() as m:
            m.setattr(Give, "test", property(lambda give: count.append(give)), raising=False)
            compute(g.state)
        return len(count)

    def crowd(n):
        """One character with n modifiers of an effect bound to it."""
        g = table(side(["red-5"], hand=["shrink"] * n), side(["blue-3"]))
        for _ in range(n):
            do(g, "play", "shrink")
            do(g, "target", "red-5")
            settle(g)
        return g

    one = looks(1)
    assert one and [looks(n) for n in (2, 4, 8)] == [2 * one, 4 * one, 8 * one]


# ---- more of them
@rule("vs:101.5")
def test_nothing_gained_is_nothing_told():
    g = table(side(["red-3"]), side(["blue-3"]))
    gain(g.state, 0, 0)
    assert endurance(g)[0] == 50 and not any(n[0] == "gain" for n in g.log)


@rule("vs:505.1e")
def test_everybody_hears_of_targets_that_lie_open():
    g = table(side(["red-3"], hand=["trip", "rummage"]), side(["blue-3", "blue-4"], resources=["push", "pier"]))
    do(g, "play", "trip")
    do(g, "target", "blue-4")
    settle(g)
    do(g, "play", "rummage")
    g.answer("target=1:0")
    notes = [n for n in g.log if n[0] == "link"]
    assert [n[4] for n in notes] == [("t:blue-4",), ()]


@rule("vs:508")
@pytest.mark.parametrize(("card", "stays"), [("call", False), ("muster", True)])
def test_who_looked_through_the_deck_shuffles_it(card, stays):
    names = ["red-1", "red-3", "red-5", "blue-3", "blue-4", "green-3", "red-archer", "red-flier", "red-2"]
    g = table(side(["nobody"], hand=[card, "blue-1"], deck=names), side(["blue-3"]))
    do(g, "play", card)
    asked(g, "deploy")
    do(g, "take", "red-1" if card == "call" else "blue-1")
    asked(g, "place")
    do(g, "place", value="support,0")
    settle(g)
    left = [x for x in names if card == "muster" or x != "red-1"]
    assert sorted(zone(g, "deck")) == sorted(left) and (zone(g, "deck") == left) is stays


@rule("vs:508")
def test_drawing():
    g = table(side(["red-3"], hand=["fund"], deck=["red-1", "red-2", "red-5"]), side(["blue-3"]))
    if not can(g, "play", "fund"):
        until(g, "recovery")
    do(g, "play", "fund")
    settle(g)
    assert zone(g, "hand") == ["red-5", "red-2"]


@rule("vs:601.1", "vs:direct-attack")
def test_where_teams_do_not_attack_players_they_do_not_attack_the_first_either():
    down = side([{"card": "blue-3", "stunned": True}])
    g = table(down, side(["red-3", "red-5"]), active=2, readings=["team-direct=no"])
    assert can(g, "attack", "red-3", 0) and not can(g, "team_attack")
    g = table(down, side(["red-3", "red-5"]), active=2)
    assert can(g, "team_attack", target=0)


@rule("vs:405")
def test_there_is_priority_after_the_formation():
    g = table(side(["red-3"], hand=["trip"]), side(["blue-3"]), phase="formation", active=1)
    do(g, "done")
    assert (g.state.phase, g.decision.kind, g.decision.seat) == ("formation", "priority", 0)


@rule("vs:514.4")
def test_what_is_looked_at_comes_first():
    g = table(side(["weigher", "captain", "red-soldier"]), side(["blue-3"]))
    found = layers.layers(g.state, lambda c, prop="": layers.printed(g.state.codes[c]))
    assert layers.components(found, {"atk", "flight"}) == [{"atk"}, {"flight"}]
    g = table(side(["weigher", "skyward", "red-soldier"]), side(["blue-3"]))
    found = layers.layers(g.state, lambda c, prop="": layers.printed(g.state.codes[c]))
    assert layers.components(found, {"atk", "flight"}) == [{"atk", "flight"}], "each looks at what the other changes"


@rule("vs:513", "vs:513.2i")
def test_keywords_printed_and_given():
    g = table(side(["red-3", "evader"], hand=["gift"]), side(["blue-3"]))
    s = g.state
    assert [layers.has_keyword(s, find(g, x), "evasion") for x in ("red-3", "evader")] == [False, True]
    do(g, "play", "gift")
    do(g, "target", "red-3")
    settle(g)
    assert [layers.has_keyword(s, find(g, x), "evasion") for x in ("red-3", "evader")] == [True, True]
    assert not layers.has_keyword(s, find(g, "red-3"), "cosmic")


@rule("vs:707.6")
def test_a_stunned_character_does_not_evade_given_or_printed():
    g = table(side([{"card": "evader", "stunned": True}, "red-3"], hand=["gift"]), side(["blue-3"]))
    assert not can(g, "use", "evader")
    do(g, "play", "gift")
    do(g, "target", "red-3")
    settle(g)
    assert can(g, "use", "red-3") and not can(g, "use", "evader")


@rule("vs:513.2i")
def test_a_team_is_gained_once():
    g = table(side(["red-3"], hand=["oath"]), side(["blue-3"]))
    do(g, "play", "oath")
    asked(g, "name team")
    do(g, "team", value="red")
    assert layers.props(g.state, find(g, "red-3")).teams == ("red",)


@rule("vs:102")
@pytest.mark.parametrize(
    ("left", "result"), [((-1, -1, -5), "draw"), ((0, -1, -5), "seat 0"), ((-2, -1, -5), "seat 1")]
)
def test_if_all_are_down_the_best_wins_or_it_is_a_draw(left, result):
    sides = [side([x], endurance=n) for x, n in zip(("red-3", "blue-3", "green-3"), left, strict=True)]
    assert table(*sides, phase="recovery", readings=["tie=draw"]).result == result


@rule("vs:402")
def test_the_initiative_goes_clockwise():
    hand = {"hand": ["red-1"]}
    g = table(side(["red-3"], **hand), side(["blue-3"], **hand), side(["green-3"], **hand), phase="recovery")
    met = []
    for _ in range(3):
        until(g, "resource")
        turn = g.state.turn
        met.append(g.state.initiative)
        while g.state.turn == turn:
            passes(g)
    assert met == [1, 2, 0]


@rule("vs:601.2")
def test_card_0_defends():
    bare = {"deck": 0, "resources": 0}
    g = table(side(["guard"], **bare), side(["red-3"], **bare), active=2)
    do(g, "attack", "red-3", "guard")
    settle(g)
    assert endurance(g)[0] == 50 + 2 - 2 - 3


@rule("vs:breakthrough", "vs:602.4")
def test_one_point_breaks_through():
    g = table(side(["red-3"]), side(["blue-3"]))
    do(g, "attack", "red-3", "blue-3")
    settle(g)
    assert endurance(g) == [50, 50 - 3 - 1] or endurance(g) == [47, 46]


@rule("vs:501", "vs:501.5")
def test_why_powers_of_others_and_of_elsewhere_are_not_used():
    g = table(side(["red-3"], ko=["jester"]), side(["zapper"]))
    assert why(g, 0, "use", "zapper") == "vs:501" and why(g, 0, "use", "jester") == "vs:501.5"


@rule("vs:702.1", "vs:502")
def test_a_power_stuns_by_its_character_and_a_plot_twist_by_nobody():
    g = table(side(["stinger"], hand=["trip"]), side(["blue-3", "blue-4"]))
    do(g, "use", "stinger")
    do(g, "target", "blue-3")
    settle(g)
    assert endurance(g) == [51, 47]
    do(g, "play", "trip")
    do(g, "target", "blue-4")
    settle(g)
    assert endurance(g) == [51, 43]


@rule("vs:404", "vs:601.1", "vs:505")
def test_only_in_ones_own_step():
    g = table(side(["red-3"], hand=["trip"]), side(["blue-3"], hand=["blue-1", "trip"]), phase="recruit", active=1)
    passes(g)
    assert g.decision.seat == 1 and not can(g, "recruit")
    g = table(side(["red-3"], hand=["trip", "red-1"]), side(["blue-3"], hand=["blue-1", "trip"]))
    assert can(g, "attack") and not can(g, "recruit")
    passes(g)
    assert g.decision.seat == 1 and not can(g, "attack") and not can(g, "recruit")


@rule("vs:601.1", "vs:505")
def test_no_attack_is_proposed_on_a_chain():
    g = table(side(["red-3", "red-5"], hand=["trip"]), side(["blue-3", "blue-4"], hand=["stop"]))
    do(g, "play", "trip")
    do(g, "target", "blue-4")
    assert g.state.chain and not can(g, "attack") and why(g, 0, "attack", "red-3", "blue-3") == "vs:601.1"


@rule("vs:602.1", "vs:reinforcement")
def test_one_shared_team_is_enough_to_reinforce():
    g = table(side(["red-5"]), side(["blue-1"], ["double"]))
    do(g, "attack", "red-5", "blue-1")
    assert can(g, "reinforce", "double")
    g = table(side(["red-5"]), side(["double"], ["blue-1"]))
    do(g, "attack", "red-5", "double")
    assert can(g, "reinforce", "blue-1")


@rule("vs:505", "vs:additional-cost")
def test_a_character_returned_as_a_cost():
    g = table(side(["red-3"], hand=["retreat"]), side(["blue-3"]))
    do(g, "play", "retreat")
    settle(g)
    assert zone(g, "hand") == ["red-3"] and endurance(g)[0] == 51


@rule("vs:304", "vs:505")
def test_of_two_modes_one_may_be_possible():
    g = table(side(["red-3"], hand=["split"]), side(["blue-3"]))
    assert can(g, "play", "split")
    do(g, "play", "split")
    settle(g)
    assert endurance(g)[0] == 51


@rule("vs:212.5b", "vs:512.3")
@pytest.mark.parametrize(("n", "ends"), [(6, True), (7, False)])
def test_seven_columns_where_a_table_reads_it_so(n, ends):
    g = table(side(["red-soldier"] * n), side(["blue-3"]), readings=["row-width=seven"])
    fronts = [c for r, c in positions(g.state, 0) if r == "front"]
    assert fronts == ([-1, n] if ends else [])


@rule("vs:uniqueness", "vs:303.5", "vs:201")
def test_one_of_two_names_is_enough():
    g = table(side(["two-names", "red-3"], hand=["red-2"]), side(["blue-3"]), phase="recruit", active=1)
    do(g, "recruit", "red-2")
    asked(g, "place")
    do(g, "place", value="support,0")
    settle(g)
    assert in_play(g, "red-2") and not in_play(g, "two-names") and in_play(g, "red-3")


@rule("vs:508", "vs:509")
def test_an_effect_that_was_negated_is_no_target_any_more():
    g = table(side(["red-3"], hand=["trip", "stop"]), side(["blue-3", "blue-4"], hand=["stop", "stop"]))
    do(g, "play", "trip")
    do(g, "target", "blue-4")
    to(g, 1)
    do(g, "play", "stop")
    do(g, "play", "stop")
    while g.state.chain:
        passes(g)
    assert not thing(g, "blue-4").stunned and [n[0] for n in g.log].count("negate") == 1
    assert [n[0] for n in g.log].count("fizzle") == 1


@rule("vs:212.5b", "vs:512.5")
def test_a_resource_that_goes_leaves_the_row():
    g = table(
        side(["red-3"], hand=["blast", "red-1"]),
        side(["blue-3"], resources=[{"card": "gym", "up": True}, "pier"], deck=0),
    )
    do(g, "play", "blast")
    settle(g)
    assert zone(g, "row", 1) == ["pier"] and zone(g, "ko", 1) == ["gym"]


@rule("vs:512.4", "vs:transferable")
def test_each_transferable_equipment_is_offered():
    held = [{"card": x, "equipment": ["sword"]} for x in ("red-3", "red-2")]
    g = table(side([*held, "red-5", "red-1"]), side(["blue-3"]), phase="formation", active=1)
    do(g, "target", "red-5")
    assert g.decision.kind == "transfer", "the second one"
    do(g, "target", "red-1")
    assert g.decision.kind == "formation"
    assert [len(g.state.equipment(find(g, x))) for x in ("red-3", "red-2", "red-5", "red-1")] == [0, 0, 1, 1]


@rule("vs:404", "vs:405")
def test_the_formation_step_follows_without_points():
    g = table(side(["red-3"], hand=["red-1"]), side(["blue-3"]), phase="recruit", active=1)
    assert g.state.players[0].points == 5
    passes(g)
    assert (g.state.phase, g.state.step, g.state.players[0].points) == ("formation", 0, 0)


@rule("vs:102", "vs:514.1")
def test_nothing_lost_is_nothing_told():
    g = table(side(["red-3"]), side(["blue-3"]))
    g.state.stall = 3
    assert lose(g.state, 0, 0) == 0 and g.state.stall == 3 and not any(n[0] == "lose" for n in g.log)
    assert lose(g.state, 0, 1) == 1 and g.state.stall == 0 and endurance(g)[0] == 49


@rule("vs:401")
def test_where_nobody_draws_on_the_first_turn_everybody_does_on_the_second():
    hand = {"hand": ["red-1"]}
    g = table(side(["red-3"], **hand), side(["blue-3"], **hand), turn=1, phase="draw", readings=["first-draw=none"])
    assert [len(zone(g, "hand", x)) for x in (0, 1)] == [1, 1]
    while g.state.turn == 1:
        passes(g)
    until(g, "resource")
    assert [len(zone(g, "hand", x)) for x in (0, 1)] == [3, 3]


@rule("vs:502", "vs:502.3")
def test_the_first_players_step_is_not_everybodys():
    g = table(side(["red-3"], hand=["trip"]), side(["clock"]))
    settle(g)
    assert g.state.step == 0 and endurance(g)[1] == 50


@rule("vs:508", "vs:512.5")
def test_one_of_two_is_chosen_as_it_resolves():
    g = table(side(["red-3"], resources=[{"card": "tower", "up": True}, "red-1", "red-2"]), side(["blue-3"]))
    do(g, "use", "tower")
    asked(g, "choose replace")
    do(g, "choose", "red-2")
    settle(g)
    assert zone(g, "ko") == ["red-2"] and zone(g, "row")[:2] == ["tower", "red-1"] and len(zone(g, "row")) == 3
