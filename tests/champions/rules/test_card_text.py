"""rr:triggered-ability, rr:reminder-text: what the text of a card says about its abilities."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.text import face_text, timings
from quickstrike.champions.vocab import (
    GUARD,
    SELF,
    THE_VILLAIN,
    Attacked,
    Draw,
    Generate,
    PlaceThreat,
    action,
    boost,
    constant,
    forced_interrupt,
    forced_response,
    gets,
    interrupt,
    resource,
    response,
    setup,
    special,
    when_completed,
    when_defeated,
    when_revealed,
)
from quickstrike.testkit import foe, minion, scheme, support

HEADINGS = {
    "Action": (support, action(Draw(1))),
    "Interrupt": (support, interrupt(Attacked(THE_VILLAIN), Draw(1))),
    "Forced Interrupt": (support, forced_interrupt(Attacked(THE_VILLAIN), Draw(1))),
    "Response": (support, response(Attacked(THE_VILLAIN), Draw(1))),
    "Forced Response": (support, forced_response(Attacked(THE_VILLAIN), Draw(1))),
    "Resource": (support, resource(Generate("wild"))),
    "Special": (support, special(Draw(1))),
    "Setup": (support, setup(Draw(1))),
    "When Revealed": (minion, when_revealed(Draw(1))),
    "When Defeated": (minion, when_defeated(Draw(1))),
    "When Completed": (scheme, when_completed(PlaceThreat(SELF, 1))),
    "Boost": (minion, boost(Draw(1))),
}


@rule("rr:triggered-ability")
@pytest.mark.parametrize("heading", HEADINGS)
def test_a_triggered_ability_begins_with_its_heading_and_a_colon(board, heading):
    kind, ability = HEADINGS[heading]
    face = board(main=kind(ability)).main.face if kind is scheme else board().add(kind(ability), "aside").face
    assert face_text(face, "en").startswith(f"{heading}: ") and timings(face.code) == [heading]
    assert "\u00a0: " in face_text(face, "fr")


@rule("rr:triggered-ability")
def test_what_has_no_heading_is_not_triggered(board):
    face = board(villain=foe(GUARD, constant(gets(SELF, ATK=1)))).villain.face
    assert timings(face.code) == [] and ":" not in face_text(face, "en")
    assert not face.triggers and not face.by_timing


@rule("rr:reminder-text")
def test_a_keyword_has_its_rule_without_words_that_recall_it(board):
    t = board(engaged=[minion(GUARD)])
    assert [face_text(t.minion.face, lang) for lang in ("en", "fr")] == ["Guard.", "Garde."]
    t.cannot("attack", target=t.villain, rule="rr:guard")


@rule("rr:text-box", "rr:traits", "rr:text-box.1")
def test_traits_and_abilities_stand_apart(board):
    face = board(engaged=[minion(GUARD, when_revealed(Draw(1)), traits=("Hydra", "Elite"))]).minion.face
    assert face_text(face, "en") == "Guard.\nWhen Revealed: Draw 1 card."
    assert face.traits == ("Hydra", "Elite") and len(face.abilities) == len(face.keywords) == 1
