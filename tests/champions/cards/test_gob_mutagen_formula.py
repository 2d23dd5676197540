"""Mutagen Formula: goblins, and more of them."""

from __future__ import annotations

from tests.marks import rule, ruling

import quickstrike.champions as champions
from quickstrike.champions.vocab import MAIN, PlaceThreat
from quickstrike.testkit import ally, foe, minion, on, player, treachery

THRALL, SOLDIER, KNIGHT = "Goblin Thrall", "Goblin Soldier", "Goblin Knight"


def revealed(t, name, seat=None):
    t.add(name, "encounter")
    return t.reveal(name, seat=seat)


def test_each_player_begins_with_a_thrall():
    s = champions.new(heroes=["spider-man", "thor"], scenario="mutagen_formula", seed=3).state
    assert sorted(s.play[c].engaged for c in s.of_kind("minion") if s.codes[c] == "02024") == [0, 1]
    assert sum(s.codes[c] == "02024" for c in s.zones["encounter"]) >= 3


def test_the_goblin_schemes_by_force(board):
    for code, n in (("02014", 1), ("02015", 1), ("02016", 2)):
        t = board(villain=code)
        t.activate(t.villain).pass_()
        assert t.main.threat == n
        t = board(villain=code, play=[ally(hp=9, name="Friend")])
        t.activate(t.villain).defend("Friend")
        assert t.main.threat == 0, "an ally was damaged"


def test_new_stages_deal_encounter_cards(board):
    t = board(player(), player(), villain=["02014", "02015", "02016"])
    t.attack(t.villain, damage=32)
    assert [len(p.dealt) for p in t.seats] == [2, 2]
    t.attack(t.villain, damage=36)
    assert [len(p.dealt) for p in t.seats] == [5, 5]


def test_the_mutagen_turns_people_into_goblins(board):
    t = board(
        player(engaged=[THRALL]),
        player(),
        main=["02017b", "02018a"],
        threat=13,
        encounter=[treachery(), SOLDIER, THRALL, treachery(), treachery()],
    )
    t.reveal(treachery(PlaceThreat(MAIN, 1)))
    assert [m.name for m in t.seats[1].minions] == [SOLDIER]  # the first of the three, and only that one
    assert [m.name for m in t.seats[0].minions] == [THRALL]
    assert t.main.name == "Mutagen Cloud"


@rule("rr:non-numerical-variable")
def test_the_cloud_grows_with_each_goblin(board):
    t = board(
        villain="02014", main="02018b", threat=0, engaged=[THRALL, minion(name="Other")], form="alter-ego", turn=0
    )
    t.end_turn()
    assert t.log("threat")[0][2] == 2


def test_the_cloud_ends_the_game(board):
    t = board(villain="02014", main="02018b", threat=10)
    t.reveal(treachery(PlaceThreat(MAIN, 1)))
    assert t.result == "lost"


def test_the_glider_goes_to_the_toughest_without_one(board):
    for code in ("02019", "02033"):
        t = revealed(board(villain="02014", engaged=[KNIGHT, SOLDIER]), code)
        assert t[code].host == t.villain and t.villain.atk == 3
        t = board(villain=on("02014", attached=["02033"]), engaged=[KNIGHT, SOLDIER])
        t.add("02019", "encounter")
        t.reveal(t["02019"])
        assert t["02019"].host == t[KNIGHT]
    t = board(villain=on("02014", attached=["02033"]), encounter=[minion(name="Next")])
    t.add("02019", "encounter")
    t.reveal(t["02019"])
    assert t.minion.name == "Next"


def test_attachments_are_paid_off(board):
    for code, hand in (("02019", "Energy"), ("02020", "Genius"), ("02021", "Strength"), ("02033", "Energy")):
        t = board(villain=on("02014", attached=[code]), hand=[hand])
        t.use(code)
        assert t[code].where == "encounter_discard"
        t = board(villain=on("02014", attached=[code]), hand=["Energy" if hand != "Energy" else "Genius"])
        t.cannot("use", card=code)


def test_hysteria_gives_another_boost_card(board):
    for form, boosted in (("hero", lambda t: t.hero.damage == 4), ("alter-ego", lambda t: t.main.threat == 3)):
        t = board(
            villain=on("02014", attached=["Hysteria"]),
            form=form,
            encounter=[treachery(boost=1), treachery(boost=1), treachery(boost=3)],
        )
        t.activate(t.villain)
        if form == "hero":
            t.pass_()
            assert t.hero.damage == 4
        assert boosted(t)


def test_pumpkin_bombs_go_off_once(board):
    for code in ("02021", "02034"):
        t = board(villain=on(foe(atk=1), attached=[code]), play=[ally(hp=9, name="Friend")])
        t.activate(t.villain).defend("Friend")
        t.answer("assign", target=t.hero, value="2")
        assert t.hero.damage == 2 and t[code].where == "encounter_discard"


def test_the_knight_brings_goblins(board):
    t = board(engaged=[KNIGHT], encounter=[SOLDIER, treachery()])
    t.activate(KNIGHT).pass_()
    assert {m.name for m in t.minions} == {KNIGHT, SOLDIER}
    t = board(engaged=[KNIGHT], encounter=[minion(name="Man"), treachery()])
    t.activate(KNIGHT).pass_()
    assert [m.name for m in t.minions] == [KNIGHT] and len(t.zone("encounter_discard")) == 1


def test_elite_goblins_go_back_into_the_deck(board):
    for name in (KNIGHT, "Monster"):
        t = board(encounter=[name, treachery()])
        t.activate(t.villain).pass_()
        assert t[name].where == "encounter" and t.hero.damage == 4


def test_goblins_come_as_boost_cards(board):
    for name in (SOLDIER, THRALL):
        t = board(encounter=[name, treachery()])
        t.activate(t.villain).pass_()
        assert t.minion.name == name and t.minion.engaged == 0


def test_the_soldier_takes_revenge_on_whom_he_fights(board):
    t = board(player(), player(engaged=[on(SOLDIER, damage=4)]))
    t.attack(SOLDIER)
    assert t.seats[1].identity.damage == 1 and t.hero.damage == 0


def test_the_thrall_guards(board):
    board(engaged=[THRALL]).cannot("attack", target="Villain", rule="rr:guard")


def test_monster_stuns_or_hurts(board):
    t = revealed(board(), "Monster")
    assert t.hero.stunned and t.hero.damage == 0
    t = revealed(board(stunned=1), "Monster")
    assert t.hero.stunned and t.hero.damage == 2


def test_goblin_reinforcements_count_goblins(board):
    t = revealed(board(engaged=[THRALL, SOLDIER, minion()], villain="02014"), "Goblin Reinforcements")
    assert t.side.threat == 4


def test_goblin_nation_strengthens_all_goblins(board):
    t = board(engaged=[THRALL, minion(atk=1, name="Man")], villain="02014", sides=["Goblin Nation"])
    assert (t[THRALL].atk, t["Man"].atk, t.villain.atk) == (2, 1, 3)
    t = board(encounter=["Goblin Nation", treachery()])
    t.activate(t.villain).pass_()
    assert t.side.name == "Goblin Nation" and t.side.threat == 2


def test_overrun_brings_goblins_to_each_player(board):
    t = board(
        player(),
        player(),
        sides=[on("Overrun", threat=1)],
        encounter=[THRALL, SOLDIER, treachery(), KNIGHT, treachery()],
    )
    t.thwart("Overrun")
    assert {m.name for m in t.seats[0].minions} == {THRALL, SOLDIER}
    assert [m.name for m in t.seats[1].minions] == [KNIGHT]


def test_death_from_above_is_stronger_in_later_stages(board):
    for code, more in (("02014", 1), ("02016", 3)):
        t = board(villain=code, encounter=[treachery(), treachery()])
        revealed(t, "Death from Above").pass_()
        assert t.hero.damage == t.villain.atk + more
        t = revealed(board(villain=code, form="alter-ego", encounter=[treachery(), treachery()]), "Death from Above")
        assert t.main.threat == t.villain.sch + more


@ruling("faq:green-goblin-scenario-pack:i-see-you:1")
def test_i_see_you_attacks_the_alter_ego_without_a_boost_card(board):
    t = board(villain="02014", form="alter-ego", encounter=[treachery(boost=2), treachery()])
    revealed(t, "I See You").pass_all()
    assert t.hero.damage == 2
    t = board(villain="02014", encounter=[treachery(boost=2), treachery()])
    revealed(t, "I See You").pass_()
    assert t.hero.damage == 4


def test_i_see_you_as_a_boost_card(board):
    for engaged, n in (([THRALL], 4), ([minion()], 3)):
        t = board(engaged=engaged, encounter=["I See You", treachery()])
        t.activate(t.villain).pass_()
        assert t.hero.damage == n


def test_overconfidence_surges_from_three(board):
    for boost, comes in ((1, True), (0, False)):
        t = board(villain="02014", encounter=[treachery(boost=boost), minion(name="Next")])
        revealed(t, "Overconfidence").pass_()
        assert bool(t.minions) == comes
    for boost, comes in ((2, True), (1, False)):
        t = board(villain="02014", form="alter-ego", encounter=[treachery(boost=boost), minion(name="Next")])
        revealed(t, "Overconfidence")
        assert bool(t.minions) == comes


def test_wicked_ambitions_asks_for_each_goblin(board):
    t = board(villain="02014", encounter=[SOLDIER, THRALL, treachery(), treachery()])
    revealed(t, "Wicked Ambitions")
    t.option(0)
    t.option(1)
    assert t.hero.damage == 3 and [m.name for m in t.minions] == [THRALL]
    assert len(t.zone("encounter_discard")) == 2
    t.quiet()


def test_overconfidence_counts_the_damage_that_was_placed(board):
    """Second reading: a tough status card leaves nothing placed."""
    t = board(villain="02014", tough=1, encounter=[treachery(boost=3)])
    t.reveal(t.add("Overconfidence", "encounter"))
    t.pass_all()
    assert t.hero.damage == 0 and not t.log("surge")
