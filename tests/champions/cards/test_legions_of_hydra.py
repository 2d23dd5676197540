"""Legions of Hydra, a modular set."""

from __future__ import annotations

import pytest

from quickstrike.testkit import foe, minion, on, player

HYDRA = minion(name="Agent", traits="Hydra")


# ---- 01180 Legions of Hydra ----------------------------------------------------------------------------------------
def test_legions_of_hydra_brings_madame_hydra(board):
    t = board(player(), player(engaged=[HYDRA]), turn=1, encounter=["Legions of Hydra", minion(), "Madame Hydra"])
    t.reveal("Legions of Hydra")
    assert t["Madame Hydra"].engaged == 1 and t.side.threat == 3 + 2 * 2 and t.side.face.hazard == 1
    t.quiet()


def test_legions_of_hydra_finds_her_in_the_discard_pile(board):
    t = board(encounter=["Legions of Hydra"], encounter_discard=["Madame Hydra"]).reveal("Legions of Hydra")
    assert t["Madame Hydra"].in_play and t.side.threat == 5


def test_legions_of_hydra_leaves_her_where_she_is(board):
    t = board(player(engaged=["Madame Hydra"]), player(), turn=1, encounter=["Legions of Hydra"])
    t.reveal("Legions of Hydra")
    assert t["Madame Hydra"].engaged == 0 and t.side.threat == 5
    t = board(encounter=["Legions of Hydra"]).reveal("Legions of Hydra")
    assert t.side.threat == 3 and t.minions == []
    t.quiet()


def test_legions_of_hydra_counts_a_hydra_villain(board):
    t = board(villain=foe(traits="Hydra"), encounter=["Legions of Hydra"]).reveal("Legions of Hydra")
    assert t.side.threat == 5


# ---- 01181 Madame Hydra --------------------------------------------------------------------------------------------
def test_madame_hydra_is_safe_behind_her_legions(board):
    t = board(engaged=["Madame Hydra"], sides=[on("Legions of Hydra", threat=2)])
    assert str(t.cannot("attack", target=t.minion).text()) == "Madame Hydra cannot take damage because of Madame Hydra"
    t = board(engaged=["Madame Hydra"], sides=[on("Legions of Hydra", threat=2)]).thwart("Legions of Hydra")
    t.attack("Madame Hydra", damage=4)
    assert t.minion.damage == 4
    t.quiet()


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_madame_hydra_strengthens_her_legions_whenever_she_acts(board, form):
    t = board(form=form, engaged=["Madame Hydra"], sides=["Legions of Hydra"]).activate("Madame Hydra").pass_all()
    assert t.side.threat == 3 + 2 and (t.hero.damage, t.main.threat) == ((2, 0) if form == "hero" else (0, 2))
    t.quiet()


def test_madame_hydra_without_legions(board):
    t = board(engaged=["Madame Hydra"]).activate("Madame Hydra").pass_all()
    assert t.main.threat == 0 and t.log("use") == []
    t = board(engaged=[on("Madame Hydra", stunned=1)], sides=["Legions of Hydra"]).activate("Madame Hydra")
    assert t.side.threat == 3


def test_madame_hydra_with_two_legions_one_is_chosen(board):
    t = board(engaged=["Madame Hydra"], sides=["Legions of Hydra", "Legions of Hydra"]).activate("Madame Hydra").pass_()
    t.choose(t.sides[1])
    assert [c.threat for c in t.sides] == [3, 5]
    t.quiet()


# ---- 01182 Hydra Soldier -------------------------------------------------------------------------------------------
def test_hydra_soldier_costs_the_engaged_player_a_card(board):
    t = board(player(), player(engaged=[on("Hydra Soldier", damage=3)])).attack("Hydra Soldier")
    assert [len(p.dealt) for p in t.seats] == [0, 1] and t["Hydra Soldier"].where == "encounter_discard"
    t.quiet()


def test_hydra_soldier_guards_and_gives_nothing_while_he_lives(board):
    t = board(engaged=["Hydra Soldier"])
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.attack("Hydra Soldier")
    assert t.minion.damage == 2 and t.seats[0].dealt == []
