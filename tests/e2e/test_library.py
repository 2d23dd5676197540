"""Cards to look through: all that a card says can be read without opening it, and a filter says in words what it is."""

from __future__ import annotations

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
