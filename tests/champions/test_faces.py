"""Nothing is silently blank: a card that could never act is refused by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quickstrike.champions import rules
from quickstrike.champions.faces import BOOK, FACES, NOT_YET, OTHER_SIDE, OTHER_SIDES, blank_face, card
from quickstrike.champions.rules.triggers import PATTERNS
from quickstrike.champions.vocab import SELF, Draw, LeftPlay, response
from quickstrike.kernel.errors import SetupError


def test_a_card_that_waits_for_what_never_happens_is_refused():
    before = FACES["01006"]
    try:
        with pytest.raises(SetupError, match="01006 responds to LeftPlay"):
            card("01006", response(LeftPlay(SELF), Draw(1)))
    finally:
        FACES["01006"] = before
        BOOK.add("01006", (before.parts, before.constants))


def test_every_other_event_is_made_somewhere_in_the_rules():
    source = "".join(f.read_text("utf-8") for f in Path(rules.__path__[0]).glob("*.py") if f.name != "triggers.py")
    never = {k for k in PATTERNS if not re.search(rf'"{k}"', source)}
    assert never == set(NOT_YET)


def test_an_unknown_code_is_refused():
    with pytest.raises(SetupError, match="no printed facts for card '99999'"):
        card("99999")


def test_the_other_side_of_a_card_without_its_text_does_not_lead_back_to_it():
    hero = FACES["18001a"]
    blank = blank_face(hero)
    assert blank.blank and OTHER_SIDE[blank.code] == "18001b"
    assert OTHER_SIDE["18001b"] == hero.code and OTHER_SIDES["18001b"] == (hero.code,)
