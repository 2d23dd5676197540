"""The Mad Titan's Shadow: cards of the aspects, and basic cards."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import AN_ENEMY, Cancel, Field, Revealed, a, attack, hero_interrupt
from quickstrike.testkit import ally, event, foe, hero, minion, on, resource, side_scheme, support, treachery

MYSTIC = hero(traits="Mystic")


# ---- Leadership ----------------------------------------------------------------------------------------------------
def test_captain_america_is_cheaper_among_avengers(board):
    avenger = ally(traits="Avenger")
    t = board(hero="captain-america", hand=["21011", *[resource(wild=1)] * 4], play=[avenger])
    t.cannot("play", "21011", rule="rr:unique-icon")  # he is in play
    t = board(hero=hero(traits="Avenger"), hand=["21011", *[resource(wild=1)] * 4], play=[avenger])
    t.play("21011")
    assert t["21011"].tough and not t.hand
    t = board(hand=["21011", *[resource(wild=1)] * 5])
    t.cannot("play", "21011", rule="rr:cost")


def test_power_man_spends_chi(board):
    t = board(hand=["Power Man", *[resource(wild=1)] * 3])
    t.play("Power Man")
    assert t["Power Man"].counters("chi") == 2 and t["Power Man"].atk == 0
    t.use("Power Man")
    t.answer("number", value="2")
    assert t["Power Man"].atk == 4 and not t["Power Man"].counters("chi")


@pytest.mark.parametrize(("stage", "drawn"), [("01094", 1), ("01096", 3), (foe(), 1)])
def test_white_tiger_draws_by_the_stage(board, stage, drawn):
    t = board(hand=["21013", *[resource(wild=1)] * 3], villain=stage)
    t.play("21013")
    t.use("21013")
    assert len(t.hand) == drawn


def test_kaluu_finds_an_event(board):
    t = board(hand=["Kaluu", *[resource(wild=1)] * 2], deck=[resource(wild=1), "Uppercut"])
    t.play("Kaluu")
    t.use("Kaluu")
    assert [c.name for c in t.hand] == ["Uppercut"]


def test_mighty_avengers(board):
    friend = ally(traits="Avenger", thw=1, atk=1)
    t = board(hero=hero(traits="Avenger"), play=["Mighty Avengers", friend])
    assert (t[friend].thw, t[friend].atk) == (2, 2)
    t = board(play=["Mighty Avengers", friend])
    assert (t[friend].thw, t[friend].atk) == (1, 1)  # the hero is none
    t = board(play=[support(traits="Team")], hand=["Mighty Avengers", *[resource(wild=1)] * 3])
    t.cannot("play", "Mighty Avengers", rule="rr:max-maximum")


def test_mass_attack(board):
    friends = [ally(traits="Avenger", atk=n, name=f"Friend {n}") for n in (1, 2, 3)]
    t = board(hero=hero(traits="Avenger"), play=friends, hand=["Mass Attack", *[resource(wild=1)] * 3])
    t.play("Mass Attack", target=t.villain)
    assert t.villain.damage == 8 and all(t[c].exhausted for c in friends)
    t = board(play=friends, hand=["Mass Attack", *[resource(wild=1)] * 3])
    t.cannot("play", "Mass Attack")  # they share no trait with the hero


@pytest.mark.parametrize(("allies", "pays"), [(1, False), (2, True), (4, True)])
def test_band_together(board, allies, pays):
    dear = event(attack(AN_ENEMY, 1), cost=2)
    t = board(play=[ally(name=f"Friend {n}") for n in range(allies)], hand=["Band Together", dear])
    (t.can if pays else t.cannot)("play", dear)


def test_major_victory_readies_a_guardian(board):
    guardian = ally(traits="Guardian", name="Other")
    t = board(play=[on("Major Victory", damage=1), on(guardian, exhausted=True)])
    t.attack(t.villain, who="Major Victory")
    t.use("Major Victory")
    t.choose(guardian)
    assert not t[guardian].exhausted


def test_summoning_spell(board):
    t = board(hero=MYSTIC, hand=["Summoning Spell", *[resource(wild=1)] * 2], deck=[resource(wild=1), "Tigra"])
    t.play("Summoning Spell")
    assert t["Tigra"].in_play and t["Tigra"].controller == 0
    t = board(hand=["Summoning Spell", *[resource(wild=1)] * 2], deck=["Tigra"])
    t.cannot("play", "Summoning Spell", rule="rr:play-restrictions-and-permissions")


# ---- what is spent -------------------------------------------------------------------------------------------------
def test_the_four_resources(board):
    cheap = event(attack(AN_ENEMY, 1), cost=1)
    t = board(hand=[cheap, "Audacity"])
    t.play(cheap, pay=["Audacity"])
    t.use("Audacity")
    assert t.villain.damage == 2
    t = board(hand=[cheap, "Determination"], threat=3)
    t.play(cheap, pay=["Determination"])
    t.use("Determination")
    assert t.main.threat == 2
    friend = ally(hp=3)
    t = board(hand=[cheap, "Innovation"], play=[on(friend, damage=2)])
    t.play(cheap, pay=["Innovation"])
    t.use("Innovation")
    assert t[friend].damage == 1
    t = board(hand=[cheap, "Preservation"], damage=2)
    t.play(cheap, pay=["Preservation"])
    t.use("Preservation")
    assert t.hero.damage == 1


# ---- Cosmic Entities -----------------------------------------------------------------------------------------------
ENTITIES = ["In-Betweener", "Living Tribunal", "Eternity", "The Gardener"]


@pytest.mark.parametrize("name", ENTITIES)
def test_a_cosmic_entity_waits_in_the_encounter_deck(board, name):
    t = board(hand=[name, *[resource(wild=1)] * 2], damage=3, threat=5)
    t.play(name)
    assert t[name].where == "encounter"
    t.reveal(name)
    assert t[name].where == "removed"
    done = {"In-Betweener": t.villain.damage == 2, "Living Tribunal": t.main.threat == 3, "Eternity": len(t.hand) == 1}
    assert done.get(name, t.hero.damage == 1)


def test_what_a_cosmic_entity_does_cannot_be_canceled(board):
    stop = event(hero_interrupt(Revealed(a("card")), Cancel("when revealed", Field("card"))), cost=0)
    t = board(hand=[stop])
    t.reveal(t.add("In-Betweener", "encounter"))
    assert t.villain.damage == 2
    # that is said of what it does when revealed: it can be stopped when it is played
    t = board(attached=["09030"], hand=["In-Betweener", *[resource(wild=1)] * 2])
    t.play("In-Betweener")
    assert t["In-Betweener"].where == "discard0" and not t["09030"].in_play


# ---- Aggression, Justice, Protection, basic ------------------------------------------------------------------------
def test_marvel_boy(board):
    t = board(play=["Marvel Boy"], hand=[resource(physical=1)], engaged=[on(minion(hp=9), tough=1)])
    t.attack(t.minion, who="Marvel Boy")
    t.use("Marvel Boy")
    assert t.minion.damage == 2


def test_magic_attack_and_zone_of_silence(board):
    t = board(hero=MYSTIC, hand=["Magic Attack", resource(wild=1)])
    t.play("Magic Attack", target=t.villain)
    t.answer("number", value="5")
    assert t.villain.damage == 5
    t = board(hero=MYSTIC, hand=["Zone of Silence", resource(wild=1)], threat=6)
    t.play("Zone of Silence")
    t.answer("number", value="4")
    assert t.main.threat == 2


def test_quasar(board):
    side = side_scheme(threat=3)
    t = board(hand=["Quasar", *[resource(wild=1)] * 3], threat=3, sides=[side])
    t.play("Quasar")
    t.use("Quasar")
    assert t.main.threat == 2 and t[side].threat == 2


def test_charlie_27(board):
    t = board(hand=["Charlie-27", *[resource(wild=1)] * 4])
    t.play("Charlie-27")
    assert t["Charlie-27"].tough and t["Charlie-27"].keyword("retaliate")


def test_shield_spell(board):
    t = board(hero=MYSTIC, hand=["Shield Spell"], villain=foe(atk=3), filler=9)
    t.activate(t.villain)
    t.pass_()
    t.play("Shield Spell")
    t.pass_all()
    assert not t.hero.damage and len(t.seats[0].discard) >= 4


def test_shield_spell_needs_as_many_cards(board):
    t = board(
        hero=MYSTIC,
        hand=["Shield Spell"],
        villain=foe(atk=3),
        deck=[resource(wild=1)] * 2,
        filler=0,
        encounter=[treachery()] * 3,
    )
    t.activate(t.villain)
    t.pass_()
    t.pass_all()
    assert t.hero.damage == 3


def test_blade_wants_blood(board):
    t = board(play=["Blade"], hand=[resource(physical=1)])
    t.attack(t.villain, who="Blade")
    t.option(0)
    t.answer("pay", card=t.hand[0])
    assert t["Blade"].in_play and not t.hand
    t = board(play=["Blade"], hand=[resource(energy=1)], threat=3)
    t.thwart(t.main, who="Blade")
    assert not t["Blade"].in_play


def test_blade_is_not_paid_by_cards_in_play(board):
    t = board(play=["Blade", "Karmic Staff"])
    t.attack(t.villain, who="Blade")
    assert not t["Blade"].in_play


def test_ready_to_rumble(board):
    t = board(form="alter-ego", exhausted=True, play=["Ready to Rumble"])
    t.change_form()
    t.use("Ready to Rumble")
    assert not t.hero.exhausted and not t["Ready to Rumble"].in_play


def test_martinex(board):
    t = board(hero=hero(traits="Guardian"), hand=["Martinex", *[resource(wild=1)] * 2])
    t.play("Martinex")
    assert t["Martinex"].in_play
    t = board(hand=["Martinex", *[resource(wild=1)] * 2])
    t.cannot("play", "Martinex", rule="rr:cost")
