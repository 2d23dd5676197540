"""Consequential damage: what an ally pays for attacking or thwarting."""

from __future__ import annotations

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import (
    A_SCHEME,
    AN_ALLY,
    HAND,
    MAIN,
    SELF,
    THE_VILLAIN,
    Attacked,
    Damage,
    DamageTaken,
    Draw,
    Field,
    In,
    MoveTo,
    Prevent,
    PutIntoPlay,
    RemoveThreat,
    Thwarted,
    a,
    action,
    attack,
    constant,
    forced_response,
    gets,
    interrupt,
    response,
    would,
)
from quickstrike.testkit import ally, minion, on, side_scheme, support


@rule("rr:consequential-damage", "rr:ally", "rr:ally.4", "rr:icons", "rr:icons.12")
@pytest.mark.parametrize(("verb", "paid"), [("attack", 2), ("thwart", 1)])
def test_each_power_has_its_own_icons(board, verb, paid):
    t = board(threat=5, play=[ally(hp=5, attack_cost=2, thwart_cost=1)])
    with t.changes(lambda: t.ally.damage, by=paid):
        t.attack(t.villain, who=t.ally) if verb == "attack" else t.thwart(t.main, who=t.ally)
    t.quiet()


@rule("rr:consequential-damage")
def test_without_icons_there_is_none(board):
    t = board(threat=5, play=[ally(hp=5, attack_cost=0, thwart_cost=1)])
    with t.changes(lambda: t.ally.damage, by=0):
        t.attack(t.villain, who=t.ally)


@rule("rr:consequential-damage", "rr:defeat")
def test_it_can_defeat_the_ally(board):
    t = board(play=[friend := on(ally(hp=2, attack_cost=1), damage=1)])
    t.attack(t.villain, who=friend)
    assert t[friend].where == "discard0" and t.villain.damage == 1


@rule("rr:consequential-damage", "rr:tough")
def test_tough_prevents_it(board):
    t = board(play=[on(ally(hp=2, attack_cost=1), tough=1)])
    t.attack(t.villain, who=t.ally)
    assert (t.ally.damage, t.ally.tough) == (0, 0)


@rule("rr:consequential-damage", "rr:prevent")
def test_it_can_be_prevented_like_any_damage(board):
    save = support(interrupt(would(DamageTaken(a("ally"))), Prevent(1)))
    t = board(play=[ally(hp=2, attack_cost=1), save])
    t.attack(t.villain, who=t.ally)
    t.use(save)
    assert t.ally.damage == 0


@ruling("faq:core-set:tigra-greer-grant-nelson:1")
@rule("rr:consequential-damage", "rr:attack-player-ability-type")
def test_it_comes_after_everything_the_attack_triggers(board):
    t = board(play=[on("Tigra", damage=2)], engaged=[minion(hp=1)])
    t.attack(t.minion, who="Tigra")
    assert t.asked == "window" and t["Tigra"].damage == 2
    t.use("Tigra")
    assert t["Tigra"].in_play and t["Tigra"].damage == 2


@rule("rr:consequential-damage", "rr:thwart")
def test_it_comes_after_everything_the_thwart_triggers(board):
    friend = ally(response(Thwarted(SELF), Damage(THE_VILLAIN, 1)), hp=1, thwart_cost=1)
    t = board(threat=3, play=[friend])
    t.thwart(t.main, who=friend)
    assert t.asked == "window" and t[friend].in_play
    t.use(friend)
    assert t.villain.damage == 1 and not t[friend].in_play


@rule("rr:consequential-damage", "rr:stun-stunned", "rr:confuse-confused", "rr:ally", "rr:ally.4")
@pytest.mark.parametrize(("status", "verb"), [("stunned", "attack"), ("confused", "thwart")])
def test_an_ally_kept_by_a_status_card_pays_nothing_but_exhausts(board, status, verb):
    t = board(threat=3, play=[on(ally(hp=3, attack_cost=1, thwart_cost=1), **{status: 1})])
    getattr(t, verb)(who=t.ally)
    assert (t.ally.damage, t.ally.exhausted) == (0, True)
    assert (t.main.threat, t.villain.damage) == (3, 0)


@rule("rr:consequential-damage")
def test_if_the_scheme_is_gone_before_threat_is_removed_nobody_has_thwarted(board):
    friend = ally(interrupt(Thwarted(SELF, A_SCHEME), RemoveThreat(Field("scheme"), 1)), hp=3, thwart_cost=1)
    watch = support(forced_response(Thwarted(SELF), Draw(1)))
    t = board(play=[friend, watch], sides=[side_scheme(threat=1)])
    t.thwart(t.side, who=friend)
    t.use(friend)
    assert not t.sides and (t[friend].damage, t[friend].exhausted, len(t.hand)) == (0, True, 0)
    t.quiet()


@rule("rr:consequential-damage")
@pytest.mark.parametrize(("verb", "did"), [("attack", Attacked(AN_ALLY)), ("thwart", Thwarted(AN_ALLY))])
def test_an_ally_that_left_play_and_came_back_is_another_one_and_pays_nothing(board, verb, did):
    door = support(forced_response(did, MoveTo(AN_ALLY, HAND), PutIntoPlay(a("ally", In(HAND)))))
    t = board(threat=5, play=[ally(hp=3, attack_cost=1, thwart_cost=1), door])
    getattr(t, verb)(t.villain if verb == "attack" else t.main, who=t.ally)
    assert (t.ally.damage, t.ally.exhausted) == (0, False)
    t.quiet()


@rule("rr:consequential-damage")
def test_an_ability_of_the_ally_is_no_basic_power_and_costs_nothing(board):
    friend = ally(action(attack(THE_VILLAIN, 1)), hp=3, attack_cost=1)
    watch = support(forced_response(Attacked(a("ally")), RemoveThreat(MAIN, 1)))
    t = board(threat=3, play=[friend, watch])
    t.use(friend)
    assert (t[friend].damage, t.main.threat) == (0, 2)


@rule("rr:consequential-damage", "rr:modifiers")
def test_its_amount_can_be_modified(board):
    friend = ally(constant(gets(SELF, CONSEQUENTIAL=-1)), hp=3, attack_cost=1)
    t = board(play=[friend])
    t.attack(t.villain, who=friend)
    assert t[friend].damage == 0
