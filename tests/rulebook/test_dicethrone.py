"""The rule book of Dice Throne in our own words: whole, in both languages, and found by whatever somebody types."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.books import CHAMPIONS, DICETHRONE

from quickstrike.rulebook import find
from quickstrike.rulebook.search import is_id

BOOK = DICETHRONE.book()
ENGINE = Path(__file__).parents[2] / "src" / "quickstrike" / "dicethrone"
PHASES = (
    "upkeep-phase",
    "income-phase",
    "main-phase",
    "offensive-roll-phase",
    "targeting-roll-phase",
    "defensive-roll-phase",
    "main-phase-2",
    "discard-phase",
)
QUICK_REFERENCE = (
    "of-a-kind",
    "spendable-status-effects",
    "persistent-status-effects",
    "unique-status-effects",
    "attack",
    "ultimate-ability",
    "main-phase-action",
    "roll-phase-action",
    "instant-action",
    "in-addition",
    "defender",
    "collateral-damage",
    "undefendable-damage",
    "pure-damage",
    "incoming-damage",
    "companions",
    "gain",
    "large-straight",
    "inflict",
    "roll-x",
    "stack-limit",
    "attack-modifiers",
    "or",
    "small-straight",
    "roll-phase",
    "combat-points",
    "then",
    "final-dice-result",
    "heal",
    "isolated-source",
    "on-symbol",
    "roll-attempt",
    "selling",
    "steal",
)


def test_the_book_has_so_many_entries():
    assert Counter(e.kind for e in BOOK.values()) == {"dt": 89, "dtr": 27, "redirect": 3}


@pytest.mark.parametrize("slug", [*PHASES, *QUICK_REFERENCE])
def test_every_phase_and_every_word_of_the_quick_reference_has_an_entry(slug):
    assert BOOK[f"dt:{slug}"].points


def test_all_links_lead_somewhere_and_both_languages_are_whole():
    assert BOOK.problems() == []


def test_every_entry_has_words():
    assert [e.id for e in BOOK.values() if not e.points and not e.to] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_ruling_stands_with_its_question(lang):
    assert [e.id for e in BOOK.values() if e.kind == "dtr" and not e.points[0].head.get(lang, "").endswith("?")] == []


def test_every_ruling_names_the_rules_it_is_about():
    rulings = [e for e in BOOK.values() if e.kind == "dtr"]
    assert [e.id for e in rulings if not any(x.startswith("dt:") for x in e.see)] == []


def test_no_id_could_be_of_either_game():
    assert not BOOK.prefixes() & CHAMPIONS.book().prefixes()
    assert is_id(BOOK, "dt:nothere") and not is_id(BOOK, "rr:overkill") and not is_id(CHAMPIONS.book(), "dt:steal")


def test_the_engine_names_rules_that_are_there():
    known = {i for e in BOOK.values() if not e.to for i in (e.id, *e.point_ids())}
    named = {
        m
        for f in sorted(ENGINE.rglob("*.py"))
        for m in re.findall(r"\bdtr?:[a-z0-9-]+(?:\.\d+)?", f.read_text("utf-8"))
    }
    assert named and named <= known, named - known


@pytest.mark.parametrize(
    "typed, id",
    [
        ("collateral", "dt:collateral-damage"),
        ("dt:steal", "dt:steal"),
        ("dt:setup.3", "dt:setup"),
        ("colateral", "dt:collateral-damage"),
        ("collatéraux", "dt:collateral-damage"),
        ("entretien", "dt:upkeep-phase"),
        ("imparable", "dt:undefendable-damage"),
        ("vendre", "dt:selling"),
        ("round up", "dt:final-damage-total"),
        ("priorité", "dt:timing-conflicts"),
        ("active player", "dt:turn-phases"),
        ("coéquipier", "dt:two-against-two"),
        ("chef", "dt:king-of-the-hill"),
        ("grande suite", "dt:large-straight"),
        ("four of a kind", "dt:of-a-kind"),
        ("paquet vide", "dt:drawing-cards"),
        ("niveau III", "dt:hero-upgrades"),
        ("familier", "dt:companions"),
        ("tie", "dt:drawn-game"),
        ("dépenser un jeton", "dt:spendable-status-effects"),
        ("puis", "dt:then"),
        ("ou", "dt:or"),
        ("maximum health", "dt:health"),
        ("when is damage dealt", "dt:defensive-roll-phase"),
        ("how many cards can I keep", "dt:hand-limit"),
        ("pas cette fois", "dtr:not-this-time"),
        ("one die two effects", "dt:ability-description"),
        ("relancer", "dt:offensive-roll-phase"),
    ],
)
def test_a_rule_is_found_in_both_languages_and_with_mistakes(typed, id):
    assert find(BOOK, typed)[0].id == id


@pytest.mark.parametrize("typed", ["interrupt", "heal", "level iii", "soins", "ultimate"])
def test_a_rule_comes_before_rulings_that_have_the_word_too(typed):
    kinds = [e.kind for e in find(BOOK, typed, most=200)]
    assert kinds[0] == "dt" and "dtr" in kinds


def test_nonsense_finds_nothing():
    assert find(BOOK, "xyzzyqwertz") == [] == find(BOOK, "dt:nothere")
