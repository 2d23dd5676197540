"""Wasp: the identity with its two hero forms, her cards, her obligation and her nemesis."""

from __future__ import annotations

import pytest
from tests.marks import ruling

from quickstrike.champions.vocab import GUARD, PATROL, RETALIATE, Draw
from quickstrike.testkit import ally, event, foe, minion, on, resource, side_scheme, treachery

WASP, P, M, E = "wasp", resource(physical=1), resource(mental=1), resource(energy=1)
TINY, BIG = "13001a", "13001c"


def share(t, *given):
    """So much to each, in the order in which they are asked for."""
    for n in given:
        t.answer("assign", value=str(n))
    return t


# ---- 13001 the three sides -----------------------------------------------------------------------------------------
def test_small_but_mighty_after_a_defeat(board):
    t = board(hero=WASP, engaged=[minion(hp=1)])
    t.attack(t.minion).use(TINY)
    assert t.villain.damage == 1
    t = board(hero=WASP, sides=[side_scheme(threat=1)])
    t.thwart(t.side).use(TINY)
    assert t.villain.damage == 1 and not t.sides


def test_small_but_mighty_by_her_events_and_not_by_allies(board):
    t = board(hero=WASP, hand=["Wasp Sting", resource(wild=2)], engaged=[minion(hp=5)]).play("Wasp Sting")
    t.choose(t.minion).use(TINY)
    assert t.villain.damage == 1
    t = board(hero=WASP, engaged=[minion(hp=1)], play=[ally(atk=2)])
    t.attack(t.minion, who=t.ally)
    t.quiet()


def test_girl_shuffles_mental_cards_back(board):
    t = board(hero=WASP, form="alter-ego", discard=[M, P, "Giant Help", "Pinpoint Strike"]).use("13001b")
    t.choose("Giant Help").choose(M)
    assert sorted(c.name for c in t.seats[0].discard) == sorted(["Pinpoint Strike", t[P].name])


def test_the_giant_divides_her_attack(board):
    t = board(hero=WASP, form="Giant", engaged=[minion(hp=5, name="A"), minion(hp=5, name="B")])
    share(t.attack(t.villain), 1, 0)
    assert (t.villain.damage, t["A"].damage, t["B"].damage) == (1, 0, 1)
    t.quiet()


def test_the_giant_divides_her_thwart(board):
    t = board(hero=WASP, form="Giant", threat=5, sides=[side_scheme(threat=3)])
    share(t.thwart(t.main), 1)
    assert (t.main.threat, t.side.threat) == (4, 2)
    t.quiet()


@ruling("faq:wasp-hero-pack:wasp:1")
def test_a_divided_thwart_minds_patrol_and_crisis(board):
    crisis = side_scheme(threat=1, crisis=1, name="Crisis")
    t = board(hero=WASP, form="Giant", threat=5, sides=[crisis, side_scheme(threat=4, name="Other")])
    share(t.thwart("Crisis"), 1)
    assert t.main.threat == 5 and t["Other"].threat == 3 and t["Crisis"].where == "encounter_discard"
    t = board(hero=WASP, form="Giant", threat=5, sides=[side_scheme(threat=4)], engaged=[minion(PATROL)])
    t.thwart(t.side)
    assert (t.main.threat, t.side.threat) == (5, 2)


@ruling("faq:wasp-hero-pack:wasp:2")
def test_a_divided_attack_minds_guard(board):
    guards = [minion(GUARD, hp=1, name="A"), minion(hp=5, name="B")]
    t = board(hero=WASP, form="Giant", engaged=guards)
    share(t.attack("A"), 1)
    assert t.villain.damage == 0 and t["B"].damage == 1 and [m.name for m in t.minions] == ["B"]


@ruling("faq:wasp-hero-pack:wasp:3")
def test_each_enemy_of_a_divided_attack_retaliates(board):
    t = board(hero=WASP, form="Giant", villain=foe(RETALIATE(1)), engaged=[minion(RETALIATE(2), hp=5)])
    share(t.attack(t.villain), 1).choose(t.minion)
    assert t.hero.damage == 3
    t = board(hero=WASP, form="Giant", villain=foe(RETALIATE(1)), engaged=[minion(RETALIATE(2), hp=5)])
    share(t.attack(t.villain), 2)
    assert t.hero.damage == 1


def test_tiny_does_not_divide(board):
    t = board(hero=WASP, engaged=[minion(hp=5)])
    t.attack(t.villain)
    assert t.villain.damage == 1
    t.quiet()


# ---- her cards -----------------------------------------------------------------------------------------------------
def test_ant_man_is_as_big_as_she_is(board):
    t = board(hero=WASP, form="Giant", play=["13002"])
    assert t.ally.trait("Giant") and (t.ally.thw, t.ally.atk) == (2, 3)
    t = board(hero=WASP, play=["13002"])
    assert t.ally.trait("Tiny") and (t.ally.thw, t.ally.atk) == (3, 2)
    t = board(hero=WASP, form="alter-ego", play=["13002"])
    assert (t.ally.thw, t.ally.atk) == (2, 2) and not t.ally.trait("Tiny")


def test_giant_help(board):
    t = board(hero=WASP, hand=["Giant Help", resource(wild=2)], threat=5).play("Giant Help")
    assert t.main.threat == 2
    t = board(hero=WASP, form="Giant", hand=["Giant Help", resource(wild=2)], threat=5, sides=[side_scheme(threat=3)])
    share(t.play("Giant Help"), 1)
    assert t.main.threat == 4 and not t.sides


@pytest.mark.parametrize(("form", "villain"), [("Tiny", 8 - 3), ("Giant", 0)])
def test_pinpoint_strike(board, form, villain):
    t = board(hero=WASP, form=form, hand=["Pinpoint Strike", resource(wild=3)], engaged=[minion(hp=3)])
    t.play("Pinpoint Strike").choose(t.minion)
    if form == "Tiny":
        t.use(TINY)
        villain += 1
    assert t.villain.damage == villain


def test_rapid_growth_in_an_attack(board):
    t = board(hero=WASP, hand=["Rapid Growth", E], engaged=[minion(hp=9)])
    t.attack(t.villain).play("Rapid Growth")
    share(t, 3)
    assert t.seats[0].form == "Giant" and (t.villain.damage, t.minion.damage) == (3, 1)


def test_rapid_growth_in_a_thwart_and_in_a_defense(board):
    t = board(hero=WASP, hand=["Rapid Growth", E], threat=9)
    t.thwart(t.main).play("Rapid Growth")
    assert t.main.threat == 9 - 4
    t = board(hero=WASP, hand=["Rapid Growth", E], villain=foe(atk=6), encounter=[treachery(boost=0)])
    t.activate(t.villain).defend(t.hero).play("Rapid Growth")
    assert t.hero.damage == 6 - 5 and t.seats[0].form == "Giant"
    t = board(hero=WASP, form="Giant", hand=["Rapid Growth", E])
    t.attack(t.villain).play("Rapid Growth")
    assert t.villain.damage == 4


def test_wasp_sting(board):
    t = board(hero=WASP, hand=["Wasp Sting", resource(wild=2)]).play("Wasp Sting")
    assert t.villain.damage == 5
    t = board(hero=WASP, form="Giant", hand=["Wasp Sting", resource(wild=2)], engaged=[minion(RETALIATE(1), hp=9)])
    share(t.play("Wasp Sting"), 1)
    assert (t.villain.damage, t.minion.damage, t.hero.damage) == (1, 3, 1)


def test_wasp_sting_minds_guard(board):
    t = board(hero=WASP, form="Giant", hand=["Wasp Sting", resource(wild=2)], engaged=[minion(GUARD, hp=9)])
    t.play("Wasp Sting")
    assert (t.villain.damage, t.minion.damage) == (0, 4)


@pytest.mark.parametrize(("form", "damage", "hand"), [("Giant", 1, 1), ("Tiny", 3, 2)])
def test_her_pym_particles(board, form, damage, hand):
    deed = event(Draw(1), cost=1, name="Deed")
    t = board(hero=WASP, form=form, damage=3, hand=[deed, "13007"]).play("Deed").use("13007")
    assert (t.hero.damage, len(t.hand)) == (damage, hand)


def test_red_room_training(board):
    t = board(hero=WASP, form="Giant", play=["Red Room Training"])
    assert t.hero.keyword("retaliate") == 1
    t = board(hero=WASP, play=["Red Room Training"], villain=on(foe(hp=14), tough=1))
    t.attack(t.villain)
    assert t.villain.damage == 1 and not t.hero.keyword("retaliate")
    t = board(hero=WASP, play=["Red Room Training"], villain=on(foe(hp=14), tough=1))
    t.attack(t.villain, damage=3)
    assert t.villain.damage == 0


def test_bio_synthetic_wings(board):
    t = board(hero=WASP, play=["Bio-Synthetic Wings"], villain=foe(atk=2), encounter=[treachery(boost=0)])
    assert t.hero.trait("Aerial")
    t.activate(t.villain).pass_().use("Bio-Synthetic Wings")
    assert t.hero.damage == 1
    t = board(hero=WASP, form="Giant", play=["Bio-Synthetic Wings"], villain=foe(atk=2), encounter=[treachery(boost=0)])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 2


def test_her_helmet(board):
    t = board(hero=WASP, form="Giant", play=["Wasp's Helmet"])
    assert (t.hero.thw, t.hero.atk) == (3, 2)
    t = board(hero=WASP, play=["Wasp's Helmet"])
    assert (t.hero.thw, t.hero.atk) == (1, 2)


# ---- her obligation and her nemesis --------------------------------------------------------------------------------
def test_red_dreams(board):
    t = board(hero=WASP, hand=[M, P, M], encounter=["Red Dreams"]).reveal("Red Dreams").answer("no")
    assert [c.name for c in t.hand] == [t[P].name] and t.hero.damage == 1


def test_mothers_orders_are_for_basic_attacks_of_heroes(board):
    t = board(hero=WASP, sides=["Mother's Orders"], play=[ally(atk=1)])
    t.cannot("attack", t.hero, t.villain, rule="rr:cost")
    t.can("attack", t.ally, t.villain)
    t = board(hero=WASP, sides=["Mother's Orders"], hand=["Wasp Sting", resource(wild=2)]).play("Wasp Sting")
    assert t.villain.damage == 5
    t = board(hero=WASP, sides=["Mother's Orders"], hand=[P])
    t.attack(t.villain)
    t.answer("pay", P)
    assert t.villain.damage == 1 and t.hand == []


def test_beetle_comes_back_unless_he_is_paid_for(board):
    t = board(hero=WASP, engaged=["Beetle"])
    t.attack(t.minion, damage=4).pass_all()
    assert t["Beetle"].where == "encounter"
    t = board(hero=WASP, engaged=["Beetle"], hand=[P])
    t.attack(t.minion, damage=4).option(0)
    t.answer("pay", P)
    t.pass_all()
    assert t["Beetle"].where == "encounter_discard" and t.hand == []


def test_beetle_armor(board):
    t = board(hero=WASP, engaged=["Beetle"], encounter=["Beetle Armor MK IV"]).reveal("Beetle Armor MK IV")
    assert t.minion.hp == 8
    t = board(hero=WASP, villain=foe(hp=14), encounter=["Beetle Armor MK IV"]).reveal("Beetle Armor MK IV")
    assert t.villain.hp == 18


def test_beetle_mania(board):
    t = board(hero=WASP, engaged=["Beetle"], encounter=["Beetle Mania"]).reveal("Beetle Mania").pass_()
    assert t.hero.damage == 2
    t = board(hero=WASP, encounter=["Beetle Mania", treachery(Draw(1))]).reveal("Beetle Mania")
    assert len(t.hand) == 1
    t = board(hero=WASP, form="alter-ego", engaged=["Beetle"], encounter=["Beetle Mania", treachery(Draw(1))])
    t.reveal("Beetle Mania")
    assert len(t.hand) == 1 and t.hero.damage == 0
