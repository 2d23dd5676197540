"""rr:labelled-ability: what "(attack)", "(thwart)" and "(defense)" behind a heading mean."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.text import face_text
from quickstrike.champions.vocab import (
    AN_ENEMY,
    MAIN,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Attacked,
    Damage,
    Defended,
    Draw,
    Field,
    Heal,
    RemoveThreat,
    Thwarted,
    attack,
    forced_response,
    hero_action,
    hero_interrupt,
    thwart,
)
from quickstrike.testkit import event, foe, support

WATCH = support(
    forced_response(Attacked(YOUR_HERO), Draw(1)),
    forced_response(Thwarted(YOUR_HERO), Draw(2)),
    forced_response(Defended(YOUR_HERO), Draw(4)),
)


@rule("rr:labelled-ability", "rr:labelled-ability.1")
@pytest.mark.parametrize(
    ("step", "heading", "drawn"),
    [
        (attack(AN_ENEMY, 1), "Hero Action (attack):", 1),
        (Damage(AN_ENEMY, 1), "Hero Action:", 0),
        (thwart(MAIN, 1), "Hero Action (thwart):", 2),
        (RemoveThreat(MAIN, 1), "Hero Action:", 0),
    ],
)
def test_the_label_behind_the_heading_makes_it_an_attack_or_a_thwart(board, step, heading, drawn):
    card = event(hero_action(step))
    t = board(hand=[card], play=[WATCH], threat=5)
    assert face_text(t[card].face, "en").startswith(heading)
    t.play(card)
    assert len(t.hand) == drawn
    t.quiet()


@rule("rr:labelled-ability", "rr:labelled-ability.5")
def test_with_several_labels_it_is_each_of_them(board):
    both = event(hero_action(attack(THE_VILLAIN, 1), thwart(MAIN, 1)))
    t = board(hand=[both], play=[WATCH], threat=5)
    t.play(both)
    if t.asked == "order":
        t.answer("use")
    assert len(t.hand) == 3
    t.quiet()


@rule("rr:labelled-ability", "rr:labelled-ability.5", "rr:defend-defense")
def test_an_attack_that_is_a_defense_makes_the_attacker_the_defender(board):
    punch = event(hero_interrupt(Attacked(THE_VILLAIN, YOU), attack(Field("attacker"), 4), label="defense"))
    t = board(hand=[punch], play=[WATCH], villain=foe(atk=3))
    t.activate()
    t.play(punch).pass_()
    assert (t.villain.damage, len(t.hand)) == (4, 5)
    t.quiet()


@rule("rr:labelled-ability", "rr:labelled-ability.6", "rr:labelled-ability.7", "rr:defend-defense")
def test_canceled_by_a_stun_it_is_no_defense_either(board):
    hit = attack(Field("attacker"), 4)
    punch = event(hero_interrupt(Attacked(THE_VILLAIN, YOU), hit, Heal(YOU, 2), label="defense"))
    t = board(hand=[punch], play=[WATCH], villain=foe(atk=3), stunned=1, damage=2)
    t.activate()
    t.play(punch).pass_()
    assert (t.villain.damage, t.hero.damage, t.hero.stunned, len(t.hand)) == (0, 5, 0, 0)
    t.quiet()
