"""Expert, the set that the expert mode adds."""

from __future__ import annotations

from quickstrike.champions.vocab import YOU, Damage
from quickstrike.testkit import foe, on, player, player_side_scheme, side_scheme, treachery

SURGE = treachery(Damage(YOU, 1), name="Surge")


# ---- 01191 Exhaustion ----------------------------------------------------------------------------------------------
def test_exhaustion_exhausts_your_identity_and_surges(board):
    t = board(player(), player("spider-man", form="alter-ego"), encounter=["Exhaustion", SURGE])
    t.reveal("Exhaustion", seat=1)
    assert t.seats[1].identity.exhausted and t.seats[1].identity.damage == 1 and not t.hero.exhausted
    t.quiet()


def test_exhaustion_of_who_is_exhausted_still_surges(board):
    t = board(exhausted=True, encounter=["Exhaustion", SURGE]).reveal("Exhaustion")
    assert t.hero.damage == 1
    t.quiet()


# ---- 01192 Masterplan ----------------------------------------------------------------------------------------------
def test_masterplan_feeds_each_side_scheme(board):
    mine = player_side_scheme(threat=1)
    t = board(play=[mine], sides=["Crowd Control", side_scheme(threat=1)], encounter=["Masterplan", "Bomb Scare"])
    t.reveal("Masterplan")
    assert sorted(c.threat for c in t.sides) == [5, 5, 6] and t["Bomb Scare"].where == "encounter"
    t.quiet()


def test_masterplan_looks_for_a_side_scheme(board):
    t = board(encounter=["Masterplan", "Shocker", "Assault", "Bomb Scare", "Gang-Up"]).reveal("Masterplan")
    assert t.side.name == "Bomb Scare" and t.side.threat == 3  # revealed, with its When Revealed, and not fed
    assert [t[n].where for n in ("Shocker", "Assault")] == ["encounter_discard"] * 2
    assert t["Gang-Up"].where == "encounter"
    t.quiet()


def test_masterplan_without_any_side_scheme_digs_through_the_deck_once(board):
    t = board(encounter=["Masterplan", "Shocker"], filler=2).reveal("Masterplan")
    assert not t.sides and t.state.acceleration == 1
    t.quiet()


def test_masterplan_finds_the_last_card_of_the_deck(board):
    t = board(encounter=["Masterplan", "Shocker", "Bomb Scare"], filler=0).reveal("Masterplan")
    assert t.side.name == "Bomb Scare" and t["Shocker"].where == "encounter" and t.state.acceleration == 1
    t.quiet()


# ---- 01193 Under Fire ----------------------------------------------------------------------------------------------
def test_under_fire_is_two_more_cards(board):
    t = board(player(), player(), encounter=["Under Fire", SURGE, SURGE, SURGE]).reveal("Under Fire", seat=1)
    assert t.seats[1].identity.damage == 2 and t.hero.damage == 0
    t.quiet()


def test_under_fire_reveals_so_minions_engage(board):
    t = board(encounter=["Under Fire", "Sandman", "Shocker"]).reveal("Under Fire")
    assert {m.name for m in t.minions} == {"Sandman", "Shocker"} and t["Sandman"].tough == 1
    t.quiet()


def test_under_fire_canceled_still_surges(board):
    t = (
        board(
            hero="spider-man",
            hand=["Enhanced Spider-Sense", "Backflip"],
            villain=on(foe()),
            encounter=["Under Fire", SURGE, SURGE],
        )
        .reveal("Under Fire")
        .play("Enhanced Spider-Sense")
    )
    assert t.hero.damage == 1
