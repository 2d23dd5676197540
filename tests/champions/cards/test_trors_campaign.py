"""Cards of the campaign: what players gain, and the obligations of the expert campaign."""

from __future__ import annotations

import pytest

from quickstrike.champions.rules import stats
from quickstrike.testkit import ally, foe, minion, on, resource, side_scheme, treachery


# ---- tech: once, and gone for good ---------------------------------------------------------------------------------
def used(t, code):
    return f"game:unlogged:{code}" in t.state.happened


def test_adrenal_stims(board):
    t = board(play=["04155"], exhausted=True, damage=6).use("04155")
    assert not t.hero.exhausted and t.hero.damage == 1 and not t["04155"].in_play and used(t, "04155")


def test_tactical_scanner(board):
    t = board(play=["04156"]).use("04156")
    assert len(t.hand) == 5 and used(t, "04156")
    assert not used(board(play=["04156"]), "04156")


def test_emergency_teleporter(board):
    t = board(play=["04157"], deck=[resource(), "Tigra"]).use("04157").pass_all()
    assert t["Tigra"].in_play and t["Tigra"].tough


def test_laser_cannon(board):
    t = board(play=["04158"], engaged=[minion(hp=9)], villain=foe(hp=9)).use("04158")
    assert t.villain.damage == 5 and t.minion.damage == 5
    board(play=["04158"], form="alter-ego").cannot("use", "04158", rule="rr:ability")


# ---- conditions ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("code", "stat", "hp"), [("04159", "THW", 2), ("04160", "ATK", 1), ("04161", "DEF", 3), ("04162", "REC", 4)]
)
def test_conditions_add_hit_points_and_a_power(board, code, stat, hp):
    form = "alter-ego" if stat == "REC" else "hero"
    plain = board(form=form).hero
    for side in "ab":
        t = board(form=form, play=[code + side])
        assert t.hero.hp == plain.hp + hp and t.hero.stat(stat) == plain.stat(stat) + 1


def test_the_improved_side_draws_cards(board):
    t = board(play=["04159b"], sides=[side_scheme(threat=1)]).thwart("side").use("04159b")
    assert len(t.hand) == 1 and t["04159b"].exhausted
    t = board(play=["04160b"], engaged=[minion(hp=1)]).attack("minion").use("04160b")
    assert len(t.hand) == 1
    t = board(play=["04160b", ally(atk=1)], engaged=[minion(hp=1)]).attack("minion", who="ally")
    t.quiet()  # not you
    t = board(play=["04161b"], villain=foe(atk=1), encounter=[treachery()])
    t.activate(t.villain).defend().use("04161b")
    assert len(t.hand) == 1
    t = board(play=["04162b"], form="alter-ego", damage=5).recover().use("04162b")
    assert len(t.hand) == 1


# ---- obligations of the expert campaign ----------------------------------------------------------------------------
def test_an_obligation_that_is_drawn_lies_in_the_play_area(board):
    t = board(play=["04156"], deck=["04165"]).use("04156")
    assert t["04165"].in_play and t["04165"].engaged == 0 and t.hero.stat("HAND_SIZE") == 4


def test_zolas_algorithm_accelerates_until_it_is_understood(board):
    t = board(deck=["04163"], play=["04156"], hand=[resource(mental=1)], villain=foe(sch=0, atk=0)).use("04156")
    assert stats.icons(t.state, "acceleration") == 1
    t.change_form().use("04163")
    assert t.hero.exhausted and t["04163"].where == "discard0" and stats.icons(t.state, "acceleration") == 0


@pytest.mark.parametrize(
    ("code", "pay", "check"),
    [
        ("04164", "physical", lambda t: len(t.seats[0].discard) >= 6),
        ("04165", "energy", lambda t: len(t.seats[0].dealt) == 1),
        ("04166", "wild", lambda t: t.hero.damage == 2),
    ],
)
def test_what_it_takes_to_be_rid_of_the_others(board, code, pay, check):
    t = board(deck=[code], play=["04156"], hand=[resource(**{pay: 1})]).use("04156")
    if code == "04166":
        assert (t.hero.thw, t.hero.atk, t.hero.def_) == (1, 1, 1)
    t.change_form().use(code)
    assert check(t) and t[code].where == "discard0"


def test_medical_emergency_hurts_heroes(board):
    t = board(deck=["04164"], play=["04156"], villain=foe(atk=0)).use("04156")
    t.end_turn()
    assert t.hero.damage == 1
    t = board(deck=["04164"], play=["04156"], villain=on(foe(sch=0))).use("04156").change_form()
    t.end_turn()
    assert t.hero.damage == 0
