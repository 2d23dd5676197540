"""The coach in the browser: lines with their chances at a turn, and a game that is over looked at again. What the coach
says is given here, since on a busy machine it would think for long; tests/server/test_coach.py asks the real one."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.positions import LOST, SOLO

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
    me.shot("review")
