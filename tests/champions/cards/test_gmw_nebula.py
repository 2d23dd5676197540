"""Nebula: the villain, her main schemes, her ship, her techniques and the rest of her encounter set."""

from __future__ import annotations

import pytest
from tests.champions.cards.test_gmw_badoon import begun, in_play

from quickstrike.testkit import foe, on, resource, treachery

NEBULA, SHIP, MILANO = "16088", "16093", "16142"
BLADES, STANCE, CUTTHROAT = "16097", "16098", "16094"


def with_(*techniques: str, code: str = NEBULA, **more):
    return on(code, attached=list(techniques), **more)


def test_the_scenario_begins_with_ships_stone_and_techniques():
    s = begun("nebula")
    there = in_play(s)
    assert {NEBULA, "16091b", SHIP, MILANO, "16149"} <= set(there)
    assert s.play[there["16149"]].host == there[NEBULA]
    gone = [s.face(c) for c in s.zones["encounter_discard"]]
    kept = [i.face for i in s.play.values() if "Technique" in i.face.traits]
    assert len(gone) + len(kept) == 4 and not any("Technique" in f.traits for f in gone)


# ---- her stages ----------------------------------------------------------------------------------------------------
def test_stage_one_uses_her_techniques_up(board):
    t = board(villain=with_(BLADES, CUTTHROAT))
    t.activate(t.villain)
    t.pass_()
    assert t.hero.damage == 1 + 2 and t.main.threat == 1
    assert t[BLADES].where == t[CUTTHROAT].where == "encounter_discard"


def test_a_technique_is_used_up_whatever_it_could_do(board):
    t = board(villain=with_(STANCE))  # with an empty hand nothing is discarded by it
    t.activate(t.villain)
    t.pass_()
    assert t[STANCE].where == "encounter_discard"


def test_stage_two_loses_one_of_them(board):
    t = board(villain=with_(BLADES, CUTTHROAT, code="16089"))
    t.activate(t.villain)
    t.choose(t[BLADES])
    t.pass_()
    assert not t[BLADES].in_play and t[CUTTHROAT].in_play


def test_stage_three_loses_one_for_a_card(board):
    for answer, there in (("yes", False), ("no", True)):
        t = board(villain=with_(CUTTHROAT, code="16090"))
        t.activate(t.villain).answer(answer).pass_()
        assert t[CUTTHROAT].in_play is there and len(t.zone("removed")) == (not there)


def test_the_first_technique_of_a_round_surges(board):
    deck = [treachery(name="Next"), treachery(name="Later")]
    t = board(villain=NEBULA, aside=[BLADES, STANCE], encounter=deck).reveal(BLADES)
    assert t["Next"].where == "encounter_discard"
    t.reveal(STANCE)
    assert t["Later"].where == "encounter"


def test_what_is_no_technique_does_not_surge(board):
    t = board(villain=NEBULA, aside=["16122"], encounter=[treachery(name="Next")]).reveal("16122")
    assert t["Next"].where == "encounter"


# ---- schemes and ship ----------------------------------------------------------------------------------------------
def test_evasion_is_what_the_main_scheme_gains(board):
    for code in ("16091b", "16092b"):
        t = board(
            main=[on(code, threat=0), "16092a"], environments=[on(SHIP, counters={"evasion": 2})], villain=foe(atk=0)
        )
        t.villain_phase()
        assert t[SHIP].counters("evasion") == 3 and t.main.threat == 3  # one more when the phase begins


def test_the_warp_drive_drains_the_decks(board):
    ship = on(SHIP, counters={"evasion": 1})
    t = board(main=["16091b", "16092a"], threat=5, environments=[ship], villain=foe(sch=1), form="alter-ego", filler=20)
    t.activate(t.villain)
    assert t.main.code == "16092b" and t[SHIP].counters("evasion") == 3
    assert len(t.me.discard) == 6 and len(t.zone("encounter_discard")) == 6 + 1  # and a boost card


@pytest.mark.parametrize(("pay", "left"), [(1, 3), (2, 2)])
def test_the_milano_shoots_the_thrusters(board, pay, left):
    ship = on(SHIP, counters={"evasion": 4})
    t = board(play=[MILANO], environments=[ship], hand=[resource(wild=1, name=f"R{n}") for n in range(3)])
    t.use(SHIP, pay=[f"R{n}" for n in range(pay)])
    if t.asked == "pay":
        t.answer("done")
    assert t[SHIP].counters("evasion") == left and t[MILANO].exhausted and len(t.hand) == 3 - pay


# ---- techniques ----------------------------------------------------------------------------------------------------
def test_cutthroat_ambition_limits_the_damage_of_an_attack(board):
    t = board(villain=with_(CUTTHROAT)).attack("villain", damage=9)
    assert t.villain.damage == 5
    t.attack("villain")
    assert t.villain.damage == 7  # another attack


def test_wide_stance_and_weapon_mastery(board):
    t = board(villain=with_(STANCE)).attack("villain", damage=3)
    assert t.villain.damage == 2
    t = board(villain=with_(BLADES)).attack("villain")
    assert t.hero.damage == 1


@pytest.mark.parametrize("code", ["16095", "16096"])
def test_two_techniques_make_her_stalwart(board, code):
    assert board(villain=with_(code)).villain.keyword("stalwart")


@pytest.mark.parametrize(
    ("code", "what"),
    [
        (CUTTHROAT, lambda t: t.main.threat == 1),
        ("16095", lambda t: t.hero.stunned == 1),
        ("16096", lambda t: t.villain.tough == 1),
        (BLADES, lambda t: t.hero.damage == 3),
        (STANCE, lambda t: not t.hand),
    ],
)
def test_what_each_technique_does(board, code, what):
    t = board(villain=with_(code), hand=[resource()])
    t.activate(t.villain).pass_()
    assert what(t)
    t = board(villain=NEBULA, hand=[resource()], encounter=[code])  # as a boost card: after the activation
    t.activate(t.villain).pass_()
    assert what(t) and t[code].host == t.villain


def test_twice_the_same_status_is_a_boost_card(board):
    t = board(villain=with_("16095"), stunned=1, encounter=[treachery(boost=1)] * 2)
    t.activate(t.villain).pass_()
    assert t.hero.damage == 4
    t = board(villain=with_("16096", tough=1), encounter=[treachery(boost=1)] * 2)
    t.activate(t.villain).pass_()
    assert t.hero.damage == 4


# ---- the others ----------------------------------------------------------------------------------------------------
def test_lethal_intent_and_combat_ready_find_techniques(board):
    t = board(villain=NEBULA, aside=["16099"], encounter=[treachery(), BLADES, treachery(), treachery()]).reveal(
        "16099"
    )
    assert t[BLADES].host == t.villain and t.hero.damage == 0
    t = board(villain=NEBULA, aside=["16101"], encounter=[treachery(), BLADES, treachery(), treachery()]).reveal(
        "16101"
    )
    assert t[BLADES].host == t.villain and t.hero.damage == 1


def test_barrel_roll_evades(board):
    t = board(environments=[SHIP], aside=["16100"], encounter=[treachery(name="Next")]).reveal("16100")
    assert t[SHIP].counters("evasion") == 1 and t.main.threat == 1 and t["Next"].where == "encounter_discard"
    t = board(environments=[SHIP], encounter=["16100"])
    t.activate(t.villain).pass_()
    assert t[SHIP].counters("evasion") == 1


def test_ruthless_evades_if_it_hits(board):
    t = board(villain=NEBULA, environments=[SHIP], aside=["16102"], encounter=[treachery()]).reveal("16102").pass_()
    assert t[SHIP].counters("evasion") == 1
    t = board(villain=on(NEBULA, stunned=1), environments=[SHIP], aside=["16102"]).reveal("16102")
    assert t[SHIP].counters("evasion") == 0
    t = board(villain=NEBULA, environments=[SHIP], aside=["16102"], form="alter-ego", encounter=[treachery()])
    t.reveal("16102")
    assert t[SHIP].counters("evasion") == 1
