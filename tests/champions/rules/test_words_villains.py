"""Words that the villains brought along: either event, must, what activations did, paying for nothing, the damage's
victim, the step of the villain phase, the engaged player."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ALLY,
    ENERGY,
    ENGAGED_PLAYER,
    MAIN,
    OUT,
    SELF,
    THE_VILLAIN,
    YOU,
    Activate,
    Attacked,
    Damage,
    Delayed,
    Did,
    Discard,
    Draw,
    EngagedWith,
    Heal,
    If,
    In,
    MoveTo,
    Must,
    Not,
    Otherwise,
    Pay,
    PlaceThreat,
    Result,
    Schemed,
    Spend,
    Then,
    ThreatPlaced,
    Until,
    Zone,
    a,
    boost,
    constant,
    each,
    either,
    forced_interrupt,
    forced_response,
    one_of,
    response,
    top,
    when_defeated,
    would,
)
from quickstrike.champions.vocab import HAND as IN_HAND
from quickstrike.testkit import (
    BLANK,
    ally,
    attachment,
    environment,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    scheme,
    support,
    treachery,
)


# ---- either --------------------------------------------------------------------------------------------------------
@rule("rr:triggering-condition")
def test_either_event_sets_it_off(board):
    for form in ("hero", "alter-ego"):
        watch = support(response(either(Schemed(by=THE_VILLAIN), Attacked(by=THE_VILLAIN)), Draw(1)))
        t = board(form=form, play=[watch]).activate()
        t.pass_() if form == "hero" else None
        t.use(watch)
        assert len(t.hand) == 1
        t.quiet()


def test_either_of_two_that_are_about_to_happen(board):
    watch = environment(forced_interrupt(would(either(Schemed(by=THE_VILLAIN), Attacked(by=THE_VILLAIN))), Draw(1)))
    t = board(environments=[watch]).activate().pass_all()
    assert len(t.hand) == 1
    t = board(environments=[watch], engaged=[minion()])
    t.activate(t.minion).pass_all()
    assert t.hand == []


def test_either_of_the_same_kind_enters_and_leaves_play(board):
    both = either(Attacked(by=THE_VILLAIN), Attacked(by=a("minion")))
    twice = attachment(forced_response(both, PlaceThreat(MAIN, 1)))
    t = board(villain=on(foe(), attached=[twice]), engaged=[minion()])
    t.activate(t.minion).pass_all()
    t.activate().pass_all()
    assert t.main.threat == 2
    from quickstrike.champions.rules.zones import discard

    t._inject(lambda s: discard(s, t[twice].id))
    t.activate().pass_all()
    assert t.main.threat == 2


# ---- must ----------------------------------------------------------------------------------------------------------
@rule("rr:defend-defense", "rr:cannot")
def test_must_defend_holds_for_as_long_as_the_effect(board):
    order = event(Until("phase", Must(YOU, "defend", AN_ALLY, against=THE_VILLAIN)))
    friend = ally(hp=9)
    t = board(play=[friend]).play(order)
    t.activate()
    assert t[friend].damage == 2 and t[friend].exhausted
    t.activate()
    t.can("pass")  # nobody is able to


def test_must_defend_lets_others_defend_where_the_player_cannot(board):
    melter = minion(constant(Must(ENGAGED_PLAYER, "defend", AN_ALLY, against=SELF)), atk=2)
    t = board(player(engaged=[melter]), player()).activate(melter).pass_()
    t.defend(t.seats[1].identity)
    assert [p.identity.damage for p in t.seats] == [0, 0]


# ---- what activations did ------------------------------------------------------------------------------------------
@rule("rr:prevent", "rr:prevent.4")
@pytest.mark.parametrize(("kw", "cards"), [({}, 3), ({"tough": 1}, 3)])
def test_the_damage_an_attack_dealt_counts_what_was_prevented(board, kw, cards):
    card = treachery(Activate("attack", THE_VILLAIN, YOU), Discard(top(Result("damage"))))
    t = board(villain=foe(atk=3), **kw).reveal(card).pass_all()
    assert len(t.seats[0].discard) == cards


def test_the_damage_of_several_attacks_adds_up(board):
    card = treachery(Activate("attack", each("minion", EngagedWith()), YOU), Discard(top(Result("damage"))))
    t = board(engaged=[minion(atk=1), minion(atk=2)]).reveal(card)
    t.answer("activate", target=t.minions[0]).pass_all()
    assert len(t.seats[0].discard) == 3


@rule("rr:otherwise")
def test_an_attack_without_damage_is_an_attack_all_the_same(board):
    made = treachery(Otherwise(Activate("attack", THE_VILLAIN, YOU), Draw(1)))
    t = board(villain=foe(atk=0)).reveal(made).pass_all()
    assert t.hand == []
    t = board(villain=on(foe(), stunned=1)).reveal(made)
    assert len(t.hand) == 1
    hurt = treachery(Activate("attack", THE_VILLAIN, YOU), If(Did("damage"), Draw(1)), If(Not(Did("damage")), Draw(2)))
    assert len(board(villain=foe(atk=0)).reveal(hurt).pass_all().hand) == 2
    assert len(board(villain=foe(atk=1)).reveal(hurt).pass_all().hand) == 1


def test_the_threat_a_scheme_placed(board):
    card = treachery(Activate("scheme", THE_VILLAIN, YOU), Discard(top(Result("threat"))))
    t = board(villain=foe(sch=2)).reveal(card)
    assert len(t.seats[0].discard) == 2
    t = board(villain=on(foe(sch=2), confused=1)).reveal(card)
    assert t.seats[0].discard == []


def test_each_against_the_player_it_is_engaged_with(board):
    card = treachery(Activate("", each("minion"), ENGAGED_PLAYER))
    t = board(player(engaged=[minion(atk=1)]), player(form="alter-ego", engaged=[minion(sch=2)])).reveal(card)
    t.answer("activate", target=t.minions[1]).pass_all()
    assert t.main.threat == 2 and [p.identity.damage for p in t.seats] == [1, 0]


# ---- after damage to somebody --------------------------------------------------------------------------------------
@rule("rr:delayed-effect")
def test_after_the_activation_has_dealt_damage(board):
    hit = treachery(boost(Delayed("damage", PlaceThreat(MAIN, 1))))
    assert board(villain=foe(atk=1), encounter=[hit]).activate().pass_all().main.threat == 1
    assert board(villain=foe(atk=0), encounter=[hit]).activate().pass_all().main.threat == 0
    mine = treachery(boost(Delayed("damage", PlaceThreat(MAIN, 1), to=YOU)))
    friend = ally(hp=5)
    assert board(villain=foe(atk=1), encounter=[mine]).activate().pass_all().main.threat == 1
    assert board(villain=foe(atk=1), play=[friend], encounter=[mine]).activate().defend(friend).main.threat == 0


# ---- paying for nothing --------------------------------------------------------------------------------------------
@rule("rr:choose-option")
def test_an_option_to_pay_is_there_only_for_who_can(board):
    card = treachery(one_of(Pay((Spend((ENERGY,)),)), Damage(YOU, 2)))
    t = board(hand=[resource(energy=1)]).reveal(card).option(0)._paid(None)
    assert t.hand == [] and t.hero.damage == 0
    t.quiet()
    t = board(hand=[BLANK]).reveal(card)
    assert t.hero.damage == 2
    t.quiet()


# ---- the step of the villain phase ---------------------------------------------------------------------------------
@rule("rr:villain-phase")
def test_only_what_step_one_places(board):
    main = scheme(forced_response(ThreatPlaced(SELF, step=1), Draw(1)), step=1)
    t = board(form="alter-ego", main=main, villain=foe(sch=1)).activate()
    assert t.hand == [] and t.main.threat == 1
    t = board(form="alter-ego", main=main, villain=foe(sch=1), hand=[BLANK] * 6).villain_phase()
    assert len(t.hand) == 7 and t.main.threat == 2


# ---- the engaged player --------------------------------------------------------------------------------------------
@rule("rr:engage")
def test_the_engaged_player_is_not_who_defeats(board):
    t = board(player(), player(engaged=[minion(when_defeated(Draw(1, ENGAGED_PLAYER)), hp=1)]))
    t.attack(t.minion)
    assert [len(p.hand) for p in t.seats] == [0, 1]


@rule("rr:defend-defense")
def test_after_a_minion_attacks_you_you_are_who_defended(board):
    goon = minion(forced_response(Attacked(by=SELF, against=YOU), Draw(1)), atk=1)
    t = board(player(engaged=[goon]), player()).activate(goon).pass_()
    t.defend(t.seats[1].identity)
    assert [len(p.hand) for p in t.seats] == [0, 1]
    early = minion(forced_interrupt(Attacked(by=SELF, against=YOU), Draw(1)), atk=1)
    t = board(player(engaged=[early]), player()).activate(early).pass_()
    t.defend(t.seats[1].identity)
    assert [len(p.hand) for p in t.seats] == [1, 0]


# ---- small things --------------------------------------------------------------------------------------------------
@rule("rr:then")
def test_all_damage_healed_is_done_in_full(board):
    cure = event(Then(Heal(YOU, "all"), Draw(1)))
    t = board(damage=3).play(cure)
    assert t.hero.damage == 0 and len(t.hand) == 1


def test_moving_a_card_to_where_it_is_is_nothing(board):
    away = event(MoveTo(each("card", In(Zone("hand", YOU))), Zone("hand", YOU)))
    t = board(hand=[away, BLANK])
    t.cannot("play", away, rule="rr:target")
    gone = event(MoveTo(a("card", In(IN_HAND)), OUT))
    board(hand=[gone, BLANK]).can("play", gone)
