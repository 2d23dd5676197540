"""The rule book in our own words: whole, in both languages, and found by whatever somebody types."""
from __future__ import annotations

from collections import Counter

import pytest

from quickstrike.rulebook import find, load
from quickstrike.rulebook.book import BookError
from quickstrike.rulebook.games import champions

BOOK = champions()


def test_every_row_of_the_rules_reference_is_there():
    """The Rules Reference 1.6 has so many entries, steps of setup, deck rules, answers and errata."""
    kinds = Counter(e.kind for e in BOOK.values())
    assert kinds == {"rr": 206, "setup": 16, "deck": 11, "faq": 91, "errata": 54, "redirect": 45}


def test_all_links_lead_somewhere_and_both_languages_are_whole():
    assert BOOK.problems() == []


def test_every_rule_has_words():
    assert [e.id for e in BOOK.values() if e.kind in ("rr", "setup", "deck") and not e.points] == []


@pytest.mark.parametrize("typed, id", [
    ("overkill", "rr:overkill"), ("rr:overkill", "rr:overkill"), ("Overkil", "rr:overkill"), ("surge", "rr:surge"),
    ("déferlement", "rr:overkill"), ("renfort", "rr:surge"), ("RIPOSTE", "rr:retaliate-x"),
    ("sonné", "rr:stun-stunned"),
    ("guard", "rr:guard"), ("villain phase", "rr:villain-phase"), ("phase du méchant", "rr:villain-phase"),
    ("mulligan", "setup:15"), ("hazards", "rr:hazard-icon"), ("keyword", "rr:keywords"), ("resources", "rr:resource"),
    ("hinderance", "rr:hinder-x"), ("when do I draw", "rr:draw-drawing-cards"), ("tough status", "rr:tough"),
    ("retaliate", "rr:retaliate-x"), ("quickstike", "rr:quickstrike"),
])
def test_a_rule_is_found_in_both_languages_and_with_mistakes(typed, id):
    assert find(BOOK, typed)[0].id == id


def test_a_redirect_leads_to_its_entry():
    redirects = [e for e in BOOK.values() if e.to]
    assert [e.id for e in redirects if find(BOOK, e.title["en"])[0].id not in e.to] == []


def test_nonsense_finds_nothing():
    assert find(BOOK, "xyzzyqwertz") == []
    assert find(BOOK, "  ") == [] and find(BOOK, "rr:nothere") == []


@pytest.mark.parametrize("text, why", [
    ('[[entry]]\nid = "rr:a"', "title is missing"),
    ('[[entry]]\nid = "rr:a"\ntitle.en = "A"\ncolour = 1', "unknown key 'colour'"),
    ('[[entri]]\nid = "rr:a"', "'entri'"),
    ('[[entry]]\nid = "rr:a"\ntitle.en = "A"\n[[entry]]\nid = "rr:a"\ntitle.en = "A"', "there twice"),
    ("[[entry", "x.toml"),
])
def test_a_broken_file_is_told_of(tmp_path, text, why):
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(BookError, match=why):
        load(tmp_path)


def test_missing_words_and_dead_links_are_told_of(tmp_path):
    (tmp_path / "x.toml").write_text(
        '[[entry]]\nid = "rr:a"\ntitle.en = "A"\nsee = ["rr:b"]\n[[entry.point]]\nen = "See [rr:c]."')
    assert load(tmp_path).problems() == [
        "rr:a: rr:b is no entry", "rr:a.1: [rr:c] is no entry", "rr:a: no fr title", "rr:a: no fr point 1"]
