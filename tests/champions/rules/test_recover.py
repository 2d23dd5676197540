"""Recovery, the basic power of alter-egos."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    STUNNED,
    YOUR_ALTER_EGO,
    YOUR_IDENTITY,
    Cannot,
    Draw,
    Healed,
    PowerUsed,
    constant,
    forced_response,
    gets,
)
from quickstrike.testkit import ally, hero, player, support


@rule("rr:recover", "rr:rec", "rr:heal")
@pytest.mark.parametrize(("damage", "left"), [(5, 2), (3, 0), (1, 0)])
def test_recovering_exhausts_and_heals_rec(board, damage, left):
    t = board(form="alter-ego", damage=damage)
    with t.changes(lambda: (t.hero.damage, t.hero.exhausted), to=(left, True)):
        t.recover()
    t.cannot("recover", rule="rr:exhausted")
    t.quiet()


@rule("rr:recover")
def test_without_damage_there_is_no_recovery(board):
    t = board(form="alter-ego")
    t.cannot("recover", rule="rr:recover")


@rule("rr:recover", "rr:exhausted")
def test_an_exhausted_alter_ego_cannot_recover(board):
    t = board(form="alter-ego", damage=4, exhausted=True)
    t.cannot("recover", rule="rr:exhausted")


@rule("rr:recover", "rr:basic-power")
def test_a_hero_and_an_ally_cannot_recover(board):
    t = board(damage=4, play=[ally()])
    t.cannot("recover", rule="rr:basic-power")
    t.cannot("recover", t.ally, rule="rr:basic-power")


@rule("rr:recover", "rr:dash-value")
def test_an_alter_ego_without_rec_cannot_recover(board):
    t = board(hero=hero(rec=None), form="alter-ego", damage=4)
    t.cannot("recover", rule="rr:dash-value")


@rule("rr:recover", "rr:cannot")
def test_an_effect_can_forbid_it(board):
    t = board(form="alter-ego", damage=4, play=[support(constant(Cannot(YOUR_ALTER_EGO, "recover")))])
    t.cannot("recover", rule="rr:cannot")


@rule("rr:recover", "rr:stun-stunned", "rr:confuse-confused")
def test_stunned_and_confused_do_not_hinder_recovery(board):
    t = board(form="alter-ego", damage=4, stunned=1, confused=1)
    t.recover()
    assert (t.hero.damage, getattr(t.hero, STUNNED), t.hero.confused) == (1, 1, 1)


@rule("rr:recover", "rr:rec", "rr:modifiers")
def test_rec_is_read_with_its_modifiers(board):
    t = board(form="alter-ego", damage=9, play=[support(constant(gets(YOUR_ALTER_EGO, REC=2)))])
    with t.changes(lambda: t.hero.damage, by=-5):
        t.recover()


@rule("rr:recover", "rr:basic-power", "rr:heal")
def test_others_may_respond_to_the_power_and_to_the_healing(board):
    watch = support(
        forced_response(PowerUsed(YOUR_IDENTITY, "recovery"), Draw(1)),
        forced_response(Healed(YOUR_IDENTITY), Draw(1)),
        forced_response(PowerUsed(power="attack"), Draw(5)),
    )
    t = board(form="alter-ego", damage=2, play=[watch])
    with t.changes(lambda: len(t.hand), by=2):
        t.recover()


@rule("rr:recover", "rr:player-turn")
def test_only_on_one_s_own_turn(board):
    t = board(player(), player(form="alter-ego", damage=3))
    assert t.options("recover") == []
    t.end_turn()
    t.recover()
    assert t.seats[1].identity.damage == 0
