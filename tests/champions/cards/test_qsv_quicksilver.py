"""Quicksilver: the identity, his cards, his obligation and his nemesis."""

from __future__ import annotations

import pytest
from tests.marks import ruling

from quickstrike.champions.vocab import Draw
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery

QUICK, P, M, E = "quicksilver", resource(physical=1), resource(mental=1), resource(energy=1)


# ---- 14001 Quicksilver / Pietro Maximoff ---------------------------------------------------------------------------
def test_super_speed_readies_him_once_per_phase(board):
    t = board(hero=QUICK, threat=5)
    t.attack(t.villain).use("14001a")
    assert not t.hero.exhausted and t.villain.damage == 1
    t.thwart(t.main)
    assert t.hero.exhausted and t.main.threat == 4
    t.quiet()


def test_super_speed_after_a_defense(board):
    t = board(hero=QUICK, villain=foe(atk=3))
    t.activate(t.villain).defend(t.hero).use("14001a")
    assert not t.hero.exhausted and t.hero.damage == 2


@ruling("faq:quicksilver-hero-pack:quicksilver:1")
@pytest.mark.parametrize("status", ["stunned", "confused"])
def test_losing_a_status_is_no_use_of_a_basic_power(board, status):
    t = board(hero=QUICK, threat=3, **{status: 1})
    t.answer("attack") if status == "stunned" else t.answer("thwart", t.hero)
    assert t.hero.exhausted and not getattr(t.hero, status)
    t.quiet()


@pytest.mark.parametrize(("play", "drawn"), [([], 2), (["14002"], 3)])
def test_superpowered_siblings(board, play, drawn):
    t = board(hero=QUICK, form="alter-ego", hand=[P, M, E], play=play)
    t.use("14001b").choose(P).choose(M)
    assert len(t.hand) == 1 + drawn
    t.cannot("use", "14001b", ability=0, rule="rr:limit")


def test_another_scarlet_witch_is_not_his_sister(board):
    stranger = ally(name="Scarlet Witch", subname="Somebody", unique=True)
    t = board(hero=QUICK, form="alter-ego", hand=[P, M], play=[stranger]).use("14001b")
    assert len(t.hand) == 2


# ---- his cards -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("boost", "more"), [(0, 0), (3, 3)])
def test_scarlet_witch_gets_as_much_as_icons_are_discarded(board, boost, more):
    deck = [treachery(boost=boost, name="First"), treachery(boost=2), treachery()]
    t = board(hero=QUICK, play=[on("14002")], encounter=deck, threat=9)
    t.attack(t.villain, who="14002").use("14002")
    assert t.villain.damage == 1 + more and t["First"].where == "encounter_discard"
    t = board(hero=QUICK, play=["14002"], encounter=deck, threat=9)
    t.thwart(t.main, who="14002").use("14002")
    assert t.main.threat == 8 - more
    t.quiet()


def test_scarlet_witch_need_not(board):
    t = board(hero=QUICK, play=["14002"], encounter=[treachery(boost=3), treachery()])
    t.attack(t.villain, who="14002").pass_()
    assert t.villain.damage == 1 and len(t.zone("encounter")) == 12


def test_always_be_running(board):
    t = board(hero=QUICK, exhausted=True, hand=["Always Be Running", P]).play("Always Be Running")
    assert not t.hero.exhausted
    board(hero=QUICK, hand=["Always Be Running", P]).cannot("play", "Always Be Running", rule="rr:target")


@pytest.mark.parametrize(("first", "second", "damage", "threat"), [(0, 0, 4, 5), (0, 1, 2, 3), (1, 1, 0, 1)])
def test_double_time_chooses_two(board, first, second, damage, threat):
    t = board(hero=QUICK, hand=["Double Time", P, P], threat=5).play("Double Time").option(first).option(second)
    assert (t.villain.damage, t.main.threat) == (damage, threat)
    t.quiet()


def test_double_time_chooses_each_target_anew(board):
    t = board(hero=QUICK, hand=["Double Time", P, P], engaged=[minion(hp=9)]).play("Double Time")
    t.choose(t.villain).choose(t.minion)  # there is no threat: both deal damage
    assert (t.villain.damage, t.minion.damage) == (2, 2)


def test_maximum_velocity(board):
    t = board(hero=QUICK, hand=["Maximum Velocity", P, P, "Maximum Velocity", P, P]).play("Maximum Velocity")
    assert (t.hero.thw, t.hero.atk, t.hero.def_) == (3, 3, 3)
    t.cannot("play", "Maximum Velocity", rule="rr:max-maximum")
    t.villain_phase()
    assert t.hero.atk == 1


def test_maximum_velocity_lasts_for_the_round(board):
    t = board(hero=QUICK, hand=["Maximum Velocity", P, P]).play("Maximum Velocity").skip_to("defend")
    assert t.hero.def_ == 3


def test_speed_cyclone_stuns_as_many_as_are_paid_for(board):
    t = board(hero=QUICK, hand=["Speed Cyclone", P, M, E], engaged=[minion(name="A"), minion(name="B")])
    t.play("Speed Cyclone", pay=[P, M]).choose(t.villain).choose("A")
    assert t["A"].stunned and t.villain.stunned and not t["B"].stunned and len(t.hand) == 1
    t.quiet()


def test_speed_cyclone_needs_one_resource(board):
    board(hero=QUICK, hand=["Speed Cyclone"]).cannot("play", "Speed Cyclone", rule="rr:cost")
    t = board(hero=QUICK, hand=["Speed Cyclone", P], play=["Helicarrier"]).use("Helicarrier")
    t.play("Speed Cyclone", pay=[P])  # one less to pay: X is two, and there is one enemy
    assert t.villain.stunned


def test_an_x_that_costs_less_is_more(board):
    t = board(hero=QUICK, hand=["Speed Cyclone", P], play=["Helicarrier"], engaged=[minion(name="A")])
    t.use("Helicarrier").play("Speed Cyclone", pay=[P])
    assert t["A"].stunned and t.villain.stunned


def test_serval_industries_shuffles_his_cards_back(board):
    t = board(hero=QUICK, form="alter-ego", play=["Serval Industries"], discard=["Double Time", "14003", P], deck=[M])
    t.use("Serval Industries")
    assert [c.name for c in t.seats[0].discard] == [t[P].name] and t["Serval Industries"].exhausted
    assert {"Double Time", "Always Be Running"} <= {c.name for c in t.seats[0].deck}


def test_his_conditions(board):
    t = board(hero=QUICK, play=["Accelerated Reflex", "Hyper Perception", "Reinforced Sinew"])
    assert (t.hero.thw, t.hero.atk, t.hero.def_) == (2, 2, 2)


def test_friction_resistance_readies_with_him(board):
    deed = event(Draw(1), cost=1, name="Deed")
    t = board(hero=QUICK, play=["Friction Resistance"], hand=[deed])
    t.play("Deed")
    assert t["Friction Resistance"].exhausted
    t.attack(t.villain).use("14001a").use("Friction Resistance")
    assert not t["Friction Resistance"].exhausted and not t.hero.exhausted


# ---- his obligation and his nemesis --------------------------------------------------------------------------------
def test_need_for_speed_keeps_him_exhausted(board):
    t = board(hero=QUICK, hand=["Always Be Running", P], encounter=["Need for Speed"]).reveal("Need for Speed")
    t.answer("no").quiet()
    assert t.hero.exhausted
    t.cannot("play", "Always Be Running", rule="rr:target")
    t.villain_phase()
    assert t.hero.exhausted  # it was his turn: the next one is still to come
    t.villain_phase()
    assert not t.hero.exhausted


def test_need_for_speed_ends_with_the_next_turn(board):
    t = board(player(QUICK), player(), phase="villain", encounter=["Need for Speed"], villain=foe(atk=0))
    t.skip_to("may").answer("no").pass_all()
    assert t.seats[0].identity.exhausted
    t.end_turn()  # of the second player, who is first now
    t.end_turn().skip_to("defend")
    assert not t.seats[0].identity.exhausted


def test_need_for_speed_is_removed_by_pietro(board):
    t = board(hero=QUICK, form="alter-ego", encounter=["Need for Speed"]).reveal("Need for Speed").option(0)
    assert t.hero.exhausted and t["Need for Speed"].where == "removed"


def test_extortion_incites(board):
    t = board(hero=QUICK, encounter=["Extortion of Seismic Proportion"]).reveal("Extortion of Seismic Proportion")
    assert t.main.threat == 1 and t.side.threat == 2
    t.cannot("thwart", target=t.main, rule="rr:crisis-icon")


def test_avalanche_asks_each_player(board):
    t = board(player(QUICK), player(), encounter=["Avalanche"]).reveal("Avalanche")
    t.answer("choose", target=t.seats[0]).option(0).option(1)
    assert t.main.threat == 2 and t.seats[0].identity.damage == 2 and t.seats[1].identity.exhausted


def test_vibration_resistance(board):
    t = board(hero=QUICK, engaged=[on("Avalanche", attached=["Vibration Resistance"])])
    t.attack(t.minion).pass_()
    assert t.minion.damage == 0
    t.attack(t.minion, damage=3)
    assert t.minion.damage == 2
    t = board(hero=QUICK, encounter=["Vibration Resistance"]).reveal("Vibration Resistance")
    assert t["Vibration Resistance"].host == t.villain
    t.use("Vibration Resistance")
    assert t["Vibration Resistance"].where == "encounter_discard" and t.hero.exhausted


def test_vibration_resistance_seeks_avalanche(board):
    t = board(hero=QUICK, engaged=["Avalanche"], encounter=["Vibration Resistance"]).reveal("Vibration Resistance")
    assert t["Vibration Resistance"].host == t.minion


def test_vibration_resistance_does_not_mind_other_damage(board):
    villain = on(foe(hp=14), attached=["Vibration Resistance"])
    t = board(hero=QUICK, villain=villain, hand=["Beat 'Em Up", P, P]).play("Beat 'Em Up")
    assert t.villain.damage == 1


def test_earthquake(board):
    t = board(hero=QUICK, hand=[P, M, E], encounter=["Earthquake"]).reveal("Earthquake").choose(P).choose(M)
    assert t.main.threat == 1 and len(t.hand) == 1 and t.hero.exhausted


def test_earthquake_as_a_boost_card(board):
    t = board(hero=QUICK, hand=[P, P], villain=foe(atk=1), encounter=["Earthquake"])
    t.activate(t.villain).pass_().option(0)
    t.answer("pay", P).answer("pay", P)
    assert t.hand == [] and not t.hero.exhausted
    t = board(hero=QUICK, hand=[P], villain=foe(atk=1), encounter=["Earthquake"])
    t.activate(t.villain).pass_()
    assert len(t.hand) == 1 and t.hero.exhausted
