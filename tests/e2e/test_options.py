"""The list of options beside the table: one way to end a turn, and no row that is cut in two."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
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
