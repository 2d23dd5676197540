"""The rule book in our own words: whole, in both languages, and found by whatever somebody types."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.books import CHAMPIONS

from quickstrike.rulebook import find, load
from quickstrike.rulebook.book import BookError
from quickstrike.rulebook.champions import waits

BOOK = CHAMPIONS.book()


def test_every_row_of_the_rules_reference_is_there():
    """The Rules Reference 1.6 has so many entries, steps of setup, deck rules, answers and errata."""
    kinds = Counter(e.kind for e in BOOK.values())
    assert kinds == {"rr": 206, "setup": 16, "deck": 11, "faq": 91, "errata": 54, "redirect": 45}


def test_all_links_lead_somewhere_and_both_languages_are_whole():
    assert BOOK.problems() == []


def test_every_entry_has_words():
    assert [e.id for e in BOOK.values() if not e.points and not e.to] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_answer_of_the_faq_stands_with_its_question(lang):
    assert [e.id for e in BOOK.values() if e.kind == "faq" and not e.points[0].head.get(lang, "").endswith("?")] == []


def test_every_product_that_an_entry_waits_for_has_a_name():
    waiting = [w for e in BOOK.values() if (w := waits(e))]
    assert waiting and all(w["en"] and w["fr"] for w in waiting)
    assert waits(BOOK["faq:mutant-genesis-expansion:powerful-punch:1"]) == {
        "en": "Powerful Punch (32014, Mutant Genesis expansion)",
        "fr": "Coup de Poing Puissant (32014, extension La Genèse des Mutants)",
    }
    assert waits(BOOK["faq:sinister-motives-expansion:scenario-5-venom-goblin:1"])["en"] == "Sinister Motives expansion"
    assert waits(BOOK["faq:core-set:assault:1"]) == {} == waits(BOOK["rr:guard"])


@pytest.mark.parametrize(
    "typed, id",
    [
        ("overkill", "rr:overkill"),
        ("rr:overkill", "rr:overkill"),
        ("Overkil", "rr:overkill"),
        ("surge", "rr:surge"),
        ("déferlement", "rr:overkill"),
        ("renfort", "rr:surge"),
        ("RIPOSTE", "rr:retaliate-x"),
        ("sonné", "rr:stun-stunned"),
        ("guard", "rr:guard"),
        ("villain phase", "rr:villain-phase"),
        ("phase du méchant", "rr:villain-phase"),
        ("mulligan", "setup:15"),
        ("hazards", "rr:hazard-icon"),
        ("keyword", "rr:keywords"),
        ("resources", "rr:resource"),
        ("hinderance", "rr:hinder-x"),
        ("when do I draw", "rr:draw-drawing-cards"),
        ("tough status", "rr:tough"),
        ("retaliate", "rr:retaliate-x"),
        ("quickstike", "rr:quickstrike"),
        ("damge", "rr:damage"),
    ],
)
def test_a_rule_is_found_in_both_languages_and_with_mistakes(typed, id):
    assert find(BOOK, typed)[0].id == id


@pytest.mark.parametrize(
    "typed, id",
    [
        ("lose the game", "rr:winning-the-game"),
        ("when do I lose", "rr:winning-the-game"),
        ("hand limit", "rr:hand-size"),
        ("search deck", "rr:search"),
        ("shuffle nemesis", "rr:nemesis-encounter-set"),
        ("cost zero", "rr:cost"),
        ("can I play an ally when I have three", "rr:ally-limit"),
        ("interrupt vs response", "rr:interrupt"),
        ("prevent damage", "rr:prevent"),
        ("draw cards", "rr:draw-drawing-cards"),
        ("deck size", "deck:2"),
        ("perdre la partie", "rr:winning-the-game"),
        ("ressource joker", "rr:wild-resource"),
        ("manigance secondaire", "rr:side-scheme"),
        ("jouer une carte", "rr:initiating-abilities"),
    ],
)
def test_all_the_words_count(typed, id):
    assert find(BOOK, typed)[0].id == id


@pytest.mark.parametrize(
    "typed, id",
    [
        ("tap", "rr:exhausted"),
        ("tie", "rr:first-player"),
        ("sequence", "rr:initiating-abilities"),
        ("graveyard", "rr:discard-pile"),
        ("épuiser", "rr:exhausted"),
        ("perce", "rr:piercing"),
        ("percer", "rr:piercing"),
        ("équipe", "rr:team-up"),
        ("alliés", "rr:ally"),
        ("inclinées", "rr:exhausted"),
        ("losing", "rr:winning-the-game"),
        ("abilities", "rr:ability"),
        ("défausses", "rr:discard"),
    ],
)
def test_other_words_and_other_forms_of_a_word_lead_there(typed, id):
    assert find(BOOK, typed)[0].id == id


@pytest.mark.parametrize("typed", ["rules", "équipe", "mission team is exhausted", "assault", "attack"])
def test_a_rule_comes_before_answers_and_errata_that_have_the_word_too(typed):
    kinds = [e.kind for e in find(BOOK, typed, most=400)]
    assert kinds[0] == "rr" and {"faq", "errata"} & {*kinds}


def test_an_entry_without_words_comes_last(tmp_path):
    (tmp_path / "x.toml").write_text(
        '[[entry]]\nid = "rr:a"\ntitle.en = "Lantern"\n'
        '[[entry]]\nid = "rr:b"\ntitle.en = "B"\n[[entry.point]]\nen = "Bring a lantern."'
    )
    assert [e.id for e in find(load(tmp_path), "lantern")] == ["rr:b", "rr:a"]


def test_a_redirect_leads_to_its_entry():
    redirects = [e for e in BOOK.values() if e.to]
    assert [e.id for e in redirects if find(BOOK, e.title["en"])[0].id not in e.to] == []


def test_nonsense_finds_nothing():
    assert find(BOOK, "xyzzyqwertz") == []
    assert find(BOOK, "  ") == [] and find(BOOK, "rr:nothere") == []


@pytest.mark.parametrize(
    "text, why",
    [
        ('[[entry]]\nid = "rr:a"', "title is missing"),
        ('[[entry]]\nid = "rr:a"\ntitle.en = "A"\ncolour = 1', "unknown key 'colour'"),
        ('[[entri]]\nid = "rr:a"', "'entri'"),
        ('[[entry]]\nid = "rr:a"\ntitle.en = "A"\n[[entry]]\nid = "rr:a"\ntitle.en = "A"', "there twice"),
        ("[[entry", "x.toml"),
    ],
)
def test_a_broken_file_is_told_of(tmp_path, text, why):
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(BookError, match=why):
        load(tmp_path)


def test_missing_words_and_dead_links_are_told_of(tmp_path):
    (tmp_path / "x.toml").write_text(
        '[[entry]]\nid = "rr:a"\ntitle.en = "A"\nsee = ["rr:b"]\n[[entry.point]]\nen = "See [rr:c]."'
    )
    assert load(tmp_path).problems() == [
        "rr:a: rr:b is no entry",
        "rr:a.1: [rr:c] is no entry",
        "rr:a: no fr title",
        "rr:a: no fr point 1",
    ]
