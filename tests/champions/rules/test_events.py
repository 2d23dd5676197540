"""Events and the steps of playing a card: what modifies an event, what lies where, what can come in between."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ENEMY,
    HAND,
    MAIN,
    SELF,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Alter,
    Attacked,
    Cancel,
    Count,
    Damage,
    DamageTaken,
    Draw,
    Exhaust,
    Exhausted,
    ForEach,
    In,
    Mine,
    PlaceThreat,
    Played,
    Prevent,
    RemoveThreat,
    Spent,
    a,
    action,
    attack,
    attacks,
    constant,
    each,
    forced_response,
    gets,
    hero_action,
    interrupt,
    response,
    would,
)
from quickstrike.testkit import (
    ally,
    environment,
    event,
    minion,
    obligation,
    player,
    resource,
    support,
    upgrade,
)

ONE = resource(energy=1)
SHARP = support(constant(gets(each("event", Mine()), DAMAGE=1, REMOVAL=2)))


# ---- what modifies an event ----------------------------------------------------------------------------------------
@rule("rr:event", "rr:event.7")
def test_a_change_to_what_an_event_deals_or_removes_counts_for_each_instance(board):
    hit = event(Damage(AN_ENEMY, 2), Damage(AN_ENEMY, 1), RemoveThreat(MAIN, 1), RemoveThreat(MAIN, 1))
    t = board(play=[SHARP], threat=10)
    t.play(hit)
    assert (t.villain.damage, t.main.threat) == (5, 4)


@rule("rr:event", "rr:event.7", "rr:attack-player-ability-type")
def test_also_if_the_event_makes_several_attacks(board):
    t = board(play=[SHARP])
    t.play(event(hero_action(attacks(attack(AN_ENEMY, 2), attack(AN_ENEMY, 2)))))
    assert t.villain.damage == 6


@rule("rr:event", "rr:event.7")
def test_other_cards_and_other_players_events_are_not_changed(board):
    t = board(player(play=[SHARP, base := support(action(Damage(AN_ENEMY, 2)))]), player(hand=[]))
    t.use(base)
    t.attack(t.villain)
    assert t.villain.damage == 4
    t.end_turn()
    t.play(event(Damage(AN_ENEMY, 2)))
    assert t.villain.damage == 6


@rule("rr:event", "rr:event.8", "rr:attack-player-ability-type")
def test_a_change_to_an_attack_counts_for_one_of_several_attacks(board):
    focus = support(interrupt(Attacked(by=YOUR_HERO), Alter(amount=3), cost=Exhaust(SELF)))
    t = board(play=[focus, support(forced_response(Attacked(by=YOUR_HERO), Draw(1)))])
    t.play(event(hero_action(attacks(attack(AN_ENEMY, 2), attack(AN_ENEMY, 2)))))
    t.use(focus)
    t.quiet()
    assert [n[2] for n in t.log("damage")] == [5, 2] and len(t.hand) == 2, "two attacks, one of them changed"


# ---- for each ------------------------------------------------------------------------------------------------------
@rule("rr:for-each", "rr:for-each.2")
def test_without_choose_all_of_it_goes_to_one_target(board):
    hit = event(Damage(AN_ENEMY, 2 * Count(each("upgrade", Mine()))))
    t = board(play=[upgrade(), upgrade()], engaged=[minion(hp=9)])
    t.play(hit)
    t.choose(t.minion)
    t.quiet()
    assert (t.minion.damage, t.villain.damage) == (4, 0)


@rule("rr:for-each", "rr:for-each.5", "rr:event.7")
def test_a_change_to_a_for_each_effect_counts_each_time(board):
    hit = event(ForEach(each("upgrade", Mine()), Damage(AN_ENEMY, 2)))
    t = board(play=[upgrade(), upgrade(), SHARP])
    t.play(hit)
    assert [n[2] for n in t.log("damage")] == [3, 3]


@rule("rr:for-each", "rr:for-each.5", "rr:for-each.3")
def test_without_choose_it_is_one_instance_and_changed_once(board):
    t = board(play=[upgrade(), upgrade(), SHARP])
    t.play(event(Damage(AN_ENEMY, 2 * Count(each("upgrade", Mine())))))
    assert [n[2] for n in t.log("damage")] == [5]


# ---- the steps of playing a card -----------------------------------------------------------------------------------
@rule("rr:initiating-abilities", "rr:initiating-abilities.4", "rr:event.2")
def test_a_card_that_is_played_lies_on_the_table_before_its_costs_are_paid(board):
    """Not in hand any more, and not in play yet, whatever comes in between."""
    count = support(forced_response(Exhausted(YOUR_HERO), PlaceThreat(MAIN, 1 + Count(each("card", In(HAND))))))
    wait = support(interrupt(Played(), Draw(1)), name="Wait")
    plan = event(action(Damage(AN_ENEMY, 1), cost=Exhaust(YOUR_HERO)), cost=1, name="Plan")
    t = board(hand=[plan, ONE, resource()], play=[count, wait])
    t.play("Plan", pay=[ONE])
    assert t.main.threat == 2  # one card was left in hand
    assert [c["name"] for c in t.game.view(0)["table"]] == ["Plan"]
    assert t.asked == "window" and not t["Plan"].in_play and t.villain.damage == 0
    t.pass_()
    assert t["Plan"].where == "discard0" and t.villain.damage == 1


@rule("rr:initiating-abilities", "rr:initiating-abilities.4")
def test_a_response_to_what_was_spent_does_not_find_the_card_in_hand_either(board):
    count = support(forced_response(Spent(YOU), PlaceThreat(MAIN, 1 + Count(each("card", In(HAND))))))
    t = board(hand=[plan := ally(cost=1), ONE], play=[count])
    t.play(plan, pay=[ONE])
    assert t.main.threat == 1 and t[plan].in_play


@rule("rr:initiating-abilities", "rr:initiating-abilities.5")
def test_modifiers_are_applied_before_the_cost_is_paid(board):
    plan = event(Draw(1), cost=3)
    t = board(
        hand=[plan, ONE, resource(energy=1), resource(energy=1)],
        play=[support(constant(gets(each("event", Mine()), COST=-2)))],
    )
    t.play(plan, pay=[ONE])
    assert len(t.hand) == 3 and t[plan].where == "discard0"


@rule("rr:initiating-abilities", "rr:initiating-abilities.6", "rr:cost")
def test_what_cannot_be_paid_after_all_is_not_played(board):
    """The damage of its cost is prevented: the card comes back to the hand and nothing of it happens."""
    save = support(interrupt(would(DamageTaken(YOU)), Prevent(1), cost=Exhaust(SELF)))
    plan = event(action(Draw(3), cost=Damage(YOU, 1)))
    t = board(hand=[plan], play=[save])
    t.play(plan)
    t.use(save)
    assert t[plan].where == "hand0" and len(t.hand) == 1 and t.hero.damage == 0
    t.quiet()


@rule("rr:initiating-abilities", "rr:initiating-abilities.6")
def test_without_enough_to_pay_with_nothing_is_paid(board):
    plan = event(Draw(1), cost=2)
    t = board(hand=[plan, ONE])
    t.cannot("play", plan, rule="rr:cost")
    assert len(t.hand) == 2


@rule("rr:initiating-abilities", "rr:initiating-abilities.7", "rr:cancel")
@pytest.mark.parametrize("canceled", [True, False])
def test_it_can_be_canceled_between_payment_and_effect(board, canceled):
    stop = support(interrupt(Played(a("event")), Cancel("all effects"), cost=Exhaust(SELF)))
    t = board(hand=[plan := event(Draw(1), cost=1), ONE], play=[stop])
    t.play(plan, pay=[ONE])
    assert t[ONE].where == "discard0" and t.hand == []  # paid, and nothing has happened yet
    t.use(stop) if canceled else t.pass_()
    assert len(t.hand) == (0 if canceled else 1) and t[plan].where == "discard0"


@rule("rr:initiating-abilities", "rr:initiating-abilities.8")
def test_an_event_resolves_before_it_comes_to_its_owners_pile(board):
    plan = event(Damage(AN_ENEMY, 1 + Count(each("card", In(HAND)))), name="Plan")
    t = board(hand=[plan, ONE], play=[support(response(DamageTaken(THE_VILLAIN), Draw(1)))])
    t.play("Plan")
    assert t.villain.damage == 2 and t["Plan"].where == "limbo"
    t.pass_()
    assert t["Plan"].where == "discard0"


@rule("rr:initiating-abilities", "rr:initiating-abilities.9")
def test_what_a_step_brings_about_is_interrupted_and_responded_to_on_the_way(board):
    """The cost deals damage: it is prevented before, or answered after, and then the effect comes."""
    plan = event(action(Draw(1), cost=Damage(YOU, 2)))
    watch = support(interrupt(DamageTaken(YOU), PlaceThreat(MAIN, 1)), response(DamageTaken(YOU), PlaceThreat(MAIN, 5)))
    t = board(hand=[plan], play=[watch])
    t.play(plan)
    assert t.asked == "window" and t.hero.damage == 0 and t.hand == []
    t.use(watch, ability=0)
    assert t.asked == "window" and t.hero.damage == 2 and t.hand == []
    t.use(watch, ability=1)
    assert t.main.threat == 6 and len(t.hand) == 1
    t.quiet()


# ---- whose interrupts ----------------------------------------------------------------------------------------------
@rule("rr:interrupt", "rr:interrupt.2", "rr:obligation")
def test_interrupts_of_encounter_cards_are_for_all_and_those_of_an_obligation_for_its_player(board):
    shield = interrupt(would(DamageTaken()), Prevent(1))
    debt = obligation(shield, name="Debt")
    t = board(player(), player(), environments=[environment(shield, name="Fog")])
    c = t.put(debt)
    t.state.play[c.id].engaged = 1
    t.play(event(Damage(YOU, 3)))
    assert t.decision.seat == 0 and t.options("use") == ["seat 0: use Fog.0"]
    t.pass_()
    assert t.decision.seat == 1 and len(t.options("use")) == 2
    t.use("Debt", seat=1)
    t.pass_all()
    assert t.seats[0].identity.damage == 2
