"""Zola: the villain, his main schemes and his encounter set."""

from __future__ import annotations

import pytest

from quickstrike import champions
from quickstrike.testkit import ally, attachment, foe, minion, on, player, side_scheme, treachery

HIM, MAIN = "04109", "04112b"
TECH = attachment(traits="Tech", name="Gadget")


def test_the_scenario_begins_with_the_prison_and_a_servant_for_each():
    g = champions.new(["spider-man", "captain-marvel"], "zola", seed=3)
    while g.decision.kind != "mulligan":
        g.answer(g.decision.options[0], seat=g.decision.seat)
    s = g.state
    assert sorted(s.codes[c] for c in s.of_kind("minion")) == ["04114", "04114"]
    assert sorted(s.play[c].engaged for c in s.of_kind("minion")) == [0, 1]
    (prison,) = s.of_kind("side_scheme")
    cost = sum(s.face(c).cost for c in s.play[prison].under)
    assert s.codes[prison] == "04122" and s.play[prison].threat == 1 + cost > 1


# ---- the prison ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("place", ["hand", "deck", "discard"])
def test_hydra_prison_holds_an_ally_of_each_hero(board, place):
    t = board(player("spider-man", **{place: ["01002", "01084"]}), player(hand=["01083"]), encounter=["04122"])
    t.reveal("04122").choose(t.seats[0])
    assert [c.code for c in t.side.under] == ["01002"] and t["01002"].where == "under"
    assert t.side.threat == 1 + 2 and t["01084"].where.startswith(place) and t["01083"].where == "hand1"
    t.state.play[t.side.id].threat = 1
    t.thwart(t.side)
    assert t["01002"].where == "hand0" and t["04122"].where == "removed"


# ---- tests ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("main", [MAIN, "04113b"])
def test_the_third_test_brings_a_minion(board, main):
    for before, after in ((0, 1), (2, 0)):
        deck = [treachery(), minion(name="Subject") if before else treachery(), *[treachery()] * 4]
        t = board(
            villain=foe(atk=0), main=on(main, counters={"test": before} if before else {}), encounter=deck, filler=9
        )
        t.villain_phase()
        assert t.main.counters("test") == after and bool(t.minions) == (before == 2)


def test_the_mad_doctor_and_stage_three_find_minions(board):
    deck = [treachery(), minion(name="Subject"), treachery()]
    t = board(villain=[on("04110", damage=13), "04111"], encounter=deck).attack("villain")
    assert t.minion.name == "Subject"
    t = board(villain=foe(atk=0), main=[MAIN, "04113a"], threat=5, encounter=deck, filler=5)
    t.end_turn()
    t.skip_to("turn")
    assert t.main.code == "04113b" and t.minion.name == "Subject"


def test_stage_two_finds_test_subjects(board):
    t = board(villain=[on(HIM, damage=11), "04110"], encounter=[treachery(), "04123"]).attack("villain")
    assert t.side.code == "04123"


def test_test_subjects_set_one_upon_the_first_player(board):
    t = board(player(), player(), turn=1, sides=[on("04123", threat=1)], encounter=[treachery(), minion(name="S")])
    t.thwart(t.side, who=t.seats[1].identity)
    assert t.minion.name == "S" and t.minion.engaged == 0


# ---- his creatures -------------------------------------------------------------------------------------------------
def test_ultimate_bio_servant(board):
    t = board(engaged=[on("04114", attached=["04117", TECH])])
    assert t.minion.atk == 1 + 2
    t = board(villain=foe(atk=0), encounter=["04114"])
    t.activate(t.villain).pass_all()
    assert t.villain.tough
    assert board(encounter=["04114"]).reveal("04114").minion.tough


def test_zolas_mutate(board):
    t = board(encounter=["04115", treachery(), TECH, treachery()]).reveal("04115")
    assert [c.name for c in t.minion.attached] == ["Gadget"]
    t = board(villain=foe(atk=0), encounter=["04115", treachery()])
    t.activate(t.villain).pass_all()
    assert t["04115"].where == "encounter"


def test_berserk_mutate(board):
    t = board(villain=HIM, main=on(MAIN, counters={"test": 1}), encounter=["04116"])
    t.activate(t.villain).pass_all()
    assert t.main.counters("test") == 2 and t.hero.damage == 1 + 2
    t.activate(t.villain).pass_all()
    assert t.hero.damage == 3 + 1


@pytest.mark.parametrize("code", ["04117", "04118", "04119"])
def test_what_zola_builds_in(board, code):
    t = board(engaged=[minion(hp=3, name="A"), minion(hp=5, name="B")], encounter=[code, code]).reveal(code)
    assert t[code].host.name == "B" and t[code].host.hp == 7
    assert t["B"].keyword("guard") == (code == "04117") and t["B"].keyword("retaliate") == (code == "04118")
    assert (t["B"].atk, t["B"].sch) == ((3, 3) if code == "04119" else (1, 1))
    t.reveal(next(c for c in t.all(code) if not c.in_play))
    assert len(t["A"].attached) == 1
    t = board(encounter=[code, treachery(name="Next")]).reveal(code)
    assert not t[code].in_play and t["Next"].where == "encounter_discard"


def test_mind_ray(board):
    t = board(villain=HIM, encounter=["04120", treachery()]).reveal("04120").pass_all()
    assert t.hero.damage == 1 and t.hero.stunned
    t = board(villain=HIM, form="alter-ego", encounter=["04120", treachery()]).reveal("04120").pass_all()
    assert t.main.threat == 2 and t.hero.confused


def test_technological_enhancements(board):
    t = board(main=MAIN, encounter=["04121"]).reveal("04121")
    assert t.main.threat == 1 and t.main.counters("test") == 1
    t = board(main=MAIN, villain=foe(atk=0), encounter=["04121"])
    t.activate(t.villain).pass_all()
    assert t.main.counters("test") == 1


def test_zolas_experiments_fit_out_each_newcomer(board):
    other = attachment(name="Other")
    t = board(sides=["04124"], encounter_discard=[TECH, other]).reveal(minion(name="M"))
    assert [c.name for c in t.minion.attached] == ["Gadget"]
    t = board(sides=["04124", side_scheme()], encounter_discard=[other]).reveal(minion(name="M"))
    assert not t.minion.attached


def test_zola_retaliates(board):
    t = board(villain=HIM, play=[ally(atk=1, hp=9)]).attack("villain", who="ally")
    assert t.ally.damage == 1
