"""The heuristic sees what its cards make of a defence."""

from __future__ import annotations

from quickstrike.testkit import foe, on, scheme

PUNCHED, ARMOR, UNFLAPPABLE = "01077", "10031", "09020"


def struck(bot, hero, **more):
    """What the bot answers to the villain's attack."""
    villain = foe(hp=30, atk=2, sch=1, name="Villain")
    b = bot(hero=hero, villain=villain, main=on("01097b", threat=0), phase="villain", **more)
    while b.t.asked != "defend":
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    return b.choice()


def test_a_healthy_hero_does_not_defend_against_a_light_blow(bot):
    assert struck(bot, "black-panther")[0] == "pass"


def test_one_whose_cards_answer_a_defence_does(bot):
    assert struck(bot, "black-panther", play=[ARMOR, UNFLAPPABLE])[:2] == ("defend", "Black Panther")
    assert struck(bot, "black-panther", hand=[PUNCHED], play=[ARMOR])[:2] == ("defend", "Black Panther")


def test_and_one_who_can_be_ready_again_for_a_card(bot):
    assert struck(bot, "black-panther", damage=3)[0] == "pass"
    assert struck(bot, "captain-america", damage=3)[:2] == ("defend", "Captain America")


def test_whoever_is_needed_at_the_scheme_stays_ready(bot):
    """What a defender loses is an action, and that is worth more when the next threat may be the last."""
    foes = {"villain": foe(hp=30, atk=3, sch=1, name="Villain"), "main": scheme(target=12, step=1, name="Plan")}
    answers = []
    for threat in (0, 8):
        b = bot(hero="spider-man", hand=[], threat=threat, phase="villain", **foes)
        while b.t.asked != "defend":
            b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
        answers.append(b.choice()[0])
    assert answers == ["defend", "pass"]
