"""Settings that change the table: a key that was moved, a card that is never asked about."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.e2e.positions import SOLO


def test_a_key_is_moved_and_the_table_obeys_and_shows_it(visit, server):
    me = visit("/settings")
    me.page.get_by_label("Key for: menu").fill("g")
    me.page.get_by_label("Key for: end turn").fill("x")
    me.open(server.load(SOLO))
    assert me.quiet() == "turn"
    expect(me.page.locator("#decision [data-option=end_turn] kbd")).to_have_text("X")
    me.page.keyboard.press("m")  # means nothing any more
    me.page.keyboard.press("g")
    expect(me.page.locator(".dialog--side")).to_be_visible()


def test_a_card_that_is_passed_everywhere_is_in_the_settings_and_passed_at_the_next_table(visit, server):
    me = visit(server.load(SOLO))
    assert me.quiet() == "turn"
    me.page.locator(".hand .fan [data-id]", has_text="Web-Shooter").first.click(button="right")
    for word in ("mute this card", "in every game"):
        me.page.locator(".dialog--read .switch", has_text=word).click()
    me.page.locator(".dialog--read .switch[aria-checked=true]").nth(1).wait_for()
    me.open(server.load(SOLO))
    assert me.quiet() == "turn"
    me.page.keyboard.press("m")
    expect(me.page.locator(".dialog--side")).to_contain_text("Ask again")
    me.open("/settings")
    expect(me.page.locator(".passing li")).to_have_count(1)


def test_every_switch_is_kept_and_the_table_shows_it(visit, server):
    """Each is pressed once; what it changes is seen at a table after a reload."""
    me = visit("/settings")
    page = me.page
    switches = page.locator(".sets .switch")
    switches.first.wait_for()
    n = switches.count()
    before = switches.evaluate_all("all => all.map(x => x.ariaChecked)")
    for i in range(n):
        switches.nth(i).click()
    for choice in ("Light", "125 %", "Fast"):
        page.locator(".sets").get_by_role("button", name=choice, exact=True).click()
    page.locator(".sets input[type=range]").fill("30")
    page.reload()
    switches.first.wait_for()
    after = switches.evaluate_all("all => all.map(x => x.ariaChecked)")
    assert n >= 5 and all(a != b for a, b in zip(before, after, strict=True))
    assert page.locator(".sets input[type=range]").input_value() == "30"
    me.open(server.load(SOLO))
    assert me.quiet() == "turn"
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "still")
    expect(root).to_have_attribute("data-palette", "apart")
    assert root.evaluate("e => getComputedStyle(e).getPropertyValue('--letters')") == "1.25"
