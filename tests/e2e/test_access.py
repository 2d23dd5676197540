"""axe-core finds nothing serious on any screen: each on a phone and on a laptop, in the dark and in the light."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.e2e.positions import LOST, SOLO
from tests.e2e.test_dicethrone import LOW
from tests.e2e.test_vs import END

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const node = n => `${n.html.slice(0, 160)} ${n.any[0]?.message ?? ''}`;
  const found = await axe.run(document, {resultTypes: ['violations'], preload: false});
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


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("laptop", "light")])
def test_nothing_serious(visit, server, check, size, theme):
    me = visit(size=size, theme=theme, painted=True)
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


# Every page that is no table, and what shows that it is there.
PAGES = {
    "/": ".gtile",
    "/learn": ".lesson",
    "/campaigns": ".kind",
    "/decks": ".face",
    "/decks/vs": ".wready",
    "/cards": ".catalogue .card",
    "/cards?card=01001a": ".cardpage",
    "/cards/vs": ".vlib .vcard",
    "/cards/dicethrone": ".dlib .dcard",
    "/rules": ".rules__t",
    "/rules?rule=rr:guard": ".ruletext",
    "/history": ".history tbody tr",
    "/settings": ".switch",
    "/g/dicethrone": ".btn--big:not([disabled])",
    "/g/vs": ".btn--big:not([disabled])",
}


@pytest.mark.parametrize(("size", "theme", "lang"), [("phone", "light", "en"), ("laptop", "dark", "fr")])
def test_nothing_serious_on_the_pages_around_the_tables(visit, server, check, size, theme, lang):
    me = visit(server.load(SOLO), size=size, theme=theme, lang=lang, painted=True)
    assert me.quiet() == "turn"  # so that there is something to go on with, and a history
    for path, there in PAGES.items():
        me.open(path)
        me.page.locator(there).first.wait_for()
        check(me, path.replace("/", "-"))
    me.open("/decks")
    me.page.locator(".face").first.click()
    me.page.locator(".wbegin .asp").first.click()
    me.page.locator(".wdeck .ok").wait_for()
    check(me, "workshop")
    me.open("/campaigns")
    me.page.locator(".newcamp__go .btn--go").click()
    me.page.locator(".camplog").wait_for()
    check(me, "campaign")


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("laptop", "light")])
def test_nothing_serious_at_the_tables_of_the_other_games(visit, server, check, size, theme):
    me = visit("/", size=size, theme=theme, painted=True)
    for game, table in (("dicethrone", ".dt"), ("vs", ".vsys")):
        me.open("/")
        me.page.locator(f".gtile[data-game={game}] .btn--go").click()
        me.page.locator(f"{table} #dec-t").wait_for()
        check(me, game)
    for game, position in (("dicethrone", LOW.format(mine=9, yours=7)), ("vs", END)):
        me.open(server.load(position, game=game))
        me.page.locator("[data-option]:not([aria-disabled])").first.wait_for()
        me.page.locator(".topbar .tool--text").click()
        me.page.locator(".phint .lnk").wait_for()
        check(me, f"{game}-hint")
    me.open("/learn")
    me.page.locator(".lesson").first.click()
    me.page.locator(".coach__b .btn").first.wait_for()
    me.quiet()
    check(me, "lesson")
    seats = [{"starter": "spider-man:justice", "hold": "me"}, {"starter": "she-hulk:aggression", "hold": "friend"}]
    made = server.post("/tables", scenario="rhino", seats=seats, room=True)
    me.open(f"/t/{made['table']}#{made['host_key']}")
    me.page.locator(".room__go").wait_for()
    check(me, "room")
