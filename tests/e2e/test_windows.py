"""Optional triggers: what Enter does, what is used without being asked about."""

from __future__ import annotations

from playwright.sync_api import expect

WINDOWS = """
scenario = "rhino"
seed = 6
[encounter]
deck = ["Advance", "Gang-Up", "Hydra Mercenary", "Shadow of the Past"]
[[player]]
hero = "spider-man:justice"
hand = ["Great Responsibility"]
"""


def test_enter_takes_no_price_and_a_free_trigger_may_always_be_used(visit, server):
    me = visit(server.load(WINDOWS))
    assert me.quiet() == "turn"
    me.end_turn()
    assert me.quiet() == "pick"  # cards to discard: none
    me.page.locator("#decision .btn--go").click()
    assert me.quiet() == "list"
    me.reads(me.option("play/"), "Great Responsibility")
    me.has(me.page.locator("#decision .opt.is-main"), 0)
    asked = me.title()
    me.page.keyboard.press("Enter")
    assert me.title() == asked
    me.page.keyboard.press("n")

    assert me.quiet() == "list"
    me.reads(me.option("use/"), "Spider-Sense")
    me.has(me.page.locator("#decision .opt.is-main"), 1)
    before = len(me.hand())
    me.button("Always use Spider-Sense").click()
    expect(me.page.locator("#decision")).not_to_contain_text("Always use")
    me.quiet()
    assert len(me.hand()) == before + 1
    while (state := me.quiet()) != "turn":  # until one's next turn
        me.page.keyboard.press("n") if state == "list" else me.step()
    me.open("/settings")
    me.reads(me.page.locator(".passing"), "Spider-Sense")
    me.button("Ask again").click()
    me.has(me.page.locator(".passing"), 0)
