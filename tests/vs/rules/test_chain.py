"""Priority and the chain, triggered and payment powers, targets, negating."""

from __future__ import annotations

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
    thing,
    to,
    until,
    why,
    zone,
)


@rule("vs:505", "vs:216")
def test_who_acts_keeps_priority():
    g = table(side(["red-1"], hand=["fund", "fund"]), side(["blue-1"]))
    do(g, "play", "fund")
    assert g.decision.seat == 0 and can(g, "play", "fund")


@rule("vs:508", "vs:216")
def test_the_last_effect_resolves_first_and_the_primary_player_has_priority():
    g = table(side(["red-3"], hand=["home"]), side(["blue-3"], hand=["trip", "trip"]))
    do(g, "play", "home")
    do(g, "target", "blue-3")
    to(g, 1)
    do(g, "play", "trip")
    do(g, "target", "red-3")
    assert [x.code for x in g.state.chain] == ["t:home", "t:trip"]
    assert g.decision.seat == 1
    passes(g)
    assert thing(g, "red-3").stunned and in_play(g, "blue-3")
    settle(g)
    assert not in_play(g, "blue-3")


@rule("vs:509")
def test_a_negated_effect_does_nothing_and_the_card_goes_to_the_pile():
    g = table(side(["red-1"], hand=["fund"]), side(["blue-1"], hand=["stop"]))
    do(g, "play", "fund")
    to(g, 1)
    do(g, "play", "stop")
    settle(g)
    quiet(g)
    assert zone(g, "hand") == [] and zone(g, "ko") == ["fund"] and zone(g, "ko", 1) == ["stop"]


@rule("vs:509")
def test_a_negated_plot_twist_of_the_row_stays_face_up():
    g = table(side(["red-1"], resources=["fund", "red-2"]), side(["blue-1"], hand=["stop"]))
    do(g, "play", "fund")
    to(g, 1)
    do(g, "play", "stop")
    settle(g)
    assert zone(g, "row") == ["fund", "red-2"] and thing(g, "fund").up and zone(g, "hand") == []


@rule("vs:509")
def test_a_negated_recruit_is_KOd():
    g = table(side(hand=["red-2", "red-1"]), side(["blue-1"], hand=["stop"]), phase="recruit")
    do(g, "recruit", "red-2")
    to(g, 1)
    do(g, "play", "stop")
    settle(g)
    assert zone(g, "ko") == ["red-2"] and not in_play(g, "red-2")
    assert g.state.players[0].points == 3, "costs stay paid"


@rule("vs:508")
def test_a_target_that_is_gone_is_not_affected():
    g = table(side(["red-3"], hand=["trip"]), side(["blue-3"], hand=["home"]))
    do(g, "play", "trip")
    do(g, "target", "blue-3")
    to(g, 1)
    do(g, "play", "home")
    do(g, "target", "blue-3")
    settle(g)
    assert zone(g, "hand", 1) == ["blue-3"] and endurance(g) == [50, 50]


@rule("vs:505")
def test_without_a_target_it_cannot_be_played():
    g = table(side(["red-3"], hand=["push", "fund"]), side(["blue-3"]))
    assert not can(g, "play", "push") and can(g, "play", "fund")
    assert why(g, 0, "play", "push") == "vs:505"


@rule("vs:505")
def test_play_only_if():
    g = table(side(["green-3"], hand=["fund", "trip"]), side(["blue-3"]))
    assert not can(g, "play", "fund")


@rule("vs:304")
def test_the_threshold():
    g = table(
        side(["red-1"], hand=["common:turncoat", "trip"], resources=5), side([{"card": "blue-3", "stunned": True}])
    )
    assert not can(g, "play", "common:turncoat")
    assert why(g, 0, "play", "common:turncoat") == "vs:304"


@rule("vs:304")
def test_from_the_row_it_stays_and_counts_as_a_resource():
    g = table(side(["red-1"], resources=["fund", "red-2"]), side(["blue-1"]))
    do(g, "play", "fund")
    settle(g)
    assert g.state.resources(0) == 2 and thing(g, "fund").up
    assert not can(g, "play", "fund")


@rule("vs:304", "vs:ongoing")
def test_from_the_hand_only_what_stands_before_ongoing():
    g = table(side(["green-3"], hand=["united"]), side(["blue-1"]))
    do(g, "play", "united")
    settle(g)
    assert zone(g, "ko") == ["united"] and len(zone(g, "hand")) == 1
    assert g.state.index == {}


@rule("vs:304")
def test_turned_face_down_again_it_can_be_played_again():
    g = table(
        side(["red-1"], hand=["turn-down"], resources=[{"card": "united", "up": True}, "red-2"]), side(["blue-1"])
    )
    do(g, "play", "turn-down")
    settle(g)
    assert not thing(g, "united").up and can(g, "play", "united")


@rule("vs:510", "vs:303")
def test_a_location_is_turned_up_without_the_chain_and_used_at_once():
    g = table(side(["red-1"], resources=["tower", "red-2"]), side(["blue-1"], hand=["stop"]))
    do(g, "flip", "tower")
    assert not g.state.chain and thing(g, "tower").up and g.decision.seat == 0
    assert can(g, "use", "tower")


@rule("vs:303")
def test_a_location_is_never_played_from_the_hand():
    g = table(side(["red-1"], hand=["tower", "fund"]), side(["blue-1"]))
    assert not can(g, "flip", "tower") and why(g, 0, "flip", "tower") == "vs:303"


@rule("vs:303.5")
def test_the_older_of_two_locations_goes():
    g = table(side(["red-1"], resources=[{"card": "gym", "up": True}, "gym", "red-2"]), side(["blue-1"]))
    do(g, "flip", "gym")
    assert zone(g, "row") == ["gym", "red-2"] and zone(g, "ko") == ["gym"]


# ---- payment powers (501)
@rule("vs:501", "vs:activate", "vs:505")
def test_activate_exhausts_and_goes_on_the_chain():
    g = table(side(["zapper"]), side(["blue-3"], hand=["stop"]))
    do(g, "use", "zapper")
    assert not thing(g, "zapper").ready and g.state.chain[-1].kind == "payment"
    settle(g)
    assert thing(g, "blue-3").stunned and not can(g, "use", "zapper")


@rule("vs:701.12b")
def test_a_stunned_character_uses_nothing():
    g = table(side([{"card": "zapper", "stunned": True}, "red-1"]), side(["blue-3"]))
    assert not can(g, "use", "zapper") and why(g, 0, "use", "zapper") == "vs:701.12b"


@rule("vs:505")
def test_to_pay_endurance_one_must_have_it():
    g = table(side(["payer"], endurance=10), side(["blue-3"]))
    do(g, "use", "payer")
    assert endurance(g)[0] == 0
    g = table(side(["payer"], endurance=9), side(["blue-3"]))
    assert not can(g, "use", "payer")


@rule("vs:501")
def test_once_a_turn():
    g = table(side(["payer"]), side(["blue-3"]))
    do(g, "use", "payer")
    settle(g)
    assert not can(g, "use", "payer") and why(g, 0, "use", "payer") == "vs:501"


@rule("vs:501.5")
def test_a_power_that_works_from_the_hand():
    g = table(side(["red-3"], hand=["jester"]), side(["blue-4"]))
    assert not can(g, "use", "jester")
    do(g, "attack", "red-3", "blue-4")
    do(g, "use", "jester")
    assert zone(g, "ko") == ["jester"]
    settle(g)
    assert thing(g, "blue-4").stunned


@rule("vs:501.5")
def test_in_play_it_does_not_work():
    g = table(side(["red-3", "jester"]), side(["blue-4"]))
    do(g, "attack", "red-3", "blue-4")
    assert not can(g, "use", "jester")


# ---- modes (505)
@rule("vs:505")
def test_one_or_both():
    g = table(side([{"card": "red-3", "exhausted": True}], hand=["both"], endurance=40), side(["blue-3"]))
    do(g, "play", "both")
    assert [o.value for o in g.decision.options] == ["0", "1", "0,1"]
    do(g, "mode", "both", value="0,1")
    settle(g)
    assert endurance(g)[0] == 45 and thing(g, "red-3").ready


@rule("vs:505")
def test_a_mode_without_a_target_cannot_be_chosen():
    g = table(side(["red-3"], hand=["both"], endurance=40), side(["blue-3"]))
    do(g, "play", "both")
    settle(g)
    assert endurance(g)[0] == 45


@rule("vs:508")
def test_unless():
    for answer, lost, left in (("yes", 50, 1), ("no", 47, 2)):
        g = table(side(["red-3"], hand=["ransom"]), side(["blue-3"], hand=["red-1", "red-2"]))
        do(g, "play", "ransom")
        settle_to(g, "unless")
        do(g, answer)
        settle(g)
        while g.decision.kind == "discard":
            g.answer(g.decision.options[0])
        assert endurance(g)[1] == lost and len(zone(g, "hand", 1)) == left


def settle_to(g, kind):
    while g.decision.kind != kind:
        passes(g)


@rule("vs:508")
def test_unless_without_the_means():
    g = table(side(["red-3"], hand=["ransom"]), side(["blue-3"]))
    do(g, "play", "ransom")
    settle(g)
    assert endurance(g)[1] == 47


# ---- triggered powers (506, 502.3)
@rule("vs:506", "vs:502")
def test_a_trigger_goes_on_the_chain_before_priority():
    g = table(side(["greeter"], hand=["red-2"]), side(["blue-1"], hand=["stop"]), phase="recruit")
    do(g, "recruit", "red-2")
    to(g, 1)
    passes(g)
    do(g, "place", "red-2", value="front,1")
    assert [x.kind for x in g.state.chain] == ["triggered"] and endurance(g)[0] == 50
    settle(g)
    assert endurance(g)[0] == 51


@rule("vs:505.1e")
def test_recruited_before_it_is_in_play():
    g = table(side(["watcher"], hand=["red-2"]), side(["blue-1"], hand=["stop"]), phase="recruit")
    do(g, "recruit", "red-2")
    assert [x.kind for x in g.state.chain] == ["recruit", "triggered"] and not in_play(g, "red-2")
    to(g, 1)
    do(g, "play", "stop")
    do(g, "target", value=f"link:{g.state.chain[0].id}")
    settle(g)
    assert not in_play(g, "red-2"), "negated, and yet it was recruited"
    assert len(zone(g, "hand")) == 1


@rule("vs:502.3")
def test_what_looks_back_sees_its_own_stun():
    g = table(side(["zapper"]), side(["mourner"]))
    do(g, "use", "zapper")
    settle(g)
    assert thing(g, "mourner").stunned and endurance(g)[0] == 49


@rule("vs:502.3")
def test_a_stunned_one_sees_nothing_of_others():
    g = table(side(["zapper"]), side([{"card": "mourner", "stunned": True}, "blue-3"]))
    do(g, "use", "zapper")
    do(g, "target", "blue-3")
    settle(g)
    assert endurance(g)[0] == 50


@rule("vs:502.3")
def test_a_power_of_leaving_play_works_although_it_was_stunned():
    """The example of Mammoth."""
    g = table(side([{"card": "giant", "stunned": True}]), side(["blue-3"]), phase="recovery")
    assert g.decision.kind == "recover"
    do(g, "none")
    until(g, "resource")
    assert zone(g, "ko") == ["giant"] and g.state.resources(0) == 6


@rule("vs:506")
def test_the_order_is_asked_where_they_differ():
    g = table(side(["mourner", "leech"]), side(["mourner", "blue-4"], resources=5))
    s = g.state
    from quickstrike.vs.rules.happen import happened

    happened(s, "becomes stunned", find(g, "leech"))
    happened(s, "stuns", find(g, "leech"))
    s.pending.clear()
    s.stack[-1].pc = 0
    g.start()
    assert g.decision.kind == "order triggers" and len(g.decision.options) == 2


@rule("vs:511.4")
def test_a_team_that_exists_is_chosen():
    g = table(side(["red-soldier"], hand=["protocols"], deck=["green-3"]), side(["blue-3"]))
    do(g, "play", "protocols")
    settle_to(g, "name team")
    named = {o.value for o in g.decision.options}
    assert {"red", "blue", "green", "hollow-court", "avengers"} <= named and "mine-blue" not in named


@rule("vs:511.4")
def test_a_character_that_exists_is_named():
    g = table(side(["red-1"], hand=["wanted"]), side(["blue-3", "blue-1"], hand=["trip"], deck=["two-names"]))
    do(g, "play", "wanted")
    settle_to(g, "name character")
    names = {o.value for o in g.decision.options}
    assert {"Boris", "Rowan", "Rita"} <= names and "Wanted" not in names and "Sword" not in names
    do(g, "name", value="Boris")
    assert (atk(g, "blue-3"), atk(g, "blue-1")) == (3, 1)
