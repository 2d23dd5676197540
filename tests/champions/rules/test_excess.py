"""rr:excess-damage where abilities count it: the same number that overkill passes on."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    AN_ENEMY,
    MAIN,
    OVERKILL,
    YOUR_HERO,
    Attacked,
    Damage,
    Draw,
    Excess,
    RemoveThreat,
    attack,
    forced_response,
    hero_action,
)
from quickstrike.testkit import event, foe, hero, minion, on, player, support


@rule("rr:overkill", "rr:overkill.4", "rr:excess-damage")
@pytest.mark.parametrize(("hp", "tough", "excess"), [(2, 0, 3), (5, 0, 0), (9, 0, 0), (2, 1, 0)])
def test_an_ability_counts_the_excess_that_overkill_passes_on(board, hp, tough, excess):
    charge = event(hero_action(attack(A_MINION, 5, gains=("overkill",)), RemoveThreat(MAIN, Excess())))
    t = board(threat=9, engaged=[on(minion(hp=hp), tough=tough)])
    t.play(charge)
    assert (t.villain.damage, t.main.threat) == (excess, 9 - excess)


@rule("rr:excess-damage", "rr:overkill.4")
def test_excess_damage_of_a_basic_attack_is_counted_after_it(board):
    greed = support(forced_response(Attacked(YOUR_HERO), Draw(Excess())))
    t = board(hero=hero(atk=5), play=[greed], engaged=[minion(hp=3)])
    t.attack(t.minion)
    assert len(t.hand) == 2 and t.villain.damage == 0


@rule("rr:excess-damage")
def test_damage_that_is_no_attack_and_hits_the_villain_has_excess_too(board):
    t = board(villain=[on(foe(hp=14), damage=12), foe(hp=9, name="Second")], threat=9)
    t.play(event(Damage(AN_ENEMY, 5), RemoveThreat(MAIN, Excess())))
    assert (t.villain.name, t.villain.damage, t.main.threat) == ("Second", 0, 6)


@rule("rr:overkill", "rr:overkill.1", "rr:overkill.2")
def test_excess_damage_to_an_identity_goes_nowhere(board):
    t = board(player(damage=9), player(), turn=1, villain=foe(OVERKILL, atk=5))
    t.activate(seat=0).pass_all()
    assert t.seats[0].out and (t.villain.damage, t.seats[1].identity.damage) == (0, 0)
