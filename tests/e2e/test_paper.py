"""The player aid on paper: one sheet, both sides."""

from __future__ import annotations

import re

import pytest
from tests.books import CHAMPIONS

from quickstrike.rulebook.aid import as_html, sections
from quickstrike.rulebook.champions import AID


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_aid_is_two_printed_pages(browser, lang):
    page = browser.new_page()
    page.set_content(as_html(sections(CHAMPIONS.book(), AID), lang, "Marvel Champions", "notice"))
    pdf = page.pdf(prefer_css_page_size=True)
    page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 2
