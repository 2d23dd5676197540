"""Sections of the outline that no numbered rule of the binding text covers, and hard positions of the rules as a whole."""

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
    settle,
    side,
    table,
    thing,
    to,
    until,
    why,
    zone,
)

from quickstrike import vs
from quickstrike.kernel.errors import SetupError
from quickstrike.vs.loading import CARDS
from quickstrike.vs.rules.select import adjacent
from quickstrike.vs.vocab import KEYWORD_NAMES, TYPES, Continuous, Payment, Triggered

STUNNED = {"stunned": True}


# ---- the game (0, 1)
@rule("vs:frozen")
def test_no_keyword_of_later_sets_is_there():
    later = {"concealed", "willpower", "reservist", "leader", "ally", "backup", "press", "terraform", "shift"}
    assert not later & set(KEYWORD_NAMES)
    assert {k for d in CARDS.values() for k in d.keywords} <= set(KEYWORD_NAMES)


@rule("vs:100")
def test_two_to_four_and_everybody_against_everybody():
    for n in (1, 5):
        with pytest.raises(SetupError):
            vs.new(["tidewatch"] * n)
    g = table(side(["red-5"]), side(["blue-3"]), side(["green-3"]), side(["blue-4"]))
    assert [can(g, "attack", "red-5", x) for x in ("blue-3", "green-3", "blue-4")] == [True] * 3


@rule("vs:101.3")
def test_a_hand_has_no_limit():
    g = table(side(["red-3"], hand=["red-1"] * 12), side(["blue-3"]), phase="recovery")
    until(g, "resource")
    assert len(zone(g, "hand")) == 14


@rule("vs:103", "vs:513.2d")
def test_what_cannot_be_stunned_is_not_although_a_card_says_stun():
    g = table(side(["red-3"], hand=["child"]), side(["blue-3"], hand=["trip"]))
    do(g, "play", "child")
    settle(g)
    to(g, 1)
    do(g, "play", "trip")
    do(g, "target", "red-3")
    settle(g)
    assert not thing(g, "red-3").stunned and endurance(g) == [50, 50]


# ---- zones and objects (2, 3)
@rule("vs:212")
def test_every_player_has_his_zones_and_all_share_the_chain():
    g = table(side(["red-3"], hand=["push"]), side(["blue-3"], ko=["blue-1"], removed=["blue-4"], hand=["stop"]))
    v = g.view(0)
    assert v["players"][1]["ko"] == ["t:blue-1"] and v["players"][1]["removed"] == ["t:blue-4"]
    assert v["players"][0]["deck"] == 10 and v["players"][1]["hand_size"] == 1 and v["chain"] == []
    do(g, "attack", "red-3", "blue-3")
    assert [x["kind"] for x in g.view(0)["chain"]] == [x["kind"] for x in g.view(1)["chain"]] == ["attack"]


@rule("vs:212.5f")
def test_only_the_owner_looks_at_face_down_resources():
    g = table(side(["red-3"], resources=["push", "pier", "red-1"]), side(["blue-3"]))
    seen = [r["code"] for r in g.view(0)["players"][0]["resources"]]
    assert seen == ["t:push", "t:pier", "t:red-1"], "in the order they were laid"
    assert g.view(1)["players"][0]["resources"] == [{"up": False}] * 3 == g.view(-1)["players"][0]["resources"]


@rule("vs:entering")
def test_who_was_recruited_this_turn_attacks_and_activates():
    g = table(side([], hand=["zapper"], resources=3), side(["blue-3"]), phase="recruit", active=1)
    do(g, "recruit", "zapper")
    do(g, "place", value="front,0")
    assert thing(g, "zapper").ready and thing(g, "zapper").up
    until(g, "attack", 0)
    assert can(g, "attack", "zapper", "blue-3") and can(g, "use", "zapper")


@rule("vs:adjacent")
def test_who_is_adjacent():
    g = table(side(["red-3", "red-5", None, "red-2"], ["red-1", None, "red-archer"]), side(["blue-3"]))
    t = {n: thing(g, n) for n in ("red-3", "red-5", "red-2", "red-1", "red-archer", "blue-3")}
    pairs = {(a, b) for a in t for b in t if a < b and adjacent(t[a], t[b])}
    assert pairs == {("red-3", "red-5"), ("red-1", "red-3")}, "no gap, no diagonal, no other controller"
    assert not adjacent(t["red-3"], t["red-3"])


@rule("vs:unaffiliated", "vs:601.1")
def test_who_has_no_team_attacks_with_nobody():
    g = table(side(["nobody", "undying"]), side(["blue-3"]))
    assert not can(g, "team_attack") and can(g, "attack", "nobody", "blue-3")


@rule("vs:301")
def test_what_a_character_has():
    d = CARDS["t:red-flier"]
    assert (d.type, d.cost, d.atk, d.defense, d.flight, d.range, d.teams) == (TYPES[0], 3, 4, 3, True, False, ("red",))
    g = table(side(["red-3"], hand=["red-flier"], resources=2), side(["blue-3"]), phase="recruit", active=1)
    assert why(g, 0, "recruit", "red-flier") == "vs:404", "its cost is paid with resource points"


@rule("vs:uniqueness", "vs:212.5d")
def test_unique_equipment_that_changes_its_controller_sends_the_older_one_away():
    mine = side([{"card": "red-3", "equipment": ["crown"]}, "red-5"], hand=["take-sword"])
    g = table(mine, side([{"card": "blue-3", "equipment": ["crown"]}]))
    theirs = find(g, "crown", 1)
    do(g, "play", "take-sword")
    while g.decision.kind != "bearer" and g.state.chain:
        passes(g)
    if g.decision.kind == "bearer":
        do(g, "target", "red-5")
    settle(g)
    assert g.state.things[theirs].seat == 0 and zone(g, "ko", 0) == ["crown", "take-sword"]


@rule("vs:uniqueness", "vs:303.5")
def test_equipment_of_a_character_that_is_taken_over_is_unique_too():
    g = table(
        side([{"card": "red-3", "equipment": ["crown"]}], hand=["steal"]),
        side([{"card": "blue-3", "equipment": ["crown"]}]),
    )
    do(g, "play", "steal")
    while g.decision.kind != "move":
        passes(g)
    do(g, "place", value="support,0")
    settle(g)
    assert thing(g, "blue-3").seat == 0 and zone(g, "ko", 0) == ["crown", "steal"] and atk(g, "red-3") == 5


# ---- the turn (4, 10)
@rule("vs:turn", "vs:401", "vs:402", "vs:406")
def test_the_steps_of_a_turn_in_order():
    g = table(side(["red-3"], hand=["red-1"]), side(["blue-3"], hand=["blue-1"]), phase="draw", initiative=2)
    steps = []
    while g.state.turn == 5:
        if not steps or steps[-1] != (g.state.phase, g.state.step):
            steps.append((g.state.phase, g.state.step))
        passes(g)
    build = [(p, x) for x in (1, 0) for p in ("resource", "formation")]
    met = [x for x in steps if x[0] in ("resource", "formation", "attack")]
    assert met == [*build, ("attack", 1), ("attack", 0)]
    assert (g.state.turn, g.state.initiative) == (6, 0)


@rule("vs:407")
def test_one_attack_after_the_other_while_somebody_is_ready():
    g = table(side(["red-3", "red-5"]), side(["blue-3", "blue-4"]))
    do(g, "attack", "red-5", "blue-4")
    settle(g)
    assert not can(g, "attack", "red-5") and can(g, "attack", "red-3", "blue-3")
    do(g, "attack", "red-3", "blue-3")
    settle(g)
    assert g.state.step != 0 or not any(can(g, "attack", x) for x in ("red-3", "red-5"))


@rule("vs:408.2c")
def test_modifiers_of_this_turn_end_with_it():
    g = table(side(["red-3"], hand=["shrink"]), side(["blue-3"]))
    do(g, "play", "shrink")
    do(g, "target", "red-3")
    settle(g)
    assert atk(g, "red-3") == -4
    until(g, "resource")
    assert atk(g, "red-3") == 5 and g.state.turn == 6


@rule("vs:102", "vs:408.2")
def test_the_initiative_passes_on_from_who_is_out():
    g = table(
        side(["red-3"], endurance=0), side(["blue-3"], hand=["blue-1"]), side(["green-3"], hand=["blue-1"]),
        phase="recovery",
    )  # fmt: skip
    until(g, "resource")
    assert g.state.players[0].out and g.state.initiative == 1, "nobody is skipped"


# ---- powers (5)
@rule("vs:500")
def test_a_power_is_one_of_three_kinds():
    kinds = {type(p) for d in CARDS.values() for p in d.powers}
    assert kinds == {Payment, Triggered, Continuous}


@rule("vs:502", "vs:control")
def test_a_triggered_effect_is_his_who_had_its_source_then():
    g = table(side(["mourner"]), side(["blue-3"], hand=["trip"]))
    to(g, 1)
    do(g, "play", "trip")
    do(g, "target", "mourner")
    settle(g)
    assert endurance(g) == [48, 49]


@rule("vs:512.4a", "vs:transferable")
def test_at_the_start_of_formation_equipment_goes_to_another():
    g = table(
        side([{"card": "red-3", "equipment": ["sword"]}, "red-5", {"card": "red-2", **STUNNED}]),
        side(["blue-3"]),
        phase="formation",
        active=1,
    )
    assert g.decision.kind == "transfer"
    assert [o.verb for o in g.decision.options] == ["target", "none"], "not to who is stunned"
    do(g, "target", "red-5")
    assert atk(g, "red-5") == 11 and atk(g, "red-3") == 5
    assert g.decision.kind == "formation", "once"


@rule("vs:transferable")
def test_other_equipment_stays():
    crowned = {"card": "red-3", "equipment": ["crown"]}
    g = table(side([crowned, "red-5"]), side(["blue-3"]), phase="formation", active=1)
    assert g.decision.kind == "formation"


@rule("vs:509")
def test_an_attack_has_no_ongoing_text_to_look_for():
    from quickstrike.vs.rules.layers import context
    from quickstrike.vs.rules.select import fits_link
    from quickstrike.vs.vocab import EFFECT, Sel

    g = table(side(["red-3"]), side(["blue-3"], hand=["stop"]))
    do(g, "attack", "red-3", "blue-3")
    (link,) = g.state.chain
    assert fits_link(context(g.state, 1), Sel(EFFECT, (("opposing", ""), ("nonongoing", ""))), link)


# ---- attacks (6)
@rule("vs:601", "vs:flight", "vs:range")
def test_with_flight_and_range_from_the_support_row_at_anybody():
    flier = {"card": "red-archer", "equipment": ["red-cape"], "row": "support", "column": 0}
    g = table(side([flier]), side(["blue-3"], ["blue-1"]))
    assert can(g, "attack", "red-archer", "blue-3") and can(g, "attack", "red-archer", "blue-1")


@rule("vs:601.2", "vs:team-attack")
@pytest.mark.parametrize(("readings", "lost"), [([], 1 + 9 - 2), (["lone-attacker=team"], 1)])
def test_one_who_is_left_of_a_team_attacks_alone(readings, lost):
    g = table(side(["red-5", "red-2"]), side(["blue-1"], hand=["trip"]), readings=readings)
    do(g, "team_attack", target="blue-1", value="red")
    to(g, 1)
    do(g, "play", "trip")
    do(g, "target", "red-2")
    settle(g)
    assert endurance(g)[1] == 50 - lost, "with breakthrough, or without"


@rule("vs:602.4", "vs:team-attack")
@pytest.mark.parametrize(("readings", "counters"), [([], 1), (["team-stun=none"], 0)])
def test_each_of_a_team_has_stunned_the_defender(readings, counters):
    leech = {"card": "leech", "counters": {}}
    g = table(side(["red-3", leech]), side(["blue-3"]), readings=readings)
    thing(g, "leech").counters.clear()
    g.state.touch()
    do(g, "team_attack", target="blue-3", value="red")
    settle(g)
    assert thing(g, "blue-3").stunned and thing(g, "leech").counters.get("cosmic", 0) == counters


@rule("vs:breakthrough")
def test_who_is_not_stunned_lets_nothing_through():
    g = table(side(["red-5"]), side(["blue-1"], hand=["child"]))
    do(g, "attack", "red-5", "blue-1")
    to(g, 1)
    do(g, "play", "child")
    settle(g)
    assert endurance(g) == [50, 50] and not thing(g, "blue-1").stunned


@rule("vs:reinforcement", "vs:507.1")
def test_reinforcement_can_be_answered():
    g = table(side(["red-5"], hand=["stop"]), side(["blue-1"], ["blue-3"]))
    do(g, "attack", "red-5", "blue-1")
    to(g, 1)
    do(g, "reinforce", "blue-3")
    to(g, 0)
    do(g, "play", "stop")
    settle(g)
    assert endurance(g)[1] == 50 - 1 - 7 and not thing(g, "blue-3").ready, "the cost stays paid"


# ---- stun, KO, recovery (7)
@rule("vs:702.1a")
def test_the_loss_is_the_cost():
    g = table(side(["red-3"], hand=["trip"]), side(["blue-4"]))
    do(g, "play", "trip")
    do(g, "target", "blue-4")
    settle(g)
    assert endurance(g) == [50, 46]


@rule("vs:ko")
def test_a_KO_costs_no_endurance_and_takes_the_equipment_along():
    armed = {"card": "red-3", "equipment": ["sword"], **STUNNED}
    g = table(side([armed, {"card": "red-5", **STUNNED}]), side(["blue-3"]), phase="recovery")
    while g.decision.kind != "recover":
        passes(g)
    do(g, "recover", "red-5")
    assert sorted(zone(g, "ko")) == ["red-3", "sword"] and endurance(g) == [50, 50]


@rule("vs:recover")
def test_to_recover_is_to_be_turned_face_up():
    g = table(side([{"card": "red-3", **STUNNED}, "red-5"], hand=["revive"]), side(["blue-3"]))
    do(g, "play", "revive")
    settle(g)
    t = thing(g, "red-3")
    assert t.up and not t.stunned and not in_play(g, "revive")
    assert not can(g, "play", "revive")


@rule("vs:601.1", "vs:404", "vs:602.1", "vs:507.1")
def test_why_not_is_answered_without_a_card_too():
    g = table(side(["red-3"], hand=["red-5"]), side(["blue-3"]), phase="recruit")
    assert [g.explain(0, verb).rule for verb in ("attack", "team_attack", "reinforce", "power_up")] == [
        *("vs:601.1", "vs:601.1", "vs:602.1", "vs:507.1")
    ]
    assert "attack step" in g.explain(0, "attack").text("en")
    assert g.explain(0, "recruit").ok, "there is one that can be"
    g = table(side(["red-3"], hand=["red-5"]), side(["blue-3"]))
    assert g.explain(0, "attack").ok and g.explain(0, "recruit").rule == "vs:404"
