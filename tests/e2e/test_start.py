"""The start page: a new game, decks and saves from elsewhere."""

from __future__ import annotations

import pytest
from tests.e2e.positions import SOLO

from quickstrike.champions.decks import write_deck
from quickstrike.champions.scenarios import starter_deck


def test_a_new_game_and_the_choice_is_remembered(visit):
    me = visit()
    page = me.page
    page.locator(".poster", has_text="Klaw").click()
    page.locator(".picks .pick__art").click()
    page.locator(".dialog--faces .face", has_text="Iron Man").click()
    page.locator(".btn--big").click()
    assert me.quiet() == "pick"
    me.reads(page.locator(".v-dash .plate"), "Klaw")
    page.locator("#decision .pickc").first.click()
    page.locator("#decision footer .btn--go").click()
    assert me.quiet() == "turn"
    me.has(page.locator(".fan .fan__c"), 6)
    page.locator(".brand").click()
    page.locator(".gtile[data-game=champions] a.btn").click()
    me.ticked(page.locator(".poster", has_text="Klaw").locator("input"))
    me.reads(page.locator(".picks .pick h2"), "Iron Man")
    page.locator(".goon__b").first.click()
    assert me.quiet() == "turn"


@pytest.mark.parametrize(("lang", "hero", "cards"), [("en", "She-Hulk", "40 cards"), ("fr", "Miss Hulk", "40 cartes")])
def test_a_bad_deck_is_told_and_a_good_one_taken(visit, lang, hero, cards):
    me = visit(lang=lang)
    page = me.page
    page.locator(".pick__d .lnk").click()
    field = page.locator(".decktext textarea")
    field.fill("3x No Such Card")
    me.reads(page.locator(".breaches"), "No Such Card")
    good = write_deck(starter_deck("she-hulk"), "marvelcdb")
    field.fill("\n".join(line for line in good.splitlines() if "Haymaker" not in line))
    me.reads(page.locator(".breaches li").first, "40")
    me.shot("bad-deck")
    field.fill(good)
    me.reads(page.locator(".decktext .ok"), hero)
    me.reads(page.locator(".decktext .ok"), cards)
    page.locator(".btn--big").click()
    assert me.quiet() == "pick"
    me.reads(page.locator(".seat .plate"), "Jennifer Walters")


def test_a_save_goes_out_and_comes_in(visit, server):
    me = visit(server.load(SOLO), allow=["422"])
    me.quiet()
    me.take("change_form")
    me.reads(me.page.locator(".seat .plate"), "Spider-Man")
    me.quiet()
    me.button("Menu").click()
    with me.page.expect_download() as download:
        me.page.locator(".dialog .exports .btn").first.click()
    save = me.folder / "save.json"
    download.value.save_as(save)
    before = me.table()
    me.page.goto(server.address)
    me.page.locator("details.goon summary").click()
    me.page.locator("details.goon textarea").fill('{"quickstrike": 99}')
    me.page.locator("details.goon .btn").click()
    me.reads(me.page.locator("[role=alert]", has_text="."), "99")
    me.page.locator("details.goon input[type=file]").set_input_files(save)
    assert me.quiet() == "turn"
    assert me.table() == before
