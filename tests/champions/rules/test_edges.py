"""Edges between rules: what is saved at the last moment, what comes to nothing, whose a card is, when a period ends."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    DISCARD,
    ENC_DISCARD,
    ENERGY,
    ENGAGED_PLAYER,
    FIRST_PLAYER,
    HAND,
    MAIN,
    RETALIATE,
    SELF,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Activate,
    Activated,
    AddCost,
    Attach,
    Count,
    Damage,
    DamageDealt,
    Defeated,
    Delayed,
    Draw,
    Heal,
    In,
    Instead,
    MoveTo,
    PlaceThreat,
    PutCounters,
    PutIntoPlay,
    RemoveThreat,
    Schemed,
    Spend,
    Trait,
    Under,
    Until,
    a,
    boost,
    constant,
    each,
    forced_interrupt,
    forced_response,
    gets,
    the,
    thwart,
    when_defeated,
    when_revealed,
    would,
)
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    minion,
    player,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)

CARD, BOLT = resource(name="Card"), resource(energy=1, name="Bolt")


@rule("rr:delayed-effect", "rr:activation")
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_at_the_end_of_an_activation(board, form):
    """After its damage or threat, and after the responses to it."""
    spite = environment(forced_interrupt(Activated(THE_VILLAIN), Delayed("activation", PutCounters(MAIN, 1, "end"))))
    t = board(environments=[spite], form=form)
    t.activate(t.villain)
    t.pass_all()
    assert t.main.counters("end") == 1
    assert (t.hero.damage, t.main.threat) == ((2, 0) if form == "hero" else (0, 1))
    t.quiet()


@rule("rr:delayed-effect", "rr:scheme-enemy-activation")
def test_at_the_end_of_a_scheme(board):
    spite = environment(forced_interrupt(Schemed(THE_VILLAIN), Delayed("scheme", PutCounters(MAIN, 1, "end"))))
    t = board(environments=[spite], form="alter-ego")
    t.activate(t.villain)
    assert t.main.counters("end") == 1 and t.main.threat == 1


@rule("rr:damage", "rr:replacement-effect")
@pytest.mark.parametrize("safe", [0, 1, 2])
def test_of_several_who_are_dealt_damage_one_is_dealt_none(board, safe):
    shield = environment(forced_interrupt(would(DamageDealt(to=a("minion", Trait("Safe")))), Instead(Draw(1))))
    three = [minion(name=f"M{i}", hp=9, traits="Safe" if i == safe else "") for i in range(3)]
    t = board(engaged=three, environments=[shield])
    t.reveal(treachery(when_revealed(Damage(each("minion"), 2))))
    assert [t[f"M{i}"].damage for i in range(3)] == [0 if i == safe else 2 for i in range(3)]


@rule("rr:defeat", "rr:would")
def test_who_is_healed_at_the_last_moment_was_not_defeated(board):
    medic = environment(forced_interrupt(would(Defeated(A_MINION)), Heal(A_MINION, 2)))
    glad = environment(forced_response(Defeated(A_MINION), PutCounters(SELF, 1, "seen")))
    t = board(engaged=[minion(hp=2)], environments=[medic, glad])
    t.attack(t.minion, damage=2)
    assert t.minion.damage == 0 and t[glad].counters("seen") == 0
    t.quiet()


@rule("rr:event", "rr:for-each")
@pytest.mark.parametrize(("minions", "damage"), [(0, 0), (1, 2), (2, 3)])
def test_a_modifier_does_not_make_something_of_nothing(board, minions, damage):
    rage = support(constant(gets(each("event"), DAMAGE=1)))
    blow = event(Draw(1), Damage(THE_VILLAIN, Count(each("minion"))), name="Blow")
    t = board(hand=[blow], play=[rage], engaged=[minion()] * minions)
    t.play("Blow")
    assert t.villain.damage == damage


@rule("rr:when-defeated-abilities", "rr:you-your")
@pytest.mark.parametrize("first", [0, 1])
def test_whose_when_defeated_ability_it_is(board, first):
    """The player who defeated it, whoever is first; of a minion, the player engaged with it."""
    plan = side_scheme(when_defeated(Draw(1)), threat=1)
    t = board(player(), player(), first=first, turn=0, sides=[plan])
    t.thwart(t.side)
    assert [len(s.hand) for s in t.seats] == [1, 0]
    t = board(player(), player(engaged=[minion(when_defeated(Draw(1)), hp=1)]), first=first, turn=0)
    t.attack(t.minion)
    assert [len(s.hand) for s in t.seats] == [0, 1]


@rule("rr:lasting-effects", "rr:cost", "rr:additional", "rr:basic-power")
def test_a_cost_that_is_added_for_a_while(board):
    toll = treachery(when_revealed(Until("phase", AddCost("attack", (Spend((ENERGY,)),)))))
    t = board(hand=[BOLT])
    t.reveal(toll)
    t.attack(t.villain)
    t.answer("pay")
    assert t.hand == [] and t.villain.damage == 2
    t = board()
    t.reveal(toll)
    t.cannot("attack", t.hero, t.villain, rule="rr:cost")


@rule("rr:player-deck", "rr:defeat")
def test_an_ally_that_is_defeated_makes_the_new_deck_at_once(board):
    t = board(filler=0, deck=[], play=[ally(hp=1)], encounter=[treachery()] * 3, engaged=[minion(RETALIATE(1), hp=9)])
    t.attack(t.minion, who=t.ally)
    assert len(t.me.deck) == 1 and t.me.discard == [] and len(t.me.dealt) == 1


@rule("rr:activation", "rr:engage")
def test_each_minion_activates_against_its_own_player(board):
    t = board(player(engaged=[minion(atk=1)]), player(engaged=[minion(atk=3)]))
    t.reveal(treachery(when_revealed(Activate("attack", each("minion"), ENGAGED_PLAYER))))
    t.answer("activate", target=t.minions[0])
    t.pass_all()
    assert [s.identity.damage for s in t.seats] == [1, 3]


@rule("rr:in-play-and-out-of-play")
def test_a_card_that_is_laid_beneath_another_is_not_in_play(board):
    t = board(hand=[CARD], play=[ally(name="Host")])
    t.reveal(treachery(when_revealed(MoveTo(a("card", In(HAND)), Under(the("ally"))))))
    assert t.hand == [] and len(t.state.play[t["Host"].id].under) == 1


@rule("rr:attach-to", "rr:ownership-and-control")
def test_who_controls_what_an_effect_attaches(board):
    badge = upgrade(name="Badge")
    t = board(hand=[event(Attach(a("upgrade", In(DISCARD)), YOUR_HERO), name="Deed")], discard=[badge])
    t.play("Deed")
    assert t[badge].host == t.hero and t[badge].controller == 0
    plate = attachment(atk=2, name="Plate")
    t = board(encounter_discard=[plate])
    t.reveal(treachery(when_revealed(Attach(a("attachment", In(ENC_DISCARD)), THE_VILLAIN))))
    assert t[plate].host == t.villain and t[plate].controller == -1 and t.villain.atk == 4


@rule("rr:play-put-into-play", "rr:minion", "rr:ownership-and-control")
def test_whom_a_minion_engages_that_is_put_into_play(board):
    thug = minion(name="Thug")
    t = board(player(), player(), encounter_discard=[thug])
    t.reveal(treachery(when_revealed(PutIntoPlay(a("minion", In(ENC_DISCARD))))), seat=1)
    assert t[thug].engaged == 1 and t[thug].controller == -1
    t = board(player(), player(), encounter_discard=[thug])
    t.reveal(treachery(when_revealed(PutIntoPlay(a("minion", In(ENC_DISCARD)), engaged=FIRST_PLAYER))), seat=1)
    assert t[thug].engaged == 0


@rule("rr:play-put-into-play", "rr:ownership-and-control")
def test_under_whose_control_a_card_is_put_into_play(board):
    friend = ally(name="Friend")
    t = board(player(discard=[friend]), player())
    t.reveal(treachery(when_revealed(PutIntoPlay(a("ally", In(DISCARD))))))
    assert t[friend].controller == 0 and t[friend].engaged == -1


@rule("rr:labelled-ability", "rr:thwart")
def test_a_thwart_with_two_steps_is_one_thwart(board):
    plan = event(thwart(MAIN, 1), thwart(MAIN, 1), name="Plan")
    t = board(hand=[plan], threat=5)
    t.play("Plan")
    assert t.main.threat == 3


@rule("rr:boost-boost-icon", "rr:you-your")
def test_a_boost_ability_is_about_the_attacked_player(board):
    t = board(player(), player(), encounter=[treachery(boost(Damage(YOU, 1)))])
    t.activate(t.villain, seat=1, how="attack")
    t.pass_all()
    assert [s.identity.damage for s in t.seats] == [0, 3]


@rule("rr:threat", "rr:then")
def test_threat_that_is_placed_on_several_schemes(board):
    t = board(sides=[side_scheme(threat=1), side_scheme(threat=2)])
    t.reveal(treachery(when_revealed(PlaceThreat(each("scheme"), 2))))
    assert (t.main.threat, [s.threat for s in t.sides]) == (2, [3, 4])
    t.reveal(treachery(when_revealed(RemoveThreat(each("scheme"), 1))))
    assert (t.main.threat, [s.threat for s in t.sides]) == (1, [2, 3])
