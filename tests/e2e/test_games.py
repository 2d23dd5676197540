"""Games that are played to their end by clicking."""

from __future__ import annotations

import pytest
from tests.e2e.positions import LOST, NEARLY, SOLO

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


def test_a_solo_game_from_the_start_page_to_its_end(visit):
    me = visit()
    me.begin("3", skirmish=1)
    seen = me.play_to_the_end()
    assert {"pick", "turn", "pay", "list"} <= set(seen)
    history = check_summary(me)
    assert history["answers"] >= len(seen) - 1 and len(history["rounds"]) > 1
    assert me.page.locator(".deeds tbody tr").count() > 3
    me.shot("summary")


def test_a_game_two_handed_to_its_end(visit):
    """One person holds both seats; the page turns to the one that must act."""
    me = visit(lang="fr", size="phone")
    me.begin("3", others=["Miss Hulk"], skirmish=1)
    acted = set()
    me.play_to_the_end(before=lambda: acted.add(me.seat()))
    assert acted == {0, 1}
    check_summary(me)
    me.shot("summary")


@pytest.mark.parametrize(("lang", "size"), [("en", "lying"), ("fr", "laptop"), ("fr", "wide"), ("en", "phone")])
def test_the_end_of_a_game_at_every_size(visit, server, lang, size):
    me = visit(server.load(NEARLY), lang=lang, size=size)
    me.play_to_the_end(30, strike=True)
    assert len(check_summary(me)["rounds"]) > 1
    me.shot("summary")


@LANGS
def test_a_defeat_is_told(visit, server, lang):
    me = visit(server.load(LOST), lang=lang)
    me.quiet()
    me.end_turn()
    me.play_to_the_end(3)
    assert check_summary(me)["result"] == "lost"
    me.shot("summary")


def test_after_the_game_it_is_taken_back_and_played_again(visit, server):
    """Everything has been seen by then: the statistics say so. The same set-up once more is one click."""
    me = visit(server.load(LOST))
    me.quiet()
    me.end_turn()
    me.play_to_the_end(3)
    page = me.page
    page.locator(".finnext .btn", has_text="Undo").click()
    page.locator(".sumpage").wait_for(state="hidden")
    me.play_to_the_end(3)
    me.reads(page.locator(".fin__k"), "taken back")
    me.reads(page.locator(".summary .barfoot"), "1 undo after something hidden was seen")
    address = page.url
    page.locator(".summary .barfoot .btn--go").click()
    page.wait_for_url(lambda url: url != address)
    assert me.quiet() == "turn"
    me.has(page.locator(".sumpage"), 0)


def test_a_card_that_is_dragged_shows_its_targets(visit, server):
    me = visit(server.load(SOLO))
    me.quiet()
    me.take("change_form")
    me.reads(me.page.locator(".seat .plate"), "Spider-Man")
    me.quiet()
    page, mouse = me.page, me.page.mouse
    page.locator(".hand .fan [data-id]", has_text="Swinging Web Kick").hover()
    mouse.down()
    mouse.move(500, 350, steps=4)
    me.has(page.locator(".v-id .is-target"), 1)
    me.has(page.locator(".is-target"), 1)
    place = page.locator(".v-id [data-id]").bounding_box()
    mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    mouse.up()
    assert me.quiet() == "pay"
    page.locator("#decision footer .btn--go").click()
    me.reads(page.locator(".v-hp b"), "4")
