"""Absorbing Man: the villain, his main scheme and his encounter set."""

from __future__ import annotations

import pytest

from quickstrike import champions
from quickstrike.testkit import ally, environment, on, player, resource, support, treachery

HIM, MAIN = "04076", "04079b"
FOREST, HILL, ROCKS, FACILITY = "04080", "04081", "04082", "04083"
PLACES = {"Ice": HILL, "Metal": FACILITY, "Stone": ROCKS, "Wood": FOREST}


def table(board, place="", *seats, delay=0, **more):
    main = on(MAIN, counters={"delay": delay}) if delay else MAIN
    more = {"villain": HIM, "main": main, "encounter": [treachery(), treachery()], **more}
    return board(*seats, **{"environments": [place] if place else [], **more})


def test_the_scenario_begins_with_an_environment():
    s = champions.new(["hulk"], "absorbing_man", seed=3).state
    (place,) = s.of_kind("environment")
    assert s.codes[place] in PLACES.values() and not s.zones["encounter_discard"]


@pytest.mark.parametrize("trait", PLACES)
def test_he_is_what_he_stands_on(board, trait):
    t = table(board, PLACES[trait])
    assert [x for x in PLACES if t.villain.trait(x)] == [trait]


def test_super_absorbing_power_is_all_of_it(board):
    t = table(board, sides=["04092"])
    assert all(t.villain.trait(x) for x in PLACES)


def test_a_new_environment_takes_the_place_of_the_old_one(board):
    t = table(board, FOREST, encounter=[HILL, treachery(name="Next"), treachery()]).reveal(HILL)
    assert not t[FOREST].in_play and t[HILL].in_play and t["Next"].where == "encounter_discard"  # surge
    assert t.villain.trait("Ice") and not t.villain.trait("Wood")


def test_an_environment_as_a_boost_card_is_put_into_play(board):
    t = table(board, FOREST, encounter=[HILL, treachery(name="Next")])
    t.activate(t.villain).pass_all()
    assert t[HILL].in_play and not t[FOREST].in_play and t["Next"].where == "encounter"


def test_a_delay_counter_each_round_even_if_no_threat_comes(board):
    t = table(board, encounter=[treachery()] * 9)
    t.villain_phase()
    assert t.main.counters("delay") == 1
    t.villain_phase()
    assert t.main.counters("delay") == 2


@pytest.mark.parametrize(("delay", "n"), [(4, 1), (5, 2)])
def test_undefended_attacks_have_what_the_place_adds(board, delay, n):
    t = table(board, FOREST, delay=delay)
    t.activate(t.villain).pass_all()
    assert t.hero.damage == 2 + n
    t = table(board, HILL, delay=delay)
    t.activate(t.villain).pass_all()
    assert t.main.threat == 2 + n
    t = table(board, ROCKS, delay=delay, villain=on(HIM, damage=9))
    t.activate(t.villain).pass_all()
    assert t.villain.damage == 9 - n
    t = table(board, FACILITY, delay=delay, hand=[resource(), resource()])
    t.activate(t.villain).pass_()
    t.choose(t.hand[0])
    assert len(t.hand) == 2 - n


def test_one_card_with_two_resources_is_two_icons(board):
    t = table(board, FACILITY, delay=5, hand=["Energy", resource()])
    t.activate(t.villain).pass_().choose("Energy")
    assert len(t.hand) == 1


def test_a_defended_attack_has_nothing_more(board):
    t = table(board, FOREST, play=[ally(hp=9, name="Ally")])
    t.activate(t.villain).defend(t.ally).pass_all()
    assert t.hero.damage == 0 and t.ally.damage == 2


def test_stage_two_finds_his_power_or_deals_cards(board):
    t = table(board, villain=[on(HIM, damage=13), "04077"], encounter=[treachery(), "04092"]).attack("villain")
    assert t["04092"].in_play
    t = table(board, villain=[on(HIM, damage=13), "04077"], sides=["04092"]).attack("villain")
    assert len(t.seats[0].dealt) == 1


def test_stage_three_after_each_activation(board):
    t = table(board, HILL, villain="04078", form="alter-ego")
    t.activate(t.villain, how="scheme").pass_all()
    assert t.main.threat == 2 + 2 + 1 and t.hero.damage == 0
    t = table(board, FACILITY, villain="04078", form="alter-ego")
    t.activate(t.villain, how="scheme").pass_all()
    assert t.main.threat == 2 + 2 and t.hero.damage == 1
    t = table(board, sides=["04092"], villain="04078", form="alter-ego")
    t.activate(t.villain, how="scheme").pass_all()
    assert t.main.threat == 2 + 2 + 1 and t.hero.damage == 1


def test_ball_and_chain(board):
    t = table(board, villain=on(HIM, attached=["04084"]), hand=[resource(physical=1)])
    assert (t.villain.atk, t.villain.sch) == (3, 2)
    t.use("04084")
    assert t["04084"].where == "encounter"
    t = table(board, encounter=["04084", treachery()])
    t.activate(t.villain).pass_all()
    assert t["04084"].host.id == t.villain.id


def test_stall_tactics(board):
    t = table(board, delay=5, encounter=["04085", treachery(name="Next"), treachery()]).reveal("04085")
    assert t.main.threat == 2 + 2 and t["Next"].where == "encounter"
    t = table(board, delay=1, encounter=["04085", treachery(name="Next"), treachery()]).reveal("04085")
    assert t.main.threat == 2 and t["Next"].where == "encounter_discard"
    for delay, hurt in ((4, 2), (5, 3)):
        t = table(board, delay=delay, encounter=["04085", treachery()])
        t.activate(t.villain).pass_all()
        assert t.hero.damage == hurt


@pytest.mark.parametrize(("place", "more"), [(ROCKS, 1), (HILL, 0)])
def test_swinging_stone(board, place, more):
    deck = ["04086", treachery(), treachery()]
    t = table(board, place, encounter=deck, play=[ally(hp=9, name="Ally")]).reveal("04086").defend("Ally").pass_all()
    assert t.ally.damage == 2 + more
    t = table(board, place, encounter=deck, form="alter-ego").reveal("04086").pass_all()
    assert t.main.threat == 2 + 1 + more


def test_steel_kick(board):
    for place, n in ((FACILITY, 1), (HILL, 0)):
        t = table(board, place, encounter=["04087", treachery()]).reveal("04087")
        assert t.hero.damage == 3 + n
        t = table(board, place, encounter=["04087", treachery()], form="alter-ego").reveal("04087")
        assert t.main.threat == 2 + 2 + n


def test_piercing_thorns(board):
    t = table(board, FOREST, encounter=["04088", treachery()], hand=[resource()], play=[support(name="S")])
    t.reveal("04088")
    assert not t.hand and not t["S"].in_play
    t = table(board, HILL, encounter=["04088", treachery()], hand=[resource()], play=[support(name="S")])
    t.reveal("04088")
    assert not t.hand and t["S"].in_play
    for place, stunned in ((FOREST, 1), (ROCKS, 1), (HILL, 0)):
        t = table(board, place, encounter=["04088", treachery()], play=[ally(hp=9, name="Ally")])
        t.activate(t.villain).defend("Ally").pass_all()
        assert t.hero.stunned == stunned


def test_omni_morph_duplication(board):
    t = table(board, sides=["04092"], encounter=["04089", treachery()], hand=[resource()], villain=on(HIM, damage=3))
    t.reveal("04089")
    assert t.hero.exhausted and t.villain.tough and t.villain.damage == 2 and len(t.villain.boosts) == 1 and not t.hand
    t = table(board, HILL, encounter=["04089", treachery()], hand=[resource()]).reveal("04089")
    assert t.hero.exhausted and not t.villain.tough and not t.villain.boosts and t.hand


def test_icy_grip(board):
    t = table(board, HILL, encounter=["04090", treachery()]).reveal("04090")
    assert t.hero.stunned and t.hero.damage == 2
    t = table(board, FOREST, encounter=["04090", treachery()]).reveal("04090")
    assert t.hero.stunned and t.hero.damage == 0
    for place, tough in ((HILL, 1), (FACILITY, 1), (ROCKS, 0)):
        t = table(board, place, encounter=["04090", treachery()], play=[ally(hp=9, name="Ally")])
        t.activate(t.villain).defend("Ally").pass_all()
        assert t.villain.tough == tough


@pytest.mark.parametrize(("delay", "n"), [(0, 2), (5, 3)])
def test_avalanche(board, delay, n):
    seats = player(hand=[resource(energy=1)]), player()
    t = table(board, "", *seats, delay=delay, encounter=["04091", treachery()]).reveal("04091")
    t.choose(t.seats[0]).option(0)
    t.pass_all()
    assert [p.identity.damage for p in t.seats] == [0, n] and not t.seats[0].hand


def test_an_environment_of_another_sort_is_discarded_too(board):
    t = table(board, encounter=[HILL, treachery(), treachery()], environments=[environment(name="Fog")]).reveal(HILL)
    assert not t["Fog"].in_play
