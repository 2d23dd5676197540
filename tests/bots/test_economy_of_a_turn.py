"""Nothing of a turn is left unused: every power is, cards that last come before blows, and what a card needs is kept for it."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import SELF, Heal, action
from quickstrike.testkit import ally, foe, minion, on, scheme

CALM = {"main": scheme(target=20, step=1, name="Plan"), "threat": 0, "changed_form": True}


def villain(hp):
    return foe(hp=hp, atk=1, sch=1, name="Villain")


def test_economy_first(bot):
    """As long as the game is young: a card every round is worth more than one blow."""
    hand = ["Avengers Mansion", "Haymaker", "Energy", "Energy"]
    assert ("play", "Avengers Mansion") in bot(hero="spider-man", hand=hand, villain=villain(40), **CALM).turn()


def test_it_strikes_rather_than_builds_when_the_end_is_near(bot):
    hand = ["Avengers Mansion", "Haymaker", "Energy", "Energy"]
    b = bot(hero="spider-man", hand=hand, villain=villain(7), **CALM)
    assert ("play", "Haymaker") in b.turn()


def test_a_hero_who_cannot_thwart_attacks(bot):
    """A THW of 0 was taken for a confused status card, and the turn for clearing it was never used."""
    assert ("attack", "Hulk") in bot(hero="hulk", villain=villain(20), **CALM).turn()


def test_it_saves_what_lets_it_act_once_more(bot):
    """The event can't be played before the hero is exhausted; what pays for it was spent on something else by then."""
    b = bot(hero="quicksilver", hand=["Always Be Running", "Civic Duty", "Strength"], villain=villain(20), **CALM)
    done = b.turn()
    assert done.count(("attack", "Quicksilver")) + done.count(("thwart", "Quicksilver")) == 3  # once by his own ability


def test_a_second_blow_is_part_of_what_wins(bot):
    """3 for the attack, 3 for another after One-Two Punch: that is the villain's end, if its price is kept."""
    b = bot(hero="she-hulk", hand=["One-Two Punch", "Superhuman Strength", "Energy"], villain=villain(6), **CALM)
    b.turn()
    assert b.t.game.result == "won"


def test_a_form_among_several_is_no_reason_to_wait(bot):
    """Giant Stomp asks for the Giant form, in which the hero already is: no change of form has to come before it."""
    hand = ["Giant Stomp", "Energy", "Strength"]
    b = bot(hero="ant-man", form="Giant", hand=hand, villain=villain(20), **CALM)
    assert ("play", "Giant Stomp") in b.turn()


def test_who_is_chosen_first_counts_in_what_follows(bot):
    """Tackle chooses an enemy and stuns it; both were worth nothing while nobody was chosen yet."""
    b = bot(hero="spider-man", hand=["Tackle", "Energy", "Energy"], villain=villain(20), **CALM)
    assert ("play", "Tackle") in b.turn()


def test_the_card_in_play_that_grants_a_form_tells_what_an_event_does(bot):
    b = bot(hero="vision", hand=["Solar Beam", "Strength", "Energy"], play=["Dense"], villain=villain(20), **CALM)
    assert ("play", "Solar Beam") in b.turn()


def test_what_a_trait_makes_of_a_card_that_heals_itself_can_be_weighed(bot):
    """Rocket Boots asked what being aerial makes of an ally's "heal this": the boots have no damage to heal."""
    medic = on(ally(action(Heal(SELF, 1)), atk=1, thw=1, hp=3, name="Medic"), damage=1)
    b = bot(hero="iron-man", play=["Rocket Boots", medic], hand=["Genius"], villain=villain(20), **CALM)
    assert ("attack", "Iron Man") in b.turn() or ("thwart", "Iron Man") in b.turn()


def test_it_looks_before_it_spends(bot):
    """What is found may be better than what would have been played, and pays for more."""
    hand = ["Rocket Boots", "Energy", "Strength", "Genius"]
    b = bot(hero="iron-man", form="alter-ego", hand=hand, villain=villain(20), **CALM)
    assert b.choice() == ("use", "Tony Stark", "")


def test_it_goes_home_for_what_its_cards_do_there(bot):
    """The hero has acted; in the other form two cards are to be drawn."""
    pressed = {"main": scheme(target=20, step=1, name="Plan"), "threat": 11, "hand": [], "exhausted": True}
    b = bot(hero="black-panther", play=["The Golden City"], villain=foe(hp=20, atk=1, sch=2, name="Villain"), **pressed)
    assert b.turn()[:2] == [("change_form", "Black Panther"), ("use", "The Golden City")]


def test_it_becomes_a_hero_for_what_its_cards_do_there(bot):
    """Focused Rage asks for hero form: a hit point for a card."""
    calm = {"main": scheme(target=20, step=1, name="Plan"), "threat": 0, "hand": ["Energy"]}
    b = bot(hero="she-hulk", form="alter-ego", play=["Focused Rage"], villain=villain(20), **calm)
    done = b.turn()
    assert done.index(("change_form", "Jennifer Walters")) < done.index(("use", "Focused Rage"))


def test_a_minions_tough_status_takes_the_weakest_blow(bot):
    """It was taken for two hit points more: the kick was strong enough for that, and was spent on the status card."""
    shark = on(minion(hp=6, atk=3, sch=1, name="Shark"), tough=1)
    b = bot(
        hero="spider-man", hand=["Swinging Web Kick", "Genius", "Energy"], villain=villain(20), engaged=[shark], **CALM
    )
    assert b.choice() == ("attack", "Spider-Man", "Shark")
    b.turn()
    assert "Shark" not in [p["name"] for p in b.t.game.view(0)["play"]]


def test_a_tough_villain_may_need_one_blow_more(bot):
    """Two blows of two: one for the tough status, one for the last two hit points."""
    tough = on(villain(2), tough=1)
    helper = ally(atk=2, thw=2, hp=3, name="Helper")
    b = bot(hero="spider-man", play=[helper], villain=tough, main=scheme(target=20, step=1, name="Plan"), threat=12)
    b.turn()
    assert b.t.game.result == "won"


@pytest.mark.parametrize(
    ("hero", "stays", "atk", "sch", "threat"),
    [
        ("spider-man", True, 2, 1, 6),  # draws a card when the villain attacks him
        ("black-panther", True, 2, 2, 6),  # strikes back at whoever attacks him
        ("she-hulk", False, 3, 2, 9),  # Jennifer Walters prevents a threat
    ],
)
def test_what_its_identity_does_in_the_villain_phase_counts_in_the_choice_of_a_form(bot, hero, stays, atk, sch, threat):
    """All three were decided the other way: nothing but the powers of the two forms was compared."""
    foes = {"villain": foe(hp=20, atk=atk, sch=sch, name="Villain"), "main": scheme(target=16, step=1, name="Plan")}
    done = bot(hero=hero, hand=[], exhausted=True, threat=threat, **foes).turn()
    assert ("change_form" not in [verb for verb, _ in done]) == stays


def test_a_minion_that_is_too_strong_for_one_turn_is_worn_down(bot):
    """Blows that it survives counted for nothing in the plan, so the villain got them."""
    shark = minion(hp=5, atk=1, sch=1, name="Shark")
    helper = ally(atk=2, thw=2, hp=3, name="Helper")
    b = bot(hero="spider-man", play=[helper], hand=[], villain=villain(20), engaged=[shark], **CALM)
    assert b.choice() == ("attack", "Spider-Man", "Shark")


def test_what_a_card_does_to_whom_its_hero_attacks_counts(bot):
    """Superhuman Strength stuns whoever is attacked next; nobody is yet, so that was worth nothing."""
    hand = ["Superhuman Strength", "Haymaker", "Genius"]
    b = bot(hero="she-hulk", hand=hand, villain=foe(hp=20, atk=3, sch=1, name="Villain"), **CALM)
    assert ("play", "Superhuman Strength") in b.turn()


def test_a_card_that_changes_the_form_leaves_the_turns_own_change_for_later(bot):
    """She becomes a hero by the card, which also draws, and goes home afterwards. It was kept for a hand that had become small."""
    hand = ["Split Personality", "Energy", "Strength", "Uppercut", "Relentless Assault"]
    calm = {"main": scheme(target=20, step=1, name="Plan"), "threat": 0, "hand": hand}
    b = bot(hero="she-hulk", form="alter-ego", villain=foe(hp=20, atk=2, sch=1, name="Villain"), **calm)
    done = b.turn()
    order = [("play", "Split Personality"), ("attack", "She-Hulk"), ("change_form", "She-Hulk")]
    assert [x for x in done if x in order] == order
