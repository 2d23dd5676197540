"""Each reading, played both ways: what a table chooses is what happens."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import can, do, endurance, find, in_play, passes, settle, side, table, teams, thing, to, until, zone

from quickstrike import vs
from quickstrike.vs.game import VsGame
from quickstrike.vs.readings import ALL
from quickstrike.vs.rules.zones import positions

COVERED = [
    "mulligan",
    "mulligan-order",
    "first-draw",
    "tie",
    "empty-deck",
    "stalemate",
    "recover",
    "negative",
    "row-width",
    "second-location",
    "ongoing",
    "flip",
    "draw-priority",
    "recruit-timing",
    "readying",
    "primary-player",
    "priority-after",
    "trigger-order",
    "illegal-target",
    "negated-recruit",
    "equal",
    "struck-back",
    "team-direct",
    "direct-breakthrough",
    "some-illegal",
    "reinforcement",
    "answer-reinforcement",
    "lone-attacker",
    "team-stun",
]


def other(name: str) -> list[str]:
    return [f"{name}={next(r.choices[1] for r in ALL if r.name == name)}"]


def both(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("readings", "usual"), [([], True), (other(name), False)])


def test_every_reading_is_here():
    assert sorted(COVERED) == sorted(r.name for r in ALL)


@rule("vs:104")
@both("negative")
def test_numbers_below_zero(readings, usual):
    g = table(side(["red-1", "red-3"], hand=["shrink"]), side([{"card": "blue-1", "stunned": True}]), readings=readings)
    do(g, "play", "shrink")
    do(g, "target", "red-1")
    settle(g)
    do(g, "team_attack", target=1, value="red")
    settle(g)
    assert endurance(g)[1] == (45 if usual else 50), "5 and -8 are 5, or nothing at all"


@rule("vs:212.5b")
@both("row-width")
def test_the_width_of_rows(readings, usual):
    g = table(
        side([f"red-{n}" for n in (1, 2, 3, 5)] + ["red-flier", "red-archer", "captain"]),
        side(["blue-3"]),
        readings=readings,
    )
    assert (("front", 7) in positions(g.state, 0)) is usual


@rule("vs:303.5")
@both("second-location")
def test_two_locations(readings, usual):
    g = table(
        side(["red-1"], resources=[{"card": "gym", "up": True}, "gym", "red-2"]), side(["blue-1"]), readings=readings
    )
    old = g.state.zones["row0"][0]
    do(g, "flip", "gym")
    assert (old in g.state.things) is not usual


@rule("vs:101")
@both("mulligan-order")
def test_who_decides_on_the_mulligan_first(readings, usual):
    g = vs.new(seed=1, start=0, readings=readings)
    assert (g.decision.kind, g.decision.seat) == ("mulligan", 0 if usual else 1)
    do(g, "keep")
    assert (g.decision.kind, g.decision.seat) == ("mulligan", 1 if usual else 0)


def nation(readings: list[str], **them: object) -> VsGame:
    """The ongoing plot twist Nation is played from the row: red characters are blue as well."""
    g = table(side(["red-3"], resources=["nation", "red-1"]), side(["blue-3"], **them), readings=readings)
    do(g, "play", "nation")
    return g


def is_blue(g: VsGame) -> bool:
    return "blue" in teams(g, "red-3")


@rule("vs:ongoing")
@both("ongoing")
def test_when_an_ongoing_text_becomes_active(readings, usual):
    g = nation(readings, hand=["trip"])
    assert thing(g, "nation").up and g.state.chain and is_blue(g) is usual
    assert g.view(1)["players"][0]["resources"][0]["ongoing"] is usual
    copy = VsGame.load(g.save())
    for x in (g, copy):
        settle(x)
        assert is_blue(x) and not x.state.dormant


@rule("vs:ongoing")
@both("ongoing")
def test_an_ongoing_plot_twist_that_is_negated(readings, usual):
    g = nation(readings, hand=["stop"])
    to(g, 1)
    do(g, "play", "stop")
    settle(g)
    assert thing(g, "nation").up and is_blue(g) is usual


@rule("vs:510")
@both("flip")
def test_turning_up_a_location(readings, usual):
    g = table(side(["red-1"], resources=["gym", "red-2"]), side(["blue-1"], hand=["trip"]), readings=readings)
    do(g, "flip", "gym")
    assert thing(g, "gym").up is usual and bool(g.state.chain) is not usual
    settle(g)
    assert thing(g, "gym").up


@rule("vs:401")
@both("draw-priority")
def test_priority_in_the_draw_phase(readings, usual):
    g = table(side(["red-1"], hand=["trip"]), side(["blue-1"]), phase="draw", readings=readings)
    assert g.state.phase == ("draw" if usual else "resource")


@rule("vs:404")
@both("recruit-timing")
def test_recruiting_in_answer(readings, usual):
    g = table(
        side(["red-1"], hand=["fund", "red-2"]), side(["blue-1"], hand=["trip"]), phase="recruit", readings=readings
    )
    do(g, "play", "fund")
    assert can(g, "recruit", "red-2") is not usual


@rule("vs:408.2")
@both("readying")
def test_when_everything_readies(readings, usual):
    g = table(
        side([{"card": "red-3", "exhausted": True}], hand=["trip"]),
        side(["blue-3"]),
        phase="recovery",
        readings=readings,
    )
    assert g.state.phase == "recovery"
    passes(g)
    until(g, "draw")
    assert thing(g, "red-3").ready, "before the draw phase is over at the latest"


@rule("vs:216")
@both("primary-player")
def test_who_is_the_primary_player_of_a_step(readings, usual):
    hand = ["trip"]
    g = table(side(["red-3"], hand=hand), side(["blue-3"], hand=hand), active=2, readings=readings)
    assert g.decision.seat == (1 if usual else 0)


@rule("vs:508")
@both("priority-after")
def test_priority_after_a_resolution(readings, usual):
    hand = ["trip", "trip"]
    g = table(side(["red-3", "red-2"], hand=hand), side(["blue-3", "blue-4"], hand=hand), readings=readings)
    do(g, "play", "trip")
    do(g, "target", "blue-3")
    to(g, 1)
    do(g, "play", "trip")
    do(g, "target", "red-3")
    while len(g.state.chain) > 1:
        passes(g)
    assert g.decision.seat == (0 if usual else 1)


@rule("vs:506")
@both("trigger-order")
def test_triggers_of_two_players(readings, usual):
    g = table(side(["mourner", "red-3"]), side(["mourner", "blue-4"], hand=["trip"]), readings=readings)
    from quickstrike.vs.rules.chain import next_waiting
    from quickstrike.vs.rules.happen import happened

    happened(g.state, "becomes stunned", find(g, "red-3"))
    happened(g.state, "becomes stunned", find(g, "blue-4"))
    assert next_waiting(g.state)[0].seat == (0 if usual else 1)


@rule("vs:508")
@both("illegal-target")
def test_one_of_two_targets_is_gone(readings, usual):
    g = table(side(["red-3"], hand=["pair"]), side(["blue-3", "blue-4"], hand=["home"]), readings=readings)
    do(g, "play", "pair")
    do(g, "target", "blue-3")  # the other one is Bruno: there is no choice
    to(g, 1)
    do(g, "play", "home")
    do(g, "target", "blue-3")
    settle(g)
    assert zone(g, "hand", 1) == ["blue-3"] and thing(g, "blue-4").stunned is usual


@rule("vs:509")
@both("negated-recruit")
def test_where_a_negated_recruit_goes(readings, usual):
    g = table(side(hand=["red-2", "red-1"]), side(["blue-1"], hand=["stop"]), phase="recruit", readings=readings)
    do(g, "recruit", "red-2")
    to(g, 1)
    do(g, "play", "stop")
    settle(g)
    assert ("red-2" in zone(g, "ko")) is usual and ("red-2" in zone(g, "hand")) is not usual


@rule("vs:602.4")
@both("equal")
def test_as_much_as_the_defense(readings, usual):
    g = table(side(["red-3"]), side(["blue-4"]), readings=readings)
    do(g, "attack", "red-3", "blue-4")
    settle(g)
    assert thing(g, "red-3").stunned and not thing(g, "blue-4").stunned, "5 against 6, and 6 against 4"
    g = table(side(["blue-3"]), side(["blue-3"]), readings=readings)
    do(g, "attack", "blue-3")
    settle(g)
    assert [t.stunned for t in g.state.all_characters()] == [usual, usual], "4 against 4"


@rule("vs:602.4")
@both("struck-back")
def test_who_chooses_the_one_that_is_struck_back(readings, usual):
    g = table(side(["red-3", "red-2"]), side(["blue-4"]), readings=readings)
    do(g, "team_attack", target="blue-4", value="red")
    while g.decision.kind != "struck":
        passes(g)
    assert g.decision.seat == (1 if usual else 0)


@rule("vs:601.1")
@both("team-direct")
def test_a_team_against_a_player(readings, usual):
    g = table(side(["red-3", "red-2"]), side([{"card": "blue-4", "stunned": True}]), readings=readings)
    assert can(g, "team_attack", target=1) is usual


@rule("vs:602.4")
@both("direct-breakthrough")
def test_whether_a_direct_attack_is_breakthrough(readings, usual):
    g = table(side(["bruiser"]), side([{"card": "blue-4", "stunned": True}]), readings=readings)
    do(g, "attack", "bruiser", 1)
    settle(g)
    assert len(zone(g, "hand")) == (1 if usual else 0) and endurance(g)[1] == 44


@rule("vs:601.2")
@both("some-illegal")
def test_one_attacker_of_a_team_is_gone(readings, usual):
    g = table(side(["red-5", "red-2"]), side(["blue-4"], hand=["trip"]), readings=readings)
    do(g, "team_attack", target="blue-4", value="red")
    to(g, 1)
    do(g, "play", "trip")
    do(g, "target", "red-2")
    settle(g)
    assert thing(g, "red-5").ready is not usual and thing(g, "blue-4").stunned is usual


@rule("vs:602.1")
@both("reinforcement")
def test_from_which_row_one_reinforces(readings, usual):
    g = table(side(["red-5"]), side(["blue-3", "blue-1"]), readings=readings)
    do(g, "attack", "red-5", "blue-3")
    assert can(g, "reinforce", "blue-1") is not usual
    assert in_play(g, "blue-1")


@rule("vs:507.1")
@both("answer-reinforcement")
def test_whether_reinforcement_can_be_answered(readings, usual):
    g = table(side(["red-5"], hand=["trip"]), side(["blue-3"], ["blue-1"]), readings=readings)
    do(g, "attack", "red-5", "blue-3")
    to(g, 1)
    do(g, "reinforce", "blue-1")
    assert bool(g.state.chain) is usual and g.state.attack.reinforced is not usual
    lost = endurance(g)[1]
    settle(g)
    assert lost - endurance(g)[1] == 3, "no breakthrough either way"
