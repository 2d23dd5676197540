"""The aspect and basic cards of the Scarlet Witch pack."""

from __future__ import annotations

import pytest

from quickstrike.champions.text import card_text
from quickstrike.testkit import ally, foe, hero, resource, side_scheme, treachery

ONE, TWO, P, M = resource(wild=1), resource(wild=2), resource(physical=1), resource(mental=1)


# ---- justice -------------------------------------------------------------------------------------------------------
def test_speed_readies_after_he_thwarts(board):
    t = board(play=["Speed"], threat=9)
    t.thwart(t.main, who="Speed").use("Speed").thwart(t.main, who="Speed")
    assert t.main.threat == 5 and t["Speed"].exhausted
    t.quiet()


@pytest.mark.parametrize("boost", [0, 2])
def test_wiccan_deals_damage_for_icons(board, boost):
    t = board(play=["Wiccan"], threat=3, encounter=[treachery(boost=boost), treachery()])
    t.thwart(t.main, who="Wiccan").use("Wiccan")
    assert t.villain.damage == boost


def test_crisis_averted_needs_a_mind_to_pass_a_crisis(board):
    crisis = [side_scheme(threat=3, crisis=1)]
    t = board(hand=["Crisis Averted", M, P, P], threat=9, sides=crisis).play("Crisis Averted")
    assert t.main.threat == 3
    t = board(hand=["Crisis Averted", P, P, P], threat=9, sides=crisis).play("Crisis Averted")
    assert t.main.threat == 9
    t = board(hand=["Crisis Averted", P, P, P], threat=9).play("Crisis Averted")
    assert t.main.threat == 3


@pytest.mark.parametrize(("paid", "side"), [(M, 1), (P, 3)])
def test_multitasking(board, paid, side):
    t = board(hand=["Multitasking", paid], threat=5, sides=[side_scheme(threat=3)]).play("Multitasking")
    t.choose(t.main)
    assert (t.main.threat, t.side.threat) == (3, side)


def test_swift_retribution_lets_the_villain_scheme(board):
    t = board(hand=["Swift Retribution", ONE], villain=foe(sch=2), encounter=[treachery(boost=1)])
    t.play("Swift Retribution")
    assert (t.main.threat, t.villain.damage) == (3, 4)


def test_turn_the_tide(board):
    t = board(hand=["Turn the Tide"], threat=2)
    t.thwart(t.main).play("Turn the Tide")
    assert t.villain.damage == 3
    t = board(hand=["Turn the Tide"], threat=3)
    t.thwart(t.main)
    t.quiet()
    t = board(hand=["Turn the Tide"], sides=[side_scheme(threat=2)])
    t.thwart(t.side).play("Turn the Tide")
    assert t.villain.damage == 3 and not t.sides


def test_turn_the_tide_after_an_event_and_not_after_an_ally(board):
    t = board(hand=["Turn the Tide", "Multitasking", P], threat=2).play("Multitasking", pay=[P]).play("Turn the Tide")
    assert t.villain.damage == 3
    t = board(hand=["Turn the Tide"], threat=2, play=[ally(thw=2)])
    t.thwart(t.main, who=t.ally)
    t.quiet()


# ---- the others ----------------------------------------------------------------------------------------------------
def test_spiritual_meditation(board):
    t = board(hero="scarlet-witch", hand=["Spiritual Meditation", P]).play("Spiritual Meditation").choose(P)
    assert len(t.hand) == 2
    t = board(hero=hero(), hand=["Spiritual Meditation"])
    t.cannot("play", "Spiritual Meditation", rule="rr:play-restrictions-and-permissions")


@pytest.mark.parametrize(("villain", "damage"), [("01094", 3), ("01095", 4)])
def test_browbeat(board, villain, damage):
    t = board(hero="scarlet-witch", villain=villain, hand=["Browbeat", TWO]).play("Browbeat")
    assert t.villain.damage == damage


def test_last_stand(board):
    t = board(hand=["Last Stand"], play=[ally(atk=2, hp=5)])
    friend = t.ally
    t.attack(t.villain, who=friend).play("Last Stand")
    assert t.villain.damage == 5 and friend.where == "discard0"
    t.attack(t.villain)
    assert t.villain.damage == 7  # it was for that attack


def test_bait_and_switch(board):
    t = board(hand=["Bait and Switch", ONE], villain=foe(atk=3), threat=6, encounter=[treachery(boost=0)])
    t.play("Bait and Switch").pass_()
    assert (t.hero.damage, t.main.threat) == (3, 2)


def test_recuperation(board):
    t = board(form="alter-ego", damage=5, hand=["Recuperation", TWO]).play("Recuperation")
    assert t.hero.damage == 2 and not t.hero.exhausted


def test_what_costs_more_is_what_you_play():
    text = card_text("15026", "en")
    assert "Each card you play costs 1 more." in text and "control" not in text
