"""A campaign in the browser: begun, a scenario played at a table, its result in the log, resumed after a reload."""

from __future__ import annotations

from playwright.sync_api import expect


def test_a_campaign_is_begun_played_and_resumed(visit):
    me = visit("/campaigns")
    page = me.page
    page.locator(".kind", has_text="First Strike").click()
    page.get_by_role("button", name="Begin the campaign").click()
    expect(page.locator(".track [data-stand=next]")).to_contain_text("Rhino")
    page.get_by_role("button", name="Play Rhino").click()
    assert me.quiet() == "pick"
    page.goto(f"{me.server.address}/campaigns")  # left in the middle
    page.locator(".camp").click()
    page.get_by_role("button", name="Continue the game").click()
    assert me.quiet() == "pick"
    page.keyboard.press("Enter")
    while me.quiet() != "turn":
        me.step()
    page.keyboard.press("m")
    page.locator(".dialog .btn--bad").click()
    page.locator(".dialog .btn--bad").click()
    page.get_by_role("button", name="On with the campaign").click()
    expect(page.locator(".played li")).to_contain_text("Defeat")
    expect(page.get_by_role("button", name="Try Rhino again")).to_be_visible()
    me.shot("campaign")
