"""The player aid: made of the rule book's points, in both languages."""
from __future__ import annotations

import pytest

from quickstrike.rulebook.aid import as_html, as_text, sections
from quickstrike.rulebook.book import BookError
from quickstrike.rulebook.games import AID, champions

BOOK = champions()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_says_what_belongs_on_it(lang):
    found = sections(BOOK, AID)
    text = as_text(found, lang, 10_000)
    for rule in ("rr:player-turn.2", "rr:end-of-player-phase.3", "rr:villain-phase.4", "rr:attack-enemy-activation.6",
                 "rr:scheme-enemy-activation.7", "rr:ability.20", "rr:status-cards.2", "setup:15.1"):
        entry, _, n = rule.partition(".")
        assert BOOK.words(BOOK[entry].points[int(n) - 1].text[lang], lang) in text
    for keyword in ("rr:guard", "rr:peril", "rr:surge", "rr:quickstrike"):
        assert BOOK[keyword].title[lang] in text
    assert "[" not in text and "rr:" not in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_has_two_sides_and_says_the_same(lang):
    found = sections(BOOK, AID)
    page = as_html(found, lang, "A & B", "notice")
    assert page.count('class="page"') == 2 and "A &amp; B" in page and f'lang="{lang}"' in page
    assert page.count("<li>") == sum(len(s.rows) for s in found)


@pytest.mark.parametrize("show, why", [
    ("rr:nothing", "no entry"), ("rr:guard.99", "has"), ("rr:guard.3-1", "has"), ("Guard", "no entry")])
def test_a_rule_that_is_not_there_is_told_of(tmp_path, show, why):
    file = tmp_path / "aid.toml"
    file.write_text(f'[[section]]\npage = 1\ntitle.en = "X"\nshow = ["{show}"]')
    with pytest.raises(BookError, match=why):
        sections(BOOK, file)
