"""Taskmaster: the villain, his main scheme, his captives and his encounter set."""

from __future__ import annotations

import pytest

from quickstrike import champions
from quickstrike.champions.table import SCENARIO
from quickstrike.champions.vocab import RETALIATE, THE_VILLAIN, Damage
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery

HIM, MAIN, CAPTIVES = "04093", "04096b", ["04097", "04098", "04099", "04100"]


def test_the_scenario_sets_the_captives_aside():
    s = champions.new(["hulk"], "taskmaster", seed=3).state
    assert sorted(s.codes[c] for c in s.zones["aside"] if s.face(c).kind == "ally") == CAPTIVES
    assert [s.codes[c] for c in s.of_kind("side_scheme")] == ["04154"]
    assert champions.SCENARIOS["taskmaster"].sets == ("taskmaster", "hydra_patrol", "standard")


@pytest.mark.parametrize("stage", [HIM, "04094", "04095"])
def test_who_becomes_a_hero_is_struck(board, stage):
    t = board(villain=stage, form="alter-ego", encounter=[treachery(boost=2), treachery()]).change_form()
    assert t.hero.damage == 2 and len(t.zone("encounter_discard")) == 1
    t = board(villain=stage, encounter=[treachery(boost=2), treachery()]).change_form()
    assert t.hero.damage == 0


def test_it_strikes_the_player_who_changed(board):
    seats = player(), player(form="alter-ego")
    t = board(*seats, villain=HIM, turn=1, encounter=[treachery(boost=1), treachery()]).change_form()
    assert [p.identity.damage for p in t.seats] == [0, 1]


def test_later_stages_deal_cards(board):
    t = board(villain=[on(HIM, damage=12), "04094"]).attack("villain")
    assert len(t.seats[0].dealt) == 1


def test_each_hero_pays_each_round(board):
    t = board(player(), player(form="alter-ego"), villain=foe(atk=0, sch=0), main=MAIN, encounter=[treachery()] * 9)
    t.end_turn()
    t.end_turn()
    assert t.main.threat == 2 + 2
    t.choose(t.seats[0]).option(0)
    assert t.main.threat == 5
    t = board(villain=foe(atk=0), main=MAIN, encounter=[treachery()] * 9).end_turn()
    t.option(1)
    assert t.hero.damage == 1


# ---- captives ------------------------------------------------------------------------------------------------------
def test_a_captive_is_freed_by_who_defeats_the_scheme(board):
    t = board(player(), player(), turn=1, encounter=["04107"], aside=CAPTIVES).reveal("04107")
    (held,) = t.side.under
    t.state.owners[held.id] = SCENARIO  # as a card of his set
    assert held.code in CAPTIVES and held.where == "under" and t.game.view(0)["play"][-1].get("beneath") is None
    t.state.play[t.side.id].threat = 1
    t.thwart(t.side, who=t.seats[1].identity)
    assert held.where == "hand1" and t.state.owners[held.id] == 1 and t["04107"].where == "removed"


def test_a_freed_captive_is_an_ally_like_any_other(board):
    t = board(hand=["04100", resource(physical=1)]).play("04100").use("04100")
    assert t.villain.damage == 3
    t.attack(t.villain, who="04100")
    assert t["04100"].damage == 1


def test_without_captives_there_is_nothing_beneath(board):
    t = board(encounter=["04107"], aside=[]).reveal("04107")
    t.state.play[t.side.id].threat = 1
    t.thwart(t.side)
    assert t["04107"].where == "removed" and not t.hand


def test_what_the_captives_do(board):
    t = board(hand=["04097", resource(wild=1)]).play("04097").use("04097")
    assert len(t.hand) == 2
    t = board(hand=["04098", resource(energy=1)]).play("04098").use("04098")
    assert t.villain.stunned
    t = board(hand=["04099", resource(mental=1)], threat=5).play("04099").use("04099")
    assert t.main.threat == 2
    t = board(hand=["04099", resource(energy=1)], threat=5).play("04099")
    t.quiet()


# ---- his set -------------------------------------------------------------------------------------------------------
def test_hydra_hunter(board):
    t = board(tough=1, engaged=["04101"], play=[ally(RETALIATE(1), hp=9)])
    t.activate("04101").defend(t.ally).pass_all()
    assert t["04101"].damage == 0
    t.activate("04101").pass_all()
    assert t.hero.damage == 2 and not t.hero.tough
    t = board(villain=foe(atk=0), encounter=["04101"])
    t.activate(t.villain).pass_all()
    assert t.hero.damage == 1
    t = board(villain=foe(sch=0), form="alter-ego", encounter=["04101"])
    t.activate(t.villain, how="scheme").pass_all()
    assert t.hero.damage == 0 and t.main.threat == 1


def test_sword_and_shield(board):
    t = board(villain=on(HIM, attached=["04102", "04103"]), hand=[resource(mental=1), resource(physical=1)])
    assert t.villain.atk == 3 and t.villain.keyword("piercing") and t.villain.keyword("retaliate")
    t.use("04103")
    assert t.hero.exhausted and not t["04103"].in_play
    t.cannot("use", "04102", rule="rr:exhausted")


def test_photographic_reflexes_turn_an_attack_back(board):
    t = board(villain=on(HIM, attached=["04104"], tough=1)).attack("villain")
    assert t.villain.damage == 0 and t.villain.tough and t.hero.damage == 2 and not t["04104"].in_play
    t.quiet()
    t = board(player(play=[ally(atk=3)]), player(), villain=on(HIM, attached=["04104"])).attack("villain", who="ally")
    assert [p.identity.damage for p in t.seats] == [3, 0] and t.ally.damage == 0


def test_photographic_reflexes_once_for_each_attack_and_not_for_other_damage(board):
    t = board(villain=on(HIM, attached=["04104", "04104"])).attack("villain")
    t.use(t.villain.attached[0])
    assert t.hero.damage == 2 and len(t.villain.attached) == 1
    t = board(villain=on(HIM, attached=["04104"])).play(event(Damage(THE_VILLAIN, 3)))
    assert t.villain.damage == 3 and t.hero.damage == 0


def test_mimicry(board):
    attack, other = event(traits="Attack", name="Blow"), event(name="Word")
    deck = ["04105", treachery()]
    t = board(villain=HIM, deck=[attack] + [other] * 5, encounter=deck).reveal("04105").pass_all()
    assert t.hero.damage == 2
    t = board(villain=HIM, deck=[other] * 6, encounter=deck).reveal("04105").pass_all()
    assert t.hero.damage == 0 and len(t.seats[0].discard) == 5
    thwart = event(traits="Thwart", name="Clue")
    t = board(villain=HIM, form="alter-ego", deck=[thwart] + [other] * 5, encounter=deck).reveal("04105").pass_all()
    assert t.main.threat == 1


def test_hunted_by_hydra(board):
    t = board(player(hand=[resource()]), player(form="alter-ego", hand=[resource()]), encounter=["04106"])
    t.reveal("04106").choose(t.seats[0])
    assert [(p.identity.damage, len(p.hand)) for p in t.seats] == [(1, 0), (0, 1)] and t.main.threat == 1


def test_the_training_camp_toughens(board):
    t = board(sides=["04108"]).reveal(minion(name="M"))
    assert t.minion.tough
