"""Alteration effects: "each time", and what only looks like one."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    ENC_DECK,
    HAND,
    MAIN,
    OUT,
    YOU,
    YOUR_HERO,
    Damage,
    Discard,
    Discarded,
    Draw,
    Exists,
    Heal,
    If,
    In,
    MoveTo,
    PlaceThreat,
    Ref,
    Then,
    attack,
    each,
    forced_response,
    hero_action,
    num,
    one_of,
    seq,
    top,
)
from quickstrike.testkit import event, minion, resource, support, treachery


@rule("rr:alteration-effect", "rr:each-time", "rr:alteration-effect.4")
def test_each_time_is_done_in_full_before_the_effect_goes_on(board):
    cards = [minion(), treachery(), minion()]
    dig = treachery(Discard(top(3, ENC_DECK), each_time=A_MINION, do=seq(Damage(YOU, 1), MoveTo(Ref("each"), OUT))))
    t = board(encounter=cards)
    t.reveal(dig)
    assert [t[c].where for c in cards] == ["removed", "encounter_discard", "removed"]
    order = [n[0] for n in t.log() if n[0] in ("discard", "damage")]
    assert order == ["discard", "damage", "discard", "discard", "damage"]
    t.quiet()


@rule("rr:alteration-effect", "rr:each-time", "rr:alteration-effect.4")
def test_the_effect_stands_still_while_each_time_is_decided(board):
    one, two = minion(), minion()
    pick = one_of(Damage(YOU, 1), PlaceThreat(MAIN, 1))
    t = board(encounter=[one, two])
    t.reveal(treachery(Discard(top(2, ENC_DECK), each_time=A_MINION, do=pick), PlaceThreat(MAIN, 5)))
    assert (t[one].where, t[two].where) == ("encounter_discard", "encounter")
    t.option(0)
    assert t[two].where == "encounter_discard" and (t.hero.damage, t.main.threat) == (1, 0)
    t.option(1)
    assert (t.hero.damage, t.main.threat) == (1, 6)
    t.quiet()


@rule("rr:each-time", "rr:then")
def test_discarding_card_by_card_is_told_and_counted_as_one_effect(board):
    burn = event(Then(Discard(num(2, "card", In(HAND)), each_time=each("resource"), do=Damage(YOU, 1)), Draw(1)))
    watch = support(forced_response(Discarded(each("resource")), PlaceThreat(MAIN, 1)))
    t = board(hand=[burn, resource(), resource()], play=[watch])
    t.play(burn)
    assert (t.hero.damage, t.main.threat, len(t.hand)) == (2, 2, 1)
    t.quiet()


@rule("rr:each-time", "rr:encounter-deck")
def test_a_deck_that_is_emptied_is_not_dug_into_anew(board):
    cards = [minion(), minion()]
    dig = treachery(Discard(top(5, ENC_DECK), each_time=A_MINION, do=Damage(YOU, 1)))
    t = board(encounter=cards, filler=0, encounter_discard=[minion() for _ in range(5)])
    t.reveal(dig)
    assert t.hero.damage == 2 and t.state.acceleration == 1 and len(t.zone("encounter")) == 7
    t.quiet()


@rule("rr:alteration-effect", "rr:alteration-effect.6")
@pytest.mark.parametrize(("hp", "left", "then"), [(3, 1, "heal"), (4, 3, "draw")])
def test_what_is_only_a_condition_does_not_alter_the_attack(board, hp, left, then):
    """ "If no minion is left, heal 2 damage" comes after the attack has dealt its damage."""
    kick = event(hero_action(attack(A_MINION, 3), If(Exists(A_MINION), Draw(1), Heal(YOUR_HERO, 2))))
    t = board(engaged=[minion(hp=hp)], damage=3)
    t.play(kick)
    assert t.hero.damage == left and [n[0] for n in t.log() if n[0] in ("damage", "heal", "draw")] == ["damage", then]
    t.quiet()
