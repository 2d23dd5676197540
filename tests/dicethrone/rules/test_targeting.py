"""The targeting roll phase."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, do, health, table
from tests.dicethrone.trial import ODD, STRIKE, trial  # noqa: F401
from tests.marks import rule, ruling

FOUR = "trial thor black-widow spider-man"


def targets(g) -> list[int]:
    return [n[2] for n in g.log if n[0] == "target"]


@rule("dt:targeting-roll-phase.1")
def test_with_one_opponent_the_phase_is_skipped():
    g = table("trial thor")
    attack(g, "strike", *STRIKE)
    assert targets(g) == [1] and not [n for n in g.log if n[0] == "roll" and n[2] == "targeting"]


@rule("dt:targeting-roll-phase.2")
@pytest.mark.parametrize("ability", ["gift", "rob"])
def test_a_target_is_needed_for_what_is_done_to_an_opponent(ability: str):
    """With damage or without."""
    g = table(FOUR, mode="teams")
    attack(g, ability, *ODD, then=(4,))
    calm(g)
    assert targets(g) == [3]


@rule("dt:targeting-roll-phase.2")
def test_an_ability_without_damage_that_does_nothing_to_an_opponent_needs_none():
    """Web Shot inflicts a token and is rolled for; Asgardian Brawn only heals."""
    g = table("spider-man thor black-widow thor", mode="teams", levels={0: {"c-c-c-combo": 2}})
    attack(g, "web-shot", 4, 5, 6, 1, 1, then=(2,))
    calm(g)
    assert targets(g) == [1] and health(g) == [50, 48]
    g = table("thor thor thor thor", mode="teams", levels={0: {"thunder-bolt": 2}}, health={0: 40})
    attack(g, "asgardian-brawn", 4, 5, 4, 1, 1, then=(2,))
    assert targets(g) == [] and health(g) == [44, 50]


@rule("dt:targeting-roll-phase.3", "dt:king-of-the-hill.4")
@pytest.mark.parametrize("target", [1, 2])
def test_in_king_of_the_hill_the_attacker_chooses(target: int):
    g = table("trial thor black-widow", mode="hill")
    attack(g, "strike", *STRIKE)
    assert g.decision.kind == "target" and g.decision.seat == 0 and not g.state.rolls
    do(g, "player", target=target)
    assert targets(g) == [target] and g.decision.seat == target


@pytest.mark.parametrize(
    ("die", "target"),
    [
        pytest.param(1, 1, marks=rule("dt:targeting-roll-phase.4")),
        pytest.param(2, 1, marks=rule("dt:targeting-roll-phase.4")),
        pytest.param(3, 3, marks=rule("dt:targeting-roll-phase.5")),
        pytest.param(4, 3, marks=rule("dt:targeting-roll-phase.5")),
    ],
)
def test_left_or_right(die: int, target: int):
    g = table(FOUR, mode="teams")
    attack(g, "strike", *STRIKE, then=(die,))
    assert targets(g) == [target] and g.decision.seat == target and g.decision.kind == "defence"


@rule("dt:targeting-roll-phase.4", "dt:targeting-roll-phase.5")
@pytest.mark.parametrize(("seat", "left", "right"), [(0, 1, 3), (1, 2, 0), (2, 1, 3), (3, 2, 0)])
def test_left_and_right_of_each_seat(seat: int, left: int, right: int):
    """Round the table sit 0, 1, 3, 2: team-mates side by side, and to the left of 0 is 1."""
    g = table("trial trial trial trial", mode="teams")
    assert g.state.sides(seat) == (left, right)


@rule("dt:targeting-roll-phase.6")
def test_on_5_the_opponents_choose():
    g = table(FOUR, mode="teams")
    attack(g, "strike", *STRIKE, then=(5,))
    assert g.decision.kind == "target" and g.decision.seat in (1, 3)
    assert [-1 - o.target for o in g.decision.options] == [1, 3]
    do(g, "player", target=3)
    assert targets(g) == [3]


@rule("dt:targeting-roll-phase.7")
def test_on_6_the_active_player_chooses():
    g = table(FOUR, mode="teams")
    attack(g, "strike", *STRIKE, then=(6,))
    assert g.decision.kind == "target" and g.decision.seat == 0
    do(g, "player", target=3)
    assert targets(g) == [3]


@rule("dt:targeting-roll-phase.8")
@ruling("dtr:modify-bonus-dice")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_cards_alter_the_targeting_die(seat: int):
    g = table(FOUR, mode="teams", hands={seat: ["so-wild"]})
    attack(g, "strike", *STRIKE, then=(1,))
    do(g, "pass")  # after the declaration
    assert g.decision.seat == seat and g.decision.about == "dice"
    do(g, "play", card="so-wild")
    do(g, "die", value="4")
    assert targets(g) == [3]
