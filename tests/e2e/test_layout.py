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
FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"
STILL = "*, *::before, *::after { animation: none !important; transition: none !important }"


TABLES = [
    *((table, heroes) for table in (empty, usual, crowded, apart) for heroes in (1, 2, 3, 4)),
    *((table, heroes) for table in (crew, tower) for heroes in (1, 4)),  # several villains, several main schemes
]


def at_rest(page, looks=6):
    """What is wrong once the lanes have measured their room, which they do some frames after the window has changed."""
    for _ in range(looks):
        page.evaluate(FRAMES)
        if not (found := page.evaluate(AUDIT)):
            break
    return found


@pytest.mark.parametrize(("table", "heroes"), TABLES)
def test_everything_can_be_seen_and_pressed(visit, server, table, heroes):
    me = visit(server.load(table(heroes)), lang="fr" if heroes % 2 else "en")
    assert me.quiet() == "turn"
    me.page.add_style_tag(content=STILL)
    wrong = {}
    for width, height in WINDOWS:
        me.page.set_viewport_size({"width": width, "height": height})
        found = at_rest(me.page)
        if found:
            wrong[f"{width}x{height}"] = found[:4]
    assert wrong == {}
