"""One against one, from the first turn to the end."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, do, health, table
from tests.dicethrone.trial import BOLT, STRIKE, trial  # noqa: F401
from tests.marks import rule

from quickstrike import dicethrone as dt
from quickstrike.kernel.errors import IllegalAnswer, SetupError


@rule("dt:setup.3", "dt:health")
def test_fifty_health_each():
    g = dt.new(["thor", "black-widow"])
    assert g.state.mode == "duel" and health(g) == [50, 50]


@rule("dt:turn-phases", "dt:start-player")
def test_turns_alternate():
    g = table("thor black-widow")
    seats = []
    for _ in range(4):
        seats.append(g.state.active)
        do(g, "next")
        do(g, "decline")
        do(g, "next")
    assert seats == [0, 1, 0, 1]


@rule("dt:winning-the-game", "dt:health")
def test_who_is_left_wins():
    g = table("trial thor", health={1: 6})
    attack(g, "bolt", *BOLT)
    assert g.result == "seat 0" and g.state.players[1].out
    assert g.decision is None and g.decisions == []
    with pytest.raises(IllegalAnswer):
        g.answer("next")


@rule("dt:winning-the-game", "dt:defensive-roll-phase.7")
def test_the_defender_can_win():
    g = table("trial spider-man", health={0: 3})
    attack(g, "strike", *STRIKE, then=(1, 2, 3))
    do(g, "defence", value="counterpunch")
    assert g.result == "seat 1" and health(g) == [0, 44]


@rule("dt:attack", "dt:targeting-roll-phase.1")
def test_a_whole_exchange():
    """Each Attacks once; nobody ever has to name a target."""
    g = table("trial trial")
    for _ in range(2):
        attack(g, "strike", *STRIKE, then=(1, 1))
        calm(g, until="defence")
        do(g, "defence", value="wall")
        calm(g)
        do(g, "next")
    assert g.state.turn == 3 and health(g) == [44, 44]
    assert "target" not in {o.verb for _, o in g.answers}


@rule("dt:setup.1")
@pytest.mark.parametrize(
    ("heroes", "mode"),
    [(["thor"], ""), (["thor", "thor", "thor"], "duel"), (["thor", "thor"], "teams"), (["thor"] * 5, "")],
)
def test_as_many_heroes_as_the_mode_has_seats(heroes: list[str], mode: str):
    with pytest.raises(SetupError):
        dt.new(heroes, mode)
