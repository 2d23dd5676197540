"""Set-up and turn: initiative, mulligan, draw, resource, recruit, formation, recovery, winning; three and four players."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import can, do, endurance, in_play, passes, settle, side, table, thing, until, zone

from quickstrike import vs
from quickstrike.kernel.errors import SetupError
from quickstrike.vs.decks import read_deck

KO_ME = {"card": "red-3", "stunned": True}


# ---- set-up (101)
@rule("vs:101.4", "vs:101.5")
def test_one_chooses_who_has_the_initiative():
    g = vs.new(seed=3)
    assert g.decision.kind == "initiative" and len(g.decision.options) == 2
    assert endurance(g) == [50, 50]
    g.answer(g.find("initiative", target=1))
    assert g.state.initiative == 1 and g.decision.seat == 1


@rule("vs:101")
def test_four_cards_and_one_mulligan_of_all_or_nothing():
    g = vs.new(seed=3, start=0)
    first = zone(g, "hand")
    assert g.decision.kind == "mulligan" and len(first) == 4
    do(g, "mulligan")
    assert zone(g, "deck")[:4] == first and len(zone(g, "hand")) == 4
    assert g.decision.seat == 1 and g.decision.kind == "mulligan"
    do(g, "keep")
    assert g.decision.kind not in ("mulligan",)


@rule("vs:101")
def test_the_mulligan_is_shuffled_in_if_the_table_reads_it_so():
    g = vs.new(seed=3, start=0, readings=["mulligan=shuffle"])
    first = zone(g, "hand")
    do(g, "mulligan")
    assert zone(g, "deck")[:4] != first and len(zone(g, "deck")) == 56


@rule("vs:401")
def test_everybody_draws_two_on_the_first_turn_too():
    g = vs.new(seed=3, start=0)
    passes(g, 2)
    assert len(zone(g, "hand")) == 6 and len(zone(g, "hand", 1)) == 6
    g = vs.new(seed=3, start=0, readings=["first-draw=none"])
    passes(g, 2)
    assert len(zone(g, "hand")) == 4


@rule("vs:101.1", "vs:101.2", "vs:101.2a", "vs:101.2b")
@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        ('[60, "t:red-soldier"]', ""),
        ('[59, "t:red-soldier"]', "at least 60"),
        ('[56, "t:red-soldier"], [4, "t:red-1"]', ""),
        ('[56, "t:red-soldier"], [5, "t:red-1"]', "4 are allowed"),
        ('[52, "t:red-soldier"], [4, "t:red-1"], [4, "t:ruby-again"]', ""),
    ],
)
def test_decks(rows, wrong):
    text = f'name = "Test"\ncards = [{rows}]'
    if wrong:
        with pytest.raises(SetupError, match=wrong):
            read_deck(text, "test")
    else:
        assert len(read_deck(text, "test").codes) >= 60


# ---- build (402-405)
@rule("vs:403")
def test_one_card_face_down_as_a_resource():
    g = table(side(hand=["red-1", "red-2"], resources=1), side(["blue-1"]), phase="resource")
    do(g, "resource", "red-2")
    assert zone(g, "row")[-1] == "red-2" and not thing(g, "red-2").up
    assert g.view(1)["players"][0]["resources"] == [{"up": False}, {"up": False}]


@rule("vs:402")
def test_the_one_with_the_initiative_builds_first():
    g = table(side(hand=["red-1"]), side(hand=["blue-1"]), phase="resource", initiative=2)
    assert g.decision.seat == 1
    until(g, "resource", 0)
    assert g.state.primary == 0


@rule("vs:405")
def test_any_formation_can_be_reached():
    g = table(side(["red-1", "red-2"], ["red-3"]), side(["blue-1"]), phase="formation")
    do(g, "move", "red-1", value="front,1")
    assert (thing(g, "red-1").column, thing(g, "red-2").column) == (1, 0), "they change places"
    assert not can(g, "move", "red-1") and not can(g, "move", "red-2", value="front,1")
    do(g, "move", "red-2", value="support,0")
    assert (thing(g, "red-3").row, thing(g, "red-3").column) == ("front", 0)
    do(g, "done")
    assert g.decision.seat == 1


# ---- recovery (408)
@rule("vs:408.2b")
def test_one_recovers_and_the_others_are_KOd():
    g = table(
        side([KO_ME, {"card": "red-2", "stunned": True}]), side([{"card": "blue-3", "stunned": True}]), phase="recovery"
    )
    assert g.decision.seat == 0
    do(g, "recover", "red-3")
    assert g.decision.seat == 1
    do(g, "none")
    until(g, "resource")
    assert in_play(g, "red-3") and thing(g, "red-3").ready
    assert zone(g, "ko") == ["red-2"] and zone(g, "ko", 1) == ["blue-3"]
    assert endurance(g) == [50, 50]


@rule("vs:408.2b")
def test_one_that_cannot_be_KOd_stays_stunned():
    g = table(side([{"card": "undying", "stunned": True}]), side(["blue-3"]), phase="recovery")
    do(g, "none")
    until(g, "resource")
    assert not in_play(g, "undying"), "its text is inactive while it is stunned"


@rule("vs:408.2b")
def test_anchored_by_another_it_stays_stunned():
    g = table(side([KO_ME]), side(["blue-3"]), phase="recovery")
    from quickstrike.vs.rules.layers import modify
    from quickstrike.vs.table import Mod

    power = vs.CARDS["t:undying"].powers[0].gives[0]
    modify(g.state, Mod(power, 0, next(iter(g.state.things)), 1))
    m = g.state.mods[0]
    m.source = next(c for c, t in g.state.things.items() if t.row == "front" and t.seat == 0)
    do(g, "none")
    until(g, "resource")
    assert thing(g, "red-3").stunned


@rule("vs:408.2", "vs:701.12")
def test_recovered_outside_of_the_phase_it_is_exhausted():
    for reading, ready in (([], False), (["recover=ready"], True)):
        g = table(side([KO_ME], hand=["revive"]), side(["blue-3"]), readings=reading)
        do(g, "play", "revive")
        settle(g)
        assert thing(g, "red-3").ready is ready and not thing(g, "red-3").stunned


@rule("vs:408.2")
def test_everything_readies_and_the_initiative_passes():
    g = table(
        side([{"card": "red-3", "exhausted": True}], hand=["red-1"]), side(["blue-3"], hand=["red-1"]), phase="recovery"
    )
    until(g, "resource")
    assert thing(g, "red-3").ready and g.state.initiative == 1 and g.state.turn == 6


# ---- winning (102)
@rule("vs:102")
def test_nobody_loses_before_the_recovery_phase():
    g = table(side(["red-3"], endurance=-4), side(["blue-3"]))
    assert g.result is None
    until(g, "resource")
    assert g.result == "seat 1"


@rule("vs:102")
def test_if_all_are_down_the_highest_wins():
    g = table(side(["red-3"], endurance=-4), side(["blue-3"], endurance=-2), phase="recovery")
    assert g.result == "seat 1"


@rule("vs:102")
def test_equal_ones_play_on_unless_the_table_reads_it_otherwise():
    g = table(side(["red-3"], endurance=-4), side(["blue-3"], endurance=-4), phase="recovery")
    assert g.result is None and g.state.turn == 6
    g = table(side(["red-3"], endurance=0), side(["blue-3"], endurance=0), phase="recovery", readings=["tie=draw"])
    assert g.result == "draw" and g.payoff(0) == 0.5


@rule("vs:102")
def test_an_empty_deck_is_harmless():
    g = table(side(["red-3"], deck=0), side(["blue-3"], hand=["red-1"]), phase="recovery")
    until(g, "resource")
    assert g.result is None
    g = table(side(["red-3"], deck=0), side(["blue-3"], hand=["red-1"]), phase="recovery", readings=["empty-deck=lose"])
    until(g, "attack")
    until(g, "resource")
    assert g.result == "seat 1"


@rule("vs:102")
def test_a_game_that_nobody_can_win_any_more_is_drawn():
    g = table(side(deck=0, resources=0), side(deck=0, resources=0), phase="recovery")
    assert g.result == "draw" and g.state.turn > 10


# ---- three and four players
@rule("vs:102", "vs:408.2b")
def test_three_players_go_clockwise_and_one_may_fall():
    g = table(side(["red-3"]), side(["blue-3"]), side(["green-3"], hand=["red-1"]), initiative=2)
    assert g.decision.seat == 1 and can(g, "attack", "blue-3", "red-3") and can(g, "attack", "blue-3", "green-3")
    passes(g)
    assert g.decision.seat == 2
    g.state.players[0].endurance = 0
    until(g, "resource")
    assert g.result is None and g.state.players[0].out and not in_play(g, "red-3")
    assert g.state.initiative == 2 and g.state.order() == [2, 1]


@rule("vs:212.5b")
def test_two_to_four_players():
    for n in (1, 5):
        with pytest.raises(SetupError, match="2 to 4"):
            vs.new(["tidewatch"] * n)
    with pytest.raises(SetupError, match="did you mean 'tidewatch'"):
        vs.new(["tidewach", "tidewatch"])
    with pytest.raises(SetupError, match="no reading"):
        vs.new(readings=["mulligans=shuffle"])
    with pytest.raises(SetupError, match="can't be"):
        vs.new(readings=["mulligan=never"])
