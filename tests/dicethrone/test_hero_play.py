"""What heroes say in ways that need care: order behind "then", one bomb of two, the attacker as target, marks."""

from __future__ import annotations

from tests.dicethrone.board import attack, calm, can, count, do, health, table
from tests.marks import rule


def until(g, kind):
    """Nobody does anything until that is asked."""
    while g.decision and g.decision.kind != kind:
        d = g.decision
        wanted = ("decline", "next", "pass", "stop")
        g.answer(next((o for verb in wanted for o in d.options if o.verb == verb), d.options[0]))


@rule("dt:then", "dt:time-bomb")
def test_infiltrate_advances_the_old_bombs_and_its_second_level_the_new_one_too():
    for level, sides in ((1, (0, 1)), (2, (1, 1))):
        upgraded = {0: {"infiltrate": 2}} if level == 2 else {}
        g = table("black-widow thor", levels=upgraded, tokens={1: {"time_bomb": 1}})
        attack(g, "infiltrate", 1, 1, 3, 6, 3)
        calm(g)
        assert g.state.players[1].tokens["time_bomb"] == sides
        assert health(g) == [50, 50]


@rule("dt:time-bomb")
def test_a_six_removes_the_bomb_that_was_rolled_for_and_no_other():
    g = table("thor black-widow", tokens={0: {"time_bomb": (0, 1)}})
    until(g, "order")
    g.state.loaded = (6, 3)
    do(g, "order", value="time_bomb:0")
    assert count(g, 0, "time_bomb") == 0 and health(g) == [46, 50]  # the other one was on its last side
    g = table("thor black-widow", tokens={0: {"time_bomb": (0, 1)}})
    until(g, "order")
    g.state.loaded = (6, 3)
    do(g, "order", value="time_bomb:1")
    assert g.state.players[0].tokens["time_bomb"] == (1,) and health(g) == [50, 50]


@rule("dt:defender")
def test_a_card_of_the_defender_strikes_the_attacker():
    g = table("thor spider-man", hands={1: ["spider-man:invisible-punch"]}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 5, then=(6, 1))
    until(g, "defence")
    do(g, "defence", value="spider-sense")
    do(g, "play", card="invisible-punch")
    calm(g)
    assert health(g) == [47, 48]  # half of 4 prevented


def test_invisible_punch_needs_damage_that_spider_sense_prevented():
    g = table("thor spider-man", hands={1: ["spider-man:invisible-punch"]}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 5, then=(1, 4))
    until(g, "defence")
    do(g, "defence", value="spider-sense")
    assert not can(g, "play", card="invisible-punch")
    calm(g)
    assert health(g) == [50, 46]


def test_swing_escape_counts_webs_instead_of_spiders_after_the_roll():
    for dice, left in (((4, 1), 48), ((6, 1), 46)):
        g = table("thor spider-man", hands={1: ["spider-man:swing-escape"]}, away={0: 1})
        attack(g, "hammered", 1, 1, 1, 4, 5, then=dice)
        until(g, "defence")
        do(g, "defence", value="spider-sense")
        do(g, "play", card="swing-escape")
        calm(g)
        assert health(g) == [50, left]


@rule("dt:agility")
def test_elude_needs_a_five_or_six_of_agility():
    for die, left in ((5, 50), (6, 50), (4, 43), (3, 47)):
        g = table("thor black-widow", hands={1: ["black-widow:elude"]}, tokens={1: {"agility": 1}}, away={0: 1})
        attack(g, "hammered", 1, 1, 2, 2, 3, then=(die, 6, 6, 5))
        while g.decision and g.decision.kind != "main":
            verb = next(v for v in ("play", "spend", "pass", "stop", "defence") if can(g, v))
            g.answer(next(o for o in g.decision.options if o.verb == verb))
        assert health(g)[1] == left, die
