"""The player aid on paper: one sheet, both sides."""

from __future__ import annotations

import re

import pytest
from tests.books import CHAMPIONS, VS

from quickstrike.rulebook.aid import as_html, sections


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("book", [CHAMPIONS, VS], ids=["champions", "vs"])
def test_the_aid_is_two_printed_pages(browser, book, lang):
    page = browser.new_page()
    page.set_content(as_html(sections(book.book(), book.aid), lang, "Player aid", "notice"))
    pdf = page.pdf(prefer_css_page_size=True)
    page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 2
