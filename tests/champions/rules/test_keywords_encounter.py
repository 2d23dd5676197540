"""Keywords of encounter cards: hinder, incite, surge, peril, quickstrike, teamwork, villainous, victory."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    A_SCHEME,
    AN_ENEMY,
    EACH_ENEMY,
    ENC_DECK,
    HINDER,
    INCITE,
    MAIN,
    PERIL,
    QUICKSTRIKE,
    SELF,
    SURGE,
    SURGES,
    TEAMWORK,
    THE_VILLAIN,
    VICTORY_X,
    VILLAINOUS,
    YOU,
    Activate,
    Amount,
    AttachTo,
    Cancel,
    Damage,
    DamageTaken,
    Defeat,
    Discard,
    Draw,
    Engage,
    Engaged,
    Exhaust,
    Field,
    Gain,
    GiveTo,
    Instead,
    PerPlayer,
    PlaceThreat,
    Prevent,
    RemoveCounters,
    Reveal,
    Revealed,
    ThreatPlaced,
    Uses,
    a,
    action,
    boost,
    constant,
    forced_response,
    interrupt,
    response,
    top,
    would,
)
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    hero,
    minion,
    obligation,
    on,
    player,
    side_scheme,
    support,
    treachery,
)


# ---- hinder --------------------------------------------------------------------------------------------------------
@rule("rr:hinder-x", "rr:keywords.7", "rr:hinder-x.1")
def test_hinder_adds_to_the_starting_threat(board):
    t = board().reveal(side_scheme(HINDER(2), threat=3))
    assert t.side.threat == 5
    t.quiet()


@rule("rr:hinder-x", "rr:per-player-icon")
def test_hinder_counts_the_players_who_started(board):
    t = board(player(), player()).reveal(side_scheme(HINDER(PerPlayer(2)), threat=1))
    assert t.side.threat == 5


@rule("rr:hinder-x", "rr:keywords", "rr:keywords.2")
def test_hinder_that_is_gained_adds_up(board):
    more = environment(constant(Gain(a("side scheme"), HINDER(1))))
    t = board(environments=[more])
    assert t.reveal(side_scheme(HINDER(2), threat=3)).side.threat == 6
    t = board(environments=[more])
    assert t.reveal(side_scheme(threat=3)).side.threat == 4


@rule("rr:hinder-x")
def test_a_minion_can_hinder_too(board):
    t = board().reveal(minion(HINDER(2)))
    assert t.minion.threat == 2 and t.main.threat == 0


@rule("rr:hinder-x", "rr:replacement-effect")
def test_the_threat_of_hinder_is_placed_and_can_be_replaced(board):
    take = support(interrupt(would(ThreatPlaced(A_SCHEME)), Instead(Damage(YOU, Amount()))))
    t = board(play=[take]).reveal(side_scheme(HINDER(2), threat=3))
    t.use(take)
    assert (t.side.threat, t.hero.damage) == (3, 2)
    t.quiet()


@rule("rr:side-scheme")
def test_starting_threat_is_not_placed(board):
    t = board(play=[support(interrupt(would(ThreatPlaced(A_SCHEME)), Prevent(1)))]).reveal(side_scheme(threat=3))
    t.quiet()
    assert t.side.threat == 3


# ---- incite --------------------------------------------------------------------------------------------------------
@rule("rr:incite-x", "rr:keywords.8", "rr:incite-x.1")
def test_incite_places_threat_on_the_main_scheme(board):
    t = board()
    with t.changes(lambda: t.main.threat, by=2):
        t.reveal(treachery(INCITE(2)))
    with t.changes(lambda: t.main.threat, by=1):
        t.reveal(minion(INCITE(1)))
    t.quiet()


@rule("rr:incite-x")
def test_incite_comes_before_when_revealed(board):
    t = board().reveal(treachery(INCITE(2), Damage(YOU, 1)))
    assert [n[0] for n in t.log() if n[0] in ("threat", "damage")] == ["threat", "damage"]


CANCEL = {
    w: support(interrupt(Revealed(a("treachery")), Cancel(w, Field("card")))) for w in ("when revealed", "all effects")
}


@rule("rr:incite-x", "rr:cancel")
@pytest.mark.parametrize(("what", "placed"), [("when revealed", 2), ("all effects", 0)])
def test_canceling_when_revealed_effects_does_not_cancel_incite(board, what, placed):
    t = board(play=[CANCEL[what]]).reveal(treachery(INCITE(2), Damage(YOU, 1)))
    t.use(CANCEL[what])
    assert (t.main.threat, t.hero.damage) == (placed, 0)


@rule("rr:incite-x", "rr:boost-boost-icon")
def test_a_boost_card_does_not_incite(board):
    t = board(encounter=[treachery(INCITE(2), boost=1)])
    t.activate().pass_all()
    assert (t.main.threat, t.hero.damage) == (0, 3)


@rule("rr:incite-x")
def test_a_minion_that_is_put_into_play_is_not_revealed(board):
    t = board(form="alter-ego", villain=foe(sch=0))
    t.put(m := minion(INCITE(2), sch=0), engaged=0)
    t.activate(t[m]).pass_all()
    assert t.main.threat == 0


# ---- surge ---------------------------------------------------------------------------------------------------------
@rule("rr:surge", "rr:keywords.23")
@pytest.mark.parametrize("seat", [0, 1])
def test_surge_reveals_another_card_of_the_encounter_deck(board, seat):
    t = board(player(), player(), encounter=[treachery(Damage(YOU, 2))])
    with t.changes(lambda: [x.identity.damage for x in t.seats], to=[2 * (seat == 0), 2 * (seat == 1)]):
        t.reveal(treachery(SURGES), seat=seat)
    t.quiet()


@rule("rr:surge")
def test_surge_may_follow_surge(board):
    t = board(encounter=[treachery(SURGES), treachery(SURGES), treachery(Damage(YOU, 1))])
    with t.changes(lambda: t.hero.damage, by=1):
        t.reveal(minion(SURGES))


@rule("rr:surge", "rr:keywords", "rr:keywords.2")
def test_surge_twice_is_surge(board):
    t = board(encounter=[treachery(name="One"), treachery(name="Two")])
    t.reveal(treachery(SURGES, SURGE))
    assert (t["One"].where, t["Two"].where) == ("encounter_discard", "encounter")


@rule("rr:surge", "rr:response")
def test_responses_to_the_first_card_come_before_the_second(board):
    watch = support(response(Revealed(a("treachery")), Draw(1)))
    t = board(play=[watch], encounter=[treachery(Damage(YOU, 2))])
    t.reveal(treachery(SURGES))
    assert t.asked == "window" and t.hero.damage == 0
    t.use(watch)
    assert t.asked == "window" and t.hero.damage == 2
    t.pass_all()


@rule("rr:surge", "rr:cancel")
@pytest.mark.parametrize(("what", "hurt"), [("when revealed", 3), ("all effects", 0)])
def test_canceling_when_revealed_effects_does_not_cancel_surge(board, what, hurt):
    t = board(play=[CANCEL[what]], encounter=[minion(name="Next")]).reveal(treachery(SURGES, Damage(YOU, 1)))
    t.use(CANCEL[what])
    assert t.hero.damage == 0 and t["Next"].where == ("play" if hurt else "encounter")


@rule("rr:surge")
def test_surge_gained_by_a_canceled_effect_is_not_gained(board):
    t = board(play=[CANCEL["when revealed"]], encounter=[minion(name="Next")]).reveal(treachery(SURGE))
    t.use(CANCEL["when revealed"])
    assert t["Next"].where == "encounter"


@rule("rr:surge", "rr:obligation")
def test_the_player_who_resolves_an_obligation_reveals_the_next_card(board):
    mine = hero(name="A", set="a"), hero(name="B", set="b")
    due = obligation(GiveTo(mine[1].code), SURGES)
    t = board(player(mine[0]), player(mine[1]), encounter=[treachery(Damage(YOU, 2))])
    with t.changes(lambda: [x.identity.damage for x in t.seats], to=[0, 2]):
        t.reveal(due, seat=0)


# ---- peril ---------------------------------------------------------------------------------------------------------
@rule("rr:peril", "rr:keywords.12", "rr:peril.1")
@pytest.mark.parametrize("peril", [True, False])
def test_in_peril_other_players_cannot_play_cards_or_trigger_abilities(board, peril):
    guard = interrupt(would(DamageTaken(a("hero"))), Prevent(1))
    t = board(player(), player(hand=[e := event(guard)], play=[x := support(guard)]))
    t.reveal(treachery(*((PERIL,) if peril else ()), Damage(YOU, 2)), seat=0)
    if peril:
        assert t.hero.damage == 2
    else:
        t.can("play", e, seat=1)
        t.can("use", x, seat=1)
        t.pass_()
    t.quiet()


@rule("rr:peril")
def test_in_peril_the_player_himself_can_act(board):
    guard = support(interrupt(would(DamageTaken(a("hero"))), Prevent(1)))
    t = board(player(play=[guard]), player(play=[guard])).reveal(treachery(PERIL, Damage(YOU, 2)), seat=0)
    t.use(t.all(guard)[0])
    assert t.hero.damage == 1
    t.quiet()


@rule("rr:peril", "rr:forced")
def test_in_peril_forced_abilities_of_others_still_resolve(board):
    t = board(player(), player(play=[support(forced_response(DamageTaken(a("hero")), Draw(1)))]))
    t.reveal(treachery(PERIL, Damage(YOU, 2)), seat=0)
    assert len(t.seats[1].hand) == 1


@rule("rr:peril", "rr:defend-defense")
def test_in_peril_others_may_defend_for_that_is_neither_a_card_nor_an_ability(board):
    t = board(player(), player(), villain=foe(atk=3)).reveal(treachery(PERIL, Activate("attack", THE_VILLAIN)), seat=0)
    t.answer("pass", seat=0)
    t.defend(t.seats[1].identity)
    assert [x.identity.damage for x in t.seats] == [0, 1]
    t.quiet()


@rule("rr:peril", "rr:surge")
def test_peril_ends_with_its_card(board):
    guard = support(interrupt(would(DamageTaken(a("hero"))), Prevent(1)))
    t = board(player(), player(play=[guard]), encounter=[treachery(Damage(YOU, 2))])
    t.reveal(treachery(PERIL, SURGES, Damage(YOU, 2)), seat=0)
    assert t.hero.damage == 2
    t.use(guard)
    assert t.hero.damage == 3


@rule("rr:peril", "rr:obligation")
def test_the_player_who_resolves_an_obligation_is_the_one_in_peril(board):
    mine = hero(name="A", set="a"), hero(name="B", set="b")
    guard = support(interrupt(would(DamageTaken(a("hero"))), Prevent(1)))
    t = board(player(mine[0], play=[guard]), player(mine[1], play=[guard]))
    t.reveal(obligation(GiveTo(mine[1].code), PERIL, Damage(YOU, 2)), seat=0)
    t.use(guard, seat=1)
    assert t.seats[1].identity.damage == 1
    t.quiet()


# ---- quickstrike ---------------------------------------------------------------------------------------------------
@rule("rr:quickstrike", "rr:keywords.15")
@pytest.mark.parametrize(("form", "hurt"), [("hero", 2), ("alter-ego", 0)])
def test_quickstrike_attacks_a_hero_it_engages(board, form, hurt):
    t = board(form=form).reveal(minion(QUICKSTRIKE, atk=2))
    t.pass_all()
    assert (t.hero.damage, t.main.threat) == (hurt, 0)


@rule("rr:quickstrike")
def test_without_quickstrike_a_minion_waits(board):
    t = board().reveal(minion(atk=2))
    assert t.hero.damage == 0
    t.quiet()


@rule("rr:quickstrike", "rr:defend-defense")
def test_a_quickstrike_can_be_defended_and_has_no_boost(board):
    t = board(encounter=[treachery(boost=3, name="Top")]).reveal(minion(QUICKSTRIKE, atk=3))
    t.defend(t.hero)
    assert t.hero.damage == 1 and t["Top"].where == "encounter"


@rule("rr:quickstrike", "rr:engage")
def test_it_strikes_again_when_it_engages_another_player(board):
    t = board(player(), player(engaged=[minion(QUICKSTRIKE, atk=2)]))
    t.play(event(Engage(A_MINION))).pass_all()
    assert t.hero.damage == 2 and t.minion.engaged == 0
    t.play(event(Damage(A_MINION, 1)))
    t.add(e := event(Engage(A_MINION)), "hand0")
    t.cannot("play", e, rule="rr:target")


@rule("rr:quickstrike")
def test_quickstrike_comes_before_responses_to_the_engagement(board):
    wait = support(response(Engaged(A_MINION), Damage(Field("minion"), 5)))
    t = board(play=[wait]).reveal(minion(QUICKSTRIKE, atk=2, hp=3))
    assert t.asked == "defend"
    t.pass_()
    t.use(wait)
    assert not t.minions and t.hero.damage == 2


@rule("rr:quickstrike", "rr:minion")
def test_a_minion_that_struck_activates_again_in_the_villain_phase(board):
    t = board(villain=foe(atk=0)).reveal(minion(QUICKSTRIKE, atk=1)).pass_all()
    with t.changes(lambda: t.hero.damage, by=1):
        t.villain_phase()


# ---- teamwork ------------------------------------------------------------------------------------------------------
@rule("rr:teamwork-trait", "rr:keywords.25")
@pytest.mark.parametrize(("form", "hurt", "threat"), [("hero", 2, 0), ("alter-ego", 0, 3)])
def test_teamwork_activates_the_minion_that_just_entered(board, form, hurt, threat):
    t = board(form=form, engaged=[minion(TEAMWORK("Reaver"), traits="Reaver", atk=5, sch=5)])
    t.reveal(minion(TEAMWORK("Reaver"), atk=2, sch=3, traits="Reaver")).pass_all()
    assert (t.hero.damage, t.main.threat) == (hurt, threat)


@rule("rr:teamwork-trait")
def test_teamwork_needs_another_minion_with_the_trait(board):
    t = board(engaged=[minion(traits="Hydra")]).reveal(minion(TEAMWORK("Reaver"), traits="Reaver"))
    assert t.hero.damage == 0
    t.quiet()


@rule("rr:teamwork-trait")
def test_the_other_minion_may_be_engaged_with_anybody_and_need_no_teamwork(board):
    t = board(player(), player(engaged=[minion(traits="Reaver")])).reveal(minion(TEAMWORK("Reaver"), atk=2), seat=0)
    t.pass_all()
    assert t.hero.damage == 2


@rule("rr:teamwork-trait", "rr:engage")
def test_teamwork_is_for_a_minion_that_enters_play(board):
    t = board(
        player(engaged=[minion(traits="Reaver", name="Old")]), player(engaged=[minion(TEAMWORK("Reaver"), name="New")])
    )
    t.play(event(Engage(a("minion"))))
    assert t["New"].engaged == 0 and t.hero.damage == 0
    t.quiet()


@rule("rr:teamwork-trait", "rr:quickstrike")
def test_teamwork_and_quickstrike_both_count(board):
    t = board(engaged=[minion(traits="Reaver")]).reveal(minion(TEAMWORK("Reaver"), QUICKSTRIKE, atk=2))
    t.pass_all()
    assert t.hero.damage == 4


# ---- villainous ----------------------------------------------------------------------------------------------------
@rule("rr:villainous", "rr:keywords.30")
@pytest.mark.parametrize(("form", "hurt", "threat"), [("hero", 3, 0), ("alter-ego", 0, 4)])
def test_a_villainous_minion_is_given_a_boost_card(board, form, hurt, threat):
    t = board(form=form, engaged=[minion(VILLAINOUS, atk=1, sch=2)], encounter=[treachery(boost=2, name="Boost")])
    t.activate(t.minion).pass_all()
    assert (t.hero.damage, t.main.threat, t["Boost"].where) == (hurt, threat, "encounter_discard")


@rule("rr:villainous")
def test_other_minions_get_none(board):
    t = board(engaged=[minion(atk=1)], encounter=[treachery(boost=2, name="Boost")])
    t.activate(t.minion).pass_all()
    assert t.hero.damage == 1 and t["Boost"].where == "encounter"


@rule("rr:villainous", "rr:boost-boost-icon")
def test_a_boost_card_dealt_before_is_used_as_well(board):
    dealt = treachery(boost=1)
    t = board(
        engaged=[on(minion(atk=1), boosts=[dealt]), on(minion(VILLAINOUS, atk=1), boosts=[dealt])],
        encounter=[treachery(boost=3)],
    )
    with t.changes(lambda: t.hero.damage, by=2):
        t.activate(t.minions[0]).pass_all()
    with t.changes(lambda: t.hero.damage, by=5):
        t.activate(t.minions[1]).pass_all()


@rule("rr:villainous")
def test_a_boost_ability_that_says_the_villain_means_the_villain(board):
    t = board(engaged=[minion(VILLAINOUS)], encounter=[treachery(boost(Damage(THE_VILLAIN, 1)))])
    with t.changes(lambda: t.villain.damage, by=1):
        t.activate(t.minion).pass_all()


@rule("rr:villainous", "rr:activation")
def test_a_minion_that_is_defeated_by_its_own_boost_card_stops(board):
    t = board(engaged=[minion(VILLAINOUS, hp=1, atk=3)], encounter=[treachery(boost(Damage(EACH_ENEMY, 1)), boost=2)])
    t.activate(t.minion).pass_all()
    assert not t.minions and t.hero.damage == 0


# ---- victory -------------------------------------------------------------------------------------------------------
@rule("rr:victory-x", "rr:victory-display", "rr:keywords.29", "rr:victory-x.1", "rr:victory-x.2")
def test_a_defeated_minion_side_scheme_or_ally_goes_to_the_victory_display(board):
    t = board(
        hero=hero(thw=3),
        engaged=[m := minion(VICTORY_X(1), hp=1)],
        sides=[s := side_scheme(VICTORY_X(2))],
        play=[x := ally(VICTORY_X(0), hp=1, attack_cost=1)],
    )
    t.attack(t.minion, who=t.ally)
    t.thwart(t.side)
    assert [t[c].where for c in (m, s, x)] == ["victory"] * 3


@rule("rr:victory-x")
def test_without_victory_it_is_discarded(board):
    t = board(engaged=[m := minion(hp=1)])
    t.attack(t.minion)
    assert t[m].where == "encounter_discard"


@rule("rr:victory-x", "rr:victory-x.1")
def test_what_is_discarded_and_not_defeated_gives_no_victory(board):
    t = board(engaged=[m := minion(VICTORY_X(1))])
    t.play(event(Discard(A_MINION)))
    assert t[m].where == "encounter_discard"


@rule("rr:victory-x")
def test_an_effect_that_defeats_counts(board):
    t = board(engaged=[m := minion(VICTORY_X(1))])
    t.play(event(Defeat(A_MINION)))
    assert t[m].where == "victory"


@rule("rr:victory-x", "rr:attachment", "rr:victory-x.3")
def test_an_attachment_with_victory_gets_there_when_its_host_is_defeated(board):
    prize, other = attachment(VICTORY_X(1)), attachment()
    t = board(engaged=[on(m := minion(hp=1), attached=[prize, other])])
    t.attack(t.minion)
    assert [t[c].where for c in (prize, other, m)] == ["victory", "encounter_discard", "encounter_discard"]


@rule("rr:victory-x", "rr:attachment")
def test_a_host_with_victory_does_not_take_its_attachments_along(board):
    t = board(engaged=[on(m := minion(VICTORY_X(1), hp=1), attached=[x := attachment()])])
    t.attack(t.minion)
    assert (t[m].where, t[x].where) == ("victory", "encounter_discard")


@rule("rr:victory-x")
def test_an_attachment_whose_host_is_discarded_is_discarded(board):
    t = board(engaged=[on(minion(), attached=[prize := attachment(VICTORY_X(1))])])
    t.play(event(Discard(A_MINION)))
    assert t[prize].where == "encounter_discard"


@rule("rr:victory-x", "rr:villain-defeat")
def test_an_attachment_of_a_defeated_villain_that_is_replaced_by_another(board):
    t = board(
        villain=[
            on(foe(hp=1, name="First"), attached=[x := attachment(VICTORY_X(1)), y := attachment()]),
            foe(name="Second"),
        ]
    )
    t.attack(t.villain)
    assert (t[x].where, t[y].where) == ("victory", "encounter_discard")


@rule("rr:victory-x", "rr:uses-x-type", "rr:victory-x.4")
def test_a_card_with_uses_and_victory_gets_there_with_its_last_counter(board):
    gun = support(VICTORY_X(1), Uses(2, "ammo"), action(Damage(AN_ENEMY, 1), cost=RemoveCounters(SELF, 1, "ammo")))
    t = board(play=[gun])
    t.use(gun)
    assert t[gun].in_play
    t.use(gun)
    assert t[gun].where == "victory" and t.villain.damage == 2


@rule("rr:keywords", "rr:surge", "rr:reveal", "rr:reveal.2")
def test_incite_surge_and_when_revealed_in_their_order(board):
    t = board(encounter=[treachery(Damage(YOU, 1))]).reveal(treachery(SURGES, INCITE(1), Damage(YOU, 2)))
    assert [n[:3] for n in t.log() if n[0] in ("threat", "damage")] == [
        ("threat", t.main.id, 1),
        ("damage", t.hero.id, 2),
        ("damage", t.hero.id, 1),
    ]


@rule("rr:reveal", "rr:incite-x", "rr:reveal.9")
def test_a_card_revealed_by_an_ability_resolves_its_keywords(board):
    t = board(encounter=[treachery(INCITE(2), SURGES), treachery(Damage(YOU, 1))])
    t.reveal(attachment(forced_response(Revealed(SELF), Reveal(top(1, ENC_DECK))), AttachTo(THE_VILLAIN)))
    assert (t.main.threat, t.hero.damage) == (2, 1)


@rule("rr:incite-x", "rr:main-scheme-main-scheme-deck")
def test_incite_can_complete_the_main_scheme(board):
    t = board(threat=19).reveal(treachery(INCITE(1)))
    assert t.result == "lost"


@rule("rr:exhausted", "rr:uses-x-type")
def test_uses_and_exhausting_go_together(board):
    gun = support(Uses(2, "ammo"), action(PlaceThreat(MAIN, 1), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "ammo"))))
    t = board(play=[gun]).use(gun)
    t.cannot("use", gun, rule="rr:exhausted")
    assert t[gun].counters("ammo") == 1
