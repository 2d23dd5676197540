"""Links that are copied: to a card, to a deck nobody has saved, to a moment of a game. Whoever opens them sees the same."""

from __future__ import annotations

import re

from playwright.sync_api import expect


def copied(me, button):
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button.click()
    expect(button).to_contain_text("Copied", ignore_case=True)
    return me.page.evaluate("navigator.clipboard.readText()").removeprefix(me.server.address)


def test_a_card_and_what_is_looked_for_are_links(visit):
    me = visit("/cards?q=web&card=01005")
    card = me.page.locator(".cardpage")
    assert copied(me, card.locator(".copylink")) == "/cards?card=01005"
    me.page.keyboard.press("Escape")
    assert copied(me, me.page.locator(".catalogue > header .copylink")) == "/cards?q=web"


def test_a_deck_in_the_making_is_a_link_for_somebody_else(visit):
    me = visit("/decks")
    me.page.locator(".face", has_text="She-Hulk").first.click()
    me.page.locator(".wbegin .asp").first.click()
    deck = me.page.locator(".wdeck")
    deck.locator("label input").first.fill("Élan & co")
    link = copied(me, deck.locator(".copylink"))
    other = visit(link)
    expect(other.page.locator(".wdeck h1")).to_contain_text("She-Hulk")
    expect(other.page.locator(".wdeck label input").first).to_have_value("Élan & co")
    rows = ".wlist li:not(.wkind)"
    assert other.page.locator(rows).all_inner_texts() == me.page.locator(rows).all_inner_texts()
    expect(other.page).to_have_url(re.compile(r"/decks\?edit$"))  # the deck itself stands no longer in it


def test_half_a_deck_in_an_address_is_refused_in_words(visit):
    me = visit("/decks#deck=eyJuYW1l", allow=["status of 4"])
    expect(me.page.locator(".breaches")).not_to_be_empty()


def test_a_moment_of_a_game_is_a_link_without_a_seat(visit):
    me = visit("/")
    me.page.locator(".gtile .btn--go").first.click()
    for _ in range(2):
        me.step()
    me.quiet()
    me.page.keyboard.press("m")
    me.page.locator(".dialog .btn", has_text="Replay").first.click()
    me.page.locator(".rbar .btn", has_text="‹").click()
    now = me.page.locator(".rbar__n")
    expect(now).to_have_text("1 / 2")
    link = copied(me, me.page.locator(".rbar .copylink"))
    assert "?replay=1#" in link and me.page.url.split("#")[1] not in link
    other = visit(link)
    expect(other.page.locator(".rbar__n")).to_have_text("1 / 2")
