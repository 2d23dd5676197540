"""Masters of Evil, a modular set. Whirlwind's ruling: tests/champions/rulings/test_core_villains.py."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import RETALIATE
from quickstrike.testkit import BLANK, ally, foe, hero, minion, on, player, treachery

MASTER = minion(name="Master", hp=9, atk=1, traits="Masters of Evil")


# ---- 01128 The Masters of Evil -------------------------------------------------------------------------------------
def test_the_masters_of_evil_send_one_to_the_first_player(board):
    t = board(player(), player(), first=1, turn=0, encounter=["01128", minion(name="Goon"), MASTER]).reveal("01128")
    assert t.side.threat == 6 and t.side.face.acceleration == 1
    assert [m.name for m in t.minions] == ["Master"] and t.minion.engaged == 1
    assert t["Goon"].where == "encounter_discard"
    t.quiet()


def test_the_masters_of_evil_without_any(board):
    t = board(encounter=["01128", minion(name="Goon")], filler=3).reveal("01128")
    assert t.minions == [] and t.state.acceleration == 1
    t.quiet()


# ---- 01129 Radioactive Man -----------------------------------------------------------------------------------------
def test_radioactive_man_burns_a_card(board):
    t = board(engaged=["Radioactive Man"], hand=[BLANK] * 3).activate("Radioactive Man").pass_all()
    assert t.hero.damage == 1 and len(t.hand) == 2 and len(t.seats[0].discard) == 1
    t.quiet()


def test_radioactive_man_does_so_even_if_he_does_no_damage(board):
    t = board(engaged=["Radioactive Man"], hand=[BLANK] * 3).activate("Radioactive Man").defend()
    assert t.hero.damage == 0 and len(t.hand) == 2


def test_radioactive_man_burns_a_card_of_who_defended(board):
    t = board(player(engaged=["Radioactive Man"], hand=[BLANK] * 3), player(hand=[BLANK] * 3))
    t.activate("Radioactive Man").pass_().defend(t.seats[1].identity)
    assert [len(p.hand) for p in t.seats] == [3, 2]


def test_radioactive_man_does_not_when_he_schemes(board):
    t = board(form="alter-ego", engaged=["Radioactive Man"], hand=[BLANK] * 3).activate("Radioactive Man")
    assert t.main.threat == 1 and len(t.hand) == 3
    t.quiet()


def test_radioactive_man_as_a_boost_card(board):
    t = board(villain=foe(atk=2), hand=[BLANK] * 3, encounter=["Radioactive Man"]).activate().pass_all()
    assert t.hero.damage == 2 and len(t.hand) == 2


# ---- 01130 Whirlwind -----------------------------------------------------------------------------------------------
def test_whirlwind_attacks_every_hero(board):
    t = board(player(engaged=["Whirlwind"]), player(), player(form="alter-ego"), player())
    t.activate("Whirlwind").pass_all()
    assert [p.identity.damage for p in t.seats] == [2, 2, 0, 2]
    t.quiet()


def test_whirlwind_alone_with_one_hero(board):
    t = board(engaged=["Whirlwind"]).activate("Whirlwind").pass_all()
    assert t.hero.damage == 2 and t.log("use") == []
    t.quiet()


def test_whirlwind_schemes_once(board):
    t = board(player(form="alter-ego", engaged=["Whirlwind"]), player()).activate("Whirlwind")
    assert t.main.threat == 1 and t.seats[1].identity.damage == 0
    t.quiet()


def test_whirlwind_in_the_villain_phase(board):
    t = board(player(engaged=["Whirlwind"]), player(engaged=[minion(atk=1)]), villain=foe(atk=0)).villain_phase()
    assert [p.identity.damage for p in t.seats] == [2, 3]
    t.quiet()


def test_whirlwind_as_a_boost_card(board):
    t = board(player(), player(), player(form="alter-ego"), villain=foe(atk=2), encounter=["Whirlwind"]).activate()
    t.pass_all()
    assert [p.identity.damage for p in t.seats] == [3, 1, 0]


# ---- 01131 Tiger Shark ---------------------------------------------------------------------------------------------
def test_tiger_shark_is_tough_after_he_attacks(board):
    t = board(engaged=["Tiger Shark"]).activate("Tiger Shark").defend()
    assert t.hero.damage == 1 and t.minion.tough == 1
    t.activate("Tiger Shark").pass_all()
    assert t.minion.tough == 1
    t.quiet()


def test_tiger_shark_not_after_he_schemes_or_is_stunned(board):
    t = board(form="alter-ego", engaged=["Tiger Shark"]).activate("Tiger Shark")
    assert t.minion.tough == 0
    t = board(engaged=[on("Tiger Shark", stunned=1)]).activate("Tiger Shark")
    assert t.minion.tough == 0
    t.quiet()


def test_tiger_shark_as_a_boost_card_makes_the_villain_tough(board):
    t = board(villain=foe(), encounter=["Tiger Shark"]).activate().pass_all()
    assert t.villain.tough == 1
    t.quiet()


# ---- 01132 Melter --------------------------------------------------------------------------------------------------
def test_melter_must_be_fought_with_an_ally(board):
    friend = ally(hp=5)
    t = board(engaged=["Melter"], play=[friend]).activate("Melter")
    assert t[friend].damage == 3 and t[friend].exhausted and t.hero.damage == 0
    t.quiet()


def test_melter_leaves_the_choice_between_allies(board):
    one, two = ally(hp=5), ally(hp=5)
    t = board(engaged=["Melter"], play=[one, two]).activate("Melter")
    assert t.asked == "defend" and len(t.options()) == 2
    t.cannot("defend", t.hero)
    t.cannot("pass")
    t.defend(two)
    assert t[two].damage == 3 and t[one].damage == 0
    t.quiet()


def test_melter_if_able(board):
    tired = ally(hp=5)
    t = board(engaged=["Melter"], play=[on(tired, exhausted=True)]).activate("Melter")
    t.can("defend", t.hero)
    t.pass_()
    assert t.hero.damage == 3 and t[tired].damage == 0
    board(engaged=["Melter"]).activate("Melter").can("pass")


def test_melter_does_not_bind_others_nor_other_attacks(board):
    mine, theirs, goon = ally(hp=5), ally(hp=5), minion(atk=1)
    t = board(player(engaged=["Melter"]), player(play=[theirs])).activate("Melter").pass_()
    t.can("pass")
    t.can("defend", theirs)
    t = board(engaged=["Melter", goon], play=[mine]).activate(goon)
    t.can("pass")
    t.can("defend", t.hero)


def test_melter_schemes_unhindered(board):
    t = board(form="alter-ego", engaged=["Melter"], play=[ally()]).activate("Melter")
    assert t.main.threat == 1 and not t.ally.exhausted
    t.quiet()


def test_melter_as_a_boost_card_exhausts_your_allies(board):
    mine, theirs = ally(), ally()
    t = board(player(play=[mine]), player(play=[theirs]), encounter=["Melter"]).activate(seat=0).pass_all()
    assert t[mine].exhausted and not t[theirs].exhausted
    t.quiet()


# ---- 01133 Masters of Mayhem ---------------------------------------------------------------------------------------
def test_masters_of_mayhem_each_attack_the_hero_they_are_engaged_with(board):
    goon = minion(name="Goon", atk=5)
    t = board(player(engaged=[MASTER, goon]), player(engaged=[MASTER]), encounter=["Masters of Mayhem"])
    t.reveal("Masters of Mayhem")
    t.answer("activate", target=t.seats[1].minions[0]).pass_all()
    assert [p.identity.damage for p in t.seats] == [1, 1] and len(t.minions) == 3
    assert t["Masters of Mayhem"].where == "encounter_discard"
    t.quiet()


def test_masters_of_mayhem_pass_over_alter_egos(board):
    t = board(player(form="alter-ego", engaged=[MASTER]), player(engaged=[MASTER]), encounter=["Masters of Mayhem"])
    t.reveal("Masters of Mayhem").pass_all()
    assert [p.identity.damage for p in t.seats] == [0, 1]


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_masters_of_mayhem_without_an_attack_bring_one(board, form):
    t = board(player(), player(form=form), turn=1, encounter=["Masters of Mayhem", minion(), MASTER])
    t.reveal("Masters of Mayhem")
    assert t.minion.name == "Master" and t.minion.engaged == 1 and t.minion.damage == 0
    t.quiet()


def test_masters_of_mayhem_choose_from_deck_and_discard_pile(board):
    other = minion(name="Other", traits="Masters of Evil")
    t = board(player(), player(), turn=1, encounter=["Masters of Mayhem", MASTER], encounter_discard=[other])
    t.reveal("Masters of Mayhem")
    assert t.decision.seat == 1  # rr:search: who searches, not the first player
    t.choose(other)
    assert t.minion.name == "Other" and t.minion.engaged == 1
    board(encounter=["Masters of Mayhem"]).reveal("Masters of Mayhem").quiet()


def test_masters_of_mayhem_a_stunned_one_makes_no_attack(board):
    t = board(engaged=[on(MASTER, stunned=1)], encounter=["Masters of Mayhem", "Whirlwind"]).reveal("Masters of Mayhem")
    assert t[MASTER].stunned == 0 and t["Whirlwind"].in_play
    t = board(engaged=[MASTER], tough=1, encounter=["Masters of Mayhem", "Whirlwind"]).reveal("Masters of Mayhem")
    t.defend()
    assert not t["Whirlwind"].in_play  # an attack without damage is one


def test_masters_of_mayhem_go_on_when_one_falls(board):
    frail = minion(name="Frail", hp=1, traits="Masters of Evil")
    t = board(hero=hero(RETALIATE(1)), engaged=[frail, MASTER], encounter=["Masters of Mayhem", treachery()])
    t.reveal("Masters of Mayhem").answer("activate", target=frail).pass_all()
    assert t.hero.damage == 2 and [m.name for m in t.minions] == ["Master"]
    t.quiet()
