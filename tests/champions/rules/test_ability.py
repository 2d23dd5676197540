"""Abilities: what they reach, which may be declined and by whom, which go off by themselves."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    DECK,
    DISCARD,
    HAND,
    MAIN,
    OUT,
    SELF,
    THE_VILLAIN,
    WILD,
    YOU,
    YOUR_HERO,
    Damage,
    DamageTaken,
    Draw,
    Exhaust,
    Generate,
    In,
    MoveTo,
    PlaceThreat,
    ResolveAbility,
    a,
    action,
    boost,
    constant,
    forced_interrupt,
    forced_response,
    gets,
    interrupt,
    response,
    when_completed,
    when_defeated,
    when_revealed,
)
from quickstrike.champions.vocab import resource as resource_ability
from quickstrike.testkit import (
    ally,
    environment,
    event,
    foe,
    minion,
    player,
    resource,
    scheme,
    support,
    treachery,
    upgrade,
)

HURT = treachery(Damage(YOU, 1))
PLOT = PlaceThreat(MAIN, 1)
HIT = Damage(THE_VILLAIN, 1)


@rule("rr:ability", "rr:ability.1", "rr:ability.6")
def test_a_card_does_what_its_abilities_say_and_nothing_else(board):
    base = support(constant(gets(YOUR_HERO, ATK=1)), action(Draw(1)), action(Damage(THE_VILLAIN, 2)))
    t = board(play=[base, blank := support()])
    assert t.hero.atk == 3  # the constant one acts by itself, the triggered ones wait to be used
    t.cannot("use", blank, rule="rr:action")
    t.can("use", base, ability=0)
    t.use(base, ability=1)
    assert (t.villain.damage, t.hand) == (2, [])
    t.quiet()


@rule("rr:ability", "rr:in-play-and-out-of-play", "rr:ability.2")
@pytest.mark.parametrize(("where", "zone"), [("hand", HAND), ("deck", DECK), ("discard", DISCARD)])
def test_an_ability_reaches_cards_in_play_unless_it_names_another_area(board, where, zone):
    friend, away, named = ally(), event(MoveTo(a("ally"), OUT)), event(MoveTo(a("ally", In(zone)), OUT))
    cards = {"hand": [away, named], "deck": [], "discard": []}
    cards[where].append(friend)
    t = board(**cards)
    t.cannot("play", away, rule="rr:target")
    t.play(named)
    assert t[friend].where == "removed"


# ---- mandatory -----------------------------------------------------------------------------------------------------
FORCED = {
    "forced interrupt": ({"play": [support(forced_interrupt(DamageTaken(YOU), HIT))]}, lambda t: t.reveal(HURT)),
    "forced response": ({"play": [support(forced_response(DamageTaken(YOU), HIT))]}, lambda t: t.reveal(HURT)),
    "when revealed": ({}, lambda t: t.reveal(treachery(when_revealed(HIT)))),
    "when defeated": ({"engaged": [minion(when_defeated(HIT), hp=1)]}, lambda t: t.attack(t.minion)),
    "when completed": (
        {"main": [scheme(when_completed(HIT), target=2), scheme()]},
        lambda t: t.play(event(PlaceThreat(MAIN, 2))),
    ),
    "boost": ({"encounter": [treachery(boost(HIT))]}, lambda t: t.activate().pass_()),
}


@rule("rr:ability", "rr:forced", "rr:ability.8", "rr:ability.15")
@pytest.mark.parametrize("timing", FORCED)
def test_the_game_triggers_them_and_nobody_is_asked(board, timing):
    cards, go = FORCED[timing]
    t = board(**cards)
    with t.changes(lambda: t.villain.damage, by=1):
        go(t)
    t.quiet()


# ---- optional ------------------------------------------------------------------------------------------------------
@rule("rr:ability", "rr:interrupt", "rr:response", "rr:ability.9", "rr:ability.14")
@pytest.mark.parametrize("make", [interrupt, response])
def test_whoever_controls_the_card_may_decline_its_interrupt_or_response(board, make):
    t = board(player(), player(play=[support(make(DamageTaken(), PLOT))]))
    t.reveal(HURT, seat=0)
    assert (t.asked, t.decision.seat) == ("window", 1)
    t.pass_()
    assert (t.hero.damage, t.main.threat) == (1, 0)
    t.quiet()


@rule("rr:ability", "rr:action", "rr:resource-ability", "rr:ability.9")
def test_actions_and_resource_abilities_may_be_left_unused(board):
    web = upgrade(resource_ability(Generate(WILD), cost=Exhaust(SELF)))
    plan, pay = event(Draw(1), cost=1), resource(energy=1)
    t = board(play=[web, support(action(Damage(YOU, 1)))], hand=[plan, pay], villain=foe(atk=0))
    t.play(plan, pay=[pay])
    t.villain_phase()
    assert t.hero.damage == 0 and not t[web].exhausted


# ---- quotation marks -----------------------------------------------------------------------------------------------
@rule("rr:ability", "rr:special", "rr:ability.17")
def test_a_trigger_in_quotation_marks_points_at_the_abilities_of_others(board):
    """It resolves a "When Revealed" ability, and is none itself: nothing happens when the card is revealed."""
    echo = environment(action(ResolveAbility("when revealed", a("minion"))))
    t = board(engaged=[minion(when_revealed(PlaceThreat(MAIN, 2)))])
    with t.changes(lambda: t.main.threat, by=0):
        t.reveal(echo)
    with t.changes(lambda: t.main.threat, by=2):
        t.use(echo)
