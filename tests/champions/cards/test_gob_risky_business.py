"""Risky Business: a villain with two sides, and the counters that turn him."""

from __future__ import annotations

from tests.marks import rule, ruling

import quickstrike.champions as champions
from quickstrike.champions.vocab import MAIN, PlaceThreat
from quickstrike.testkit import ally, minion, on, player, treachery

OSBORN, GOBLIN = ("02001a", "02002a", "02003a"), ("02001b", "02002b", "02003b")
ENTERPRISE, MADNESS = "Criminal Enterprise", "State of Madness"


def osborn(board, *seats, infamy=2, stage=0, later=(), **more):
    villain = [OSBORN[stage], *later]
    return board(*seats, villain=villain, environments=[on("02006a", counters={"infamy": infamy})], **more)


def goblin(board, *seats, madness=2, stage=0, later=(), **more):
    villain = [GOBLIN[stage], *later]
    return board(*seats, villain=villain, environments=[on("02006b", counters={"madness": madness})], **more)


def revealed(t, name):
    t.add(name, "encounter")
    return t.reveal(name)


def test_the_scenario_begins_with_osborn_and_two_counters_per_player():
    for seats in (1, 3):
        game = champions.new(heroes=["spider-man", "thor", "hulk"][:seats], scenario="risky_business", seed=1)
        s = game.state
        (villain,), (place,) = s.of_kind("villain"), s.of_kind("environment")
        assert s.play[villain].face.code == "02001a" and s.play[place].counters == {"infamy": 2 * seats}
        assert not any(s.codes[c].startswith("02006") for c in s.zones["encounter"])


def test_osborn_makes_business_instead_of_attacking(board):
    for stage, n in enumerate((1, 2, 3)):
        t = osborn(board, stage=stage)
        t.activate(t.villain)
        assert t[ENTERPRISE].counters("infamy") == 2 + n and t.hero.damage == 0 and not t.villain.boosts
        t.quiet()


@ruling("faq:green-goblin-scenario-pack:norman-osborn:1")
def test_a_stunned_osborn_makes_no_business(board):
    t = board(villain=on("02001a", stunned=1), environments=[on("02006a", counters={"infamy": 2})])
    t.activate(t.villain)
    assert t[ENTERPRISE].counters("infamy") == 2 and not t.villain.stunned


def test_osborn_schemes_like_any_villain(board):
    t = osborn(board, form="alter-ego", encounter=[treachery(boost=1), treachery()])
    t.activate(t.villain)
    assert t.main.threat == 3


def test_damage_to_osborn_removes_infamy(board):
    t = osborn(board, infamy=5)
    t.attack(t.villain, damage=3)
    assert t.villain.damage == 0 and t[ENTERPRISE].counters("infamy") == 2 and t.villain.name == "Norman Osborn"
    t.quiet()


@rule("rr:flip")
def test_without_infamy_both_cards_turn_and_the_goblin_strikes(board):
    t = osborn(board, player(play=[ally(hp=5)]), player(form="alter-ego"), infamy=2)
    t.attack(t.villain, damage=7)
    assert t.villain.name == "Green Goblin" and t.villain.damage == 0
    assert t[MADNESS].counters("madness") == 4 and not t[MADNESS].counters("infamy")
    t.choose(t.seats[0])  # who is in alter-ego form is spared
    t.answer("assign", target=t.hero, value="2")
    assert t.hero.damage == 2 and t.ally.damage == 1 and t.seats[1].identity.damage == 0
    t.quiet()


def test_what_lies_on_the_villain_stays_when_he_turns(board):
    glider = on("02001a", damage=4, tough=0, attached=["02033"])
    t = board(villain=glider, environments=[on("02006a", counters={"infamy": 1})], form="alter-ego")
    t.attack(t.villain, damage=1)
    assert (t.villain.name, t.villain.damage, t.villain.atk) == ("Green Goblin", 4, 4)


def test_the_second_goblin_strikes_everybody_and_the_third_harder(board):
    t = osborn(board, infamy=1, stage=1, form="alter-ego")
    t.attack(t.villain, damage=1)
    assert t.hero.damage == 3
    t = osborn(board, player(play=[ally()]), player(form="alter-ego"), infamy=1, stage=2)
    t.attack(t.villain, damage=1)
    t.choose(t.seats[0])
    assert [p.identity.damage for p in t.seats] == [4, 4]


def test_the_goblin_calms_down_instead_of_scheming(board):
    for stage, n in enumerate((1, 1, 2)):
        t = goblin(board, madness=3, stage=stage, form="alter-ego")
        t.activate(t.villain)
        assert t[MADNESS].counters("madness") == 3 - n and t.main.threat == 0
        t.quiet()


def test_without_madness_he_is_osborn_again(board):
    t = goblin(board, madness=1, form="alter-ego")
    t.attack(t.villain, damage=2)
    t.activate(t.villain)
    assert (t.villain.name, t.villain.damage) == ("Norman Osborn", 2)
    assert t[ENTERPRISE].counters("infamy") == 2 and not t[ENTERPRISE].counters("madness")
    t.quiet()


@ruling("faq:green-goblin-scenario-pack:green-goblin:1")
def test_a_goblin_who_turns_while_attacking_hits_with_the_boost_icons_alone(board):
    t = goblin(board, madness=1, encounter=["02008", treachery()])  # one icon, and the last counter goes
    t.activate(t.villain).pass_()
    assert t.villain.name == "Norman Osborn" and t.hero.damage == 1
    assert t[ENTERPRISE].counters("infamy") == 2
    t.quiet()


@rule("rr:villain-defeat")
def test_the_next_stage_shows_the_same_side(board):
    t = goblin(board, later=["02002a"], form="alter-ego", madness=3)
    t.attack(t.villain, damage=14)
    assert (t.villain.name, t.villain.stat("STAGE"), t.villain.damage) == ("Green Goblin", 2, 0)
    assert t.hero.damage == 3 and t[MADNESS].counters("madness") == 3


def test_he_is_beaten_as_the_goblin(board):
    t = goblin(board, stage=1)
    t.attack(t.villain, damage=18)
    assert t.result == "won"


def test_hostile_takeover_costs_cards(board):
    t = osborn(board, player(), player(), infamy=2, main=["02004b", "02005a"], threat=13)
    with t.changes(lambda: [len(p.discard) for p in t.seats], to=[4, 4]):
        t.reveal(treachery(PlaceThreat(MAIN, 1)))
        t.choose(t.seats[0])
    assert t[ENTERPRISE].counters("infamy") == 4 and t.main.name == "Corporate Acquisition"


def test_hostile_takeover_finds_no_enterprise_while_he_is_mad(board):
    t = goblin(board, main=["02004b", "02005a"], threat=6)
    t.reveal(treachery(PlaceThreat(MAIN, 1)))
    assert len(t.seats[0].discard) == 0 and t.main.name == "Corporate Acquisition"


def test_corporate_acquisition_ends_the_game(board):
    t = osborn(board, main="02005b", threat=9)
    t.reveal(treachery(PlaceThreat(MAIN, 1)))
    assert t.result == "lost"


def test_hired_gun_lets_you_choose(board):
    t = revealed(osborn(board), "Hired Gun")
    t.option(0)
    assert len(t.villain.boosts) == 1
    t = revealed(osborn(board), "Hired Gun")
    t.option(1)
    assert t[ENTERPRISE].counters("infamy") == 4
    t = revealed(goblin(board), "Hired Gun")  # there is no enterprise to place counters on
    assert len(t.villain.boosts) == 1
    t.quiet()


def test_boost_cards_make_business_or_calm_him(board):
    for code in ("02007", "02008", "02009", "02011", "02012"):
        t = osborn(board, form="alter-ego", encounter=[code, treachery()])
        t.activate(t.villain)
        assert t[ENTERPRISE].counters("infamy") == 3, code
        t = goblin(board, encounter=[code, treachery()])
        t.activate(t.villain).pass_()
        assert t[MADNESS].counters("madness") == 1, code


def test_private_security_guards_the_villain(board):
    t = osborn(board, engaged=["Private Security Specialist"])
    t.cannot("attack", target=t.villain, rule="rr:guard")


def test_oscorp_manufacturing_is_worse_under_osborn(board):
    t = revealed(osborn(board, player(), player()), "Oscorp Manufacturing")
    assert t.side.threat == 6
    t = revealed(goblin(board, player(), player()), "Oscorp Manufacturing")
    assert t.side.threat == 4


def test_all_in_a_days_work(board):
    t = revealed(osborn(board), "All in a Day's Work")
    assert t[ENTERPRISE].counters("infamy") == 4
    t = revealed(goblin(board, madness=3), "All in a Day's Work")
    assert t[MADNESS].counters("madness") == 1


def test_mad_genius_attacks_the_weakest_hero(board):
    t = goblin(
        board, player(), player(damage=3), player(damage=8, form="alter-ego"), encounter=[treachery(), treachery()]
    )
    revealed(t, "Mad Genius")
    t.pass_().pass_()
    assert t.seats[1].identity.damage == 6 and t.hero.damage == 0


def test_mad_genius_surges_where_there_is_no_hero(board):
    t = goblin(board, form="alter-ego", encounter=[minion(name="Next")])
    revealed(t, "Mad Genius")
    assert t.minion.name == "Next"


def test_mad_genius_of_osborn_discards_from_the_deck(board):
    t = osborn(board, infamy=3)
    with t.changes(lambda: len(t.seats[0].discard), by=3):
        revealed(t, "Mad Genius")
    t.quiet()
