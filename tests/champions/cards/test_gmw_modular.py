"""Galactic Artifacts, Kree Militants, Menagerie Medley and Space Pirates."""

from __future__ import annotations

import pytest
from tests.marks import ruling

from quickstrike.champions.scenarios import modular_sets
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery


@ruling("faq:galaxys-most-wanted-expansion:modular-encounter-sets:1")
def test_the_eight_modular_sets():
    known = set(modular_sets())
    eight = (
        "badoon_headhunter band_of_badoon galactic_artifacts kree_militant menagerie_medley power_stone ship_command"
    )
    assert {*eight.split(), "space_pirates"} <= known and not {"challenge", "the_market"} & known


# ---- Galactic Artifacts --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("code", "res"), [("16122", "physical"), ("16126", "energy")])
def test_artifacts_on_the_weakest(board, code, res):
    foes = {"villain": foe(atk=3, sch=3), "engaged": [minion(atk=1, sch=1)]}
    t = board(**foes, aside=[code], hand=[resource(**{res: 3})]).reveal(code)
    assert t[code].host == t.minion
    t.use(code)
    assert t[code].where == "encounter_discard"


def test_the_blazer_is_worn_by_the_best_schemer_and_has_its_price(board):
    t = board(villain=foe(sch=3), engaged=[minion(sch=1)], aside=["16124"], hand=[resource(wild=2)]).reveal("16124")
    assert t["16124"].host == t.villain
    t.use("16124")
    assert t.main.threat == 2 and t["16124"].where == "encounter_discard"


@ruling("errata:galaxys-most-wanted-expansion:obedience-potion")
def test_the_obedience_potion_weakens_and_anybody_helps(board):
    t = board(player(), player(hand=[resource(mental=2)]), turn=0, aside=["16123"]).reveal("16123")
    one = t.seats[0].identity
    assert (one.thw, one.atk, one.def_) == (1, 1, 1) and t["16123"].host == one
    t.end_turn().use("16123")
    assert t.seats[1].identity.damage == 1 and t["16123"].where == "encounter_discard"


@ruling("errata:galaxys-most-wanted-expansion:the-poison")
def test_the_poison_grows(board):
    cure = [resource(mental=1), resource(energy=1), resource(physical=1)]
    t = board(player(attached=["16125"]), player(hand=cure), turn=1).use("16125")  # by anybody
    assert t["16125"].where == "encounter_discard"
    t = board(attached=["16125"], villain=foe(atk=0), encounter=[treachery()] * 4)
    t.villain_phase()
    assert t.hero.damage == 1 and t["16125"].counters("poison") == 1
    t.villain_phase()
    assert t.hero.damage == 3
    t.add(resource(mental=1), "hand0")
    t.add(resource(energy=1), "hand0")
    t.cannot("use", "16125")
    t.add(resource(physical=1), "hand0")
    t.use("16125")
    assert t["16125"].where == "encounter_discard"


@pytest.mark.parametrize("code", ["16127", "16128", "16129", "16130"])
def test_artifacts_reward_who_defeats_them(board, code):
    t = board(aside=[code]).reveal(code)
    assert t.side.threat == 5
    me = player(damage=5, hand=[ally(cost=3, name="Friend")])
    t = board(me, sides=[on(code, threat=2)])
    t.thwart(t.side).answer("yes")
    assert t[code].where == "victory"
    done = {
        "16127": lambda: not t.hero.exhausted,
        "16128": lambda: t.hero.damage == 1,
        "16129": lambda: len(t.hand) == 3,
        "16130": lambda: t["Friend"].in_play,
    }
    assert done[code]()


# ---- Kree Militants ------------------------------------------------------------------------------------------------
def test_kree_combat_armor(board):
    armor = "16131"
    t = board(villain=foe(atk=3), engaged=[minion(atk=1)], aside=[armor], hand=[resource(mental=2), resource(energy=1)])
    t.reveal(armor).attack("villain")
    assert t.villain.damage == 1
    t.cannot("use", armor)
    t.add(resource(wild=1), "hand0")
    t.use(armor)
    while t.asked == "pay":
        t.answer("pay")
    assert t[armor].where == "encounter_discard"


@pytest.mark.parametrize(
    ("code", "word"), [("16132", "patrol"), ("16133", "guard"), ("16133", "stalwart"), ("16134", "quickstrike")]
)
def test_kree_soldiers(board, code, word):
    assert board(engaged=[code]).minion.keyword(word)


def test_kree_soldiers_as_boost_cards(board):
    t = board(encounter=["16132"], villain=foe(atk=1), tough=1)
    t.activate(t.villain).pass_()
    assert t.hero.damage == 3  # piercing
    t = board(encounter=["16134"], villain=foe(atk=1), play=[ally(hp=1)])
    t.activate(t.villain).defend(t.ally)
    assert t.hero.damage == 1  # overkill


# ---- Menagerie Medley ----------------------------------------------------------------------------------------------
def test_the_psionic_ghost(board):
    t = board(aside=["16135"]).reveal("16135")
    assert t.hero.confused and t.hero.damage == 0
    t = board(aside=["16135"], confused=1).reveal("16135")
    assert t.hero.damage == 1
    t = board(encounter=["16135"])
    t.activate(t.villain).pass_()
    assert t.minion.code == "16135"


def test_the_servant_bot_guards_and_patrols(board):
    t = board(engaged=["16136"], threat=3)
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.cannot("thwart", target=t.main)


def test_the_starshark_deals_indirect_damage(board):
    t = board(engaged=["16137"], play=[ally(hp=5)], form="hero")
    t.activate("16137").pass_().answer("assign", value="1")
    assert t.hero.damage == 1 and t.ally.damage == 2
    t = board(encounter=["16137"], villain=foe(atk=0), play=[ally(hp=5)])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 1 and t.ally.damage == 1
    assert board(engaged=["16137"]).minion.keyword("quickstrike")


# ---- Space Pirates -------------------------------------------------------------------------------------------------
def test_pirates_take_cards_out_of_the_game(board):
    t = board(engaged=["16138"], hand=[event(name="Lost")])
    t.activate("16138").pass_()
    assert t["Lost"].where == "removed"
    t = board(engaged=["16139"], deck=[event(name="Lost")])
    t.activate("16139").pass_()
    assert t["Lost"].where == "removed"
    t = board(engaged=["16139"], deck=[event(name="Kept")], tough=1)
    t.activate("16139").pass_()
    assert t["Kept"].where == "deck0"


def test_sound_the_alarms(board):
    t = board(sides=["16140"], engaged=[minion(atk=1)], villain=foe(atk=2))
    assert t.minion.atk == 2 and t.villain.atk == 3
    t = board(encounter=["16140"])
    t.activate(t.villain).pass_()
    assert t.side.code == "16140"


def test_honor_among_thieves(board):
    deck = [minion(name="Honest"), minion(traits="Criminal", name="Thief")]
    t = board(aside=["16141"], encounter=deck).reveal("16141")
    assert t.minion.name == "Thief" and t.minion.tough and len(t.villain.boosts) == 1
