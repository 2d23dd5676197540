"""Spider-Man's obligation and his nemesis."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import (
    YOU,
    Damage,
    Discard,
    named,
)
from quickstrike.testkit import ally, event, foe, on, player, resource, treachery


# ---- 01165 Eviction Notice -----------------------------------------------------------------------------------------
def test_eviction_notice_is_paid_by_exhausting_peter(board):
    t = board(hero="spider-man", form="alter-ego", hand=[resource()], encounter=["Eviction Notice"])
    t.reveal("Eviction Notice").option(0)
    assert t.hero.exhausted and t["Eviction Notice"].where == "removed" and len(t.hand) == 1
    t.quiet()


def test_eviction_notice_otherwise_costs_a_card_and_surges(board):
    surge = treachery(Damage(YOU, 1))
    t = board(hero="spider-man", form="alter-ego", hand=[resource(), resource()], encounter=["Eviction Notice", surge])
    t.reveal("Eviction Notice").option(1)
    assert len(t.hand) == 1 and t.hero.damage == 1 and t["Eviction Notice"].where == "encounter_discard"
    assert not t.hero.exhausted
    t.quiet()


def test_eviction_notice_lets_the_hero_change_form_first(board):
    t = board(hero="spider-man", changed_form=True, hand=[resource()], encounter=["Eviction Notice"])
    t.reveal("Eviction Notice").answer("yes")
    assert t.seats[0].form == "alter-ego"
    t.option(0).quiet()
    assert t.hero.exhausted


@pytest.mark.parametrize("how", ["stays a hero", "exhausted"])
def test_eviction_notice_leaves_no_choice_to_who_cannot_exhaust_peter(board, how):
    t = board(hero="spider-man", exhausted=how == "exhausted", hand=[resource()], encounter=["Eviction Notice"])
    t.reveal("Eviction Notice").answer("yes" if how == "exhausted" else "no")
    assert not t.hand and t["Eviction Notice"].where == "encounter_discard"
    t.quiet()


def test_eviction_notice_goes_to_peter_whoever_reveals_it(board):
    surge = treachery(Damage(YOU, 1))
    t = board(
        player(hand=[resource()]),
        player("spider-man", form="alter-ego", hand=[resource()]),
        encounter=["Eviction Notice", surge],
    )
    t.reveal("Eviction Notice", seat=0)
    assert t.decision.seat == 1 and t["Eviction Notice"].engaged == 1
    t.option(1)
    assert len(t.seats[0].hand) == 1 and not t.seats[1].hand
    assert t.seats[1].identity.damage == 1  # he resolved the card, so he reveals the additional one
    t.quiet()


def test_eviction_notice_of_an_eliminated_player_is_replaced(board):
    other = treachery(Damage(YOU, 1))
    t = board(player(), player("spider-man"), turn=1, first=1, encounter=["Eviction Notice", other])
    t.answer("concede")
    assert t.seats[1].out
    t.reveal("Eviction Notice", seat=0)
    assert t["Eviction Notice"].where == "removed" and t.hero.damage == 1
    t.quiet()


def test_eviction_notice_with_an_empty_hand_must_be_paid_if_it_can(board):
    t = board(hero="spider-man", form="alter-ego", encounter=["Eviction Notice"]).reveal("Eviction Notice")
    assert t.hero.exhausted and t["Eviction Notice"].where == "removed"  # rr:choose-option
    t = board(hero="spider-man", encounter=["Eviction Notice", treachery(Damage(YOU, 1))]).reveal("Eviction Notice")
    t.answer("no")
    assert t.hero.damage == 1 and t["Eviction Notice"].where == "encounter_discard"
    t.quiet()


# ---- 01166 Highway Robbery -----------------------------------------------------------------------------------------
def robbery(board):
    t = board(
        player("spider-man", hand=["Backflip"]),
        player("captain-marvel", hand=["Photonic Blast"]),
        player(),
        encounter=["Highway Robbery"],
    )
    t.reveal("Highway Robbery", seat=1)
    t.choose(t.seats[1]).choose(t.seats[0])  # the first player orders "each player"
    return t


def test_highway_robbery_takes_a_card_of_each_player(board):
    t = robbery(board)
    assert t["Highway Robbery"].threat == 9  # three per player
    assert t["Backflip"].where == t["Photonic Blast"].where == "under"
    assert not t.seats[0].hand and not t.seats[1].hand
    t.quiet()


def test_highway_robbery_takes_one_at_random_and_hides_it(board):
    t = board(hand=["Backflip", "Energy", "Genius"], encounter=["Highway Robbery"]).reveal("Highway Robbery")
    assert len(t.hand) == 2 and len(t.state.play[t.side.id].under) == 1
    shown = str(t.game.view(0)["play"])
    assert not any(name in shown for name in ("Backflip", "Energy", "Genius"))
    t.quiet()


def test_highway_robbery_gives_them_back_when_defeated(board):
    t = robbery(board)
    t.state.play[t["Highway Robbery"].id].threat = 1
    t.thwart("Highway Robbery")
    assert [c.name for c in t.seats[0].hand] == ["Backflip"]
    assert [c.name for c in t.seats[1].hand] == ["Photonic Blast"]
    t.quiet()


def test_highway_robbery_that_leaves_play_otherwise_gives_nothing_back(board):
    t = robbery(board)
    t.play(event(Discard(named("01166"))))
    assert t["Backflip"].where == "discard0" and t["Photonic Blast"].where == "discard1"
    t.quiet()


def test_highway_robbery_and_an_eliminated_owner(board):
    t = robbery(board)
    t.answer("concede")
    t.state.play[t["Highway Robbery"].id].threat = 1
    t.thwart("Highway Robbery")
    assert t["Backflip"].where == "removed" and t["Photonic Blast"].where == "hand1"


# ---- 01167 Vulture -------------------------------------------------------------------------------------------------
def test_vulture_strikes_at_once(board):
    t = board(encounter=["Vulture"]).reveal("Vulture")
    assert t.asked == "defend"
    t.pass_()
    assert t.hero.damage == 3 and t["Vulture"].engaged == 0
    t.quiet()


def test_vulture_spares_an_alter_ego(board):
    t = board(form="alter-ego", encounter=["Vulture"]).reveal("Vulture")
    assert t.hero.damage == 0 and t["Vulture"].in_play
    t.quiet()


# ---- 01168 Sweeping Swoop ------------------------------------------------------------------------------------------
def test_sweeping_swoop_stuns_the_hero(board):
    t = board(encounter=["Sweeping Swoop"]).reveal("Sweeping Swoop")
    assert t.hero.stunned == 1
    t.quiet()


def test_sweeping_swoop_surges_with_vulture(board):
    t = board(engaged=["Vulture"], encounter=["Sweeping Swoop", treachery(Damage(YOU, 1))]).reveal("Sweeping Swoop")
    assert (t.hero.stunned, t.hero.damage) == (1, 1)
    t = board(form="alter-ego", engaged=["Vulture"], encounter=["Sweeping Swoop", treachery(Damage(YOU, 1))])
    t.reveal("Sweeping Swoop")
    assert (t.hero.stunned, t.hero.damage) == (0, 1)  # not a hero: not stunned


def test_sweeping_swoop_boost_stuns_who_is_dealt_damage(board):
    t = board(play=[ally(hp=3)], encounter=["Sweeping Swoop"])
    t.activate().defend(t.ally)
    assert t.ally.stunned == 1 and t.hero.stunned == 0


def test_sweeping_swoop_boost_needs_damage(board):
    t = board(villain=foe(atk=2), encounter=["Sweeping Swoop"]).activate().defend(None)
    assert t.hero.stunned == 0  # DEF 2: nothing was dealt
    t = board(form="alter-ego", encounter=["Sweeping Swoop"]).activate()
    assert t.hero.stunned == 0 and t.main.threat == 1  # a scheme
    t.quiet()


def test_sweeping_swoop_boost_counts_dealt_damage_that_tough_prevents(board):
    t = board(tough=1, encounter=["Sweeping Swoop"]).activate().pass_()
    assert (t.hero.stunned, t.hero.tough, t.hero.damage) == (1, 0, 0)


def test_sweeping_swoop_boost_stuns_both_that_overkill_reaches(board):
    t = board(play=[ally(hp=3)], villain=on("01094", attached=["Charge"]), encounter=["Sweeping Swoop"])
    t.activate().defend(t.ally)
    assert not t.allies and t.hero.damage == 2 and t.hero.stunned == 1
    t.quiet()


# ---- 01169 The Vulture's Plans -------------------------------------------------------------------------------------
def test_the_vultures_plans_counts_different_types_over_all_players(board):
    t = board(
        player(hand=[resource(mental=1)]),
        player(hand=[resource(energy=1, wild=1)]),
        player(),
        encounter=["The Vulture's Plans"],
    )
    t.reveal("The Vulture's Plans", seat=1).choose(t.seats[0]).choose(t.seats[1])
    assert t.main.threat == 3 and not t.seats[0].hand and not t.seats[1].hand
    t.quiet()


def test_the_vultures_plans_discards_one_card_at_random(board):
    t = board(hand=[resource(mental=1), resource(mental=1)], encounter=["The Vulture's Plans"], sides=["Crowd Control"])
    t.reveal("The Vulture's Plans")
    assert len(t.hand) == 1 and t.main.threat == 1
    t.quiet()


def test_the_vultures_plans_same_type_counts_once(board):
    t = board(player(hand=[resource(mental=1)]), player(hand=[resource(mental=2)]), encounter=["The Vulture's Plans"])
    t.reveal("The Vulture's Plans").choose(t.seats[0])
    assert t.main.threat == 1
    t = board(encounter=["The Vulture's Plans"]).reveal("The Vulture's Plans")
    assert t.main.threat == 0
    t.quiet()
