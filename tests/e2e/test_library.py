"""Cards to look through: all that a card says can be read without opening it, and a filter says in words what it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

CUT = "all => all.filter(e => e.scrollHeight > e.clientHeight + 1).length"


@pytest.mark.parametrize("size", ["small", "phone", "lying"])
def test_cards_stand_there_with_their_whole_text_or_as_pictures(visit, size):
    me = visit("/cards?q=aunt+may", size=size)
    tile = me.page.locator(".tile", has_text="Aunt May").first
    expect(tile).to_contain_text("Exhaust")  # what using her costs, which no gist says
    assert me.wrong(lambda: me.page.locator(".tile__x").evaluate_all(CUT)) == 0
    me.button("Pictures", exact=True).click()
    me.has(me.page.locator(".tile"), 0)
    me.page.reload()
    expect(me.page.locator(".cardgrid .card[data-size=hand]").first).to_be_visible()
    me.has(me.page.locator(".tile"), 0)


def test_a_hero_of_dice_throne_and_what_is_looked_for_are_a_link(visit):
    me = visit("/cards/dicethrone", lang="fr")
    me.page.locator(".dlib__h button", has_text="Thor").click()
    me.page.locator(".dlib [type=search]").fill("mjolnir")
    me.has(me.page.locator(".dlib .dcard:not(:has-text('Mjolnir'))"), 0)
    found = me.page.locator(".dlib .dcard").count()
    assert found
    me.page.reload()
    me.reads(me.page.locator(".dlib__a h2"), "Thor")
    me.has(me.page.locator(".dlib .dcard"), found)


def test_an_aspect_is_chosen_by_its_name(visit):
    me = visit("/cards", lang="fr", size="phone")
    chip = me.page.locator(".chipset--aspect button", has_text="Commandement")
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    me.page.wait_for_function(
        """() => { const all = [...document.querySelectorAll('.tile')];
          return all.length && all.every(e => e.dataset.frame === 'leadership'); }"""
    )


def test_a_deck_is_made_on_a_phone_by_fingers(visit):
    me = visit("/decks", size="phone")
    me.page.locator(".face", has_text="Captain Marvel").first.click()
    me.page.locator(".wbegin .asp").first.click()
    me.has(me.page.locator(".wdeck .asp span:visible"), 5)  # every aspect says which it is
    me.page.locator(".wtabs button").nth(1).click()
    tile = me.page.locator(".tile", has_text="Mean Swing")
    more = tile.get_by_role("button", name="more")
    box = more.bounding_box()
    assert min(box["width"], box["height"]) >= 40
    more.click()
    me.reads(tile.locator(".wcount b"), "1/")


def test_the_search_stays_where_it_is_however_few_cards_are_left(visit):
    me = visit("/cards")
    field = me.page.locator(".facets input")
    before = field.bounding_box()["y"]
    field.fill("nick fury")
    me.page.wait_for_function("() => document.querySelectorAll('.tile').length < 5")
    assert field.bounding_box()["y"] == before


@pytest.mark.parametrize("path", ["/cards", "/history", "/learn"])
def test_large_french_letters_fit_a_phone(visit, path):
    me = visit("/", lang="fr", size="phone")
    me.page.locator(".gtile .btn--go").first.click()  # a game for the history
    expect(me.page.locator(".tablepage")).to_be_visible()
    me.page.evaluate("localStorage['quickstrike.settings'] = JSON.stringify({lang: 'fr', text: 125})")
    me.open(path)
    expect(me.page.locator("main h1")).to_be_visible()
    if path == "/history":
        expect(me.page.locator(".history__t th[scope=row]").first).to_be_visible()
    seen = "(e => e.scrollWidth > 391 ? e.scrollWidth : 0)(document.documentElement)"  # 390, and nothing that grew it
    assert me.wrong(lambda: me.page.evaluate(seen)) == 0
    if path == "/cards":
        me.button("Images", exact=True).click()  # nothing lies over it, and it is not cut


def test_a_card_of_the_vs_system_is_read_at_an_address_of_its_own(visit):
    me = visit("/cards/vs?q=burning")
    me.page.locator(".vlib__b", has_text="Burning Baton").click()
    read = me.page.locator(".dialog--vread")
    me.reads(read.locator(".ruletext"), "Equipment")
    assert "card=ashen-choir" in me.page.url
    read.get_by_role("button", name="FR").click()
    me.reads(read.locator(".vcard"), "Équipement")
    me.page.reload()
    expect(read).to_be_visible()
    me.page.locator(".dialog--vread .dialog__h button").click()
    me.has(read, 0)
    expect(me.page).to_have_url(re.compile(r"\?q=burning$"))


@pytest.mark.parametrize(
    ("path", "card"), [("/cards", ".tile button"), ("/cards/vs", ".vlib__b"), ("/cards/dicethrone", ".dlib__b")]
)
def test_cards_that_were_read_leave_nothing_to_go_back_through(visit, path, card):
    me = visit("/history")
    me.page.locator(".topbar, .top").first.wait_for()
    me.open(path)
    before = me.page.evaluate("history.length")
    for n in range(3):
        me.page.locator(card).nth(n).click()
        expect(me.page).to_have_url(re.compile("card="))
        me.page.locator(".dialog__h button").last.click()
        expect(me.page).to_have_url(re.compile(f"{path}$"))
    assert me.page.evaluate("history.length") == before + 1  # the way forward to the last one
    me.page.go_back()
    expect(me.page).to_have_url(re.compile("/history$"))


def test_a_card_of_dice_throne_is_read_at_an_address_of_its_own(visit):
    me = visit("/cards/dicethrone?words=tip")
    me.page.locator(".dlib__b", has_text="Tip It!").click()
    read = me.page.locator(".dialog--dread")
    me.reads(read.locator(".ruletext"), "Instant Action")
    assert "card=" in me.page.url
    read.get_by_role("button", name="FR").click()
    me.reads(read.locator(".dcard"), "Pichenette")
    me.page.reload()
    expect(read).to_be_visible()
    me.page.locator(".dialog--dread .dialog__h button").click()
    me.has(read, 0)
    expect(me.page).to_have_url(re.compile(r"\?words=tip$"))
