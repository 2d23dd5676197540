"""Home: three games side by side, one click into each; the pages around them, on a phone and on a laptop."""

from __future__ import annotations

import json
import urllib.request

import pytest
from tests.e2e.test_sizes import fits, in_sight


@pytest.mark.parametrize(("game", "table"), [("champions", ".tablepage"), ("dicethrone", ".dt"), ("vs", ".vsys")])
def test_one_click_into_a_game(visit, game, table):
    me = visit("/", lang="fr" if game == "vs" else "en")
    me.has(me.page.locator(".gtile"), 3)
    me.page.locator(f".gtile[data-game={game}] .btn--go").click()
    me.page.locator(table).wait_for()
    me.page.locator(".topbar .brand").click()
    me.page.locator(".goon__b").first.wait_for()
    me.page.locator(".goon__b").first.click()
    me.page.locator(table).wait_for()


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("lying", "fr"), ("small", "en")])
def test_every_page_has_the_way_to_the_others(visit, size, lang):
    me = visit("/", size=size, lang=lang)
    page = me.page
    me.has(page.locator(".gtile"), 3)
    fits(me, "home")
    in_sight(me, page.locator(".gtile .btn--go").first)
    for path, there in (
        ("/learn", ".lesson"),
        ("/campaigns", ".kind"),
        ("/decks", ".face"),
        ("/cards", ".catalogue .card"),
        ("/history", "h1"),
        ("/rules", ".rules__t"),
        ("/settings", ".switch"),
        ("/g/dicethrone", ".btn--big"),
        ("/g/champions", ".poster"),
    ):
        if path.startswith("/g/"):
            me.open(path)
        else:
            page.locator(f".places a[href='{path}']").click()
        page.locator(there).first.wait_for()
        fits(me, path.replace("/", "-"))
        me.has(page.locator(".places a"), 8)
    page.locator(".places a[href='/settings']").click()
    page.get_by_role("button", name="FR" if lang == "en" else "EN", exact=True).first.click()
    me.reads(page.locator("h1"), "Réglages" if lang == "en" else "Settings")


def test_it_can_be_installed(visit, server):
    me = visit("/")
    link = me.page.locator("link[rel=manifest]").get_attribute("href")
    with urllib.request.urlopen(server.address + link) as got:
        told = json.load(got)
        assert got.headers["content-type"].startswith("application/manifest+json")
    assert told["start_url"] == "/" and told["display"] == "standalone" and told["icons"]
