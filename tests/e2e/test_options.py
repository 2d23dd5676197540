"""The list of options beside the table: one way to end a turn, no row that is cut in two, and no reason that is covered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.people import REST
from tests.e2e.positions import crowded, usual

# Rows of which a part can be seen and a part is covered or out of sight.
CUT = """() => [...document.querySelectorAll('#decision .opt')].filter(e => {
  const { left, top, bottom } = e.getBoundingClientRect();
  const panel = document.querySelector('#decision').getBoundingClientRect();
  const end = document.querySelector('.more-rows:not([hidden])')?.getBoundingClientRect().top ?? panel.bottom;
  return left && top < end - 1 && bottom > end + 1;
}).map(e => e.innerText)"""


@pytest.mark.parametrize("size", ["small", "lying"])
def test_a_long_list_ends_between_two_rows_and_says_how_many_are_below(visit, server, size):
    me = visit(server.load(crowded(2)), size=size)
    assert me.quiet() == "turn"
    below = me.page.locator(".more-rows")
    expect(below).to_contain_text("more below")
    assert me.wrong(lambda: me.page.evaluate(CUT)) == []
    me.page.locator("#decision").evaluate("e => e.scrollTo(0, e.scrollHeight)")
    expect(below).to_be_hidden()


@pytest.mark.parametrize("size", ["small", "phone", "lying"])
def test_one_button_ends_the_turn(visit, server, size):
    me = visit(server.load(usual(1)), size=size)
    assert me.quiet() == "turn"
    me.has(me.button("End turn"), 1)
    me.end_turn()
    assert me.quiet() != "turn"


def test_what_is_asked_about_one_card_is_read_from_its_top(visit, server):
    me = visit(server.load(crowded(2)), size="small")
    assert me.quiet() == "turn"
    panel = me.page.locator("#decision")
    panel.evaluate("e => e.scrollTo(0, e.scrollHeight)")
    me.page.locator("#decision .opt").last.focus()
    me.page.keyboard.press("q")
    me.reads(me.page.locator("#dec-t"), "Whom does Spider-Man attack")
    expect(me.page.locator("#dec-t")).to_be_focused()
    assert panel.evaluate("e => e.scrollTop") == 0
    expect(panel).to_contain_text("has guard")
    expect(panel).not_to_contain_text("alter-ego form")  # why one can't recover is not what is asked
    me.page.keyboard.press("ArrowDown")
    expect(me.page.locator("#decision .opt").first).to_be_focused()


def test_a_card_that_is_read_does_not_cover_why_it_cannot_be_played(visit, server):
    me = visit(server.load(crowded(2)), size="small")
    assert me.quiet() == "turn"
    card = me.page.locator(".hand .fan .slot", has_text="Backflip")
    card.locator(".card").hover()
    me.page.locator(".zoomview").wait_for()
    me.page.evaluate(REST)
    read, why, own = (
        at.bounding_box() for at in (me.page.locator(".zoomview"), card.locator(".why"), card.locator(".card"))
    )
    for box in (why, own):
        beside = read["x"] >= box["x"] + box["width"] or box["x"] >= read["x"] + read["width"]
        above = read["y"] >= box["y"] + box["height"] or box["y"] >= read["y"] + read["height"]
        assert beside or above, (read, box)


def test_copies_are_one_line_and_the_tenth_line_has_a_key(visit, server):
    me = visit(server.load(crowded(2)), size="small")
    assert me.quiet() == "turn"
    me.has(me.page.locator("#decision .opt", has_text="Swinging Web Kick"), 1)
    tenth = me.page.locator("#decision .opt", has=me.page.locator("kbd", has_text="0"))
    wanted = tenth.inner_text()
    assert "Daredevil" in wanted and "hwart" in wanted
    me.page.keyboard.press("0")
    me.reads(me.page.locator("#dec-t"), "Daredevil")
