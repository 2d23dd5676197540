"""Health, healing and defeat."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, count, do, health, roll, table
from tests.dicethrone.trial import ODD, STRIKE, WRATH, trial  # noqa: F401
from tests.marks import rule, ruling


@rule("dt:heal", "dt:health")
@pytest.mark.parametrize(
    ("mode", "heroes", "start", "most"),
    [
        ("duel", "spider-man thor", 57, 60),
        ("hill", "spider-man thor thor", 44, 45),
        ("teams", "spider-man thor thor thor", 58, 60),
    ],
)
def test_healing_stops_ten_above_the_start(mode: str, heroes: str, start: int, most: int):
    g = table(heroes, mode=mode, hands={0: ["spider-man:milkshake-me"]}, health={0: start})
    do(g, "play", card="milkshake-me")
    assert health(g)[0] == most


@rule("dt:heal", "dt:offensive-roll-phase.9")
@ruling("dtr:heal-timing")
def test_an_offensive_ability_heals_at_activation():
    g = table("trial thor", health={0: 20})
    attack(g, "gift", *ODD)
    assert g.decision.kind == "defence"
    assert health(g) == [25, 50]


@rule("dt:heal", "dt:defensive-roll-phase.7")
@ruling("dtr:heal-timing")
def test_healing_on_defence_waits_for_the_damage():
    """6 damage less 4 healed leave 1 of 3 health; the damage alone would have been too much."""
    g = table("trial trial", health={1: 3}, hands={0: ["trial:one"]})
    attack(g, "strike", *STRIKE, then=(6, 6))
    do(g, "pass")
    do(g, "defence", value="wall")
    assert health(g) == [50, 3]
    calm(g)
    assert health(g) == [50, 1]
    assert g.result is None


@rule("dt:heal", "dt:roll-phase")
@ruling("dtr:heal-timing")
def test_a_card_that_heals_in_a_roll_phase_waits_too():
    g = table("trial trial", health={0: 20, 1: 3}, hands={0: ["trial:bandage"], 1: ["trial:bandage"]})
    do(g, "play", card="bandage")
    assert health(g) == [24, 3]  # at once in a main phase
    attack(g, "strike", *STRIKE)
    do(g, "play", card="bandage")
    assert health(g) == [24, 3]
    do(g, "decline")
    calm(g)
    assert health(g) == [24, 1]


@rule("dt:heal", "dt:roll-phase")
def test_healing_is_applied_even_if_no_ability_is_activated():
    g = table("trial thor", health={0: 20}, hands={0: ["trial:bandage"]})
    do(g, "next")
    do(g, "play", card="bandage")
    assert health(g)[0] == 20
    do(g, "decline")
    assert health(g)[0] == 24


@rule("dt:heal", "dt:upkeep-phase")
@ruling("dtr:heal-timing")
@pytest.mark.parametrize(("was", "left"), [(3, 2), (1, 0), (60, 59)])
def test_upkeep_gathers_damage_and_healing(was: int, left: int):
    """3 damage and 2 healed, together at the end: at 60 the healing is not lost."""
    g = table("thor trial", tokens={1: {"venom": 1, "balm": 1}}, health={1: was})
    do(g, "next")
    do(g, "decline")
    do(g, "next")
    do(g, "order", value="venom:0")
    assert health(g)[1] == left
    assert (g.result is None) == bool(left)


@rule("dt:health", "dt:drawn-game", "dt:winning-the-game")
@pytest.mark.parametrize(
    ("mine", "yours", "result"), [(1, 5, "draw"), (1, 1, "draw"), (2, 5, "seat 0"), (1, 6, "seat 1")]
)
def test_both_can_fall_together(mine: int, yours: int, result: str):
    """5 damage one way, 1 back: by how much one falls below 0 does not matter."""
    g = table("trial black-widow", health={0: mine, 1: yours})
    attack(g, "strike", *STRIKE, then=(3, 1, 6))
    do(g, "defence", value="sabotage")
    calm(g)
    assert g.result == result


@rule("dt:defensive-roll-phase.8")
@ruling("dtr:draw")
def test_a_draw_of_three():
    """Two are left of three; both fall at the same moment."""
    g = table("trial black-widow thor", mode="hill", health={0: 2, 1: 5})
    g.state.players[2].out = True
    g.state.dials[2] = 0
    attack(g, "strike", *STRIKE, then=(3, 3, 6))
    do(g, "defence", value="sabotage")
    calm(g)
    assert g.result == "draw"


@rule("dt:health", "dt:winning-the-game")
def test_who_falls_to_an_isolated_source_falls_at_once():
    g = table("thor black-widow", health={0: 1, 1: 1})
    attack(g, "hammered", 1, 2, 3, 4, 6)
    assert g.result == "seat 0"


@rule("dt:steal", "dt:health")
def test_stolen_health():
    g = table("trial thor", health={0: 20, 1: 2})
    attack(g, "rob", *ODD)
    assert g.result == "seat 0" and health(g) == [22, 0]
    g = table("trial thor", health={0: 59, 1: 9})
    attack(g, "rob", *ODD)
    calm(g)
    assert health(g) == [60, 6]


@rule("dt:heal", "dt:ultimate-ability.1")
def test_an_ultimate_heals_at_activation():
    g = table("trial thor", health={0: 20})
    roll(g, *WRATH)
    do(g, "declare", value="wrath")
    assert health(g) == [25, 40]
    assert count(g, 0, "balm") == 0
