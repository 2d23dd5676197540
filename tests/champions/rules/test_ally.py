"""Allies: how long they stay, and what they may do in a turn."""

from __future__ import annotations

from tests.marks import rule

from quickstrike.champions.vocab import AN_ALLY, Damage
from quickstrike.testkit import ally, event, foe


@rule("rr:ally", "rr:ally.2")
def test_an_ally_stays_in_play_as_long_as_it_has_hit_points(board):
    t = board(play=[friend := ally(hp=2)], villain=foe(atk=0))
    t.villain_phase()
    t.play(event(Damage(AN_ALLY, 1)))
    assert t[friend].in_play
    t.play(event(Damage(AN_ALLY, 1)))
    assert t[friend].where == "discard0"
    t.quiet()


@rule("rr:ally", "rr:ally.3")
def test_any_number_of_allies_may_attack_and_thwart_in_a_turn_and_each_exhausts(board):
    one, two, three = ally(atk=1), ally(atk=2), ally(thw=2)
    t = board(play=[one, two, three], threat=5)
    t.attack(t.villain, who=one).attack(t.villain, who=two).thwart(t.main, who=three)
    assert (t.villain.damage, t.main.threat) == (3, 3) and all(c.exhausted for c in t.allies)
    t.cannot("attack", one, t.villain, rule="rr:exhausted")
    t.cannot("thwart", three, t.main, rule="rr:exhausted")
