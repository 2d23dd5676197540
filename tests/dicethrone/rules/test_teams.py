"""Four players: two against two."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, by, calm, can, do, health, may, put, roll, table
from tests.dicethrone.sage import sage  # noqa: F401
from tests.dicethrone.trial import BOLT, SHARDS, STRIKE, trial  # noqa: F401
from tests.marks import rule, ruling

from quickstrike import dicethrone as dt

FOUR = "trial thor black-widow spider-man"


def team_table(**more):
    return table(FOUR, mode="teams", **more)


@rule("dt:two-against-two.1", "dt:two-against-two.5")
def test_two_teams_with_one_dial_each():
    g = dt.new(["thor", "black-widow", "spider-man", "thor"])
    assert g.state.mode == "teams"
    assert [p.team for p in g.state.players] == [0, 1, 0, 1]
    assert health(g) == [50, 50]
    assert [g.state.health(x) for x in range(4)] == [50] * 4


@rule("dt:two-against-two.2")
def test_team_mates_see_each_others_cards():
    g = team_table(hands={0: ["tip-it"], 1: ["so-wild"], 2: ["six-it"], 3: ["better-d"]})
    for seat in range(4):
        seen = [p["hand"] is not None for p in g.view(seat)["players"]]
        assert seen == [seat % 2 == 0, seat % 2 == 1, seat % 2 == 0, seat % 2 == 1]
    assert g.view(2)["players"][0]["hand"] == g.state.zones["hand0"]


@rule("dt:two-against-two.3", "dt:setup.7")
def test_a_die_decides_who_begins():
    starts = {dt.new(["thor"] * 4, seed=seed).state.active for seed in range(24)}
    assert starts == {0, 1, 2, 3}
    g = dt.new(["thor"] * 4, seed=1)
    rolled = [(n[1], n[2]) for n in g.log if n[0] == "start roll"][:4]
    assert dict(rolled)[g.state.active] == max(n for _, n in rolled)


@rule("dt:two-against-two.4")
def test_turns_zigzag():
    g = team_table()
    seats = []
    for _ in range(5):
        seats.append(g.state.active)
        do(g, "next")
        do(g, "decline")
        do(g, "next")
    assert seats == [0, 1, 2, 3, 0]
    assert [g.state.players[x].team for x in seats] == [0, 1, 0, 1, 0]


@rule("dt:two-against-two.6")
def test_only_the_start_player_skips_an_income_phase():
    g = dt.new(["thor", "spider-man", "spider-man", "thor"], start=2)
    got = []
    for _ in range(5):
        seat = g.state.active
        got.append((seat, g.state.players[seat].points, len(g.state.zones[f"hand{seat}"])))
        do(g, "next")
        do(g, "decline")
        do(g, "next")
    assert got == [(2, 2, 4), (3, 3, 5), (0, 3, 5), (1, 3, 5), (2, 3, 5)]


@rule("dt:two-against-two.7")
@pytest.mark.parametrize("die", [1, 3])
def test_damage_to_either_comes_off_the_common_dial(die: int):
    g = team_table()
    attack(g, "bolt", *BOLT, then=(die,))
    calm(g)
    assert health(g) == [50, 44]


@rule("dt:two-against-two.7", "dt:collateral-damage.5")
def test_both_hurt_at_once_is_the_sum():
    g = team_table(hands={1: ["not-this-time"]})
    attack(g, "shards", *SHARDS)
    do(g, "play", card="not-this-time")
    do(g, "player", target=1)
    calm(g)
    assert health(g) == [50, 48]  # 2 for each, but seat 1 has prevented his


@rule("dt:two-against-two.7", "dt:winning-the-game")
def test_a_team_falls_together():
    g = team_table(health={1: 4})
    attack(g, "shards", *SHARDS)
    assert g.result == "team 0"
    assert [p.out for p in g.state.players] == [False, True, False, True]


@rule("dt:two-against-two.8")
def test_each_pays_with_his_own_points():
    g = team_table(points={0: 0, 2: 15}, hands={0: ["double-up", "triple-up"]})
    assert not can(g, "play", card="double-up")
    put(g, 2, "double-up", "hand")
    assert {d.seat for d in g.decisions for o in d.options if o.verb == "play"} == {2}
    by(g, 2, "play", card="double-up")
    assert [g.state.players[x].points for x in (0, 2)] == [0, 14]
    assert [len(g.state.zones[f"hand{x}"]) for x in (0, 2)] == [2, 2]


@rule("dt:two-against-two.9")
@pytest.mark.parametrize(
    ("hero", "tokens", "hand"),
    [
        ("black-widow", {"agility": 2}, ["black-widow:recoil"]),
        ("thor", {"focus": 1, "electrokinesis": 4}, ["thor:invulnerability"]),
        ("spider-man", {"invisibility": 1}, ["spider-man:nice-try"]),
    ],
)
def test_nobody_lessens_his_team_mates_damage(hero: str, tokens: dict[str, int], hand: list[str]):
    g = table(f"trial trial trial {hero}", mode="teams", tokens={3: tokens}, hands={3: hand, 0: ["trial:one"]})
    attack(g, "bolt", *BOLT, then=(1,))
    while g.decision.kind != "main":
        shown = [o for d in g.decisions if d.seat == 3 for o in d.options if o.verb in ("play", "spend")]
        assert [o.value for o in shown] == ["focus"] * ("focus" in tokens)  # which prevents nothing
        do(g, "pass")
    assert health(g) == [50, 44]


@rule("dt:two-against-two.9")
@ruling("dtr:not-this-time", "dtr:chosen-player")
def test_not_this_time_protects_a_team_mate():
    g = team_table(hands={3: ["not-this-time"]})
    attack(g, "bolt", *BOLT, then=(1,))
    assert g.decision.seat == 3 and g.decision.about == "last"
    do(g, "play", card="not-this-time")
    calm(g)
    assert health(g) == [50, 50]


@rule("dt:two-against-two.9", "dt:isolated-source")
@ruling("dtr:not-this-time")
def test_not_this_time_protects_a_team_mate_from_an_isolated_source():
    g = table("thor thor black-widow spider-man", mode="teams", hands={3: ["not-this-time"]})
    attack(g, "hammered", 1, 2, 3, 4, 6, then=(1,))
    do(g, "player", target=1)
    assert g.decision.seat == 3 and g.decision.about == "isolated"
    do(g, "play", card="not-this-time")
    assert health(g) == [50, 50]


@rule("dt:two-against-two.10")
def test_a_team_mate_alters_dice_so_that_nobody_is_hurt():
    g = team_table(hands={3: ["so-wild"]})
    attack(g, "strike", *STRIKE)
    assert g.decision.seat == 3 and g.decision.about == "declared"
    do(g, "play", card="so-wild")
    do(g, "die", ability=0, value="6")
    assert g.decision.kind == "roll" and not can(g, "declare")


@rule("dt:two-against-two.10")
@ruling("dtr:try-try-again")
def test_a_team_mate_helps_to_roll_better():
    g = team_table(hands={2: ["try-try-again", "so-wild"], 1: ["try-try-again"]})
    roll(g, 1, 1, 1, 4, 6)
    assert not may(g, 1, "play")  # never on an opponent's dice
    g.state.loaded = (1,)
    by(g, 2, "play", card="try-try-again")
    do(g, "reroll", ability=3)
    do(g, "stop")
    assert g.state.rolls[-1].dice == (1, 1, 1, 1, 6) and can(g, "declare", value="strike")
