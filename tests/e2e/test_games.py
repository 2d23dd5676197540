"""Games that are played to their end by clicking."""
from __future__ import annotations

import pytest
from tests.e2e.positions import LOST

HEADING = {"en": {"won": "Victory", "lost": "Defeat"}, "fr": {"won": "Victoire", "lost": "Défaite"}}
LANGS = pytest.mark.parametrize("lang", ["en", "fr"])


def check_summary(me):
    """The page says what the server knows: who has won, how, and what the cards did."""
    table, key = me.page.url.rsplit("/", 1)[1].split("#")
    history = me.server.get(f"/tables/{table}/history", key)
    page = me.page
    me.reads(page.locator(".fin h1"), HEADING[me.lang][history["result"]])
    me.has(page.locator(".charts svg"), 2)
    assert page.locator(".fin__s").inner_text().strip()
    return history


@pytest.mark.parametrize(("lang", "size"), [("en", "laptop"), ("fr", "phone")])
def test_a_solo_game_from_the_start_page_to_its_end(visit, lang, size):
    me = visit(lang=lang, size=size)
    me.begin("9")
    seen = me.play_to_the_end()
    assert {"pick", "turn", "pay", "list"} <= set(seen)
    history = check_summary(me)
    assert history["answers"] >= len(seen) - 1 and len(history["rounds"]) > 1
    assert me.page.locator(".deeds tbody tr").count() > 3
    me.shot("summary")


@pytest.mark.parametrize(("lang", "size"), [("en", "wide"), ("fr", "laptop")])
def test_a_game_two_handed_to_its_end(visit, lang, size):
    """One person holds both seats; the page turns to the one that must act."""
    me = visit(lang=lang, size=size)
    me.begin("5", others=[{"en": "She-Hulk", "fr": "Miss Hulk"}[lang]])
    acted = set()
    me.play_to_the_end(before=lambda: acted.add(me.seat()))
    assert acted == {0, 1}
    check_summary(me)
    me.shot("summary")


@LANGS
def test_a_defeat_is_told(visit, server, lang):
    me = visit(server.load(LOST), lang=lang)
    me.quiet()
    me.end_turn()
    me.play_to_the_end(3)
    assert check_summary(me)["result"] == "lost"
    me.shot("summary")


def test_after_the_game_it_is_looked_at_again_and_goes_another_way(visit, server):
    me = visit(server.load(LOST))
    me.quiet()
    me.end_turn()
    me.play_to_the_end(3)
    page = me.page
    page.locator(".replay input[type=range]").fill("0")
    me.reads(page.locator(".replay .scheme__n b").first, "6")
    address = page.url
    page.locator(".replay .btn--go").click()
    page.wait_for_url(lambda url: url != address)
    assert me.quiet() == "turn"
