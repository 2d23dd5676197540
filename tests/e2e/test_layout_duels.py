"""Nothing at the tables of the duels is covered or cut, whatever the window, and the question is in sight."""

from __future__ import annotations

import pytest
from tests.e2e import test_dicethrone, test_vs
from tests.e2e.people import FRAMES
from tests.e2e.positions import dice, vs
from tests.e2e.test_layout import WINDOWS


def swept(me, root):
    """What is wrong, by window."""
    wrong = {}
    for width, height in WINDOWS:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(FRAMES)  # texts are fitted some frames after the window has changed
        if found := me.wrong(lambda: me.page.evaluate(test_vs.AUDIT, [root, "#dec-t"])):
            wrong[f"{width}x{height}"] = found[:4]
    return wrong


@pytest.mark.parametrize(("players", "characters", "lang"), [(2, 0, "en"), (2, 6, "fr"), (3, 2, "en"), (4, 6, "fr")])
def test_the_vs_system_in_every_window(visit, server, players, characters, lang):
    me = visit(server.load(vs(players, characters), game="vs"), lang=lang)
    assert test_vs.asked(me) == "asked"
    assert swept(me, ".vsys") == {}


@pytest.mark.parametrize(("players", "lang"), [(2, "fr"), (3, "en"), (4, "fr")])
def test_dice_throne_in_every_window(visit, server, players, lang):
    """Before the roll, and with dice on the table."""
    me = visit(server.load(dice(players), game="dicethrone"), lang=lang)
    assert test_dicethrone.asked(me) == "asked"
    assert swept(me, ".dt") == {}
    while not me.page.locator(".ddie[role=checkbox]").count():
        test_dicethrone.press(me)
        assert test_dicethrone.asked(me) == "asked"
    assert swept(me, ".dt") == {}


@pytest.mark.parametrize(("lang", "seed", "players"), [("fr", 2, 2), ("en", 2, 4)])
def test_the_first_screens_of_the_vs_system_in_every_window(visit, server, lang, seed, players):
    """Who goes first, and the first hand."""
    me = visit(test_vs.table(server, ("tidewatch", "ashen-choir") * (players // 2), seed=seed), lang=lang)
    for what in ("initiative", "mulligan"):
        assert test_vs.asked(me) == "asked"
        me.page.locator(f"[data-asked={what}]").wait_for()
        assert swept(me, ".vsys") == {}
        test_vs.press(me)


@pytest.mark.parametrize(("size", "least"), [("phone", 200), ("lying", 200), ("small", 220), ("wide", 350)])
def test_the_first_hand_is_large_enough_to_be_read(visit, server, size, least):
    me = visit(test_vs.table(server, seed=1), size=size, lang="fr")
    assert test_vs.asked(me) == "asked"
    me.page.locator("[data-asked=mulligan]").wait_for()
    low = "least => [...document.querySelectorAll('.vhand__c')].map(e => e.offsetHeight).filter(h => h < least)"
    assert me.wrong(lambda: me.page.evaluate(low, least)) == []
    me.has(me.page.locator(".vhand__c"), 4)
