"""A position that stands at the beginning of the villain phase: shown as it is written, then played and told."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions import ChampionsGame
from quickstrike.champions.position import run

VILLAIN = 'round = 3\nphase = "villain"\nvillain = {card = "Rhino"}\n[[player]]\nhero = "captain-marvel"\n'
LAID_OUT = ["  Rhino I (14 hit points)", "  Main Scheme (0 of 20 threat)"]


@rule("rr:villain-phase")
def test_the_villain_phase_begins_before_the_eyes_of_the_reader():
    """The table is shown as it is written; then all that happens is told, though the file has no step."""
    outcome = run(VILLAIN + 'form = "alter-ego"\n')
    lines = outcome.told()
    assert lines[:2] == LAID_OUT
    assert lines[3:6] == ["  Villain phase", "  1. Place threat", "    1 threat placed on Main Scheme (acceleration)"]
    assert "    Rhino schemes" in lines and outcome.game.state.round == 4 and outcome.game.decision.kind == "turn"


def test_a_step_that_only_checks_sees_the_table_before_the_villain_phase():
    outcome = run(
        VILLAIN
        + """
[[step]]
expect = {main.threat = 0, round = 3, phase = "villain", asked = "", result = ""}
[[step]]
do = "defend"
say = "She defends."
[step.expect]
log = {"threat" = 0}
[expect]
main.threat = 1
log = {"threat" = 1}
"""
    )
    assert outcome.passed, outcome.differences
    lines = outcome.told()
    assert lines[:2] == LAID_OUT and lines.index("    Rhino attacks Captain Marvel") < lines.index("1. She defends.")


@pytest.mark.parametrize("step", ['do = "villain_phase"', 'until = "turn"', 'do = "pass_all"'])
def test_a_step_may_be_the_whole_villain_phase(step):
    outcome = run(f"{VILLAIN}[[step]]\n{step}\nsay = 'Now.'\n[step.expect]\nround = 4\nmain.threat = 1\n")
    assert outcome.passed, outcome.differences
    assert outcome.told()[:2] == LAID_OUT and outcome.told()[3:5] == ["1. Now.", "  Villain phase"]


def test_nobody_is_asked_before_the_villain_phase():
    outcome = run(VILLAIN + '[[step]]\nexpect = {can = {do = "attack"}}\n')
    assert [d.told("en") for d in outcome.differences] == [
        "after step 1: expected can: there is no decision before the villain phase begins"
    ]
    assert "avant le début de la phase du méchant" in outcome.differences[0].told("fr")


def test_a_game_that_begins_with_the_villain_phase_is_saved_and_taken_back():
    g = run(VILLAIN).game
    assert g.decision.kind == "defend"
    first = g.canonical()
    g.answer(g.find("pass"))
    again = ChampionsGame.load(g.save())
    again.undo()
    assert again.canonical() == first
