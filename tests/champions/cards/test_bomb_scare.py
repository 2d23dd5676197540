"""Bomb Scare, a modular set."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import YOU, Damage
from quickstrike.testkit import ally, on, player, treachery


# ---- 01109 Bomb Scare ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 3])
def test_bomb_scare_has_two_and_one_per_player(board, players):
    t = board(*[player()] * players, encounter=["Bomb Scare"]).reveal("Bomb Scare")
    assert t.side.threat == 2 + players
    t.quiet()


def test_bomb_scare_accelerates(board):
    t = board(sides=["Bomb Scare"], phase="villain")
    assert t.main.threat == 2


# ---- 01110 Hydra Bomber --------------------------------------------------------------------------------------------
def test_hydra_bomber_damage_or_threat(board):
    t = board(form="alter-ego", encounter=["Hydra Bomber"]).reveal("Hydra Bomber").option(0)
    assert t.hero.damage == 2 and t.main.threat == 0 and t.minion.engaged == 0
    t = board(encounter=["Hydra Bomber"], sides=["Crowd Control"]).reveal("Hydra Bomber").option(1)
    assert t.hero.damage == 0 and t.main.threat == 1
    t.quiet()


def test_hydra_bomber_is_the_choice_of_who_reveals_it(board):
    t = board(player(), player(), encounter=["Hydra Bomber"]).reveal("Hydra Bomber", seat=1)
    assert t.decision.seat == 1
    t.option(0)
    assert [p.identity.damage for p in t.seats] == [0, 2]


# ---- 01111 Explosion -----------------------------------------------------------------------------------------------
def test_explosion_is_assigned_by_the_first_player(board):
    t = board(
        player(), player("spider-man", play=[ally(hp=2)]), sides=[on("Bomb Scare", threat=4)], encounter=["Explosion"]
    ).reveal("Explosion", seat=1)
    assert t.decision.seat == 0
    t.answer("assign", target=t.seats[0].identity, value=1).answer("assign", target=t.seats[1].identity, value=2)
    assert [p.identity.damage for p in t.seats] == [1, 2] and t.ally.damage == 1
    t.quiet()


def test_explosion_has_no_room_for_alter_egos(board):
    t = board(player(form="alter-ego"), player(), sides=[on("Bomb Scare", threat=3)], encounter=["Explosion"])
    t.reveal("Explosion")
    assert [p.identity.damage for p in t.seats] == [0, 3]
    t.quiet()


def test_explosion_without_bomb_scare_surges(board):
    t = board(sides=["Crowd Control"], encounter=["Explosion", treachery(Damage(YOU, 1))]).reveal("Explosion")
    assert t.hero.damage == 1
    t = board(form="alter-ego", sides=["Bomb Scare"], encounter=["Explosion", treachery(Damage(YOU, 1))])
    t.reveal("Explosion")
    assert t.hero.damage == 0  # nobody to hurt, but no surge
    t.quiet()


def test_explosion_can_be_shielded_by_an_ally_and_by_tough(board):
    t = board(play=[on(ally(hp=3), tough=1)], sides=[on("Bomb Scare", threat=4)], encounter=["Explosion"])
    t.reveal("Explosion").answer("assign", target=t.hero, value=1)
    assert (t.hero.damage, t.ally.damage, t.ally.tough) == (1, 0, 0)
    t = board(play=[ally(hp=1)], sides=[on("Bomb Scare", threat=4)], encounter=["Explosion"])
    t.reveal("Explosion").answer("assign", target=t.hero, value=3)
    assert t.hero.damage == 3 and not t.allies
    t.quiet()


# ---- 01112 False Alarm ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("form", "confused"), [("hero", 0), ("alter-ego", 0), ("hero", 1)])
def test_false_alarm_confuses_or_surges(board, form, confused):
    t = board(form=form, confused=confused, encounter=["False Alarm", treachery(Damage(YOU, 1))]).reveal("False Alarm")
    assert t.hero.confused == 1 and t.hero.damage == confused
    t.quiet()
