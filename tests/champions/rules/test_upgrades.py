"""rr:upgrade: how long it acts, and whom it changes."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ALLY,
    AN_ENEMY,
    HOST,
    YOUR_HERO,
    YOUR_IDENTITY,
    AttachTo,
    Discard,
    a,
    action,
    constant,
    gets,
)
from quickstrike.testkit import ally, event, foe, player, upgrade

ARMOR = upgrade(constant(gets(YOUR_HERO, ATK=2)), constant(gets(YOUR_IDENTITY, HP=3)), name="Armor")


@rule("rr:upgrade", "rr:leaves-play", "rr:upgrade.1")
def test_an_upgrade_acts_while_it_is_in_play_and_stays_till_an_ability_takes_it_out(board):
    t = board(hand=[ARMOR], villain=foe(atk=0))
    assert t.hero.atk == 2
    t.play("Armor")
    assert t.hero.atk == 4
    t.villain_phase()
    assert t["Armor"].in_play and t.hero.atk == 4
    t.play(event(Discard(a("upgrade"))))
    assert t["Armor"].where == "discard0" and t.hero.atk == 2


@rule("rr:upgrade", "rr:players-play-area", "rr:upgrade.2")
def test_most_upgrades_change_the_hero_the_alter_ego_or_both(board):
    t = board(player(hand=[ARMOR]), player())
    t.play("Armor")
    assert (t["Armor"].host, t["Armor"].controller) == (None, 0)
    mine, other = t.seats[0].identity, t.seats[1].identity
    assert [(x.atk, x.hp) for x in (mine, other)] == [(4, 13), (2, 10)]
    t.change_form()
    assert (mine.stat("ATK"), mine.hp) == (0, 13)


@rule("rr:upgrade", "rr:attach-to", "rr:upgrade.3")
@pytest.mark.parametrize("what", [AN_ALLY, AN_ENEMY])
def test_an_attached_upgrade_changes_its_host_and_not_the_identity(board, what):
    claws = upgrade(AttachTo(what), constant(gets(HOST, ATK=2)), action(Discard(a("upgrade"))), name="Claws")
    t = board(hand=[claws], play=[ally(atk=1)], villain=foe(atk=3))
    t.play("Claws")
    ally_atk, foe_atk = (3, 3) if what is AN_ALLY else (1, 5)
    assert (t.hero.atk, t.ally.atk, t.villain.atk) == (2, ally_atk, foe_atk)
    t.use("Claws")
    assert (t.hero.atk, t.ally.atk, t.villain.atk) == (2, 1, 3)
