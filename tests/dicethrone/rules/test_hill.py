"""Three players: King of the Hill."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, count, do, health, table
from tests.dicethrone.trial import BOLT, ODD, SHARDS, STRIKE, WRATH, trial  # noqa: F401
from tests.marks import rule, ruling

from quickstrike import dicethrone as dt

THREE = "trial thor black-widow"


def cards(g, seat: int = 0) -> int:
    return len(g.state.zones[f"hand{seat}"])


@rule("dt:king-of-the-hill.1")
def test_thirty_five_health_each():
    g = dt.new(["thor", "black-widow", "spider-man"])
    assert g.state.mode == "hill" and health(g) == [35, 35, 35]


@rule("dt:king-of-the-hill.2")
def test_a_die_decides_who_begins():
    starts = set()
    for seed in range(12):
        g = dt.new(["thor", "black-widow", "spider-man"], seed=seed)
        rolled = [(n[1], n[2]) for n in g.log if n[0] == "start roll"]
        best = max(n for _, n in rolled[:3])
        assert [s for s, _ in rolled[:3]] == [0, 1, 2]
        assert g.state.active in [s for s, n in rolled[:3] if n == best]
        starts.add(g.state.active)
    assert starts == {0, 1, 2}


@rule("dt:king-of-the-hill.3")
def test_turns_go_round():
    g = table(THREE, mode="hill")
    seats = []
    for _ in range(5):
        seats.append(g.state.active)
        do(g, "next")
        do(g, "decline")
        do(g, "next")
    assert seats == [0, 1, 2, 0, 1]


@rule("dt:king-of-the-hill.4")
@pytest.mark.parametrize(("target", "left"), [(1, [35, 29, 35]), (2, [35, 35, 29])])
def test_the_attacker_chooses_his_target(target: int, left: list[int]):
    g = table(THREE, mode="hill")
    attack(g, "bolt", *BOLT)
    do(g, "player", target=target)
    calm(g)
    assert health(g) == left


@rule("dt:king-of-the-hill.5", "dt:king-of-the-hill.6")
@ruling("dtr:king-of-the-hill")
@pytest.mark.parametrize(
    ("dials", "target", "drawn"),
    [
        pytest.param((20, 30, 25), 1, 1, id="the leader"),
        pytest.param((20, 30, 25), 2, 0, id="somebody else"),
        pytest.param((20, 30, 30), 2, 1, id="one of two leaders"),
        pytest.param((20, 30, 30), 1, 1, id="the other of two"),
        pytest.param((30, 30, 25), 1, 1, id="tied with the attacker", marks=rule("dt:king-of-the-hill.7")),
        pytest.param((35, 35, 35), 2, 1, id="all are", marks=rule("dt:king-of-the-hill.7")),
        pytest.param((31, 30, 30), 1, 0, id="the attacker alone leads", marks=rule("dt:king-of-the-hill.8")),
    ],
)
def test_a_card_for_attacking_a_leader(dials: tuple[int, int, int], target: int, drawn: int):
    g = table(THREE, mode="hill", health=dict(enumerate(dials)))
    attack(g, "bolt", *BOLT)
    do(g, "player", target=target)
    calm(g)
    assert cards(g) == drawn


@rule("dt:king-of-the-hill.6")
def test_the_card_comes_before_any_effect_on_the_target():
    """Webbed is inflicted by the ultimate itself, before its damage; the card is there when its 2 damage come."""
    g = table("spider-man thor black-widow", mode="hill")
    attack(g, "venom-shockwave", *WRATH)
    do(g, "player", target=1)
    calm(g)
    order = [n[0] for n in g.log if n[0] in ("target", "leader", "draw", "inflict", "damage")][-6:]
    assert order == ["target", "leader", "draw", "inflict", "damage", "damage"]


@rule("dt:king-of-the-hill.6", "dt:attack")
@pytest.mark.parametrize(("ability", "dice"), [("rob", ODD), ("shards", SHARDS)])
def test_no_card_without_an_attack(ability: str, dice: tuple[int, ...]):
    g = table(THREE, mode="hill", health={0: 20})
    attack(g, ability, *dice)
    if g.decision.kind == "target":
        do(g, "player", target=1)
    calm(g)
    assert cards(g) == 0


@rule("dt:king-of-the-hill.6", "dt:ultimate-ability.1")
def test_an_ultimate_is_an_attack_too():
    g = table(THREE, mode="hill", health={0: 20})
    attack(g, "wrath", *WRATH)
    do(g, "player", target=2)
    calm(g)
    assert cards(g) == 1


# ---- somebody is defeated
@rule("dt:health", "dt:king-of-the-hill.3", "dt:winning-the-game")
def test_the_game_goes_on_with_two():
    g = table(THREE, mode="hill", health={1: 6})
    attack(g, "bolt", *BOLT)
    do(g, "player", target=1)
    calm(g)
    assert g.state.players[1].out and g.result is None
    do(g, "next")
    assert g.state.active == 2  # seat 1 has no turn any more
    attack(g, "grapple", 6, 6, 6, 6, 1)
    calm(g)
    assert health(g) == [29, 0, 35]  # only one opponent is left: no choice
    do(g, "next")
    assert g.state.active == 0


@rule("dt:health", "dt:winning-the-game")
def test_who_falls_in_his_own_turn_ends_it():
    """His Attack is over with him, the card he was playing is discarded, and the next player begins."""
    g = table("thor spider-man black-widow", mode="hill", health={0: 2}, away={0: 1})
    attack(g, "hammered", 1, 2, 3, 4, 6, then=(1, 2, 3))
    do(g, "player", target=1)
    do(g, "defence", value="counterpunch")
    s = g.state
    assert s.players[0].out and g.result is None
    assert s.active == 1 and s.phase == "main1" and s.attack is None and not s.incoming
    assert health(g) == [0, 31, 35]
    assert not g.invariants()


@rule("dt:health", "dt:time-bomb.5")
def test_who_falls_in_upkeep_has_no_turn():
    g = table(THREE, mode="hill", tokens={1: {"time_bomb": (1,)}}, health={1: 4})
    do(g, "next")
    do(g, "decline")
    g.state.loaded = (3,)
    do(g, "next")
    assert g.state.players[1].out
    assert g.state.active == 2 and g.state.phase == "main1"


@rule("dt:status-effects.5")
def test_tokens_of_a_defeated_player_stay():
    g = table("trial black-widow thor", mode="hill", tokens={2: {"time_bomb": (1,)}}, health={1: 6})
    attack(g, "bolt", *BOLT)
    do(g, "player", target=1)
    calm(g)
    assert g.state.players[1].out and count(g, 2, "time_bomb") == 1
    g.state.loaded = (1,)
    do(g, "next")
    assert health(g)[2] == 31


@rule("dt:companions", "dt:health")
def test_a_companion_comes_back_from_a_defeated_holder():
    g = table("trial thor black-widow", mode="hill", away={1: 2}, health={2: 6})
    attack(g, "bolt", *BOLT)
    do(g, "player", target=2)
    calm(g)
    assert g.state.players[1].companions == {"mjolnir": 1}
    assert count(g, 1, "electrokinesis") == 1


@rule("dt:collateral-damage.3", "dt:winning-the-game")
def test_two_fall_and_the_third_wins():
    g = table(THREE, mode="hill", health={1: 2, 2: 1})
    attack(g, "shards", *SHARDS)
    calm(g)
    assert g.result == "seat 0"


@rule("dt:drawn-game")
def test_all_three_fall_together():
    g = table("trial black-widow thor", mode="hill", health={0: 1, 1: 6, 2: 2}, hands={0: ["trial:flare"]})
    attack(g, "strike", *STRIKE, then=(3, 6, 6))
    do(g, "player", target=1)
    do(g, "play", card="flare")
    do(g, "player", target=2)
    do(g, "defence", value="sabotage")
    calm(g)
    assert g.result == "draw" and health(g) == [0, 0, 0]
