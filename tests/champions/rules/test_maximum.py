"""rr:max-maximum and rr:limit: what is counted for one attack or event, and that what was canceled counts."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ENEMY,
    MAIN,
    SELF,
    THE_VILLAIN,
    YOUR_HERO,
    Attacked,
    Cancel,
    Damage,
    DamageTaken,
    Draw,
    Exhaust,
    Max,
    PlaceThreat,
    Played,
    a,
    action,
    attack,
    forced_response,
    hero_response,
    interrupt,
    response,
)
from quickstrike.testkit import event, foe, player, support, upgrade


@rule("rr:max-maximum", "rr:max-maximum.6")
def test_max_per_attack_holds_for_all_copies_of_all_players_and_starts_anew(board):
    horn = support(response(Attacked(a("hero")), Draw(1)), Max(1, "attack"), name="Horn")
    t = board(player(play=[horn, horn]), player(play=[horn]))
    t.attack(t.villain)
    assert t.options("use") == ["seat 0: use Horn.0"] * 2
    t.use(t.all("Horn")[0])
    assert (len(t.hand), t.asked) == (1, "turn")
    t.end_turn()
    t.attack(t.villain, who=t.seats[1].identity)
    assert t.options("use") == ["seat 0: use Horn.0"] * 2


@rule("rr:max-maximum", "rr:max-maximum.6")
def test_without_that_maximum_every_copy_can_be_used(board):
    horn = support(response(Attacked(YOUR_HERO), Draw(1)), name="Horn")
    t = board(play=[horn, horn])
    t.attack(t.villain)
    for x in t.all("Horn"):
        t.use(x)
    assert len(t.hand) == 2


@rule("rr:max-maximum", "rr:max-maximum.6")
@pytest.mark.parametrize(("parts", "threat"), [((), 2), ((Max(1, "attack"),), 1)])
def test_max_per_attack_counts_forced_abilities_and_what_the_damage_sets_off(board, parts, threat):
    horn = support(forced_response(DamageTaken(THE_VILLAIN), PlaceThreat(MAIN, 1)), *parts, name="Horn")
    t = board(play=[horn, horn])
    t.attack(t.villain)
    while t.asked == "order":
        t.answer("use")
    assert t.main.threat == threat


@rule("rr:max-maximum", "rr:max-maximum.6")
def test_max_per_event_is_for_each_event_that_is_played(board):
    echo = support(response(Played(a("event")), PlaceThreat(MAIN, 1)), Max(1, "event"), name="Echo")
    t = board(play=[echo, echo], hand=[plan := event(Damage(THE_VILLAIN, 1), name="Plan"), plan])
    for played in (1, 2):
        t.play("Plan")
        t.use(t.all("Echo")[0])
        assert (t.asked, t.main.threat) == ("turn", played)


@rule("rr:max-maximum", "rr:max-maximum.6")
def test_events_from_hand_keep_to_it_as_well(board):
    cheer = event(hero_response(Attacked(YOUR_HERO), Draw(1)), Max(1, "attack"), name="Cheer")
    t = board(hand=[cheer, cheer])
    t.attack(t.villain)
    t.play(t.hand[0])
    assert t.asked == "turn" and len(t.hand) == 2


@rule("rr:max-maximum", "rr:max-maximum.2", "rr:cancel")
@pytest.mark.parametrize("what", ["", "all effects"])
def test_a_canceled_card_counts_toward_the_maximum(board, what):
    plan = event(Damage(AN_ENEMY, 1), Max(1, "round"), name="Plan")
    stop = support(interrupt(Played(a("event")), Cancel(what), cost=Exhaust(SELF)), name="Stop")
    t = board(hand=[plan, plan], play=[stop], villain=foe())
    t.play(t.hand[0]).use("Stop")
    assert t.villain.damage == 0
    t.cannot("play", "Plan", rule="rr:max-maximum")


@rule("rr:limit", "rr:limit.2", "rr:cancel", "rr:stun-stunned")
def test_a_canceled_use_counts_toward_the_limit(board):
    blade = upgrade(action(attack(AN_ENEMY, 2), limit="round"), name="Blade")
    t = board(play=[blade], stunned=1)
    t.use("Blade")
    assert (t.villain.damage, t.hero.stunned) == (0, 0)
    t.cannot("use", "Blade", rule="rr:limit")
