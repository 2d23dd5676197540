"""Nothing at the table is covered or cut, whatever the window: all shapes, one to four heroes, few cards and many."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.e2e.people import FRAMES
from tests.e2e.positions import apart, crew, crowded, empty, tower, usual

AUDIT = Path(__file__).with_name("layout.js").read_text()
WINDOWS = [
    *((390, 390), (390, 844), (600, 900), (820, 1180)),  # upright
    *((568, 320), (844, 390), (800, 600), (1280, 560)),  # lying
    *((1024, 768), (1366, 625), (1366, 768), (1920, 1080), (2560, 700), (2560, 1300)),
]

KINDS = (empty, usual, crowded, apart, crew, tower)  # several game areas, several villains, several main schemes
TABLES = [(table, heroes) for table in KINDS for heroes in ((1, 4) if table in (apart, crew, tower) else (1, 2, 3, 4))]


def windows(table, heroes):
    """Every second window for one table, the others for the next, so that each meets every kind of table and every number of
    heroes; all of them with `EVERY_WINDOW=1`."""
    return WINDOWS if os.environ.get("EVERY_WINDOW") else WINDOWS[(KINDS.index(table) + heroes) % 2 :: 2]


def test_every_window_meets_every_kind_of_table_and_every_number_of_heroes():
    met = [(table, heroes, w) for table, heroes in TABLES for w in windows(table, heroes)]
    assert {(t, w) for t, _, w in met} == {(t, w) for t in KINDS for w in WINDOWS}
    assert {(h, w) for _, h, w in met} == {(h, w) for h in (1, 2, 3, 4) for w in WINDOWS}


@pytest.mark.parametrize(("table", "heroes"), TABLES)
def test_everything_can_be_seen_and_pressed(visit, server, table, heroes):
    me = visit(server.load(table(heroes)), lang="fr" if heroes % 2 else "en")
    assert me.quiet() == "turn"
    wrong = {}
    for width, height in windows(table, heroes):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(FRAMES)  # the lanes measure their room some frames after the window has changed
        if found := me.wrong(lambda: me.page.evaluate(AUDIT)):
            wrong[f"{width}x{height}"] = found[:4]
    assert wrong == {}


# Own cards that say nothing but what they cost, or less than is on them: no name, no hit points of an ally, no counters.
MUTE = """() => [...document.querySelectorAll('.seat--mine .lane--own .slot')].filter(slot => {
  const shown = s => [...slot.querySelectorAll(s)].some(e => e.getClientRects().length);
  const name = slot.querySelector('.card__name');
  return !shown('.card__name') || name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2
    || slot.querySelector('.t-ally, [data-type="ally"]') && !shown('.hp');
}).map(slot => slot.textContent)"""


@pytest.mark.parametrize("letters", ["100 %", "125 %"])
@pytest.mark.parametrize("heroes", [1, 2, 4])
def test_own_cards_keep_their_names_and_numbers(visit, server, heroes, letters):
    me = visit("/settings", lang="fr")
    me.page.get_by_role("button", name=letters).click()
    me.open(server.load(crowded(heroes)))
    assert me.quiet() == "turn"
    for width, height in ((1366, 625), (1366, 768), (1920, 1080)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(FRAMES)
        assert me.wrong(lambda: me.page.evaluate(MUTE)) == [], (width, height)
        assert me.page.locator(".seat--mine .lane--own .tok--cnt").count() == 2  # both Web-Shooters


@pytest.mark.parametrize(
    ("table", "heroes"), [(usual, 2), (crowded, 1), (crowded, 2), (crowded, 4), (tower, 1), (crew, 1)]
)
def test_large_letters_cover_and_cut_nothing(visit, server, table, heroes):
    """The largest that the settings have, in the longer language; a window as small as a watch's is for small letters."""
    me = visit("/settings", lang="fr")
    me.page.get_by_role("button", name="125 %").click()
    me.open(server.load(table(heroes)))
    assert me.quiet() == "turn"
    wrong = {}
    for width, height in windows(table, heroes):
        if (width, height) == (390, 390):
            continue
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(FRAMES)
        if found := me.wrong(lambda: me.page.evaluate(AUDIT)):
            wrong[f"{width}x{height}"] = found[:4]
    assert wrong == {}
