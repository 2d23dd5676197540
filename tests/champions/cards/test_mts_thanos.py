"""Thanos: the villain, his main schemes, the Infinity Gauntlet, and the sets Children of Thanos and Frost Giants."""

from __future__ import annotations

import pytest
from tests.marks import ruling

from quickstrike.champions import new
from quickstrike.champions.vocab import YOUR_HERO, Ready
from quickstrike.testkit import ally, event, foe, on, player, resource, support, treachery, upgrade

THANOS, GAUNTLET = "21111", "21129"
STONES = ["21130", "21131", "21132", "21133", "21134", "21135"]


def armed(board, stone=None, **more):
    """The villain with the Gauntlet; a stone in play."""
    more.setdefault("villain", on(foe(hp=20, atk=0, sch=0), attached=[GAUNTLET]))
    return board(environments=[stone] if stone else [], **more)


def test_the_stones_are_a_deck_of_their_own():
    s = new(["spider-man"], scenario="thanos", seed=2).state
    gauntlet = next(i for i in s.play.values() if i.face.code == GAUNTLET)
    assert s.face(gauntlet.host).name == "Thanos"
    there = [c for c in range(len(s.codes)) if s.codes[c] in STONES]
    assert len(s.zones["stones"]) == 5 and sum(c in s.play for c in there) == 1
    assert any(i.face.code == "21116" for i in s.play.values())  # Sanctuary


@ruling("errata:mad-titans-shadow-expansion:infinity-gauntlet")
def test_the_gauntlet_acts_for_whom_the_villain_activated_against(board):
    t = armed(board, "21131")
    t.activate(t.villain, how="scheme").pass_all()
    assert (t.hero.stunned and t["21131"].where == "stones_discard") or t["21131"].where == "encounter_discard"
    t = board(player(), player(), villain=on(foe(hp=20, sch=0), attached=[GAUNTLET]), environments=["21131"])
    t.activate(t.villain, seat=1, how="scheme").pass_all()
    assert t.seats[1].identity.stunned and not t.seats[0].identity.stunned


def test_mind_and_power(board):
    t = armed(board, "21130", hand=[resource()])
    t.activate(t.villain, how="scheme").pass_all()
    assert t.hero.confused and t.hand
    t = armed(board, "21130", hand=[resource()], confused=1)
    t.activate(t.villain, how="scheme").pass_all()
    assert not t.hand
    t = armed(board, "21131", stunned=1)
    t.activate(t.villain, how="scheme").pass_all()
    assert t.hero.damage == 3


def test_reality(board):
    tool = support()
    t = armed(board, "21132", play=[tool])
    t.activate(t.villain, how="scheme").pass_all()
    assert not t[tool].in_play


def test_soul(board):
    t = armed(board, "21133", villain=on(foe(hp=20, sch=0), attached=[GAUNTLET], damage=5))
    t.activate(t.villain, how="scheme").pass_all()
    assert t.villain.damage == 2 and len(t.villain.boosts) == 1


def test_space(board):
    t = armed(board, "21134", encounter=[treachery(), treachery(), "21090"])
    t.activate(t.villain, how="scheme").pass_all()
    assert t["21090"].engaged == 0


def test_time(board):
    t = armed(board, "21135", deck=[resource(), ally(), resource(), upgrade()])
    t.activate(t.villain, how="scheme").pass_all()
    assert t.main.threat == 1 + 3  # the Gauntlet is one of SCH


# ---- Thanos --------------------------------------------------------------------------------------------------------
def test_thanos_is_stalwart_and_searches_his_helmet(board):
    t = board(villain=THANOS)
    assert t.villain.keyword("stalwart")
    s = new(["spider-man"], scenario="thanos", mode="expert", seed=2).state
    helmet = next(i for i in s.play.values() if i.face.code == "21118")
    assert s.face(helmet.host).name == "Thanos" and s.play[helmet.host].tough


def test_balance_the_scales(board):
    t = board(villain=THANOS, main=["21114a", "21115a"], threat=11, filler=8, discard=[resource()] * 4)
    t.activate(t.villain, how="scheme").pass_all()
    assert t.main.face.code == "21115b"
    assert (
        len(t.seats[0].deck) == 6
        and not t.seats[0].discard
        and len([c for c in t.zone("removed") if not c.face.facts.get("stage")]) == 6
    )


@ruling("errata:mad-titans-shadow-expansion:sanctuary")
def test_sanctuary_spares_him_from_player_cards_only(board):
    t = board(villain=THANOS, sides=["21116"])
    assert not [o for o in t.options("attack") if "Thanos" in o]
    t = board(villain=THANOS, sides=[on("21116", threat=1)], hand=[resource(physical=1)] * 2)
    t.thwart(t.side)
    t.answer("yes")
    t.answer("pay", card=t.hand[0])
    t.answer("pay", card=t.hand[1])
    assert t.villain.damage == 4


def test_his_armor_and_helmet(board):
    pays = [resource(wild=1)] * 2
    t = board(villain=on(THANOS, attached=["21117"]), hand=pays)
    t.attack(t.villain)
    t.use("21117")
    assert t.villain.damage == 1 and not t["21117"].in_play
    t = board(villain=on(THANOS, attached=["21118"]), hand=pays)
    t.attack(t.villain)
    t.use("21118")
    assert t.hero.damage == 1 and not t["21118"].in_play


def test_master_of_the_stones(board):
    t = board(villain=on(THANOS, attached=["21119"]))
    t.add("21130", "stones")
    assert t.villain.atk == 3 and t.villain.stat("SCH") == 2
    t.activate(t.villain, how="scheme").pass_all()
    assert not t["21119"].in_play and t["21130"].in_play


def test_the_gauntlet_takes_a_stone_while_there_is_none(board):
    t = armed(board)
    t.add("21130", "stones")
    t.activate(t.villain, how="scheme").pass_all()
    assert t["21130"].in_play and not t.hero.confused


def test_a_boost_card_when_the_stones_run_out(board):
    t = board(villain=THANOS, environments=["21131"])
    t.add("21130", "stones")
    t.reveal(t.add("21124", "encounter"))
    assert t["21131"].where == "stones_discard" and not t.villain.boosts
    t.reveal(t.add("21123", "encounter"))
    assert t["21130"].in_play and len(t.villain.boosts) == 1 and t["21131"].where == "stones"


def test_the_mad_titan_as_a_boost_card(board):
    friend = ally(hp=1)
    t = board(villain=THANOS, play=[friend], encounter=["21123"])
    t.add("21130", "stones")
    t.activate(t.villain)
    t.defend(friend)
    t.pass_all()
    assert t["21130"].in_play


def test_avatar_of_death(board):
    friend = ally(hp=1)
    t = board(villain=THANOS, play=[friend])
    t.reveal(t.add("21120", "encounter"))
    t.defend(friend)
    t.pass_all()
    assert t.hero.damage == 1
    t = board(villain=THANOS, form="alter-ego")
    with t.changes(lambda: t.main.threat, by=1):
        t.reveal(t.add("21120", "encounter"))
        t.pass_all()


def test_deviant_syndrome(board):
    t = board(villain=THANOS)
    with t.changes(lambda: t.main.threat, by=1):
        t.reveal(t.add("21121", "encounter"))
    assert t.villain.tough
    with t.changes(lambda: t.main.threat, by=3):
        t.reveal(t.add("21121", "encounter"))


def test_i_am_inevitable(board):
    t = board(villain=THANOS)
    t.reveal(t.add("21122", "encounter"))
    assert len(t.villain.boosts) == 1
    t = board(villain=THANOS, form="alter-ego", encounter=["21122"])
    t.add("21135", "stones")
    with t.changes(lambda: t.main.threat, by=1 + 4):
        t.activate(t.villain).pass_all()


def test_the_titans_throne(board):
    t = board(villain=THANOS, environments=["21130"])
    t.reveal(t.add("21124", "encounter"))
    assert not t["21130"].in_play


# ---- Children of Thanos --------------------------------------------------------------------------------------------
def test_children_of_thanos(board):
    tool, friend = support(), ally()
    t = board(form="alter-ego", play=[tool], encounter=["21125"])
    t.activate(t.villain).pass_all()
    assert not t[tool].in_play
    t = board(form="alter-ego", play=[friend], encounter=["21126"])
    t.activate(t.villain).pass_all()
    assert not t[friend].in_play
    t = board(engaged=["21125"])
    t.attack(t.minion)
    assert t.hero.damage == 1
    assert board(engaged=["21126"]).minion.keyword("piercing")
    more = treachery(boost=2)
    t = board(form="alter-ego", encounter=["21127", more])
    with t.changes(lambda: t.main.threat, by=4):
        t.activate(t.villain).pass_all()


def test_tribute(board):
    t = board(sides=[on("21128", threat=1)])
    t.thwart(t.side)
    assert len(t.seats[0].dealt) == 1


# ---- Frost Giants --------------------------------------------------------------------------------------------------
def test_laufey_and_frost_giant(board):
    t = board(engaged=["21156"])
    t.activate(t.minion).pass_all()
    assert t.hero.stunned
    t = board(encounter=["21157"])
    t.activate(t.villain).pass_all()
    assert t.hero.stunned
    t = board(form="alter-ego", encounter=["21157"])
    t.activate(t.villain).pass_all()
    assert not t.hero.stunned


def test_frozen(board):
    t = board(form="alter-ego", attached=["21158"], exhausted=True, hand=[resource(energy=1), resource(physical=1)])
    t.villain_phase()
    assert t.hero.exhausted
    t.use("21158")
    assert not t["21158"].in_play


def test_unnatural_storm(board):
    friend, rest = ally(), event(Ready(YOUR_HERO), cost=0)
    t = board(play=[friend], exhausted=True, hand=[rest])
    assert t.can("play", rest)
    t.reveal(t.add("21159", "encounter"))
    assert t[friend].exhausted
    t.cannot("play", rest)
    t.villain_phase()
    assert not t.hero.exhausted and not t[friend].exhausted  # not by a card


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_a_game_can_be_set_up(mode):
    assert new(["spider-man"], scenario="thanos", mode=mode, seed=1).decisions
