"""Looking back: every game, finished or not, at every size; to and fro by buttons, keys, lines of the log; another way from there."""

from __future__ import annotations

import json
from functools import cache

import pytest
from playwright.sync_api import expect
from tests.e2e.people import SIZES
from tests.e2e.positions import LOST

from quickstrike import games

REPLAY = {"en": "Replay", "fr": "Revoir la partie"}
HALF = {"champions": 60, "dicethrone": 50, "vs": 45}  # answers
TABLE = {"champions": ".villain", "dicethrone": ".dplate", "vs": ".vfield"}

# What is cut off or covered: of the bar, of the line that is shown, of the table's own things.
AWRY = """([table]) => {
  const inside = (e) => {
    const r = e.getBoundingClientRect();
    return r.width > 0 && r.height > 0 && r.left >= -1 && r.top >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1;
  };
  const found = [];
  for (const e of document.querySelectorAll('.rbar :is(button, select, input, b)'))
    if (getComputedStyle(e).display !== 'none' && !inside(e)) found.push(`not in the window: ${e.ariaLabel ?? e.className}`);
  for (const e of document.querySelectorAll('.rbar :is(button, select)')) {
    const r = e.getBoundingClientRect(), there = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    if (r.width && there !== e && !e.contains(there)) found.push(`covered: ${e.ariaLabel}`);
  }
  const bar = document.querySelector('.rbar').getBoundingClientRect();
  for (const e of document.querySelectorAll(table)) if (e.getBoundingClientRect().top < bar.bottom - 2) found.push(`${table} is under the bar`);
  const list = document.querySelector('.rlog ol').getBoundingClientRect(), line = document.querySelector('.rlog [aria-current]');
  if (!inside(document.querySelector('.rlog')) || list.height < 60) found.push(`log ${Math.round(list.height)} px high`);
  if (!line) found.push('no line is marked');
  else if (line.getBoundingClientRect().top < list.top - 2 || line.getBoundingClientRect().top > list.bottom - 12) found.push('the line is out of sight');
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window');
  return found;
}"""


@cache
def under_way(game):
    """A game between bots that is not over."""
    kit = games.kit(game)
    g = kit.setting()().new("3")
    bot = kit.bot_of(kit.clever)
    while len(g.answers) < HALF[game]:
        assert g.decision is not None
        g.answer(bot.choose(g, g.decision))
    return g.save()


def menu(me):
    me.page.locator(".topbar .tools .tool").last.click()
    me.page.locator(".dialog .btn", has_text=REPLAY[me.lang]).first.click()


def at(me, n):
    expect(me.page.locator(".rbar__n")).to_have_text(f"{n[0]} / {n[1]}")
    expect(me.page.locator(".rtrack input")).to_have_value(str(n[0]))


@pytest.mark.parametrize("game", HALF)
@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [("lying", "en", "dark"), ("phone", "fr", "light"), ("small", "fr", "dark"), ("wide", "en", "light")],
)
def test_a_game_under_way_opens_where_it_stands(visit, server, game, size, lang, theme):
    of = HALF[game]
    made = server.post("/tables/load", text=under_way(game), game=game)
    me = visit(f"/t/{made['table']}?replay#{made['host_key']}", size=size, lang=lang, theme=theme)
    page = me.page
    expect(page.locator(TABLE[game]).first).to_be_visible()
    at(me, (of, of))
    assert me.wrong(lambda: page.evaluate(AWRY, [TABLE[game]])) == []
    line = page.locator(".rlog button").nth(6)
    n = int(line.get_attribute("data-n"))
    line.click()
    at(me, (n, of))
    expect(line).to_have_attribute("aria-current", "step")
    assert me.wrong(lambda: page.evaluate(AWRY, [TABLE[game]])) == []
    for key, shown in (("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("End", of), ("ArrowLeft", of - 1)):
        page.keyboard.press(key)
        at(me, (shown, of))
    page.keyboard.press("Escape")
    page.locator(".rbar").wait_for(state="detached")
    assert "replay" not in page.url
    page.locator("#dec-t").first.wait_for()


@pytest.mark.parametrize("game", HALF)
def test_the_menu_of_every_table_has_it(visit, server, game):
    me = visit(server.load(under_way(game), game=game))
    me.page.locator(".topbar .tools .tool").last.wait_for()
    menu(me)
    at(me, (HALF[game], HALF[game]))
    jump = me.page.locator(".rjump").last
    jump.select_option(index=1)
    first = int(me.page.locator(".rtrack input").input_value())
    assert first < HALF[game]
    me.page.keyboard.press("Home")
    me.page.locator(".rbar__play").focus()
    me.page.locator(".rbar__pace").click()
    me.page.locator(".rbar__play").click()  # at twice the pace: it goes on by itself
    expect(me.page.locator(".rtrack input")).not_to_have_value("0")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_after_the_game_it_is_looked_at_again_and_goes_another_way(visit, server, lang):
    me = visit(server.load(LOST), lang=lang)
    me.quiet()
    me.end_turn()
    me.play_to_the_end(3)
    page = me.page
    page.locator(".finnext .btn", has_text=REPLAY[lang]).click()
    page.locator(".rlog [aria-current]").wait_for()
    page.keyboard.press("Home")
    me.reads(page.locator(".is-past .scheme__n b").first, "6")
    me.reads(page.locator(".is-past .hand"), {"en": "Backflip", "fr": "Salto"}[lang])
    address = page.url
    page.locator(".rbar__if").click()
    page.wait_for_url(lambda url: url != address)
    assert me.quiet() == "turn"


def test_from_the_history_and_to_where_the_game_turned(visit, server):
    me = visit(server.load(LOST))
    me.quiet()
    me.end_turn()
    me.play_to_the_end(3)
    page = me.page
    point = {"n": 1, "seat": 0, "clock": 1, "chance": 10, "played": "End turn", "better": "Thwart", "could": 60}
    before = {"n": 0, "seat": 0, "clock": 1, "chance": 60}
    found = json.dumps({"moments": [before, point], "next": None, "of": 2})
    page.route("**/review?*", lambda route: route.fulfill(body=found, content_type="application/json"))
    page.locator(".review .btn--go").click()
    page.locator(".turned .btn").first.click()
    expect(page.locator(".rtrack input")).to_have_value("1")
    me.has(page.locator(".rmarks .is-point"), 1)
    page.locator(".rbar__x").click()
    page.locator(".sumpage").wait_for()
    me.open("/history")
    page.get_by_role("button", name=REPLAY["en"]).first.click()
    page.locator(".rlog [aria-current]").wait_for()
    assert "?replay" in page.url
    page.locator(".rbar__x").click()  # back to where it was asked for
    page.locator(".history").wait_for()


def test_back_closes_what_lies_over_the_table_one_by_one(visit, server):
    me = visit("/rules")
    me.open(server.load(under_way("champions"), game="champions"))
    page = me.page
    for away in ("back", "x", "back"):
        page.locator(".topbar .tools .tool").last.wait_for()
        menu(me)
        at(me, (HALF["champions"],) * 2)
        page.locator(".is-past .villain [data-code]:visible").first.click()
        page.locator(".dialog").wait_for()
        page.go_back()
        page.locator(".dialog").wait_for(state="detached")
        at(me, (HALF["champions"],) * 2)
        if away == "back":
            page.go_back()
        else:
            page.locator(".rbar__x").click()
        page.locator(".rbar").wait_for(state="detached")
        assert "/t/" in page.url
    page.wait_for_function("() => !history.state?.over")
    page.go_back()
    page.wait_for_url("**/rules")


def test_the_history_of_a_phone_offers_both_ways_into_a_game_and_no_replay_of_nothing(visit, server):
    me = visit(server.load(LOST), size="phone")
    me.quiet()
    me.open("/history")
    buttons = me.page.locator(".history__r .history__b .btn:visible")
    me.has(buttons, 1)  # to go on
    me.has(me.page.locator(".nothing"), 0)
    me.open(server.load(under_way("champions"), game="champions"))
    me.page.locator(".topbar .tools .tool").last.wait_for()
    me.open("/history")
    me.has(me.page.locator(".history__g .history__b .btn:visible"), 2)


def test_a_table_that_is_not_there_leads_on(visit):
    me = visit("/t/xyz", allow=["WebSocket", "404", "403"])
    me.page.locator(".lost h1").wait_for()
    me.page.locator(".lost .btn", has_text="Cards").click()
    me.page.wait_for_url("**/cards")


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_with_everything_in_it(visit, server, size):
    """Two seats of one's own: through whose eyes is one question more."""
    made = server.post("/tables/load", text=under_way("vs"), game="vs")
    me = visit(f"/t/{made['table']}?replay#{made['host_key']}", size=size)
    me.has(me.page.locator(".rjump"), 2)
    own = me.page.locator(".vhand")
    before = own.inner_text()
    me.page.locator(".rbar__row .rjump").select_option(
        index=1 - int(me.page.locator(".rbar__row .rjump").input_value())
    )
    expect(own).not_to_have_text(before)
    assert me.wrong(lambda: me.page.evaluate(AWRY, [".vfield"])) == []
