"""The aspect and basic cards of the Wasp pack."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import Draw
from quickstrike.testkit import ally, event, hero, minion, player, resource

ONE, TWO, P, M, E = resource(wild=1), resource(wild=2), resource(physical=1), resource(mental=1), resource(energy=1)


# ---- aggression ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("paid", "damage"), [(P, 3), (E, 2)])
def test_jane_foster(board, paid, damage):
    t = board(hand=["13011", *[paid] * 4]).play("13011").use("13011")
    assert t.villain.damage == damage


def test_thor_who_was_played_from_elsewhere_than_the_hand_strikes_nobody(board):
    """The Bifrost plays him from the deck; his response is for one who comes from the hand."""
    t = board(hero="valkyrie", play=["25023"], deck=["13011"], hand=[resource(physical=4)])
    t.use("25023")
    assert t["13011"].in_play and not t.villain.damage
    t.quiet()


@pytest.mark.parametrize(("paid", "hp"), [([E, E], 2), ([E, P], 1), ([E] * 5, 3), ([E, ONE], 2)])
def test_janet_van_dyne_counts_energy(board, paid, hp):
    t = board(hand=["13012", *paid]).play("13012", pay=paid).use("13012")
    assert t.ally.hp == hp


def test_into_the_fray(board):
    t = board(hand=["Into the Fray", resource(wild=3)], engaged=[minion(hp=2)], threat=9).play("Into the Fray")
    assert t.main.threat == 5 and not t.minions
    t = board(hand=["Into the Fray", resource(wild=3)], engaged=[minion(hp=8)], threat=9).play("Into the Fray")
    assert t.main.threat == 9


@pytest.mark.parametrize(("paid", "damage"), [(P, 4), (E, 3)])
def test_surprise_attack(board, paid, damage):
    t = board(form="alter-ego", hand=["Surprise Attack", paid]).change_form().play("Surprise Attack")
    assert t.villain.damage == damage


def test_boot_camp(board):
    t = board(player(play=["Boot Camp", ally(atk=1, name="Mine")]), player(play=[ally(atk=1, name="Theirs")]))
    assert (t["Mine"].atk, t["Theirs"].atk) == (2, 1)


def test_lie_in_wait(board):
    t = board(play=["Lie in Wait"], encounter=[minion(hp=5, name="Thug")]).reveal("Thug").use("Lie in Wait")
    assert t.minion.damage == 3 and t["Lie in Wait"].where == "discard0"


# ---- basic ---------------------------------------------------------------------------------------------------------
def test_ironheart_and_miles_morales(board):
    t = board(hand=["Ironheart", TWO]).play("Ironheart").use("Ironheart")
    assert len(t.hand) == 1
    t = board(hand=["13019", resource(wild=3)]).play("13019").use("13019").option(1)
    assert (t.ally.thw, t.ally.atk) == (1, 4)
    t.villain_phase()
    assert t.ally.atk == 2


def test_the_power_in_all_of_us(board):
    deed = event(Draw(1), cost=2, name="Deed", aspect="basic")
    t = board(hand=[deed, "The Power in All of Us"]).play("Deed")
    assert len(t.hand) == 1
    other = event(Draw(1), cost=2, name="Other", aspect="justice")
    board(hand=[other, "The Power in All of Us"]).cannot("play", "Other", rule="rr:cost")


def test_athletic_conditioning(board):
    t = board(stunned=1, confused=1, hand=["Athletic Conditioning", ONE]).play("Athletic Conditioning").option(1)
    assert t.hero.stunned and not t.hero.confused
    t = board(stunned=1, hand=["Athletic Conditioning", ONE]).play("Athletic Conditioning")
    assert not t.hero.stunned
    board(hand=["Athletic Conditioning", ONE]).cannot("play", "Athletic Conditioning", rule="rr:target")


# ---- the other aspects ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("villain", "left"), [("01094", 6), ("01095", 5)])
def test_running_interference(board, villain, left):
    t = board(hero="wasp", villain=villain, hand=["13031", TWO], threat=9).play("13031")
    assert t.main.threat == left
    t = board(hero=hero(), hand=["13031", TWO], threat=9)
    t.cannot("play", "13031", rule="rr:play-restrictions-and-permissions")


def test_all_for_one(board):
    friends = [ally(traits="Avenger", name="A"), ally(name="B")]
    t = board(hero="wasp", hand=["All for One", TWO], play=friends).play("All for One")
    t.choose(t.hero).choose("A")
    assert t.villain.damage == 5 and t.hero.exhausted and t["A"].exhausted and not t["B"].exhausted


def test_perseverance(board):
    t = board(form="alter-ego", hand=["Perseverance", ONE]).change_form().play("Perseverance")
    assert t.hero.tough
