"""The upkeep phase."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import asked, can, count, do, end_turn, hand, health, may, table
from tests.dicethrone.sage import sage  # noqa: F401
from tests.marks import rule


@rule("dt:upkeep-phase")
def test_what_the_active_players_tokens_do_is_resolved():
    g = table("thor sage", tokens={0: {"salve": 1}, 1: {"fever": 1}}, health={0: 40, 1: 40})
    end_turn(g)
    assert health(g) == [40, 37]  # only his own tokens, in his own upkeep


@rule("dt:upkeep-phase", "dt:turn-phases")
def test_it_comes_before_income():
    g = table("thor black-widow", tokens={1: {"time_bomb": 1}}, hands={1: ["tip-it"]}, points={1: 3}, dice=(2,))
    end_turn(g)
    assert asked(g) == (1, "react", "dice") and g.state.phase == "upkeep"
    assert g.state.players[1].points == 3 and hand(g, 1) == ["common:tip-it"]


@rule("dt:upkeep-phase")
def test_every_token_acts():
    g = table("thor sage", tokens={1: {"fever": 2}})
    end_turn(g)
    assert health(g)[1] == 44


@rule("dt:upkeep-phase")
@pytest.mark.parametrize("first, told", [("time_bomb:0", [1, -1]), ("time_bomb:1", [-1, 1])])
def test_the_active_player_decides_in_which_order(first: str, told: list[int]):
    g = table("thor sage", tokens={1: {"time_bomb": (0, 1)}}, dice=(1, 1))
    end_turn(g)
    assert asked(g) == (1, "order", "upkeep")
    assert {o.value for o in g.decision.options} == {"time_bomb:0", "time_bomb:1"}
    do(g, "order", value=first)
    assert [n[3] for n in g.log if n[0] == "advance"] == told  # -1: it went off


@rule("dt:upkeep-phase")
def test_damage_and_healing_are_applied_together():
    g = table("thor sage", tokens={1: {"fever": 1, "salve": 1}}, health={1: 3})
    end_turn(g)
    do(g, "order", value="fever:0")
    assert g.result is None and health(g)[1] == 2  # 3 damage alone would have defeated him


@rule("dt:upkeep-phase", "dt:health")
@pytest.mark.parametrize("first", ["fever:0", "salve:0"])
def test_in_whatever_order_they_came(first: str):
    g = table("thor sage", tokens={1: {"fever": 1, "salve": 1}}, health={1: 60})
    end_turn(g)
    do(g, "order", value=first)
    assert health(g)[1] == 59  # had the healing come first it had been lost above 60


@rule("dt:upkeep-phase", "dt:incoming-damage")
def test_damage_of_the_phase_can_be_avoided():
    g = table("thor sage", tokens={1: {"fever": 2, "agility": 1}}, dice=(3,))
    end_turn(g)
    assert asked(g) == (1, "react", "last")
    do(g, "spend", value="agility")
    assert health(g)[1] == 47  # half of 6


@rule("dt:upkeep-phase")
def test_without_such_effects_nobody_is_asked():
    g = table(tokens={1: {"agility": 2, "covert_ops": 3}})
    end_turn(g)
    assert asked(g)[:2] == (1, "main")


@rule("dt:upkeep-phase")
def test_a_token_that_was_removed_meanwhile_does_not_act():
    g = table("thor sage", tokens={1: {"time_bomb": 2}}, hands={1: ["buh-bye", "tip-it"]}, dice=(2, 3))
    end_turn(g)
    assert asked(g) == (1, "react", "dice") and may(g, 1, "play", card="buh-bye")
    do(g, "play", card="buh-bye")  # the bomb that has not ticked yet
    do(g, "pass")
    assert g.state.players[1].tokens == {"time_bomb": (1,)} and asked(g)[:2] == (1, "main")


# ---- time bombs
@rule("dt:time-bomb.3")
def test_on_6_a_bomb_is_removed():
    g = table(tokens={1: {"time_bomb": 1}}, dice=(6,))
    end_turn(g)
    assert count(g, 1, "time_bomb") == 0 and health(g)[1] == 50


@rule("dt:time-bomb.3")
def test_and_it_is_that_bomb_and_no_other():
    g = table(tokens={1: {"time_bomb": (0, 1)}}, dice=(6, 6))
    end_turn(g)
    do(g, "order", value="time_bomb:0")
    assert count(g, 1, "time_bomb") == 0
    g = table(tokens={1: {"time_bomb": (0, 1)}}, dice=(6, 1))
    end_turn(g)
    do(g, "order", value="time_bomb:0")
    assert count(g, 1, "time_bomb") == 0 and health(g)[1] == 46  # 0:02 was removed, 0:01 went off


@rule("dt:time-bomb.4")
@pytest.mark.parametrize("die", [1, 5])
def test_else_it_advances(die: int):
    g = table(tokens={1: {"time_bomb": 1}}, dice=(die,))
    end_turn(g)
    assert g.state.players[1].tokens == {"time_bomb": (1,)}


@rule("dt:time-bomb.5", "dt:isolated-source")
def test_or_goes_off_at_once():
    g = table("thor sage", tokens={1: {"time_bomb": (1,), "salve": 1}}, health={1: 4}, dice=(1,))
    end_turn(g)
    do(g, "order", value="salve:0")
    assert g.result == "seat 0"  # the healing would have come at the end of the phase


@rule("dt:time-bomb.4")
def test_a_bomb_that_has_just_advanced_does_not_advance_again():
    g = table(tokens={1: {"time_bomb": (0, 1)}}, dice=(1, 1))
    end_turn(g)
    do(g, "order", value="time_bomb:0")
    assert g.state.players[1].tokens == {"time_bomb": (1,)} and health(g)[1] == 46 and can(g, "next")
