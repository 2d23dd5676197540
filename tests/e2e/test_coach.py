"""The coach in the browser: lines with their chances at a turn, and a game that is over looked at again. In the first test
what the coach says is given, so that each thing that is drawn is known; in the second one it is the real one."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.positions import LOSING, LOST, SOLO

THINKING = (
    120_000  # milliseconds: a second of computing for a hint, more for a review, on a machine that does other things
)

LINES = [
    {
        "option": "x",
        "steps": ["Attaquer Rhino", "Finir le tour"],
        "chance": 62,
        "margin": 4,
        "worlds": 20,
        "because": "Bien.",
    },
    {"option": "y", "steps": ["Finir le tour"], "chance": 40, "margin": 5, "worlds": 18, "because": "Moins bien."},
]
PARTS = {
    0: {"moments": [{"n": 0, "seat": 0, "clock": 1, "chance": 70}], "next": 1, "of": 2},
    1: {
        "moments": [
            {"n": 1, "seat": 0, "clock": 2, "chance": 20, "played": "Finir le tour", "better": "Contrer", "could": 55}
            | {"then": "La manigance s'achève dans 9 sur 10.", "rather": "Elle s'achève dans 1 sur 10."}
        ],
        "next": None,
        "of": 2,
    },
}


def part(route):
    route.fulfill(json=PARTS[int(re.search(r"begin=(\d+)", route.request.url)[1])])


def test_the_coach_tells_lines_and_looks_at_a_game_again(visit, server):
    me = visit(server.load(SOLO), lang="fr")
    me.page.route("**/coach?*", lambda route: route.fulfill(json=LINES))
    me.page.route("**/review?*", part)
    assert me.quiet() == "turn"
    me.page.keyboard.press("h")
    me.page.locator(".tip .askcoach").click()
    expect(me.page.locator(".clines > li")).to_have_count(2)
    me.reads(me.page.locator(".clines > li").first, "62 %")
    me.shot("coach")
    me.open(server.load(LOST))
    me.quiet()
    me.end_turn()
    me.play_to_the_end(3)
    me.page.locator(".review .btn--go").click()
    me.reads(me.page.locator(".turned"), "Contrer")
    me.reads(me.page.locator(".turned em"), "35")
    me.has(me.page.locator(".review .chart svg"), 1)
    me.has(me.page.locator(".review .chart .ring"), 1)
    me.shot("review")


def per_cents(where):
    return [int(x.rstrip(" %")) for x in where.locator(".chance b").all_inner_texts()]


def test_the_coach_that_thinks_finds_the_way_and_where_the_game_was_lost(visit, server):
    """Ending the turn completes the scheme, whoever thwarts first has not lost: the coach must find that out by itself."""
    me = visit(server.load(LOSING))
    assert me.quiet() == "turn"
    me.page.keyboard.press("c")
    lines = me.page.locator(".clines > li")
    expect(lines.first.locator(".chance")).to_be_visible(timeout=THINKING)
    chances = per_cents(me.page.locator(".clines"))
    assert chances == sorted(chances, reverse=True) and chances[0] > 0
    assert lines.first.locator(".csteps > li").first.inner_text() != "End turn"
    because = me.page.locator(".clines > li > .mut").all_inner_texts()
    assert len(because) == len(chances) and all(x.endswith(".") for x in because)
    told = [" ".join(x.split()) for x in me.page.locator(".csteps").all_inner_texts()]
    assert len(set(told)) == len(told)
    me.page.keyboard.press("Escape")
    me.end_turn()
    me.play_to_the_end(3)
    me.page.locator(".review .btn--go").click()
    expect(me.page.locator(".turned").first).to_contain_text("End turn", timeout=THINKING)
    me.reads(me.page.locator(".turned").first, "completed in 0 of")
    ringed = me.page.locator(".review .chart .ring").count()
    assert ringed == me.page.locator(".turned").count() >= 1
    me.page.locator(".review").scroll_into_view_if_needed()
    me.shot("reviewed")
