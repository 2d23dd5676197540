"""What an activation is, whom an enemy attack is against, and the order of its boost cards."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    ENC_DISCARD,
    MAIN,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Activate,
    Activated,
    Attacked,
    Count,
    Damage,
    Draw,
    In,
    Mine,
    PlaceThreat,
    a,
    boost,
    each,
    forced_response,
)
from quickstrike.testkit import ally, foe, on, support, treachery


@rule("rr:activation", "rr:activation.1")
@pytest.mark.parametrize("how", ["attack", "scheme"])
def test_to_attack_and_to_scheme_are_both_to_activate(board, how):
    t = board(play=[support(forced_response(Activated(THE_VILLAIN, YOU), Draw(1)))])
    with t.changes(lambda: len(t.hand), by=1):
        t.activate(how=how).pass_all()
    t.quiet()


@rule("rr:attack-enemy-activation", "rr:attacks-against-allies", "rr:attack-enemy-activation.2")
def test_an_attack_is_against_a_player_and_a_character(board):
    watch = support(
        forced_response(Attacked(THE_VILLAIN, YOU), Draw(1)),
        forced_response(Attacked(THE_VILLAIN, a("ally")), PlaceThreat(MAIN, 1)),
        forced_response(Attacked(THE_VILLAIN, YOUR_HERO), Damage(YOU, 5)),
    )
    t = board(play=[watch, ally(hp=9)])
    t.reveal(treachery(Activate("attack", THE_VILLAIN, a("ally", Mine()))))
    t.pass_().answer("use")  # two forced responses to one attack: the order is asked for
    assert (len(t.hand), t.main.threat, t.hero.damage) == (1, 1, 0)
    t.quiet()


@rule(
    "rr:attack-enemy-activation",
    "rr:boost-boost-icon",
    "rr:attack-enemy-activation.8",
    "rr:attack-enemy-activation.11",
)
def test_boost_cards_are_turned_in_the_order_dealt_and_each_is_discarded_before_the_next(board):
    cards = [treachery(boost(PlaceThreat(MAIN, Count(each("card", In(ENC_DISCARD)))))) for _ in range(3)]
    t = board(villain=on(foe(), boosts=cards[:2]), encounter=cards[2:])
    t.activate().pass_()
    assert [n[2] for n in t.log("boost")] == [t[c].id for c in cards]
    assert t.main.threat == 0 + 1 + 2  # what lay in the discard pile when each of them was turned
