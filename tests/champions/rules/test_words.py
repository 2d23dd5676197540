"""The small words of card texts: then, and, otherwise, instead, additional, already, for each, each player, may."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    A_SCHEME,
    AN_ENEMY,
    EACH_HERO,
    ENC_DECK,
    ENERGY,
    HAND,
    MAIN,
    SELF,
    STUNNED,
    SURGE,
    THE_VILLAIN,
    TOUGH,
    YOU,
    YOUR_HERO,
    Alt,
    Alter,
    Amount,
    And,
    Attacked,
    Cancel,
    Count,
    Damage,
    DamageDealt,
    DamageTaken,
    DealEncounter,
    Did,
    Discard,
    Draw,
    EachPlayer,
    Exhaust,
    Exists,
    Field,
    ForEach,
    Give,
    Heal,
    If,
    In,
    Instead,
    May,
    Mine,
    Otherwise,
    Paid,
    Pay,
    PlaceThreat,
    Prevent,
    PutCounters,
    Ready,
    RemoveThreat,
    Repeat,
    Result,
    Revealed,
    Seq,
    Spend,
    Then,
    ThreatPlaced,
    ThreatRemoved,
    Tokens,
    a,
    attack,
    each,
    forced_interrupt,
    forced_response,
    hero_action,
    interrupt,
    num,
    one_of,
    response,
    thwart,
    top,
    up_to,
    when_revealed,
    would,
)
from quickstrike.testkit import (
    ally,
    environment,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)

CARD = resource(name="Card")


# ---- then ----------------------------------------------------------------------------------------------------------
@rule("rr:then")
@pytest.mark.parametrize(
    ("threat", "drawn"),
    [(3, 1), (2, 1), (1, 0)],
)
def test_then_needs_all_of_what_comes_before(board, threat, drawn):
    plan = event(Then(RemoveThreat(MAIN, 2), Draw(1)), name="Plan")
    t = board(hand=[plan], threat=threat)
    t.play("Plan")
    assert len(t.hand) == drawn and t.main.threat == max(0, threat - 2)


@rule("rr:then")
@pytest.mark.parametrize(("cards", "drawn"), [(1, 0), (2, 3), (3, 3)])
def test_then_after_discarding_a_number_of_cards(board, cards, drawn):
    """With fewer cards than asked for, as many as possible go, but "then" does not follow."""
    plan = event(Then(Discard(num(2, "card", In(HAND))), Draw(3)), name="Plan")
    t = board(hand=[plan, *[CARD] * cards])
    t.play("Plan")
    while t.asked == "discard":
        t.answer("choose")
    assert len(t.hand) == max(0, cards - 2) + drawn


@rule("rr:then")
def test_then_after_exhausting_a_number_of_allies(board):
    plan = event(Then(Exhaust(num(2, "ally")), Draw(1)), name="Plan")
    t = board(hand=[plan], play=[ally(), on(ally(), exhausted=True)])
    t.play("Plan")
    assert t.hand == [] and all(c.exhausted for c in t.allies)


@rule("rr:then", "rr:tough")
def test_then_after_damage_that_was_dealt_but_not_taken(board):
    shot = event(Then(Damage(AN_ENEMY, 2), Draw(1)), name="Shot")
    t = board(hand=[shot], villain=on(foe(), tough=1))
    t.play("Shot")
    assert len(t.hand) == 1


@rule("rr:then", "rr:replacement-effect")
def test_then_after_damage_that_was_replaced(board):
    armor = environment(forced_interrupt(would(DamageDealt(to=THE_VILLAIN)), Instead(PutCounters(SELF, 1, "dent"))))
    shot = event(Then(Damage(AN_ENEMY, 2), Draw(1)), name="Shot")
    t = board(hand=[shot], environments=[armor])
    t.play("Shot")
    assert t.hand == [] and t[armor].counters("dent") == 1


@rule("rr:then")
def test_then_must_be_tried_but_may_fail(board):
    t = board(hand=[event(Then(Draw(1), Damage(A_MINION, 1)), name="Plan")])
    t.play("Plan")
    assert len(t.hand) == 1
    t.quiet()


# ---- and -----------------------------------------------------------------------------------------------------------
@rule("rr:and")
def test_and_joins_effects_that_do_not_depend_on_each_other(board):
    both = event(And((Damage(A_MINION, 1), Draw(1))), name="Both")
    t = board(hand=[both])
    t.play("Both")
    assert len(t.hand) == 1
    t = board(hand=[both], engaged=[minion()], filler=0, encounter=[treachery()])
    t.play("Both")
    assert t.minion.damage == 1 and t.hand == []


@rule("rr:and", "rr:then")
def test_then_after_and_needs_both(board):
    both = event(Then(And((RemoveThreat(MAIN, 1), Damage(AN_ENEMY, 1))), Draw(1)), name="Both")
    t = board(hand=[both], threat=1)
    t.play("Both")
    assert len(t.hand) == 1


@rule("rr:and", "rr:prevent")
def test_each_effect_joined_by_and_is_prevented_by_itself(board):
    both = treachery(when_revealed(And((Damage(YOU, 2), PlaceThreat(MAIN, 2)))))
    t = board(play=[support(forced_interrupt(would(DamageTaken(YOU)), Prevent()))])
    t.reveal(both)
    assert t.hero.damage == 0 and t.main.threat == 2


# ---- otherwise -----------------------------------------------------------------------------------------------------
@rule("rr:otherwise")
@pytest.mark.parametrize(("damage", "surge"), [(0, True), (1, False), (5, False)])
def test_otherwise_only_if_nothing_at_all_was_done(board, damage, surge):
    heal = treachery(when_revealed(Otherwise(Heal(THE_VILLAIN, 4), PlaceThreat(MAIN, 1))))
    t = board(villain=on(foe(), damage=damage))
    t.reveal(heal)
    assert t.main.threat == (1 if surge else 0)


@rule("rr:otherwise")
def test_otherwise_after_discarding(board):
    drain = treachery(when_revealed(Otherwise(Discard(each("card", In(HAND))), Damage(YOU, 3))))
    t = board(hand=[CARD])
    t.reveal(drain)
    assert t.hero.damage == 0 and t.hand == []
    t.reveal(drain)
    assert t.hero.damage == 3


@rule("rr:otherwise", "rr:target")
def test_otherwise_can_be_what_makes_an_ability_possible(board):
    t = board(hand=[event(Otherwise(Damage(A_MINION, 1), Draw(1)), name="Plan")])
    t.play("Plan")
    assert len(t.hand) == 1


# ---- instead -------------------------------------------------------------------------------------------------------
@rule("rr:replacement-effect", "rr:instead", "rr:would")
def test_instead_replaces_the_event(board):
    swap = support(interrupt(would(ThreatPlaced(A_SCHEME)), Instead(Damage(YOU, Amount()))), name="Swap")
    t = board(play=[swap])
    t.reveal(treachery(PlaceThreat(MAIN, 3)))
    t.use("Swap")
    assert t.main.threat == 0 and t.hero.damage == 3
    t.quiet()


@rule("rr:replacement-effect", "rr:would", "rr:interrupt")
def test_after_a_replacement_no_further_interrupts_and_no_responses(board):
    swap = support(interrupt(would(ThreatPlaced(A_SCHEME)), Instead(Draw(1)), cost=Exhaust(SELF)), name="Swap")
    other = support(interrupt(would(ThreatPlaced(A_SCHEME)), Prevent(1), cost=Exhaust(SELF)), name="Other")
    after = support(response(ThreatPlaced(A_SCHEME), Draw(5)), name="After")
    t = board(play=[swap, other, after])
    t.reveal(treachery(PlaceThreat(MAIN, 3)))
    assert t.options() == ["use Swap.0", "use Other.0", "pass"]
    t.use("Swap")
    t.quiet()
    assert len(t.hand) == 1 and t.main.threat == 0


@rule("rr:replacement-effect", "rr:prevent")
def test_prevented_is_not_replaced(board):
    """Trap 12: prevented damage was dealt, replaced damage was not."""
    told = support(forced_response(DamageDealt(to=YOUR_HERO), PutCounters(SELF, 1, "told")))
    t = board(play=[told, support(forced_interrupt(would(DamageTaken(YOU)), Prevent()))])
    t.reveal(treachery(Damage(YOU, 2)))
    assert t.hero.damage == 0 and t[told].counters("told") == 1
    t = board(play=[told, support(forced_interrupt(would(DamageDealt(to=YOUR_HERO)), Instead(Draw(1))))])
    t.reveal(treachery(Damage(YOU, 2)))
    assert t.hero.damage == 0 and t[told].counters("told") == 0 and len(t.hand) == 1


# ---- cancel --------------------------------------------------------------------------------------------------------
@rule("rr:cancel", "rr:treachery", "rr:cancel.1", "rr:cancel.4")
def test_a_canceled_treachery_was_revealed_and_is_discarded(board):
    no = event(interrupt(Revealed(a("treachery")), Cancel("when revealed", Field("card"))), name="No")
    after = support(response(Revealed(a("treachery")), Draw(1)), name="After")
    bad = treachery(Damage(YOU, 4), name="Bad")
    t = board(hand=[no], play=[after])
    t.reveal(bad)
    t.play("No")
    assert t.hero.damage == 0
    t.use("After")
    assert t["Bad"].where == "encounter_discard" and t["No"].where == "discard0"
    t.quiet()


@rule("rr:cancel")
def test_there_must_be_something_to_cancel(board):
    no = event(interrupt(Revealed(a("treachery")), Cancel("when revealed", Field("card"))), name="No")
    t = board(hand=[no])
    t.reveal(treachery(name="Blank page"))
    t.quiet()  # nobody was asked


@rule("rr:cancel", "rr:replacement-effect", "rr:limit", "rr:cancel.5")
def test_a_cancel_of_an_event_leaves_no_response_to_it(board):
    no = support(interrupt(would(ThreatPlaced(A_SCHEME)), Cancel(), cost=Exhaust(SELF)), name="No")
    after = support(forced_response(ThreatPlaced(A_SCHEME), Damage(YOU, 1)))
    t = board(play=[no, after])
    t.reveal(treachery(PlaceThreat(MAIN, 2)))
    t.use("No")
    assert (t.main.threat, t.hero.damage) == (0, 0)


# ---- alteration effects --------------------------------------------------------------------------------------------
@rule("rr:alteration-effect", "rr:additional", "rr:tough", "rr:alteration-effect.2")
def test_additional_damage_is_one_instance_with_what_it_adds_to(board):
    """The FAQ of Repulsor Blast: a tough status takes all of it."""
    blast = event(hero_action(attack(AN_ENEMY, 1, additional=4)), name="Blast")
    t = board(hand=[blast], villain=on(foe(), tough=1))
    t.play("Blast")
    assert t.villain.damage == 0
    t = board(hand=[blast])
    t.play("Blast")
    assert t.villain.damage == 5 and len(t.log("damage")) == 1


@rule("rr:alteration-effect", "rr:additional", "rr:attack-player-ability-type")
def test_what_raises_an_attack_does_not_raise_its_additional_damage(board):
    """ "+1 damage" counts for each instance without the word additional."""
    blast = event(hero_action(attack(AN_ENEMY, 1, additional=2), attack(AN_ENEMY, 1)), name="Blast")
    more = support(forced_interrupt(Attacked(by=YOUR_HERO), Alter(amount=1)))
    t = board(hand=[blast], play=[more])
    t.play("Blast")
    assert t.villain.damage == (1 + 1 + 2) + (1 + 1)
    assert [n[2] for n in t.log("damage")] == [4, 2]


@rule("rr:alteration-effect", "rr:thwart", "rr:additional", "rr:alteration-effect.2")
def test_additional_threat_is_removed_at_once(board):
    plan = event(hero_action(thwart(MAIN, 1, additional=2)), name="Plan")
    told = support(forced_response(ThreatRemoved(), PutCounters(SELF, 1, "told")))
    t = board(hand=[plan], threat=5, play=[told])
    t.play("Plan")
    assert t.main.threat == 2 and t[told].counters("told") == 1


@rule("rr:already", "rr:alteration-effect", "rr:status-cards", "rr:alteration-effect.1", "rr:alteration-effect.3")
def test_already_is_asked_before_and_replaces(board):
    tough = treachery(when_revealed(Give(TOUGH, THE_VILLAIN, already=PlaceThreat(MAIN, 1))))
    t = board()
    t.reveal(tough)
    assert (t.villain.tough, t.main.threat) == (1, 0)  # given now, so it was not there already
    t.reveal(tough)
    assert (t.villain.tough, t.main.threat) == (1, 1)


@rule(
    "rr:alteration-effect",
    "rr:this",
    "rr:overkill",
    "rr:ability",
    "rr:ability.5",
    "rr:alteration-effect.1",
    "rr:alteration-effect.5",
)
def test_this_attack_gains_before_it_deals_damage(board):
    kick = event(hero_action(attack(A_MINION, 5, gains=Alt((), ("overkill",), Paid(ENERGY)))), cost=1, name="Kick")
    t = board(hand=[kick, resource(energy=1)], engaged=[minion(hp=2)])
    t.play("Kick")
    assert t.villain.damage == 3
    t = board(hand=[kick, resource(mental=1)], engaged=[minion(hp=2)])
    t.play("Kick")
    assert t.villain.damage == 0


@rule("rr:alteration-effect", "rr:surge")
def test_this_card_gains_surge(board):
    t = board(encounter=[treachery(Damage(YOU, 1))])
    t.reveal(treachery(when_revealed(SURGE)))
    assert t.hero.damage == 1


# ---- for each ------------------------------------------------------------------------------------------------------
@rule("rr:for-each", "rr:for-each.1", "rr:for-each.3")
def test_for_each_without_choose_is_one_bigger_number(board):
    hit = event(Damage(AN_ENEMY, 2 * Count(each("upgrade", Mine()))), name="Hit")
    t = board(hand=[hit], play=[upgrade(), upgrade(), upgrade()], villain=on(foe(), tough=1))
    t.play("Hit")
    assert t.villain.damage == 0  # one instance: tough stops all of it
    t = board(hand=[hit], play=[upgrade(), upgrade(), upgrade()])
    t.play("Hit")
    assert t.villain.damage == 6 and len(t.log("damage")) == 1


@rule("rr:for-each", "rr:for-each.4")
def test_for_each_with_choose_is_a_loop_of_instances(board):
    hit = event(ForEach(each("upgrade", Mine()), Damage(AN_ENEMY, 2)), name="Hit")
    t = board(hand=[hit], play=[upgrade(), upgrade(), upgrade()], villain=on(foe(), tough=1))
    t.play("Hit")
    assert t.villain.damage == 4 and not t.villain.tough
    t = board(hand=[hit], play=[upgrade(), upgrade()], engaged=[minion(hp=9)])
    t.play("Hit").choose(t.minion).choose(t.villain)
    assert (t.minion.damage, t.villain.damage) == (2, 2)


@rule("rr:for-each")
def test_a_modifier_counts_for_each_instance(board):
    flurry = event(hero_action(ForEach(each("upgrade", Mine()), attack(AN_ENEMY, 2))), name="Flurry")
    more = support(forced_interrupt(Attacked(by=YOUR_HERO), Alter(amount=1)))
    t = board(hand=[flurry], play=[upgrade(), upgrade(), more])
    t.play("Flurry")
    assert t.villain.damage == 6


@rule("rr:for-each", "rr:for-each.1")
def test_for_each_of_none_does_nothing(board):
    t = board()
    t.reveal(treachery(PlaceThreat(MAIN, Count(each("side scheme")))))
    assert t.main.threat == 0
    t.put(side_scheme())
    t.reveal(treachery(PlaceThreat(MAIN, Count(each("side scheme")))))
    assert t.main.threat == 1


@rule("rr:for-each")
def test_repeat_counts_what_it_did(board):
    t = board(hand=[event(Repeat(3, Damage(AN_ENEMY, 1)), If(Did(), Draw(1)), name="Hit")])
    t.play("Hit")
    assert t.villain.damage == 3 and len(t.hand) == 1


# ---- each player ---------------------------------------------------------------------------------------------------
@rule("rr:each-player", "rr:first-player", "rr:each-player.1", "rr:each-player.2")
def test_each_player_one_at_a_time_in_an_order_the_first_player_decides(board):
    card = treachery(when_revealed(EachPlayer(Discard(a("card", In(HAND))))))
    hand = [resource(name="X"), resource(name="Y")]
    t = board(player(hand=hand), player(hand=hand), player(hand=hand), first=1, turn=0)
    t.reveal(card, seat=0)
    assert (t.asked, t.decision.seat) == ("order", 1)
    t.choose(t.seats[2])
    assert (t.asked, t.decision.seat) == ("discard", 2)  # "you" is that player
    t.answer("choose")
    assert (t.asked, t.decision.seat) == ("order", 1)
    t.choose(t.seats[0])
    assert t.decision.seat == 0
    t.answer("choose")
    assert (t.asked, t.decision.seat) == ("discard", 1)  # the last one is not asked about
    t.answer("choose")
    assert [len(x.hand) for x in t.seats] == [1, 1, 1]
    t.quiet()


@rule("rr:each-player", "rr:each-player.3")
def test_who_cannot_do_all_of_it_does_what_is_possible(board):
    card = treachery(when_revealed(EachPlayer(Discard(num(2, "card", In(HAND))))))
    t = board(player(hand=[CARD]), player(hand=[CARD, CARD]))
    t.reveal(card)
    t.answer("choose")
    assert [len(x.hand) for x in t.seats] == [0, 0]


@rule("rr:each-player", "rr:each-player.3")
def test_a_deck_that_runs_out_is_dug_into_by_the_next_player(board):
    """The rule book's own example: the rest of one player's discards is lost, the others go on in the new deck."""
    card = treachery(when_revealed(EachPlayer(Discard(top(3, ENC_DECK)))))
    t = board(player(), player(), filler=2, encounter_discard=[treachery(name="N")] * 4)
    t.reveal(card)
    t.choose(t.seats[0])
    assert t.state.acceleration == 1
    assert (
        len(t.zone("encounter")) == 3 and len(t.zone("encounter_discard")) == 4
    )  # 6 in the new deck, 3 go, and the card


@rule("rr:each-player", "rr:player-elimination")
def test_a_player_who_is_out_is_skipped(board):
    card = treachery(when_revealed(EachPlayer(Damage(YOU, 1))))
    t = board(player(damage=9), player(), player())
    t.reveal(card)
    t.choose(t.seats[0])
    assert t.seats[0].out
    t.choose(t.seats[2])
    assert [x.identity.damage for x in t.seats[1:]] == [1, 1]


# ---- may -----------------------------------------------------------------------------------------------------------
@rule("rr:may", "rr:may.1", "rr:may.2")
def test_may_is_a_question_to_the_controller(board):
    t = board(player(), player(hand=[event(May(Draw(1)), name="Plan")]), turn=1)
    t.play("Plan")
    assert (t.asked, t.decision.seat) == ("may", 1)
    t.answer("no")
    assert t.seats[1].hand == []
    t = board(hand=[event(May(Draw(1)), name="Plan")])
    t.play("Plan").answer("yes")
    assert len(t.hand) == 1


@rule("rr:may", "rr:ability", "rr:ability.8")
def test_may_in_a_forced_ability_is_optional(board):
    base = support(forced_response(Attacked(by=YOUR_HERO), May(Draw(1))))
    t = board(play=[base])
    t.attack(t.villain)
    assert t.asked == "may"
    t.answer("no")
    assert t.hand == []


@rule("rr:may")
def test_nobody_is_asked_about_what_is_impossible(board):
    t = board()
    t.reveal(treachery(May(Damage(A_MINION, 1))))
    t.quiet()


@rule("rr:may", "rr:then")
def test_what_was_refused_was_not_done(board):
    t = board(hand=[event(Then(May(Draw(1)), Damage(AN_ENEMY, 3)), name="Plan")])
    t.play("Plan").answer("no")
    assert t.villain.damage == 0


# ---- choose an option ----------------------------------------------------------------------------------------------
def options(t):
    return [o.ability for o in t.decision.options if o.verb == "option"]


@rule("rr:choose-option")
def test_an_encounter_card_forces_an_option_that_can_be_resolved(board):
    pick = treachery(when_revealed(one_of(Discard(num(2, "card", In(HAND))), Damage(YOU, 2), PlaceThreat(MAIN, 2))))
    t = board(hand=[CARD, CARD])
    t.reveal(pick)
    assert options(t) == [0, 1, 2]
    t = board(hand=[CARD])
    t.reveal(pick)
    assert options(t) == [1, 2]  # only one card: that option can't be resolved in full
    t.option(1)
    assert t.hero.damage == 2


@rule("rr:choose-option")
def test_an_encounter_card_forces_the_option_most_fully_resolved(board):
    pick = treachery(when_revealed(one_of(Discard(num(3, "card", In(HAND))), Exhaust(num(2, "ally")))))
    t = board(hand=[CARD, CARD], play=[ally()])
    t.reveal(pick)  # two of three cards are more than one of two allies
    assert t.hand == [] and not t.ally.exhausted
    t = board(hand=[CARD], play=[ally()])
    t.reveal(pick)
    assert len(t.hand) == 1 and t.ally.exhausted


@rule("rr:choose-option")
def test_an_encounter_card_of_which_nothing_can_be_resolved(board):
    pick = treachery(when_revealed(one_of(Discard(num(3, "card", In(HAND))), Exhaust(num(2, "ally")))))
    t = board()
    t.reveal(pick)
    t.option(0)
    t.quiet()


@rule("rr:choose-option")
def test_a_player_card_needs_only_a_partly_resolvable_option(board):
    pick = event(one_of(RemoveThreat(MAIN, 3), Damage(A_MINION, 1), Draw(1)), name="Pick")
    t = board(hand=[pick], threat=1)
    t.play("Pick")
    assert options(t) == [0, 2]
    t.option(0)
    assert t.main.threat == 0


@rule("rr:choose-option", "rr:cost")
def test_an_option_whose_cost_cannot_be_paid_cannot_be_chosen(board):
    pick = event(one_of(Pay((Spend((ENERGY,)),), Draw(3)), Draw(1), Damage(AN_ENEMY, 1)), name="Pick")
    t = board(hand=[pick])
    t.play("Pick")
    assert options(t) == [1, 2]
    t = board(hand=[pick, resource(energy=1)])
    t.play("Pick")
    assert options(t) == [0, 1, 2]
    t.option(0)
    t.answer("pay")
    assert len(t.hand) == 3


@rule("rr:choose-option", "rr:target")
def test_a_player_card_without_a_possible_option_cannot_be_played(board):
    t = board(hand=[event(one_of(Damage(A_MINION, 1), RemoveThreat(MAIN, 1)), name="Pick")])
    t.cannot("play", "Pick", rule="rr:target")


@rule("rr:choose-option", "rr:each-player")
def test_each_player_chooses_for_himself(board):
    pick = treachery(when_revealed(EachPlayer(one_of(Damage(YOU, 1), PlaceThreat(MAIN, 1)))))
    t = board(player(), player())
    t.reveal(pick)
    t.choose(t.seats[1])
    assert t.decision.seat == 1
    t.option(0)
    assert t.decision.seat == 0
    t.option(1)
    assert [x.identity.damage for x in t.seats] == [0, 1] and t.main.threat == 1


# ---- sentences, results --------------------------------------------------------------------------------------------
@rule("rr:ability", "rr:ability.5")
def test_sentences_resolve_one_after_the_other(board):
    """The second sentence sees what the first one did."""
    t = board(hand=[event(Seq((PlaceThreat(MAIN, 2), Damage(AN_ENEMY, Tokens("threat", MAIN)))), name="Plan")])
    t.play("Plan")
    assert t.villain.damage == 2


@rule("rr:ability", "rr:this")
def test_this_way_counts_what_was_really_done(board):
    t = board(hand=[event(RemoveThreat(MAIN, 5), Damage(AN_ENEMY, Result()), name="Plan")], threat=3)
    t.play("Plan")
    assert t.villain.damage == 3


@rule("rr:qualifiers", "rr:and")
def test_a_status_for_each_hero_leaves_out_alter_egos(board):
    t = board(player(), player(form="alter-ego"))
    t.reveal(treachery(Give(STUNNED, EACH_HERO)))
    assert [x.identity.stunned for x in t.seats] == [1, 0]


@rule("rr:choose-game-element")
def test_up_to_may_be_none_in_an_effect(board):
    t = board(hand=[event(Ready(up_to(2, "ally")), name="Up")], play=[on(ally(), exhausted=True)])
    t.play("Up").answer("done")
    assert t.ally.exhausted


@rule("rr:ability")
def test_if_asks_at_its_place_in_the_text(board):
    plan = event(Damage(A_MINION, 3), If(Exists(A_MINION), Draw(2), Draw(1)), DealEncounter(1), name="Plan")
    t = board(hand=[plan], engaged=[minion(hp=3)])
    t.play("Plan")
    assert len(t.hand) == 1 and len(t.seats[0].dealt) == 1
    t.quiet()


@rule("rr:cost", "rr:may")
def test_a_cost_inside_an_effect_is_paid_in_full_or_not_at_all(board):
    fine = treachery(
        when_revealed(Otherwise(Pay((Discard(num(2, "card", In(HAND))),), Heal(YOUR_HERO, 1)), Damage(YOU, 1)))
    )
    t = board(hand=[CARD], damage=3)
    t.reveal(fine)
    assert len(t.hand) == 1 and t.hero.damage == 4
    t = board(hand=[CARD, CARD], damage=3)
    t.reveal(fine)
    assert t.hand == [] and t.hero.damage == 2
