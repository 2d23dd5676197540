"""Crossbones: the villain, his main schemes, his encounter set and the experimental weapons."""

from __future__ import annotations

import pytest
from tests.marks import ruling

from quickstrike import champions
from quickstrike.champions.scenarios import SCENARIOS
from quickstrike.champions.vocab import RETALIATE
from quickstrike.testkit import ally, attachment, foe, minion, on, player, resource, side_scheme, treachery

HIM = "04058"


def begun(scenario="crossbones", heroes=("spider-man",), **more):
    return champions.new(list(heroes), scenario, seed=1, **more)


@ruling("errata:rise-of-red-skull-expansion:attack-on-mount-athena")
def test_the_scenario_and_its_weapons_deck():
    assert SCENARIOS["crossbones"].modular == ("hydra_assault", "weap_master", "legions_of_hydra")
    s = begun().state
    assert sorted(s.codes[c] for c in s.zones["weapons"]) == ["04072", "04073", "04074", "04075"]
    assert not any(s.face(c).set == "exper_weapon" for c in s.zones["encounter"])


def test_the_weapons_deck_is_seen_as_a_number_and_saved():
    g = begun()
    assert g.view(0)["other_decks"] == {"weapons": 4}
    assert champions.load(g.save()).canonical() == g.canonical()
    assert "other_decks" not in champions.new(["hulk"], "rhino", seed=1).view(0)


def test_he_pierces_while_armed(board):
    t = board(villain=on(HIM, attached=["Exo-Suit"]), tough=1, encounter=[treachery()])
    t.activate(t.villain).pass_all()
    assert t.hero.damage == 2 and not t.hero.tough
    t = board(villain=HIM, tough=1, encounter=[treachery()])
    t.activate(t.villain).pass_all()
    assert t.hero.damage == 0


@pytest.mark.parametrize("where", ["encounter", "encounter_discard"])
def test_stage_two_comes_with_the_machine_gun(board, where):
    t = board(villain=[on(HIM, damage=11), "04059"], **{where: ["04064", treachery()]}).attack("villain")
    assert [c.code for c in t.villain.attached] == ["04064"] and t["04064"].counters("ammo") == 2


def test_later_stages_reveal_a_weapon(board):
    for main in (["04062a", "04063a"], None):
        stages = {"main": ["04061b", *main], "threat": 2} if main else {"villain": [on("04059", damage=13), "04060"]}
        t = board(**stages)
        t.add("04073", "weapons")
        t.add("04075", "weapons")
        if main:
            t.end_turn()
            t.skip_to("turn")
        else:
            t.attack("villain")
        assert "04075" in [c.code for c in t.villain.attached]


def test_the_gun_shoots_what_it_turns_up(board):
    t = board(villain=on(foe(atk=0), attached=["04064"]), encounter=[treachery(), treachery(boost=3)])
    t.activate(t.villain)
    t.pass_all()
    assert t.hero.damage == 3 and t["04064"].counters("ammo") == 1
    t = board(villain=on(foe(atk=0), attached=[on("04064", counters={"ammo": 1})]), encounter=[treachery()] * 2)
    t.activate(t.villain).pass_all()
    assert not t["04064"].in_play


def test_his_armor_takes_five(board):
    t = board(villain=on(HIM, attached=["04065"])).attack("villain", damage=4)
    assert t.villain.damage == 0 and t["04065"].counters("damage") == 4
    t.attack("villain", damage=3)
    assert t.villain.damage == 0 and not t["04065"].in_play


def test_hydra_bomber_asks(board):
    t = board(encounter=["04066"]).reveal("04066").option(0)
    assert t.hero.damage == 2 and t.main.threat == 0
    t = board(encounter=["04066"]).reveal("04066").option(1)
    assert t.hero.damage == 0 and t.main.threat == 1


def test_full_auto_counts_by_his_atk(board):
    deck = ["04067", treachery(boost=1), treachery(boost=2), treachery(boost=3)]
    t = board(villain="04059", encounter=deck).reveal("04067")
    assert t.hero.damage == 3 and len(t.zone("encounter_discard")) == 3
    t = board(villain=HIM, form="alter-ego", encounter=["04067", treachery(name="Next")]).reveal("04067")
    assert t["Next"].where == "encounter_discard"


def test_hard_as_nails(board):
    t = board(villain=on(foe(), damage=5), encounter=["04068"]).reveal("04068")
    assert t.villain.tough and t.villain.damage == 5
    t = board(villain=on(foe(atk=0), damage=5, tough=1), encounter=["04068"])
    t.activate(t.villain).pass_all()
    assert t.villain.tough and t.villain.damage == 2


def test_raid_the_armory(board):
    t = board(encounter=["04069", treachery(), attachment(traits="Weapon", name="Axe")]).reveal("04069")
    assert t.main.threat == 1 and [c.name for c in t.villain.attached] == ["Axe"]


def test_crossbones_assault_strikes_at_who_defeats_it(board):
    t = board(player(), player(), villain=HIM, sides=[on("04070", threat=1)], turn=1, encounter=[treachery()] * 3)
    t.thwart(t.side, who=t.seats[1].identity).pass_all()
    assert [p.identity.damage for p in t.seats] == [0, 1]
    t = board(form="alter-ego", villain=HIM, play=[ally(thw=1)], sides=[on("04070", threat=1)], encounter=[treachery()])
    t.thwart(t.side, who=t.ally).pass_all()
    assert t.main.threat == 1


def test_cornered_staff(board):
    t = board(player(), player(), encounter=["04071", treachery(boost=2), treachery(boost=1), treachery(boost=3)])
    t.reveal("04071")
    assert t.side.threat == 3 + 3


def test_the_experimental_weapons(board):
    t = board(villain=on(foe(atk=1), attached=["04072"]), play=[ally(RETALIATE(2), hp=9)], encounter=[treachery()])
    t.activate(t.villain).defend(t.ally).pass_all()
    assert t.villain.damage == 0 and t.ally.damage == 2
    assert board(villain=on(foe(), attached=["04073"])).villain.keyword("retaliate")
    for code, pay in (
        ("04072", ("energy", "physical")),
        ("04073", ("energy", "mental")),
        ("04074", ("mental", "physical")),
    ):
        t = board(villain=on(foe(), attached=[code]), hand=[resource(**{r: 1}) for r in pay]).use(code)
        assert t[code].where == "encounter_discard"
    t = board(villain=on(foe(atk=1, sch=1), attached=["04075"]), hand=[resource(energy=1, mental=1)])
    assert (t.villain.atk, t.villain.sch) == (2, 2)
    t.cannot("use", "04075", rule="rr:cost")


def test_power_gauntlets_take_a_card_from_who_is_hurt(board):
    villain = on(foe(atk=1), attached=["04074"])
    t = board(villain=villain, hand=["Energy", "Genius"], encounter=[treachery()])
    t.activate(t.villain).pass_().choose("Energy")
    assert [c.name for c in t.hand] == ["Genius"]
    t = board(villain=villain, hand=["Energy"], play=[ally(hp=9)], encounter=[treachery()])
    t.activate(t.villain).defend(t.ally).pass_all()
    assert len(t.hand) == 1


# ---- Hydra Assault, Weapon Master, Hydra Patrol --------------------------------------------------------------------
def test_hydra_flame_soldier_burns_a_support(board):
    t = board(engaged=["04145"], play=["Helicarrier"])
    t.activate("04145").pass_all()
    assert not t["Helicarrier"].in_play
    t = board(engaged=["04145"], play=["Helicarrier", ally(hp=9)])
    t.activate("04145").defend(t.ally).pass_all()
    assert t["Helicarrier"].in_play
    t = board(villain=foe(atk=1), play=["Helicarrier"], encounter=["04145"])
    t.activate(t.villain).pass_all()
    assert not t["Helicarrier"].in_play


def test_hydra_jet_trooper_brings_another_attack_without_boost(board):
    t = board(villain=foe(atk=1), encounter=["04146", treachery(boost=3)])
    t.activate(t.villain).pass_all()
    assert t.hero.damage == 2 and len(t.zone("encounter")) > 0 and t.zone("encounter")[-1].name != "04146"
    t = board(villain=foe(sch=1), form="alter-ego", encounter=["04146"])
    t.activate(t.villain, how="scheme").pass_all()
    assert t.hero.damage == 0 and t.main.threat == 1


def test_hail_hydra_of_the_modular_set(board):
    t = board(engaged=[minion(atk=1, traits="Hydra")], encounter=["04147"]).reveal("04147").pass_all()
    assert t.hero.damage == 1


def test_weapons_of_the_weapon_master(board):
    t = board(villain=on(foe(atk=1), attached=["04148"]), tough=1, encounter=[treachery()])
    t.activate(t.villain).pass_all()
    assert t.hero.damage == 2
    t = board(villain=on(foe(atk=1), attached=["04149"]), play=[ally(RETALIATE(1), hp=9)], encounter=[treachery()])
    t.activate(t.villain).defend(t.ally).pass_all()
    assert t.villain.damage == 0
    for code in ("04148", "04149"):
        t = board(villain=on(foe(), attached=[code]), hand=[resource(mental=1), resource(physical=1)]).use(code)
        assert not t[code].in_play


def test_weapon_master_surges_if_armed(board):
    armed, next_ = on(foe(atk=1, sch=1), attached=["04148"]), treachery(name="Next")
    t = board(villain=armed, encounter=["04150", treachery(), next_]).reveal("04150").pass_all()
    assert t.hero.damage == 2 and t["Next"].where == "encounter_discard"
    t = board(villain=foe(sch=1), form="alter-ego", encounter=["04150", treachery(), next_]).reveal("04150").pass_all()
    assert t.main.threat == 1 and t["Next"].where == "encounter"


def test_concussion_grenade(board):
    t = board(encounter=["04151"]).reveal("04151")
    assert (t.hero.damage, t.hero.stunned) == (1, 1)
    t = board(stunned=1, encounter=["04151"]).reveal("04151")
    assert (t.hero.damage, t.hero.stunned) == (2, 1)
    t = board(form="alter-ego", confused=1, encounter=["04151"]).reveal("04151")
    assert (t.main.threat, t.hero.confused) == (2, 1)
    t = board(form="alter-ego", encounter=["04151"]).reveal("04151")
    assert (t.main.threat, t.hero.confused) == (1, 1)


def test_hydra_patrol(board):
    t = board(encounter=["04152"]).reveal("04152")
    assert t.main.threat == 1
    t = board(engaged=[on("04153", damage=3)]).attack("04153")
    assert len(t.seats[0].dealt) == 1
    t = board(
        player(),
        player(),
        sides=[on("04154", threat=1)],
        encounter=[minion(traits="Hydra", name="A"), minion(traits="Hydra", name="B"), treachery()],
    )
    t.thwart(t.side)
    t.choose(t.seats[0]).choose("B")
    assert {m.name: m.engaged for m in t.minions} == {"B": 0, "A": 1}


def test_a_crisis_of_the_patrol(board):
    t = board(threat=3, sides=["04154", side_scheme(threat=1)])
    t.cannot("thwart", target=t.main, rule="rr:crisis-icon")
