"""A game that the page does not draw: set up by a form and played to its end by clicking."""

from __future__ import annotations

import json

import pytest
from tests.e2e.people import WithToy, turn_of
from tests.e2e.test_sizes import fits, in_sight

STATE = """() => {
  if (document.querySelector('.pover')) return 'over';
  const open = document.querySelector('.pask .popts button:not([aria-disabled=true]), .pask .btn--go:not([aria-disabled=true])');
  return open ? 'asked' : null;
}"""
SHOWN = "() => document.querySelector('.plainpage').innerText"
SIZE = pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("lying", "fr"), ("small", "en"), ("small", "fr")])


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    started = WithToy(tmp_path_factory.mktemp("data"))
    yield started
    started.kill()


def asked(me):
    return me.page.wait_for_function(STATE).json_value()


def press(me):
    """Some legal answer: of a list one, of a row what is enough."""
    me.does(lambda: _press(me.page), SHOWN)


def _press(page):
    whole = page.locator(".pask footer .btn--go")
    if whole.count():
        while whole.get_attribute("aria-disabled"):
            page.locator(".pask .popts button[aria-checked=false]:not([aria-disabled=true])").first.click()
        whole.click()
    else:
        page.locator(".pask .popts button").last.click()


def to_the_end(me, most):
    for _ in range(most):
        if asked(me) == "over":
            return
        press(me)
    raise AssertionError("no end")


def begin(me, game):
    me.open(f"/g/{game}")
    start = me.page.locator(".btn--big:not([disabled])")
    start.wait_for()
    start.click()
    me.page.locator(".plainpage").wait_for()


def test_from_the_start_page_to_the_end_of_a_tiny_game(visit):
    me = visit()
    me.page.get_by_role("link", name="Omens").click()
    players = me.page.get_by_label("Players")
    players.fill("99")
    me.page.get_by_role("alert").filter(has_text="99").wait_for()
    players.fill("2")
    me.has(me.page.locator(".pwho li"), 2)
    me.page.locator(".more summary").click()
    me.page.get_by_label("Seed").fill("7")
    me.page.locator(".btn--big").click()
    assert asked(me) == "asked" and "Round 1" in me.page.locator(".crumb").inner_text()
    me.page.get_by_role("button", name="Hint").click()
    me.page.locator(".phint").wait_for()
    me.page.locator(".popt.is-hot").first.wait_for()
    board = me.page.locator(".ptable pre")
    before = board.inner_text()
    press(me)
    asked(me)
    me.page.get_by_role("button", name="Undo").click()
    me.page.wait_for_function("old => document.querySelector('.ptable pre').innerText === old", arg=before)
    me.page.get_by_role("button", name="Redo").click()
    me.page.wait_for_function("old => document.querySelector('.ptable pre').innerText !== old", arg=before)
    to_the_end(me, 40)
    assert me.page.locator("#dec-t").inner_text() and me.page.locator(".plog li").count() > 5
    with me.page.expect_download() as got:
        me.page.get_by_role("button", name="Saved game").click()
    save = json.loads(got.value.path().read_text("utf-8"))
    assert save["game"] == "omens" and save["setup"]["seed"] == "7"
    me.page.get_by_role("button", name="Play again").click()
    me.page.wait_for_function("() => !document.querySelector('.pover')")
    assert asked(me) == "asked"


def test_two_friends_at_two_browsers(visit, server):
    seats = [{"hold": "me", "name": "Anna"}, {"hold": "friend", "name": "Ben"}]
    made = server.post("/tables", game="omens", setting={"players": 2}, seats=seats, seed=4)
    anna = visit(f"/t/{made['table']}#{made['host_key']}")
    ben = visit(f"/t/{made['table']}#{made['seats'][1]['key']}", lang="fr", size="phone")
    eve = visit(f"/t/{made['table']}#{made['watch_key']}")
    for _ in range(120):
        me, state = turn_of((anna, ben), STATE)
        if state == "over":
            break
        press(me)
    for me in (anna, ben, eve):
        me.page.locator(".pover").wait_for()


def test_the_language_can_be_changed_at_the_table(visit):
    me = visit()
    begin(me, "omens")
    asked(me)
    me.page.get_by_role("button", name="FR", exact=True).click()
    me.page.get_by_role("button", name="Menu", exact=True).click()
    me.page.get_by_role("dialog").get_by_text("À cette table").wait_for()


@SIZE
def test_it_fits(visit, size, lang):
    me = visit("/g/omens", lang=lang, size=size)
    me.page.locator(".btn--big:not([disabled])").wait_for()
    fits(me, "new")
    in_sight(me, me.page.locator(".btn--big"))
    begin(me, "omens")
    asked(me)
    fits(me, "table")
    in_sight(me, me.page.locator("#dec-t"))
    in_sight(me, me.page.locator(".popts button").first)
    to_the_end(me, 60)
    fits(me, "over")
    in_sight(me, me.page.locator("#dec-t"))
