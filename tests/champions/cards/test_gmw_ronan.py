"""Ronan the Accuser, and the Power Stone."""

from __future__ import annotations

from tests.champions.cards.test_gmw_badoon import begun, in_play
from tests.marks import ruling

from quickstrike.champions.vocab import MAIN, RETALIATE, YOU, Damage, PlaceThreat
from quickstrike.testkit import ally, foe, minion, on, player, resource, treachery

RONAN, STONE, MILANO = "16103", "16149", "16142"


def holder(t):
    return t[STONE].host


# ---- the Power Stone -----------------------------------------------------------------------------------------------
def test_who_deals_three_damage_at_once_takes_the_stone(board):
    t = board(villain=on(foe(), attached=[STONE])).attack("villain")
    assert holder(t) == t.villain
    t.attack("villain", damage=3)
    assert holder(t) == t.hero
    t.activate(t.villain)
    assert holder(t) == t.hero and t.hero.damage == 2
    t = board(villain=foe(atk=3), attached=[STONE])
    t.activate(t.villain).pass_()
    assert holder(t) == t.villain


def test_allies_and_minions_do_not_take_it(board):
    t = board(villain=on(foe(), attached=[STONE]), play=[ally(atk=4)])
    t.attack(t.villain, who=t.ally)
    assert holder(t) == t.villain
    t = board(attached=[STONE], engaged=[minion(atk=5)])
    t.activate(t.minion).pass_()
    assert holder(t) == t.hero


def test_damage_to_somebody_else_does_not_count(board):
    t = board(villain=on(foe(), attached=[STONE]), engaged=[minion(hp=9)])
    t.attack(t.minion, damage=5)
    assert holder(t) == t.villain


def test_an_attacker_who_is_eliminated_meanwhile_does_not_take_it(board):
    t = board(player(damage=9), player(), villain=on(foe(RETALIATE(1)), attached=[STONE]))
    t.attack("villain", damage=3)
    assert t.seats[0].out and holder(t) == t.villain


@ruling("faq:galaxys-most-wanted-expansion:power-stone:1")
def test_the_stone_of_a_defeated_player_is_discarded(board):
    t = board(player(damage=9, attached=[STONE]), player(), villain=foe(atk=2))
    t.activate(t.villain, seat=0).pass_().pass_()
    assert t.seats[0].out and t[STONE].where == "encounter_discard"


@ruling("faq:galaxys-most-wanted-expansion:power-stone:2")
def test_prevented_damage_was_dealt(board):
    t = board(villain=foe(atk=3), attached=[STONE], tough=1)
    t.activate(t.villain).pass_()
    assert t.hero.damage == 0 and holder(t) == t.villain
    t = board(villain=foe(atk=3), attached=[STONE])
    t.activate(t.villain).defend(t.hero)
    assert holder(t) == t.hero  # defending makes it less


# ---- the scenario --------------------------------------------------------------------------------------------------
def test_the_scenario_begins_with_the_stone_on_the_first_player():
    s = begun("ronan")
    there = in_play(s)
    assert {RONAN, "16106b", "16108", MILANO, "16109"} <= set(there)
    assert s.play[there[STONE]].host == s.players[s.first].identity and s.play[there["16109"]].host == there[RONAN]
    assert s.play[there[RONAN]].tough


def test_ronan_is_drawn_to_the_stone(board):
    for code in (RONAN, "16104", "16105"):
        t = board(villain=code, attached=[STONE], encounter=[treachery(boost=1)] * 2)
        t.activate(t.villain).pass_()
        with_stone = t.hero.damage
        t = board(villain=code, encounter=[treachery(boost=1)] * 2)
        t.activate(t.villain).pass_()
        assert with_stone == t.hero.damage + 1


def test_his_later_stages_bring_their_side_schemes(board):
    deck = [treachery(), "16111", "16113"]
    t = board(villain=[on(RONAN, damage=13), "16104"], encounter=deck).attack("villain")
    assert t.side.code == "16111" and t.villain.tough
    t = board(villain=[on("16104", damage=17), "16105"], encounter=deck).attack("villain")
    assert t.side.code == "16113" and t.villain.keyword("retaliate")


def test_take_what_is_mine(board):
    t = board(villain=RONAN, main=["16106b", "16107a"], threat=6, attached=[STONE], form="alter-ego")
    t.activate(t.villain)
    assert t.main.code == "16107b" and holder(t) == t.villain
    t.change_form()
    t.cannot("thwart", target=t.main)
    t = board(villain=on(RONAN, attached=[STONE]), main=["16106b", "16107a"], threat=6)
    t.reveal(treachery(PlaceThreat(MAIN, 1)))
    assert len(t.villain.boosts) == 1
    t = board(villain=RONAN, main="16107b", threat=3, attached=[STONE]).thwart("16107b")
    assert t.main.threat == 1


def test_the_main_scheme_and_pincer_maneuver_know_the_milano(board):
    t = board(main=["16106b", "16107a"], threat=6, play=[MILANO]).use("16106b")
    assert t.main.threat == 3
    t = board(aside=["16112"], play=[MILANO]).reveal("16112").use("16112")
    assert t.side.threat == 2


def test_the_command_ship_lets_the_milano_cancel(board):
    bad = treachery(Damage(YOU, 4), name="Bad")
    t = board(
        environments=["16108"], play=[MILANO], hand=[resource(wild=1)], villain=foe(atk=0), encounter=[treachery(), bad]
    )
    t.end_turn()
    t.skip_to("window")
    t.use("16108")
    assert t[MILANO].exhausted and t.hero.damage == 0
    t = board(environments=["16108"], villain=foe(atk=0), encounter=[treachery()] * 5)
    t.villain_phase()
    assert len(t.zone("encounter_discard")) == 3  # a boost card, and two cards: hazard


def test_the_universal_weapon_can_be_knocked_away(board):
    t = board(villain=on(RONAN, attached=["16109"]))
    assert t.villain.keyword("stalwart")
    t.use("16109")
    assert t.hero.damage == 2 and len(t.me.dealt) == 1 and t["16109"].where in ("encounter", "dealt0")
    t = board(villain=RONAN, encounter=["16109"])
    t.activate(t.villain).pass_()
    assert t["16109"].host == t.villain


def test_fanaticism_burns_out(board):
    t = board(player(), player(), villain=RONAN, aside=["16110"], encounter=[treachery(name="Next")]).reveal("16110")
    assert t["16110"].counters("fury") == 3 and t["Next"].where == "encounter_discard" and t.villain.atk == 3
    t = board(villain=on(RONAN, attached=[on("16110", counters={"fury": 1})]), play=[on(ally(hp=1), tough=1)])
    t.activate(t.villain).defend(t.ally)
    assert t.hero.damage == 2 and t["16110"].where == "encounter_discard"


def test_cut_the_power(board):
    t = board(play=[MILANO], encounter=["16111"])
    t.activate(t.villain).pass_().option(0)
    assert t[MILANO].exhausted
    t = board(encounter=["16111"])
    t.activate(t.villain).pass_()
    assert t.main.threat == 2


def test_superior_tactics_holds_the_stone(board):
    t = board(villain=RONAN, attached=[STONE], aside=["16113"]).reveal("16113")
    assert holder(t) == t.villain and t.side.threat == 2
    t.state.play[t.villain.id].tough = 0
    t.attack("villain", damage=5)
    assert holder(t) == t.villain
    t = board(player(), player(), villain=on(RONAN, attached=[STONE]), aside=["16113"]).reveal("16113")
    assert t.side.threat == 4 + 2


def test_single_minded_fury_finds_who_has_the_stone(board):
    t = board(
        player(),
        player(attached=[STONE], form="alter-ego"),
        villain=RONAN,
        aside=["16114"],
        encounter=[treachery()] * 3,
    )
    t.reveal("16114")
    t.pass_all()
    assert t.seats[1].identity.damage == 2 and t.seats[0].identity.damage == 0
    t = board(villain=on(RONAN, attached=[STONE]), aside=["16114"], encounter=[treachery(name="Next")]).reveal("16114")
    assert t.hero.damage == 0 and t["Next"].where == "encounter_discard"
    t = board(
        villain=on(RONAN, stunned=1), attached=[STONE], aside=["16114"], encounter=[treachery(name="Next")]
    ).reveal("16114")
    assert not t.villain.stunned and t["Next"].where == "encounter_discard"  # no attack was made
    t = board(villain=RONAN, attached=[STONE], encounter=["16114", treachery()])
    t.activate(t.villain).pass_()
    assert holder(t) == t.villain


def test_kree_physiology(board):
    t = board(villain=RONAN, aside=["16115"], encounter=[treachery(name="Next")]).reveal("16115")
    assert t.villain.tough and t.hero.damage == 0 and t["Next"].where == "encounter_discard"
    t = board(villain=on(RONAN, tough=1), aside=["16115"]).reveal("16115")
    assert t.hero.damage == 1


def test_you_stand_accused(board):
    t = board(villain=RONAN, aside=["16116"], encounter=[treachery()]).reveal("16116").pass_()
    assert t.hero.damage == 3
    t = board(villain=RONAN, aside=["16116"], form="alter-ego", encounter=[treachery()]).reveal("16116")
    assert t.main.threat == 3
