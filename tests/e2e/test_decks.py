"""The deck workshop: a deck is built card by card, imported and written again, tried out, kept, and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from quickstrike import dicethrone
from quickstrike.champions.decks import write_deck
from quickstrike.champions.scenarios import starter_deck

OWN = 15  # cards of a hero's own


def legal(me):
    return me.page.locator(".wdeck .ok")


def test_a_deck_is_built_card_by_card_until_it_is_legal(visit):
    me = visit("/decks")
    page = me.page
    page.locator(".face", has_text="Spider-Man").first.click()
    page.locator(".wbegin").get_by_role("button", name="Own cards only").click()
    me.reads(page.locator(".wdeck .breaches"), "40")
    assert page.locator(".wdeck .breaches a").first.get_attribute("href").startswith("/rules?rule=")
    page.locator(".wdeck .asp", has_text="Justice").click()
    more = page.locator(".wpool .wcount button:not([disabled])", has_text="+")
    for _ in range(40 - OWN):
        more.first.click()
    me.reads(legal(me), "40")
    me.has(page.locator(".wcurve span"), 6)
    page.locator(".wdeck summary", has_text="Sample hand").click()
    page.locator(".whand .btn").click()
    me.has(page.locator(".whand .card"), 6)
    me.shot("built")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_deck_comes_in_is_kept_goes_out_and_is_played(visit, lang):
    me = visit("/decks", lang=lang, size="phone" if lang == "fr" else "laptop")
    page = me.page
    page.locator("details.goon summary").click()
    page.locator("details.goon textarea").fill(write_deck(starter_deck("she-hulk"), "marvelcdb"))
    page.locator("details.goon .btn").click()
    me.reads(legal(me), "40")
    with page.expect_response(re.compile("/api/v1/decks$")):  # a page that is loaded anew drops what is on its way
        page.locator(".wdeck .wrow .btn:not(.btn--go)").first.click()
    out = page.locator(".wdeck details").last
    out.locator("summary").click()
    for form in ("text", "marvelcdb", "json", "octgn"):
        out.locator("select").select_option(form)
        with page.expect_response(re.compile("/decks/write$")):
            out.locator(".btn").click()
        expect(out.locator(".wout")).not_to_be_empty()
    page.reload()
    page.locator(".wdeck .lnk").first.click()
    page.locator(".goon__b").first.click()
    me.reads(legal(me), "40")
    page.locator(".wdeck .btn--go").click()
    page.locator(".btn--big").click()
    assert me.quiet() == "pick"
    me.reads(page.locator(".seat .plate"), "Jennifer Walters")


def test_a_deck_is_tried_out_by_the_bot(visit):
    me = visit("/decks")
    page = me.page
    page.locator(".face", has_text="Captain Marvel").click()
    page.locator(".wbegin .asp").first.click()
    trial = page.locator(".wdeck details", has=page.locator(".wtrial"))
    trial.locator("summary").click()
    trial.locator(".btn").click()
    expect(trial.locator("[role=status]")).to_contain_text("%", timeout=120_000)
    me.shot("tried")


def test_a_deck_of_the_vs_system_is_built_kept_and_played(visit):
    me = visit("/decks/vs", lang="fr")
    page = me.page
    page.locator(".wready", has_text="Tenir la ligne").locator(".btn").click()
    me.reads(legal(me), "60")
    page.locator(".wlist .wcount button", has_text="−").first.click()
    me.reads(page.locator(".wdeck .breaches"), "59")
    assert page.locator(".wdeck .breaches a").first.get_attribute("href") == "/rules?rule=vs:101.1"
    page.locator(".wpool input").fill("ancre")
    page.locator(".wpool .wcount button:not([disabled])", has_text="+").first.click()
    me.reads(legal(me), "60")
    page.locator(".wdeck summary").first.click()
    page.locator(".whand .btn").click()
    me.has(page.locator(".whand .vcard"), 4)
    page.locator(".wdeck input").fill("Le mien")
    me.shot("vs")
    page.locator(".wdeck .btn--go").click()
    expect(page.locator(".pick .face[aria-pressed=true]").first).to_have_text(re.compile("Le mien"))
    page.locator(".btn--big").click()
    me.reads(page.locator(".vsys"), "Le mien")


def test_a_hero_file_is_checked(visit):
    me = visit("/decks/dicethrone")
    page = me.page
    text = (Path(dicethrone.__file__).with_name("heroes") / "thor.toml").read_text()
    page.locator(".wdeck textarea").fill(text.replace('"hammer"', '"hamer"', 1))
    page.locator(".wdeck .btn--go").click()
    me.reads(page.locator(".breaches"), "hamer")
    page.locator(".wdeck textarea").fill(text)
    page.locator(".wdeck .btn--go").click()
    me.has(page.locator(".wdeck .ok"), 1)
    me.has(page.locator(".dlib__h button"), 1)
