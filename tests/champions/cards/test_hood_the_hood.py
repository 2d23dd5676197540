"""The Hood: seven modular sets that come into the game one by one, and his Foul Play."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.faces import FACES
from quickstrike.champions.scenarios import set_cards
from quickstrike.kernel.errors import SetupError
from quickstrike.testkit import on, player, resource, treachery

SEVEN = [
    "beasty_boys",
    "brothers_grimm",
    "crossfire_crew",
    "mister_hyde",
    "ransacked_armory",
    "sinister_syndicate",
    "state_of_emergency",
]
OWN = "The Hood's Mantle"  # a card of his own set that does nothing while it is discarded
ASIDE = ["24014", "24015", "24016", "24017"]  # Beasty Boys, the whole set


def sets_in(g, zone):
    return {FACES[g.state.codes[c]].set for c in g.state.zones[zone]} & set(SEVEN)


def hood(stage="24001", **more):
    return on(stage, **more)


# ---- setup ---------------------------------------------------------------------------------------------------------
@rule("rr:modular-encounter-set", "rr:set-aside-set-aside")
@pytest.mark.parametrize(("mode", "in_use"), [("standard", 1), ("expert", 2)])
def test_seven_sets_are_set_aside_and_one_comes_in(mode, in_use):
    g = champions.new(["spider-man"], "the_hood", mode, "x", modular=SEVEN)
    aside = sets_in(g, "aside")
    assert len(aside) == 7 - in_use and {FACES[c].set for c in g.state.codes} >= set(SEVEN)
    for name in aside:  # as a whole
        there = sorted(g.state.codes[c] for c in g.state.zones["aside"] if FACES[g.state.codes[c]].set == name)
        assert there == sorted(set_cards(name))
    others = champions.new(["spider-man"], "the_hood", mode, "y", modular=SEVEN)
    assert sets_in(others, "aside") != aside
    assert not g.invariants()


def test_the_number_of_sets_is_seven():
    with pytest.raises(SetupError, match="the scenario the_hood takes 7 modular sets, not 1"):
        champions.new(["spider-man"], "the_hood", modular=["beasty_boys"])
    g = champions.new(["spider-man"], "the_hood", modular=["beasty_boys", *["random"] * 6])
    assert "beasty_boys" in {FACES[c].set for c in g.state.codes}


@rule("rr:setup-keyword", "rr:permanent")
def test_what_begins_in_play_stays_aside_with_its_set():
    g = champions.new(["spider-man"], "the_hood", modular=["power_stone", "ship_command", *SEVEN[:5]])
    assert not {"Power Stone", "Milano"} & {i.face.name for i in g.state.play.values()}


# ---- Foul Play -----------------------------------------------------------------------------------------------------
def resolved(board, stage, *deck):
    """Foul Play by a revealed card that only resolves it: Madame Masque's When Revealed."""
    t = board(villain=hood(stage), encounter=["Madame Masque", *deck, treachery(), treachery()])
    return t.reveal("Madame Masque")


def test_foul_play_of_the_first_stage_deals_a_card_of_another_set(board):
    t = resolved(board, "24001", "Griffin")
    assert [c.name for c in t.me.dealt] == ["Griffin"]
    t = resolved(board, "24001", OWN, "Griffin")
    assert not t.me.dealt and t[OWN].where == "encounter_discard" and t["Griffin"].where == "encounter"
    t.quiet()


def test_foul_play_of_the_second_stage_deals_the_first_of_two(board):
    t = resolved(board, "24002", "Griffin", "Mandrill")
    assert [c.name for c in t.me.dealt] == ["Griffin"] and t["Mandrill"].where == "encounter_discard"
    t = resolved(board, "24002", OWN, "Mandrill")
    assert [c.name for c in t.me.dealt] == ["Mandrill"]
    t.quiet()


def test_foul_play_of_the_third_stage_deals_both(board):
    t = resolved(board, "24003", "Griffin", "Mandrill")
    assert [c.name for c in t.me.dealt] == ["Griffin", "Mandrill"]
    t = resolved(board, "24003", OWN, "Mandrill")
    assert [c.name for c in t.me.dealt] == ["Mandrill"]
    t.quiet()


# ---- stages --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("stage", ["24001", "24002"])
def test_a_new_stage_recruits_a_whole_set(board, stage):
    after = {"24001": "24002", "24002": "24003"}[stage]
    most = {"24001": 13, "24002": 15}[stage]
    t = board(villain=[hood(stage, damage=most), after], aside=ASIDE)
    t.attack(t.villain)
    assert t.villain.code == after and not t.zone("aside")
    assert all(t[c].where == "encounter" for c in ASIDE)
    t.quiet()


def next_stage(board, now, *deck, aside=ASIDE, **more):
    """The main scheme is completed by the villain's scheming."""
    t = board(
        player(form="alter-ego"),
        player(form="alter-ego"),
        villain=hood(),
        main=[now, *{"24004b": ["24005a", "24006a"], "24005b": ["24006a"]}[now]],
        threat={"24004b": 9, "24005b": 15}[now],
        aside=aside,
        encounter=[treachery(), *deck, *[treachery()] * 3],
        **more,
    )
    t.activate(t.villain, how="scheme")
    return t


def test_promised_prosperity_recruits_grows_and_punishes_who_got_nothing(board):
    t = next_stage(board, "24004b", "Griffin", "Mandrill", aside=[])
    assert t.main.code == "24005b" and t.state.acceleration == 1
    assert [[c.name for c in p.dealt] for p in t.seats] == [["Griffin"], ["Mandrill"]] and t.main.threat == 4
    t = next_stage(board, "24004b", "Griffin", OWN, aside=[])
    assert [len(p.dealt) for p in t.seats] == [1, 0] and t.main.threat == 4 + 2
    t = next_stage(board, "24004b", OWN, "Griffin", aside=[])
    assert [len(p.dealt) for p in t.seats] == [0, 1] and t.main.threat == 4 + 2
    t = next_stage(board, "24004b")
    assert not t.zone("aside")
    t.quiet()


def test_crime_state_recruits_grows_and_plays_foul(board):
    t = next_stage(board, "24005b", "Griffin", "Mandrill", aside=[])
    assert t.main.code == "24006b" and t.state.acceleration == 1
    assert [len(p.dealt) for p in t.seats] == [1, 1] and t.main.threat == 6
    t.quiet()


def test_crime_state_plays_foul_after_each_step_one(board):
    t = board(villain=hood(stunned=1), main="24006b", threat=0, encounter=["Griffin", *[treachery()] * 4])
    t.end_turn().skip_to("turn")
    assert len(t.log("reveal")) == 2 and t["Griffin"].engaged == 0
    t = board(villain=hood(), main="24006b", threat=9, encounter=[treachery()] * 4)
    t.end_turn()
    assert t.result == "lost"


def test_at_setup_making_connections_plays_foul(board):
    g = champions.new(["spider-man", "she-hulk"], "the_hood", seed=5, modular=SEVEN)
    dealt = [len(g.state.zones[f"dealt{p}"]) for p in (0, 1)]
    thrown = g.state.zones["encounter_discard"]
    assert sum(dealt) + len(thrown) == 2
    assert all(FACES[g.state.codes[c]].set == "the_hood" for c in thrown)


# ---- his encounter set ---------------------------------------------------------------------------------------------
def test_established_dominance(board):
    t = board(
        player(), player(), villain=hood(), encounter=["Established Dominance", treachery(), "Griffin", treachery()]
    )
    t.reveal("Established Dominance")
    assert t["Established Dominance"].host == t.hero
    t.activate(t.villain, seat=0).pass_all()
    assert [c.name for c in t.seats[0].dealt] == ["Griffin"]
    t.activate(t.villain, seat=1).pass_all()
    assert len(t.seats[0].dealt) == 1 and not t.seats[1].dealt
    t = board(form="alter-ego", villain=hood(), attached=["Established Dominance"])
    t.use("Established Dominance")
    assert t.hero.exhausted and t.main.threat == 2 and not t["Established Dominance"].in_play
    t.quiet()


@rule("rr:steady", "rr:retaliate-x")
def test_the_hoods_mantle(board):
    hand = [resource(energy=1), resource(mental=1), resource(physical=1)]
    t = board(villain=hood(), encounter=["The Hood's Mantle"], hand=hand).reveal("The Hood's Mantle")
    assert t["The Hood's Mantle"].host == t.villain and t.villain.keyword("steady")
    t.attack(t.villain)
    assert t.hero.damage == 1
    t.use("The Hood's Mantle")
    assert not t.villain.keyword("steady") and not t.hand
    t.quiet()


def test_the_hoods_pistol(board):
    t = board(villain=hood(), encounter=["The Hood's Pistol"])
    t.activate(t.villain).pass_()
    assert t["The Hood's Pistol"].host == t.villain and (t.villain.atk, t.villain.sch) == (2, 2)
    assert t.hero.damage == 2
    hand = [resource(mental=1), resource(physical=1)]
    t = board(villain=on("24001", attached=["The Hood's Pistol"]), hand=hand).use("The Hood's Pistol")
    assert t.villain.atk == 1
    t.quiet()


def test_madame_masque_pays_back_who_defeats_her(board):
    t = board(
        player(engaged=[on("Madame Masque", damage=2)]),
        player(),
        villain=hood(),
        turn=1,
        first=0,
        encounter=["Griffin", treachery()],
    )
    t.attack("Madame Masque", who=t.seats[1].identity)
    assert [len(p.dealt) for p in t.seats] == [0, 1]
    t.quiet()


@rule("rr:hinder-x")
def test_unbridled_ambition(board):
    t = board(player(), player(), villain=hood(), encounter=["Unbridled Ambition", treachery()]).reveal(
        "Unbridled Ambition"
    )
    assert t["Unbridled Ambition"].threat == 2 + 4
    t = board(villain=hood(stunned=1), sides=["Unbridled Ambition"], encounter=["Griffin", *[treachery()] * 4])
    t.villain_phase()
    assert t["Griffin"].engaged == 0
    t.quiet()


def test_field_recruitment(board):
    deck = ["Field Recruitment", "Griffin", treachery()]
    t = board(villain=hood(), aside=[], encounter=deck, filler=0).reveal("Field Recruitment")
    assert [c.name for c in t.me.dealt] == ["Griffin"] and t["Field Recruitment"].where == "removed"
    t = board(villain=hood(), aside=ASIDE, encounter=deck).reveal("Field Recruitment")
    assert not t.zone("aside")
    t = board(villain=hood(), encounter=deck)
    t.activate(t.villain).pass_()
    assert t.hero.damage == 2 and [c.name for c in t.me.dealt] == ["Griffin"]
    t.quiet()


def test_upper_hand(board):
    t = (
        board(villain=hood(), encounter=["Upper Hand", treachery(), "Griffin", treachery()])
        .reveal("Upper Hand")
        .pass_()
    )
    assert t.hero.damage == 1 and [c.name for c in t.me.dealt] == ["Griffin"]
    t = board(form="alter-ego", villain=hood(), encounter=["Upper Hand", treachery(), "Griffin"]).reveal("Upper Hand")
    assert t.main.threat == 1 and [c.name for c in t.me.dealt] == ["Griffin"]
    t.quiet()
