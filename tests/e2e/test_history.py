"""The games that were played: looked for by who was in them."""

from __future__ import annotations

import pytest
from tests.e2e.test_replay import under_way


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_games_are_looked_for_by_who_played(visit, server, size):
    me = visit("/", size=size)
    for game in ("champions", "dicethrone"):
        me.open(server.load(under_way(game), game=game))
        me.page.locator(".topbar .tools .tool").last.wait_for()
    me.open("/history")
    rows = me.page.locator(".history__g tbody tr")
    me.has(rows, 2)
    field = me.page.locator(".history__s")
    field.fill("rhino spider")
    me.has(rows, 1)
    me.reads(rows.first, "Rhino")
    field.fill("nobody")
    me.has(rows, 0)
    me.reads(me.page.locator(".history__g .mut"), "no game like that")
    field.fill("")
    me.has(rows, 2)
