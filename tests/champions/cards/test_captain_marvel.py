"""Captain Marvel: the identity, her cards, her obligation and her nemesis."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import (
    DISCARD,
    PATROL,
    YOU,
    YOUR_HERO,
    Damage,
    Defended,
    Draw,
    In,
    PutIntoPlay,
    response,
    the,
)
from quickstrike.testkit import (
    ally,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    side_scheme,
    treachery,
    upgrade,
)


# ---- 01010 Captain Marvel / Carol Danvers --------------------------------------------------------------------------
def test_rechannel_spends_energy_and_a_wound_for_a_card(board):
    t = board(hero="captain-marvel", damage=2, hand=[resource(energy=1)])
    t.use("Captain Marvel")
    assert t.hero.damage == 1 and len(t.hand) == 1 and t.hand[0].name == "Blank"
    t.quiet()


def test_rechannel_needs_both_costs(board):
    t = board(hero="captain-marvel", hand=[resource(energy=1)])
    t.cannot("use", "Captain Marvel", ability=0, rule="rr:cost")
    t = board(hero="captain-marvel", damage=2, hand=[resource(mental=3)])
    t.cannot("use", "Captain Marvel", ability=0, rule="rr:cost")
    t = board(hero="captain-marvel", damage=2, hand=[resource(wild=1)])
    t.can("use", "Captain Marvel")  # wild is energy


def test_rechannel_is_limited_to_once_per_round(board):
    t = board(hero="captain-marvel", damage=2, hand=[resource(energy=1), resource(energy=1)]).use("Captain Marvel")
    t.cannot("use", "Captain Marvel", ability=0, rule="rr:limit")
    t.villain_phase()
    t.can("use", "Captain Marvel")


def test_rechannel_works_in_another_players_turn_when_asked(board):
    t = board(player(), player("captain-marvel", damage=1, hand=[resource(energy=1)]))
    t.answer("ask", target=t.seats[1]).use("Captain Marvel", seat=1)
    assert t.seats[1].identity.damage == 0 and t.me.number == 0
    t.quiet()


def test_commander_lets_any_player_draw(board):
    t = board(player("captain-marvel", form="alter-ego"), player())
    t.use("Carol Danvers", target=t.seats[1])
    assert len(t.seats[1].hand) == 1 and not t.hand
    t.cannot("use", "Carol Danvers", ability=0, rule="rr:limit")


def test_commander_and_rechannel_have_limits_of_their_own(board):
    t = board(hero="captain-marvel", form="alter-ego", damage=1, hand=[resource(energy=1)])
    t.use("Carol Danvers").change_form()
    t.use("Captain Marvel")
    assert t.hero.damage == 0
    t.quiet()


# ---- 01011 Spider-Woman --------------------------------------------------------------------------------------------
def test_spider_woman_confuses_the_villain(board):
    t = board(hand=["Spider-Woman", resource(energy=3)]).play("Spider-Woman")
    t.use("Spider-Woman")
    assert t.villain.confused == 1
    t.quiet()


def test_spider_woman_need_not_and_cannot_twice(board):
    t = board(hand=["Spider-Woman", resource(energy=3)]).play("Spider-Woman").pass_()
    assert t.villain.confused == 0
    t = board(hand=["Spider-Woman", resource(energy=3)], villain=on(foe(), confused=1)).play("Spider-Woman")
    t.quiet()  # the villain is confused already: no valid target


def test_spider_woman_is_about_the_villain_and_any_way_of_entering_play(board):
    t = board(hand=["Spider-Woman", resource(energy=3)], engaged=[minion()]).play("Spider-Woman").use("Spider-Woman")
    assert (t.villain.confused, t.minion.confused) == (1, 0)
    t = board(discard=["Spider-Woman"]).play(event(PutIntoPlay(the("ally", In(DISCARD))))).use("Spider-Woman")
    assert t.villain.confused == 1


# ---- 01012 Crisis Interdiction -------------------------------------------------------------------------------------
def interdiction(board, **kw):
    return board(hero="captain-marvel", hand=["Crisis Interdiction", resource(energy=2)], **kw)


def test_crisis_interdiction_removes_two(board):
    t = interdiction(board, threat=5, sides=[side_scheme(threat=4)])
    t.play("Crisis Interdiction", target=t.main)
    assert (t.main.threat, t.side.threat) == (3, 4)
    t.quiet()


def test_crisis_interdiction_in_flight_removes_two_more_from_another(board):
    t = interdiction(board, threat=5, sides=[side_scheme(threat=4), side_scheme(threat=4)], play=["Cosmic Flight"])
    t.play("Crisis Interdiction", target=t.main)
    assert len(t.options("choose")) == 2  # not the main scheme again
    t.choose(t.sides[1])
    assert (t.main.threat, t.sides[0].threat, t.sides[1].threat) == (3, 4, 2)
    t.quiet()


def test_crisis_interdiction_in_flight_needs_a_different_scheme_and_the_first_two(board):
    t = interdiction(board, threat=5, play=["Cosmic Flight"]).play("Crisis Interdiction")
    assert t.main.threat == 3
    t.quiet()
    t = interdiction(board, threat=5, sides=[side_scheme(threat=1)], play=["Cosmic Flight"])
    t.play("Crisis Interdiction", target=t.side)
    assert t.main.threat == 5 and not t.sides  # "then": only one was removed
    t.quiet()


def test_crisis_interdiction_may_open_the_main_scheme_by_defeating_the_crisis(board):
    t = interdiction(board, threat=5, sides=[side_scheme(threat=2, crisis=1)], play=["Cosmic Flight"])
    t.play("Crisis Interdiction")
    assert t.main.threat == 3 and not t.sides


def test_crisis_interdiction_is_a_heros_thwart(board):
    t = interdiction(board, threat=5, form="alter-ego")
    t.cannot("play", "Crisis Interdiction", rule="rr:ability")
    t = interdiction(board, threat=5, confused=1).play("Crisis Interdiction")
    assert t.main.threat == 5 and t.hero.confused == 0
    t = interdiction(board, threat=5, sides=[side_scheme(threat=4)], play=["Cosmic Flight"], engaged=[minion(PATROL)])
    t.play("Crisis Interdiction")
    assert (t.main.threat, t.side.threat) == (5, 2)  # patrol shields the main scheme from both halves
    t.quiet()


# ---- 01013 Photonic Blast ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("pay", "cards"), [({"energy": 1, "mental": 2}, 1), ({"wild": 3}, 1), ({"mental": 3}, 0)])
def test_photonic_blast_draws_if_energy_paid_for_it(board, pay, cards):
    t = board(hero="captain-marvel", hand=["Photonic Blast", resource(**pay)]).play("Photonic Blast")
    assert t.villain.damage == 5 and len(t.hand) == cards
    t.quiet()


def test_photonic_blast_for_nothing_draws_nothing(board):
    t = board(hero="captain-marvel", hand=["Photonic Blast", resource(energy=2)], play=["Helicarrier"])
    t.use("Helicarrier").play("Photonic Blast")
    assert len(t.hand) == 1  # two were paid, energy
    t = board(hand=["Photonic Blast"], play=["Helicarrier"] * 3, hero="captain-marvel")
    for h in t.all("Helicarrier"):
        t.use(h)
    t.play("Photonic Blast")
    assert t.villain.damage == 5 and not t.hand


def test_photonic_blast_is_a_heros_attack(board):
    t = board(form="alter-ego", hand=["Photonic Blast", resource(energy=3)])
    t.cannot("play", "Photonic Blast", rule="rr:ability")
    t = board(stunned=1, hand=["Photonic Blast", resource(energy=3)]).play("Photonic Blast")
    assert t.villain.damage == 0 and t.hero.stunned == 0 and not t.hand  # all of it is canceled


# ---- 01014 Energy Absorption ---------------------------------------------------------------------------------------
def test_energy_absorption_is_worth_three_energy(board):
    t = board(hero="captain-marvel", hand=["Energy Absorption", "Photonic Blast"])
    t.cannot("play", "Energy Absorption", rule="rr:resource-card")
    t.play("Photonic Blast")
    assert t.villain.damage == 5 and len(t.hand) == 1


# ---- 01015 Alpha Flight Station ------------------------------------------------------------------------------------
@pytest.mark.parametrize(("form", "cards"), [("hero", 1), ("alter-ego", 2)])
def test_alpha_flight_station_turns_a_card_into_another(board, form, cards):
    t = board(hero="captain-marvel", form=form, hand=["Energy", "Genius"], play=["Alpha Flight Station"])
    t.use("Alpha Flight Station", target="Genius")
    assert t["Genius"].where == "discard0" and len(t.hand) == 1 + cards and t["Alpha Flight Station"].exhausted
    t.quiet()


def test_alpha_flight_station_needs_a_card_and_to_be_ready(board):
    t = board(hero="captain-marvel", play=["Alpha Flight Station"])
    t.cannot("use", "Alpha Flight Station", ability=0, rule="rr:cost")
    t = board(hero="captain-marvel", hand=["Energy"], play=[on("Alpha Flight Station", exhausted=True)])
    t.cannot("use", "Alpha Flight Station", ability=0, rule="rr:exhausted")


# ---- 01016 Captain Marvel's Helmet ---------------------------------------------------------------------------------
def test_helmet_protects_more_in_flight(board):
    t = board(hero="captain-marvel", play=["Captain Marvel's Helmet"])
    assert t.hero.def_ == 2
    t.put("Cosmic Flight", seat=0)
    assert t.hero.def_ == 3
    t.change_form()
    assert t.hero.stat("DEF") == 0  # it is the hero that gets it


def test_helmet_counts_in_a_basic_defense(board):
    t = board(hero="captain-marvel", play=["Captain Marvel's Helmet"], villain=foe(atk=4)).activate().defend()
    assert t.hero.damage == 2


# ---- 01017 Cosmic Flight -------------------------------------------------------------------------------------------
def test_cosmic_flight_makes_her_aerial_and_prevents_three(board):
    t = board(hero="captain-marvel", play=["Cosmic Flight"], villain=foe(atk=5))
    assert t.hero.trait("Aerial")
    t.activate().pass_().use("Cosmic Flight")
    assert t.hero.damage == 2 and t["Cosmic Flight"].where == "discard0" and not t.hero.trait("Aerial")
    t.quiet()


def test_cosmic_flight_helps_against_any_damage_but_only_hers(board):
    t = board(hero="captain-marvel", play=["Cosmic Flight", ally(hp=9)]).reveal(treachery(Damage(YOU, 2)))
    t.use("Cosmic Flight")
    assert t.hero.damage == 0
    t = board(hero="captain-marvel", play=["Cosmic Flight", ally(hp=9)])
    t.activate().defend(t.ally)
    assert t.ally.damage == 2
    t.quiet()


def test_cosmic_flight_is_no_use_to_carol(board):
    t = board(hero="captain-marvel", form="alter-ego", play=["Cosmic Flight"])
    assert not t.hero.trait("Aerial")
    t.reveal(treachery(Damage(YOU, 2)))
    assert t.hero.damage == 2
    t.quiet()


def test_two_cosmic_flights_prevent_six(board):
    t = board(hero="captain-marvel", play=["Cosmic Flight", "Cosmic Flight"], villain=foe(atk=7)).activate().pass_()
    t.use(t.all("Cosmic Flight")[0]).use("Cosmic Flight")
    assert t.hero.damage == 1
    t.quiet()


def test_cosmic_flight_is_a_defense(board):
    brave = upgrade(response(Defended(by=YOUR_HERO), Draw(1)))
    t = board(hero="captain-marvel", play=["Cosmic Flight", brave]).activate().pass_().use("Cosmic Flight").use(brave)
    assert len(t.hand) == 1 and not t.hero.exhausted
    t.quiet()


# ---- 01018 Energy Channel ------------------------------------------------------------------------------------------
def test_energy_channel_stores_energy(board):
    t = board(
        hero="captain-marvel",
        form="alter-ego",
        play=["Energy Channel"],
        hand=["Energy", resource(mental=1), resource(wild=1)],
    )
    t.answer("use", "Energy Channel")
    assert [o for o in t.options("pay") if "Blank" in o] == [] and len(t.options("pay")) == 2  # not the mental one
    t.answer("pay", "Energy").answer("pay").pass_all()
    assert t["Energy Channel"].counters("energy") == 3


def test_energy_channel_is_used_as_often_as_there_is_energy(board):
    t = board(hero="captain-marvel", play=["Energy Channel"], hand=["Energy", resource(energy=1)])
    t.use("Energy Channel", ability=0, pay=["Energy"]).use("Energy Channel", ability=0)
    assert t["Energy Channel"].counters("energy") == 3
    t.cannot("use", "Energy Channel", ability=0, rule="rr:cost")


@pytest.mark.parametrize(("counters", "damage"), [(1, 2), (5, 10), (7, 10)])
def test_energy_channel_deals_two_for_each_counter(board, counters, damage):
    t = board(hero="captain-marvel", play=[on("Energy Channel", counters={"energy": counters})])
    t.use("Energy Channel", ability=1)
    assert t.villain.damage == damage and t["Energy Channel"].where == "discard0"
    t.quiet()


def test_energy_channel_fires_as_her_attack(board):
    t = board(hero="captain-marvel", form="alter-ego", play=[on("Energy Channel", counters={"energy": 2})])
    t.cannot("use", "Energy Channel", ability=1, rule="rr:ability")
    t = board(
        hero="captain-marvel",
        hand=["Chase Them Down"],
        threat=3,
        engaged=[minion(hp=4)],
        play=[on("Energy Channel", counters={"energy": 2})],
    )
    t.use("Energy Channel", ability=1, target=t.minion).play("Chase Them Down")
    assert t.main.threat == 1


def test_energy_channel_without_counters_does_nothing(board):
    t = board(hero="captain-marvel", play=["Energy Channel"])
    t.cannot("use", "Energy Channel", ability=1, rule="rr:target")


def test_energy_channel_max_one_per_player(board):
    t = board(hero="captain-marvel", play=["Energy Channel"], hand=["Energy Channel"])
    t.cannot("play", t.hand[0], rule="rr:max-maximum")


# ---- 01175 Family Emergency ----------------------------------------------------------------------------------------
def test_family_emergency_is_paid_by_exhausting_carol(board):
    t = board(hero="captain-marvel", form="alter-ego", encounter=["Family Emergency"]).reveal("Family Emergency")
    t.option(0)
    assert t.hero.exhausted and t["Family Emergency"].where == "removed" and not t.hero.stunned
    t.quiet()


def test_family_emergency_otherwise_stuns_and_surges(board):
    t = board(hero="captain-marvel", encounter=["Family Emergency", treachery(Damage(YOU, 1))])
    t.reveal("Family Emergency").answer("no")
    assert (t.hero.stunned, t.hero.damage) == (1, 1) and t["Family Emergency"].where == "encounter_discard"
    t.quiet()


def test_family_emergency_for_another_player_is_hers(board):
    t = board(player("spider-man"), player("captain-marvel", form="alter-ego"), encounter=["Family Emergency"])
    t.reveal("Family Emergency", seat=0).option(1)
    assert t.seats[1].identity.stunned == 1 and t.seats[0].identity.stunned == 0


def test_family_emergency_without_her_is_replaced(board):
    t = board(hero="spider-man", encounter=["Family Emergency", treachery(Damage(YOU, 1))]).reveal("Family Emergency")
    assert t["Family Emergency"].where == "removed" and t.hero.damage == 1
    t.quiet()


def test_family_emergency_who_is_stunned_must_exhaust_if_she_can(board):
    t = board(hero="captain-marvel", form="alter-ego", stunned=1, encounter=["Family Emergency"])
    t.reveal("Family Emergency")
    assert t.hero.exhausted and t.hero.stunned == 1 and t["Family Emergency"].where == "removed"
    t.quiet()


# ---- 01176 The Psyche-Magnitron ------------------------------------------------------------------------------------
def test_the_psyche_magnitron_has_one_more_per_player(board):
    t = board(player(), player(), encounter=["The Psyche-Magnitron"]).reveal("The Psyche-Magnitron")
    assert t.side.threat == 5
    t.quiet()


def test_the_psyche_magnitron_is_a_hazard(board):
    t = board(form="alter-ego", sides=["The Psyche-Magnitron"], encounter=["Shocker", "Shocker", "Shocker"])
    t.villain_phase()  # one is the boost card, two are dealt
    assert len(t.minions) == 1 and t.log("dealt") == [("dealt", 0)] * 2  # the second Shocker is unique
    t.quiet()


# ---- 01177 Yon-Rogg ------------------------------------------------------------------------------------------------
def test_yon_rogg_feeds_the_psyche_magnitron(board):
    t = board(engaged=["Yon-Rogg"], sides=["The Psyche-Magnitron"]).activate("Yon-Rogg").defend()
    assert t.hero.damage == 1 and t.side.threat == 4
    t.quiet()


def test_yon_rogg_only_by_attacking_and_only_there(board):
    t = board(form="alter-ego", engaged=["Yon-Rogg"], sides=["The Psyche-Magnitron"]).activate("Yon-Rogg")
    assert t.side.threat == 3 and t.main.threat == 2
    t = board(engaged=["Yon-Rogg"], sides=[side_scheme(threat=1)]).activate("Yon-Rogg").pass_()
    assert t.side.threat == 1 and t.main.threat == 0
    t = board(engaged=[on("Yon-Rogg", stunned=1)], sides=["The Psyche-Magnitron"]).activate("Yon-Rogg")
    assert t.side.threat == 3
    t.quiet()


def test_yon_rogg_is_not_fed_by_others(board):
    t = board(engaged=["Yon-Rogg"], sides=["The Psyche-Magnitron"]).activate().pass_()
    assert t.side.threat == 3


# ---- 01178 Kree Manipulator ----------------------------------------------------------------------------------------
def test_kree_manipulator_places_threat_and_surges(board):
    t = board(encounter=["Kree Manipulator", treachery(Damage(YOU, 1))], sides=["Crowd Control"])
    t.reveal("Kree Manipulator")
    assert t.main.threat == 1 and t.hero.damage == 1
    t.quiet()


@pytest.mark.parametrize(("defended", "threat"), [(False, 1), (True, 0)])
def test_kree_manipulator_boost_punishes_an_undefended_attack(board, defended, threat):
    t = board(encounter=["Kree Manipulator"], sides=["Crowd Control"]).activate()
    (t.defend if defended else t.pass_)()
    assert t.main.threat == threat
    t.quiet()


def test_kree_manipulator_boost_is_about_attacks_of_the_villain(board):
    t = board(form="alter-ego", encounter=["Kree Manipulator"]).activate()
    assert t.main.threat == 1  # just the scheme


# ---- 01179 Yon-Rogg's Treason --------------------------------------------------------------------------------------
def test_yon_roggs_treason_discards_each_energy_card(board):
    t = board(
        hand=["Energy", "Black Cat", "Genius", "Spider-Woman"],
        encounter=["Yon-Rogg's Treason", treachery(Damage(YOU, 1))],
    ).reveal("Yon-Rogg's Treason")
    assert [c.name for c in t.hand] == ["Genius", "Spider-Woman"]  # wild is not energy here
    assert t.hero.damage == 0
    t.quiet()


def test_yon_roggs_treason_surges_if_there_was_none(board):
    t = board(
        player(hand=["Genius"]), player(hand=["Energy"]), encounter=["Yon-Rogg's Treason", treachery(Damage(YOU, 1))]
    ).reveal("Yon-Rogg's Treason")
    assert t.hero.damage == 1 and len(t.seats[1].hand) == 1
    t.quiet()
