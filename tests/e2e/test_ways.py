"""Ways in, out and back: an address without a page, Back with something open, and the way from every table to the other pages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

FOUND = "status of 404"


@pytest.mark.parametrize(
    ("path", "lang", "title"), [("/nothing", "fr", "Il n’y a rien"), ("/cards/foo", "en", "nothing")]
)
def test_an_address_without_a_page_says_so_and_leads_home(visit, path, lang, title):
    me = visit(path, lang=lang, size="phone", allow=[FOUND])
    me.reads(me.page.locator(".lost h1"), title)
    me.page.locator(".lost .btn--go").click()
    expect(me.page.locator(".gtile").first).to_be_visible()


def test_back_closes_the_menu_of_a_table_and_its_ways_come_back(visit):
    me = visit("/", size="phone")
    page = me.page
    page.locator(".gtile .btn--go").first.click()
    menu = page.locator(".dialog--side")
    page.get_by_role("button", name="Menu").click()
    expect(menu).to_be_visible()
    page.go_back()
    me.has(menu, 0)
    expect(page.locator(".tablepage")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    menu.get_by_role("button", name="Settings").click()
    expect(page.locator(".sets")).to_be_visible()
    expect(page.locator(".tablepage")).to_be_visible()  # settings lie over the table
    page.go_back()
    me.has(page.locator(".sets"), 0)
    expect(page.locator(".tablepage")).to_be_visible()
    me.has(menu, 0)


def test_back_leaves_a_deck_in_the_making_which_is_kept(visit):
    me = visit("/decks")
    page = me.page
    page.locator(".face", has_text="Captain Marvel").first.click()
    page.locator(".wbegin .asp").first.click()
    expect(page.locator(".wdeck h1")).to_contain_text("Captain Marvel")
    expect(page).to_have_url(re.compile(r"/decks\?edit$"))
    page.go_back()
    expect(page.locator(".wgoon")).to_contain_text("Captain Marvel")
    me.has(page.locator(".wbegin"), 0)  # what was chosen once is not asked again
    page.locator(".wgoon").click()
    expect(page.locator(".wdeck h1")).to_contain_text("Captain Marvel")
