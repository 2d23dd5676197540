"""Nothing at the table is covered or cut, whatever the window: all shapes, one to four heroes, few cards and many."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.e2e.positions import apart, crew, crowded, empty, tower, usual

AUDIT = Path(__file__).with_name("layout.js").read_text()
WINDOWS = [
    *((390, 390), (390, 844), (600, 900), (820, 1180)),  # upright
    *((568, 320), (844, 390), (800, 600), (1280, 560)),  # lying
    *((1024, 768), (1366, 625), (1366, 768), (1920, 1080), (2560, 700), (2560, 1300)),
]
STILL = "*, *::before, *::after { animation: none !important; transition: none !important }"


TABLES = [
    *((table, heroes) for table in (empty, usual, crowded, apart) for heroes in (1, 2, 3, 4)),
    *((table, heroes) for table in (crew, tower) for heroes in (1, 4)),  # several villains, several main schemes
]


@pytest.mark.parametrize(("table", "heroes"), TABLES)
def test_everything_can_be_seen_and_pressed(visit, server, table, heroes):
    me = visit(server.load(table(heroes)), lang="fr" if heroes % 2 else "en")
    assert me.quiet() == "turn"
    me.page.add_style_tag(content=STILL)
    wrong = {}
    for width, height in WINDOWS:
        me.page.set_viewport_size({"width": width, "height": height})
        # two frames: the lanes measure their room after the window has changed
        me.page.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"
        )
        if found := me.page.evaluate(AUDIT):
            wrong[f"{width}x{height}"] = found[:4]
    assert wrong == {}
