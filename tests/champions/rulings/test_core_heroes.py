"""FAQ answers and errata about She-Hulk, Iron Man, Black Panther, Leadership and Protection, with the real cards."""

from __future__ import annotations

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.faces import FACES
from quickstrike.champions.vocab import (
    MAIN,
    STALWART,
    YOU,
    Advance,
    Damage,
    PlaceThreat,
    boost,
    setup,
    when_revealed,
)
from quickstrike.testkit import ally, foe, minion, on, player, resource, scheme, side_scheme, treachery

FOREVER = "Wakanda Forever!"


# ---- Jennifer Walters ----------------------------------------------------------------------------------------------
@ruling("faq:core-set:jennifer-walters:1")
def test_a_side_scheme_enters_play_with_its_threat(board):
    side = side_scheme(threat=3)
    t = board(hero="she-hulk", form="alter-ego").reveal(side)
    assert t.side.threat == 3
    t.quiet()


@ruling("faq:core-set:jennifer-walters:1")
def test_what_a_side_scheme_places_beyond_that_is_placed(board):
    t = board(hero="she-hulk", form="alter-ego", encounter=["Personal Challenge"]).reveal("Personal Challenge")
    t.use("Jennifer Walters")
    assert t.side.threat == 3
    t.quiet()


@ruling("faq:core-set:jennifer-walters:2")
def test_no_objection_during_setup(setting_up):
    start = scheme(when_revealed(PlaceThreat(MAIN, 2)), front=(setup(Advance()),))
    t = setting_up(player("she-hulk", deck=[resource() for _ in range(10)]), main=start)
    assert t.asked == "mulligan" and t.main.threat == 2


# ---- She-Hulk's cards ----------------------------------------------------------------------------------------------
@ruling("faq:core-set:legal-practice:1")
def test_legal_practice_works_on_one_scheme(board):
    t = board(
        hero="she-hulk",
        form="alter-ego",
        threat=5,
        sides=[side_scheme(threat=5)],
        hand=["Legal Practice", resource(), resource()],
    )
    one, two = t.hand[1:]
    t.play("Legal Practice")
    t.choose(one).choose(two).choose(t.main)
    assert (t.main.threat, t.side.threat) == (3, 5)
    t.quiet()


@ruling("faq:core-set:focused-rage:1")
def test_focused_rage_is_not_for_the_tough(board):
    t = board(hero="she-hulk", tough=1, play=["Focused Rage"])
    t.cannot("use", "Focused Rage", rule="rr:cost")
    assert t.hero.tough == 1


@ruling("faq:core-set:superhuman-strength:1")
@pytest.mark.parametrize("villain", [on(foe(), stunned=1), foe(STALWART)])
def test_superhuman_strength_is_kept_if_nobody_can_be_stunned(board, villain):
    t = board(hero="she-hulk", play=["Superhuman Strength"], villain=villain)
    t.attack(t.villain)
    assert t["Superhuman Strength"].in_play and t.villain.damage == 5
    t.quiet()


@ruling("errata:core-set:superhuman-law-division")
def test_the_law_division_does_not_thwart(board):
    t = board(
        hero="she-hulk",
        form="alter-ego",
        confused=1,
        threat=5,
        play=["Superhuman Law Division"],
        hand=[resource(mental=1)],
    )
    t.use("Superhuman Law Division")
    assert t.main.threat == 3 and t.hero.confused == 1
    assert FACES["01026"].abilities[0].label == ""


# ---- Iron Man's cards ----------------------------------------------------------------------------------------------
@ruling("faq:core-set:repulsor-blast:1")
@rule("rr:additional")
def test_repulsor_blast_is_one_blow(board):
    t = board(
        hero="iron-man",
        deck=[resource(energy=1), resource(energy=1)],
        villain=on(foe(), tough=1),
        hand=["Repulsor Blast", resource(wild=1)],
    )
    t.play("Repulsor Blast")
    assert (t.villain.tough, t.villain.damage) == (0, 0)
    t = board(hero="iron-man", deck=[resource(energy=1), resource(energy=1)], hand=["Repulsor Blast", resource(wild=1)])
    t.play("Repulsor Blast")
    assert t.villain.damage == 5


@ruling("faq:core-set:pepper-potts:1")
def test_pepper_potts_generates_both_resources_of_a_card(board):
    t = board(hero="iron-man", play=["Pepper Potts"], discard=["Strength"], hand=["Stark Tower"])
    t.play("Stark Tower", pay=["Pepper Potts"])
    assert t["Stark Tower"].in_play


@ruling("faq:core-set:pepper-potts:2")
def test_pepper_potts_does_not_double(board):
    t = board(hero="iron-man", play=["Pepper Potts"], discard=["The Power of Aggression"], hand=["Uppercut", "Energy"])
    t.play("Uppercut")  # two and one
    assert t["Pepper Potts"].exhausted
    t = board(
        hero="iron-man",
        play=["Pepper Potts"],
        discard=["The Power of Aggression"],
        hand=["Uppercut", resource(energy=1)],
    )
    t.cannot("play", "Uppercut", rule="rr:cost")


@ruling("faq:core-set:pepper-potts:3")
def test_pepper_potts_does_not_see_what_is_being_spent(board):
    t = board(hero="iron-man", play=["Pepper Potts"], hand=["Mark V Armor", "Energy"])
    t.cannot("play", "Mark V Armor", rule="rr:cost")  # two, and nothing in the pile
    t = board(hero="iron-man", play=["Pepper Potts"], discard=["Tigra"], hand=["Mark V Armor", "Energy"])
    t.play("Mark V Armor")  # two, and the one that lay there
    assert t["Mark V Armor"].in_play


@ruling("faq:core-set:rocket-boots:1")
@rule("rr:gets")
def test_iron_man_falls_without_his_boots(board):
    t = board(hero="iron-man", play=["Rocket Boots"], damage=9, encounter=["Caught Off Guard"])
    assert t.hero.hp == 1
    t.reveal("Caught Off Guard")
    assert t.result == "lost"


# ---- Black Panther -------------------------------------------------------------------------------------------------
@ruling("faq:core-set:black-panther:1")
@rule("rr:retaliate-x")
def test_black_panther_does_not_retaliate_behind_another(board):
    t = board(hero="black-panther", play=[ally(hp=9)]).activate()
    t.defend(t.ally)
    assert t.villain.damage == 0
    t = board(player("black-panther"), player()).activate(seat=0).pass_()
    t.defend(t.seats[1].identity)
    assert t.villain.damage == 0


@ruling("faq:core-set:black-panther:2")
def test_black_panther_retaliates_when_he_defends(board):
    t = board(hero="black-panther").activate().defend()
    assert t.villain.damage == 1 and t.hero.damage == 0


@ruling("faq:core-set:ancestral-knowledge:1")
def test_versions_of_one_title_are_one_card(board):
    t = board(
        hero="black-panther",
        form="alter-ego",
        hand=["Ancestral Knowledge", resource(wild=1)],
        discard=["01043a", "01043b", "01043d", "Shuri"],
    )
    t.play("Ancestral Knowledge").choose("Shuri").choose("01043b")
    assert not any(FOREVER in o for o in t.options("choose"))
    t.answer("done")
    assert [t[c].where for c in ("01043a", "01043b", "01043d", "Shuri")] == ["discard0", "deck0", "discard0", "deck0"]


@ruling("faq:core-set:vibranium-suit:1")
@rule("rr:move")
def test_moved_damage_is_dealt_and_takes_tough_off(board):
    t = board(
        hero="black-panther",
        damage=5,
        play=["Vibranium Suit"],
        hand=[FOREVER, resource(wild=1)],
        villain=on(foe(), tough=1),
    )
    t.play(FOREVER)
    assert (t.villain.tough, t.villain.damage, t.hero.damage) == (0, 0, 3)


# ---- Make the Call -------------------------------------------------------------------------------------------------
@ruling("faq:core-set:make-the-call:1")
@pytest.mark.parametrize(
    ("name", "power", "enough"),
    [
        ("Maria Hill", "The Power of Leadership", True),
        ("Maria Hill", "The Power of Justice", False),
        ("Shuri", "The Power of Leadership", False),
    ],
)
def test_the_power_cards_look_at_the_ally(board, name, power, enough):
    t = board(hand=["Make the Call", power], discard=[name])
    if not enough:
        t.cannot("play", "Make the Call", rule="rr:cost")
        return
    t.play("Make the Call").pass_()
    assert t.ally.name == name and t[power].where == "discard0"


@ruling("faq:core-set:make-the-call:1")
def test_another_power_card_serves_its_own_aspect(board):
    t = board(hand=["Make the Call", "The Power of Justice", resource(wild=1)], discard=["Jessica Jones"])
    t.play("Make the Call")
    assert t.ally.name == "Jessica Jones" and not t.hand


# ---- the decks -----------------------------------------------------------------------------------------------------
@ruling("faq:core-set:1")
def test_there_are_fewer_leadership_cards(board):
    count = {
        a: sum(f.quantity for f in FACES.values() if f.aspect == a and f.pack == "core")
        for a in ("aggression", "justice", "leadership", "protection")
    }
    assert count == {"aggression": 19, "justice": 19, "leadership": 18, "protection": 19}


# ---- said by Fantasy Flight elsewhere, and by the words of the cards -----------------------------------------------
def test_a_boost_ability_is_no_revealed_card(board):
    t = board(
        hero="black-panther",
        play=["Black Widow"],
        hand=[resource(mental=1)],
        encounter=[treachery(boost(Damage(YOU, 1)))],
    )
    t.activate().pass_()
    assert not t["Black Widow"].exhausted
    t.quiet()


def test_attacks_by_specials_answer_to_what_an_attack_answers_to(board):
    t = board(
        hero="black-panther",
        play=["Panther Claws"],
        engaged=[minion(hp=4)],
        hand=[FOREVER, resource(wild=1), "Chase Them Down"],
        threat=5,
    )
    t.play(FOREVER, pay=[t.hand[1]], target=t.minion).play("Chase Them Down")
    assert t.main.threat == 3
