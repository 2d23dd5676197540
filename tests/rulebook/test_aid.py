"""The player aid: made of the rule book's points, in both languages."""

from __future__ import annotations

import re

import pytest
from tests.books import CHAMPIONS

from quickstrike.rulebook.aid import as_html, as_text, sections
from quickstrike.rulebook.book import BookError

BOOK = CHAMPIONS.book()
AID = CHAMPIONS.aid


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_says_what_belongs_on_it(lang):
    found = sections(BOOK, AID)
    text = as_text(found, lang, 10_000)
    for rule in (
        "rr:player-turn.2",
        "rr:end-of-player-phase.3",
        "rr:villain-phase.4",
        "rr:attack-enemy-activation.6",
        "rr:scheme-enemy-activation.7",
        "rr:ability.20",
        "rr:status-cards.2",
        "setup:15.1",
        "rr:player-turn.7",
        "rr:villain-phase.8",
        "rr:end-of-player-phase.6",
        "rr:attack-player-ability-type.2",
        "rr:thwart.1",
        "rr:recover.1",
        "rr:ally-limit.1",
        "rr:reveal.4",
        "rr:reveal.5",
        "rr:reveal.3",
        "rr:reveal.7",
        "rr:reveal.8",
        "rr:main-scheme-main-scheme-deck.3",
        "rr:main-scheme-main-scheme-deck.9",
        "rr:villain-defeat.3",
        "rr:player-elimination.3",
        "rr:resource-ability.2",
        "rr:interrupt.1",
        "rr:response.1",
        "rr:forced.1",
        "rr:when-defeated-abilities.1",
        "rr:ability.16",
        "rr:nemesis-encounter-set.1",
        "deck:2.1",
        "deck:5.1",
        "rr:modular-encounter-set.2",
        "deck:8.1",
    ):
        entry, _, n = rule.partition(".")
        assert BOOK.words(BOOK[entry].points[int(n) - 1].text[lang], lang) in text
    for keyword in ("rr:guard", "rr:peril", "rr:surge", "rr:quickstrike"):
        assert BOOK[keyword].title[lang] in text
    assert "[" not in text and "rr:" not in text
    assert {"en": "Ally Limit: Three", "fr": "Limite d'alliés : Trois"}[lang] in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_has_two_sides_and_says_the_same(lang):
    found = sections(BOOK, AID)
    page = as_html(found, lang, "A & B", "notice")
    assert page.count('class="page"') == 2 and "A &amp; B" in page and f'lang="{lang}"' in page
    assert page.count("<li") == sum(len(s.rows) for s in found)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_setup_has_the_numbers_of_the_book_and_one_row_for_each_step(lang):
    page = as_html(sections(BOOK, AID), lang, "A", "B")
    assert re.findall(r'<li value="(\d+)">', page) == [str(n) for n in range(1, 17)]
    whole = " ".join(BOOK.words(p.text[lang], lang) for p in BOOK["setup:12"].points)
    assert f" 12. {whole}" in as_text(sections(BOOK, AID), lang, 10_000)


def test_only_sections_of_terms_set_the_word_before_a_colon_in_bold(tmp_path):
    file = tmp_path / "aid.toml"
    for terms in ("true", "false"):
        file.write_text(f'[[section]]\npage = 1\ntitle.en = "X"\nshow = ["rr:keywords.6"]\nterms = {terms}')
        page = as_html(sections(BOOK, file), "en", "A", "B")
        assert ("<b>Guard</b>:" in page) is (terms == "true")


def test_a_short_section_stays_in_one_column():
    page = as_html(sections(BOOK, AID), "en", "A", "B")
    assert '<section class="short"><h2>Winning and losing' in page
    assert "<section><h2>Keywords" in page


@pytest.mark.parametrize(
    "show, why", [("rr:nothing", "no entry"), ("rr:guard.99", "has"), ("rr:guard.3-1", "has"), ("Guard", "no entry")]
)
def test_a_rule_that_is_not_there_is_told_of(tmp_path, show, why):
    file = tmp_path / "aid.toml"
    file.write_text(f'[[section]]\npage = 1\ntitle.en = "X"\nshow = ["{show}"]')
    with pytest.raises(BookError, match=why):
        sections(BOOK, file)
