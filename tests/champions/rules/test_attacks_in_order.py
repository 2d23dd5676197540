"""Abilities that make several attacks, one after the other."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    AN_ENEMY,
    RETALIATE,
    SELF,
    STUNNED,
    YOUR_HERO,
    Alter,
    Attacked,
    Draw,
    Exhaust,
    Give,
    Then,
    action,
    attack,
    attacks,
    forced_response,
    hero_action,
    interrupt,
)
from quickstrike.testkit import ally, event, foe, minion, on, support

TWICE = event(hero_action(attacks(attack(AN_ENEMY, 2), attack(AN_ENEMY, 1))))
MORE = Alter(amount=3)


@rule("rr:attack-player-ability-type", "rr:attack-player-ability-type.7")
def test_each_of_them_is_an_attack_of_its_own(board):
    watch = support(forced_response(Attacked(YOUR_HERO), Draw(1)))
    t = board(villain=foe(RETALIATE(1), hp=20), play=[watch])
    t.play(TWICE)
    order = [n[0] for n in t.log() if n[0] in ("attack", "retaliate", "use")]
    assert order == ["attack", "retaliate", "use"] * 2  # all that follows the first comes before the second
    assert (t.villain.damage, t.hero.damage, len(t.hand)) == (3, 2, 2)
    t.quiet()


@rule("rr:attack-player-ability-type", "rr:attack-player-ability-type.7")
def test_each_of_them_has_its_own_target(board):
    t = board(engaged=[minion(hp=2)])
    t.play(TWICE, target=t.minion)
    assert not t.minions and t.villain.damage == 1  # nobody else was left for the second
    t.quiet()


@rule("rr:attack-player-ability-type", "rr:attack-player-ability-type.8")
@pytest.mark.parametrize(("first", "second", "damage"), [(1, 0, 6), (0, 1, 6), (1, 1, 9), (0, 0, 3)])
def test_what_raises_an_attack_raises_one_and_may_be_used_for_each(board, first, second, damage):
    more = support(interrupt(Attacked(YOUR_HERO), MORE))
    t = board(villain=foe(hp=20), play=[more])
    t.play(TWICE)
    for use in (first, second):
        t.use(more) if use else t.pass_()
    assert t.villain.damage == damage
    t.quiet()


@rule("rr:attack-player-ability-type", "rr:attack-player-ability-type.8")
def test_what_is_used_up_by_the_first_is_not_there_for_the_second(board):
    more = support(interrupt(Attacked(YOUR_HERO), MORE, cost=Exhaust(SELF)))
    t = board(villain=foe(hp=20), play=[more])
    t.play(TWICE).use(more)
    assert t.villain.damage == 2 + 3 + 1
    t.quiet()


@rule("rr:stun-stunned", "rr:labelled-ability")
def test_who_is_stunned_after_the_first_loses_the_second(board):
    t = board(villain=foe(forced_response(Attacked(YOUR_HERO), Give(STUNNED, YOUR_HERO)), hp=20))
    t.play(TWICE)
    assert (t.villain.damage, t.hero.stunned) == (2, 0)
    t = board(villain=foe(hp=20), stunned=1)
    t.play(TWICE)
    assert (t.villain.damage, t.hero.stunned) == (1, 0)  # one status card cancels one of them
    t.quiet()


@rule("rr:attack-player-ability-type", "rr:retaliate-x")
def test_who_is_defeated_after_the_first_makes_no_second(board):
    friend = ally(action(attacks(attack(AN_ENEMY, 2), attack(AN_ENEMY, 1))), hp=1)
    t = board(villain=foe(RETALIATE(1), hp=20), play=[friend])
    t.use(friend)
    assert t.villain.damage == 2 and not t.allies
    t.quiet()


@rule("rr:then")
@pytest.mark.parametrize(("hp", "drawn"), [(9, 1), (2, 0)])
def test_then_needs_all_of_them(board, hp, drawn):
    both = event(hero_action(Then(attacks(attack(A_MINION, 2), attack(A_MINION, 1)), Draw(1))))
    t = board(engaged=[minion(hp=hp)], villain=on(foe()))
    t.play(both)
    assert len(t.hand) == drawn
    t.quiet()
