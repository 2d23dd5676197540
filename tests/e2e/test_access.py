"""axe-core finds nothing serious on any screen: phone and laptop, dark and light."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.e2e.positions import LOST, SOLO

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const node = n => `${n.html.slice(0, 160)} ${n.any[0]?.message ?? ''}`;
  const found = await axe.run(document, {resultTypes: ['violations']});
  return found.violations.filter(v => ['serious', 'critical'].includes(v.impact))
    .map(v => `${v.id}: ${v.help}: ${v.nodes.slice(0, 4).map(node).join(' | ')}`);
}"""


@pytest.fixture(scope="module")
def axe():
    if not AXE.exists():
        said = "no axe-core here (npm --prefix web ci)"
        pytest.fail(said) if os.environ.get("CI") else pytest.skip(said)
    return AXE.read_text(encoding="utf-8")


@pytest.fixture
def check(axe):
    """Look at the page as it is now. What was found is told at the end, of all screens at once."""
    found = []

    def look(me, name):
        me.shot(name)
        me.page.evaluate(axe)
        found.extend(f"{name}: {told}" for told in me.page.evaluate(RUN))

    yield look
    assert not found, "\n".join(found)


def to_the_defense(me):
    me.choose("change_form")
    me.quiet()
    me.end_turn()
    defense = me.page.locator(".opts--def")
    while me.quiet() != "turn" and not defense.count():
        me.acts(me.now())
    assert defense.count() == 1


def windows(me, check):
    """A card to read, the rules, the menu, the log."""
    page = me.page
    page.locator(".hand .fan [data-id]").first.click(button="right")
    page.locator(".dialog--read").wait_for()
    check(me, "card")
    page.keyboard.press("Escape")
    me.button("Rules").click()
    page.locator(".rules input").fill("guard")
    page.locator(".ruletext, .rules__t").first.wait_for()
    check(me, "rules")
    page.keyboard.press("Escape")
    me.button("Menu").click()
    check(me, "menu")
    page.locator(".dialog .btn:has(use[href='#i-log'])").click()
    page.locator(".log--window").wait_for()
    check(me, "log")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_nothing_serious(visit, server, check, size, theme):
    me = visit(size=size, theme=theme)
    me.page.locator(".btn--big").wait_for()
    check(me, "new game")
    me.open(server.load(SOLO))
    assert me.quiet() == "turn"
    check(me, "turn")
    me.press("Web-Shooter")
    assert me.quiet() == "pay"
    check(me, "payment")
    me.page.locator("#decision footer .btn--ghost").click()
    assert me.quiet() == "turn"
    to_the_defense(me)
    check(me, "defense")
    windows(me, check)
    me.open(server.load(LOST))
    me.quiet()
    me.end_turn()
    me.play_to_the_end(3)
    me.has(me.page.locator(".charts svg"), 2)
    check(me, "summary")
