"""Keywords, equipment, uniqueness, control, replacing, moving."""

from __future__ import annotations

from tests.marks import rule
from tests.vs.board import can, do, endurance, find, in_play, passes, settle, side, table, thing, to, until, why, zone


def place(g, at="front,1"):
    while g.decision.kind not in ("place", "move"):
        passes(g)
    do(g, "place", value=at)


# ---- recruiting
@rule("vs:404", "vs:loyalty")
def test_loyalty():
    g = table(side(["blue-3"], hand=["loyal", "red-1"]), side(["blue-1"]), phase="recruit")
    assert not can(g, "recruit", "loyal") and why(g, 0, "recruit", "loyal") == "vs:404"
    g = table(side(["red-3"], hand=["loyal"]), side(["blue-1"]), phase="recruit")
    assert can(g, "recruit", "loyal")


@rule("vs:404", "vs:boost")
def test_boost_costs_more_and_does_more():
    g = table(side(["red-3"], hand=["boosted"], resources=3), side(["blue-1"]), phase="recruit")
    do(g, "recruit", "boosted", value="boost")
    assert g.state.players[0].points == 0
    place(g)
    assert thing(g, "boosted").counters == {"spark": 2}
    g = table(side(["red-3"], hand=["boosted"], resources=2), side(["blue-1"]), phase="recruit")
    assert not can(g, "recruit", "boosted", value="boost") and can(g, "recruit", "boosted")


@rule("vs:404")
def test_points_are_as_many_as_resources_and_lost_at_the_end():
    g = table(side(hand=["red-2", "red-3", "red-1"], resources=4), side(["blue-1"]), phase="recruit")
    assert g.state.players[0].points == 4
    do(g, "recruit", "red-3")
    place(g, "front,0")
    assert not can(g, "recruit", "red-2") and why(g, 0, "recruit", "red-2") == "vs:404"
    until(g, "formation")
    assert g.state.players[0].points == 0


@rule("vs:505", "vs:additional-cost")
def test_an_additional_cost_must_be_paid():
    g = table(side(["red-3"], hand=["dear", "trip", "red-1"]), side(["blue-1"]), phase="recruit")
    do(g, "recruit", "dear")
    assert zone(g, "ko") == ["red-1"], "the only character card, so nobody is asked"
    g = table(side(["red-3"], hand=["dear", "trip"]), side(["blue-1"]), phase="recruit")
    assert not can(g, "recruit", "dear") and why(g, 0, "recruit", "dear") == "vs:505"


# ---- uniqueness
@rule("vs:303.5", "vs:uniqueness")
def test_the_older_character_of_a_name_is_KOd():
    g = table(side(["red-1"], hand=["ruby-again"]), side(["blue-1"]), phase="recruit")
    do(g, "recruit", "ruby-again")
    place(g)
    assert zone(g, "ko") == ["red-1"] and in_play(g, "ruby-again")
    assert endurance(g)[0] == 50


@rule("vs:303.5", "vs:201", "vs:uniqueness")
def test_a_second_name_counts_too_and_a_stunned_one_has_its_name():
    g = table(side([{"card": "red-2", "stunned": True}], hand=["two-names"]), side(["blue-1"]), phase="recruit")
    do(g, "recruit", "two-names")
    place(g)
    assert zone(g, "ko") == ["red-2"]


@rule("vs:101.2b", "vs:army")
def test_army_characters_are_not_unique():
    g = table(side(["red-soldier"], hand=["red-soldier"]), side(["blue-1"]), phase="recruit")
    do(g, "recruit", "red-soldier")
    place(g)
    assert len(list(g.state.characters(0))) == 2


@rule("vs:303.5", "vs:unique")
def test_unique_equipment():
    g = table(
        side([{"card": "red-1", "equipment": ["crown"]}, "red-2"], hand=["crown"]), side(["blue-1"]), phase="recruit"
    )
    do(g, "recruit", "crown")
    settle(g)
    assert zone(g, "ko") == ["crown"] and thing(g, "crown").on == find(g, "red-2")


# ---- equipment (302.3a)
@rule("vs:302.3a")
def test_who_can_carry():
    full = {"card": "red-1", "equipment": ["sword"]}
    g = table(
        side([full, "red-2", {"card": "red-3", "stunned": True}, "blue-1"], hand=["sword"]),
        side(["blue-3"]),
        phase="recruit",
    )
    do(g, "recruit", "sword")
    assert [g.state.codes[o.card] for o in g.decision.options] == ["t:red-2", "t:blue-1"]


@rule("vs:302.3a", "vs:302")
def test_a_stunned_bearer_is_still_full_and_a_pier_gives_room():
    g = table(
        side([{"card": "red-1", "equipment": ["sword"]}], hand=["crown", "red-2"]), side(["blue-3"]), phase="recruit"
    )
    assert not can(g, "recruit", "crown") and why(g, 0, "recruit", "crown") == "vs:302.3a"
    pier = [{"card": "pier", "up": True}]
    g = table(
        side([{"card": "red-1", "equipment": ["sword"]}], hand=["crown"], resources=pier),
        side(["blue-3"]),
        phase="recruit",
    )
    assert can(g, "recruit", "crown")


@rule("vs:302.3a", "vs:302")
def test_equipment_of_a_team():
    g = table(side(["blue-1"], hand=["red-cape", "red-1"]), side(["blue-3"]), phase="recruit")
    assert not can(g, "recruit", "red-cape")


@rule("vs:302.3a", "vs:508")
def test_a_bearer_that_left_in_response():
    g = table(side(["red-2"], hand=["sword"]), side(["blue-3"], hand=["trip"]), phase="recruit")
    do(g, "recruit", "sword")
    to(g, 1)
    do(g, "play", "trip")
    do(g, "target", "red-2")
    settle(g)
    assert zone(g, "ko") == ["sword"]


@rule("vs:212.5b", "vs:302")
def test_equipment_goes_with_its_bearer():
    g = table(side([{"card": "red-1", "equipment": ["sword"]}], hand=["home"]), side(["blue-3"]))
    do(g, "play", "home")
    do(g, "target", "red-1")
    settle(g)
    assert sorted(zone(g, "ko")) == ["home", "sword"] and zone(g, "hand") == ["red-1"]


@rule("vs:212.5d", "vs:512.4", "vs:control")
def test_whoever_transfers_equipment_controls_it():
    g = table(side(["red-1"], hand=["take-sword"]), side([{"card": "blue-3", "equipment": ["sword"]}]))
    do(g, "play", "take-sword")
    while g.decision.kind != "bearer":
        passes(g)
    do(g, "target", "red-1")
    t = thing(g, "sword")
    assert (t.seat, g.state.owner[t.card]) == (0, 1)


# ---- control and zones (212)
@rule("vs:212.5d", "vs:512.3", "vs:control")
def test_moving_takes_control_and_a_card_goes_home_to_its_owner():
    g = table(side(["red-1"], hand=["steal", "home"]), side(["blue-3"]))
    do(g, "play", "steal")
    place(g, "support,0")
    assert thing(g, "blue-3").seat == 0 and thing(g, "blue-3").row == "support"
    do(g, "play", "home")
    do(g, "target", "blue-3")
    settle(g)
    assert zone(g, "hand", 1) == ["blue-3"]


@rule("vs:512.3")
def test_moving_only_to_ones_own_empty_positions_the_same_one_too():
    g = table(side(["red-1", "red-2"], hand=["leap"]), side(["blue-3"]))
    do(g, "play", "leap")
    do(g, "target", "red-1")
    while g.decision.kind != "move":
        passes(g)
    places = {o.value for o in g.decision.options}
    assert "front,0" in places and "front,1" not in places and "support,0" in places


@rule("vs:212.7a", "vs:212.7b")
def test_removed_from_the_game_is_public():
    g = table(side(["red-1"], hand=["exile"]), side(["blue-3"]))
    do(g, "play", "exile")
    do(g, "target", "blue-3")
    settle(g)
    assert g.view(0)["players"][1]["removed"] == ["t:blue-3"] and g.view(-1)["players"][1]["removed"] == ["t:blue-3"]


# ---- replacing (512.5)
@rule("vs:512.5", "vs:replace")
def test_replacing_a_face_down_resource():
    g = table(side(["red-1"], resources=[{"card": "tower", "up": True}, "red-2"], deck=["red-3"]), side(["blue-3"]))
    do(g, "use", "tower")
    settle(g)
    assert zone(g, "row") == ["tower", "red-3"] and zone(g, "ko") == ["red-2"]
    assert not thing(g, "red-3").up
    shown = g.view(0)["players"][0]["resources"][1]
    assert shown["code"] == "t:red-3", "its controller may look at it"
    assert g.view(1)["players"][0]["resources"][1] == {"up": False}


@rule("vs:512.5", "vs:replace")
def test_without_a_resource_to_ko_the_deck_stays():
    g = table(
        side(["red-1"], resources=[{"card": "tower", "up": True}, {"card": "gym", "up": True}], deck=["red-3"]),
        side(["blue-3"]),
    )
    do(g, "use", "tower")
    settle(g)
    assert zone(g, "deck") == ["red-3"] and len(zone(g, "row")) == 2


@rule("vs:512.5")
def test_have_a_blast():
    g = table(
        side(["red-1"], hand=["classic:have-a-blast", "red-2"]),
        side(["blue-3"], resources=[{"card": "tower", "up": True}], deck=["red-3"]),
    )
    do(g, "play", "classic:have-a-blast")
    settle(g)
    assert sorted(zone(g, "ko")) == ["classic:have-a-blast", "red-2"]
    assert zone(g, "row", 1) == ["red-3"] and zone(g, "ko", 1) == ["tower"]


# ---- evasion (707.6)
@rule("vs:707.6", "vs:702.1", "vs:408.1")
def test_evasion_stuns_now_and_recovers_at_the_start_of_recovery():
    g = table(side(["evader"]), side(["blue-3"]))
    do(g, "use", "evader")
    assert thing(g, "evader").stunned and endurance(g)[0] == 48
    until(g, "resource")
    assert in_play(g, "evader") and not thing(g, "evader").stunned and thing(g, "evader").ready


@rule("vs:707.6", "vs:408.2b")
def test_evasion_is_not_the_normal_recovery():
    g = table(side(["evader", {"card": "red-3", "stunned": True}]), side(["blue-3"]))
    do(g, "use", "evader")
    while g.decision.kind != "recover":
        passes(g)
    do(g, "recover", "red-3")
    until(g, "resource")
    assert in_play(g, "evader") and in_play(g, "red-3")


@rule("vs:707.6")
def test_who_cannot_be_stunned_cannot_evade():
    g = table(side(["evader"], hand=["child"]), side(["blue-3"]))
    do(g, "play", "child")
    settle(g)
    assert not can(g, "use", "evader")


# ---- invulnerability (707.7)
@rule("vs:707.7")
def test_invulnerability_loses_no_endurance():
    g = table(side(["red-5"]), side(["invulnerable"]))
    do(g, "attack", "red-5", "invulnerable")
    settle(g)
    assert thing(g, "invulnerable").stunned and endurance(g)[1] == 50 - 6, "breakthrough counts all the same"


@rule("vs:707.7a", "vs:707.8b", "vs:707.8e")
def test_invulnerability_that_goes_with_the_stun():
    """Krypto."""
    g = table(side(["red-1"], hand=["trip", "trip"]), side(["space-dog"]))
    assert thing(g, "space-dog").counters == {"cosmic": 1}
    do(g, "play", "trip")
    do(g, "target", "space-dog")
    settle(g)
    assert thing(g, "space-dog").stunned and thing(g, "space-dog").counters == {} and endurance(g)[1] == 50


@rule("vs:707.8e")
def test_without_its_counter_the_text_is_not_there():
    g = table(side(["red-1"], hand=["trip"]), side([{"card": "space-dog"}], hand=["revive"]))
    thing(g, "space-dog").counters.clear()
    g.state.touch()
    do(g, "play", "trip")
    do(g, "target", "space-dog")
    settle(g)
    assert endurance(g)[1] == 48


# ---- cosmic (707.8)
@rule("vs:707.8", "vs:707.8a")
def test_a_cosmic_character_comes_with_a_counter():
    g = table(side(["red-1"], hand=["space-dog"]), side(["blue-3"]), phase="recruit")
    do(g, "recruit", "space-dog")
    place(g)
    assert thing(g, "space-dog").counters == {"cosmic": 1}


@rule("vs:707.8c")
def test_never_more_than_one():
    """Parasite."""
    g = table(side(["leech"]), side(["blue-3"]))
    do(g, "attack", "leech", "blue-3")
    settle(g)
    assert thing(g, "leech").counters == {"cosmic": 1}
    g = table(side(["leech"]), side(["blue-3"]))
    thing(g, "leech").counters.clear()
    do(g, "attack", "leech", "blue-3")
    settle(g)
    assert thing(g, "leech").counters == {"cosmic": 1}


@rule("vs:707.8d")
def test_only_on_cosmic_characters():
    g = table(side(["red-1"], hand=["spark"]), side(["blue-3"]))
    do(g, "play", "spark")
    do(g, "target", "blue-3")
    settle(g)
    assert thing(g, "blue-3").counters == {}
