"""Dice Throne at its own table: duels, King of the Hill and teams to their end by clicking, on phones and laptops."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.e2e.people import KNOWN, LOOK, turn_of
from tests.e2e.test_sizes import in_sight

AUDIT = Path(__file__).with_name("pressable.js").read_text()
STATE = f"""() => {{
  if (!({KNOWN})()) return null;
  if (document.querySelector('.pover, .dsum')) return 'over';
  if (document.querySelector('.foot--tell')) return 'story';
  if (document.querySelector('.dt button[disabled]:not(.ddock .dgo)')) return null;
  return document.querySelector('.ddock, .pask .popts') ? 'asked' : null;
}}"""
NOW = """() => [...['#dec-t', '.plog'].map(x => document.querySelector(x)?.innerText),
  document.querySelector('.foot--tell, .pover, .dsum')?.className].join()"""
# What says more than it has room for.
OVERFLOWN = """() => [...document.querySelectorAll('.dgo, .popt, .dab__h')]
  .filter(e => e.checkVisibility() && e.scrollHeight > e.clientHeight + 1).map(e => e.innerText)"""
LOW = """
turn = 5
[[player]]
hero = "thor"
health = {mine}
hand = ["Not This Time!", "Vegas Baby!", "Samesies!"]
[[player]]
hero = "black-widow"
health = {yours}
"""


def table(server, heroes, **more):
    seats = [{"hold": "me"}, *[{"hold": "bot"}] * (len(heroes) - 1)]
    made = server.post("/tables", game="dicethrone", setting={"heroes": heroes}, seats=seats, **more)
    return f"/t/{made['table']}#{made['host_key']}"


def asked(me):
    """What is to be done next, the story skipped."""
    while (state := me.page.wait_for_function(STATE, polling=LOOK).json_value()) == "story":
        me.page.keyboard.press("Escape")
    return state


def press(me):
    """As the odds advise: the best keep, then roll; what is worth most is declared; else what comes first."""
    me.does(lambda: _press(me.page), NOW)


def _press(page):
    best = page.locator("[data-best]")
    if best.count():
        best.click()
    go = page.locator(".droll, .dgo:has(.ic), .dab.is-free, .dchanges button, .dgo, .drail .popts [data-option]").first
    if page.locator(".dhand__c[role=checkbox]").count():
        go = page.locator(".ddock .dgo")
        for card in page.locator(".dhand__c[role=checkbox]").all():
            if go.is_enabled():
                break
            card.click()
    whole = page.locator(".pask footer .btn--go")
    if whole.count():
        while whole.get_attribute("aria-disabled"):
            page.locator(".pask .popts button[aria-checked=false]:not([aria-disabled=true])").first.click()
        go = whole
    go.click()


def summed_up(me):
    """The summary says who won at once, and what was done with what below."""
    page = me.page
    page.locator(".dsum .deeds tbody th[scope=row]").first.wait_for()
    me.shot("over")
    in_sight(me, page.locator(".fin__big"))
    assert page.locator(".fin__s").inner_text().strip() and page.locator(".dsum .chart svg .se").count() > 1


def cut(me, must):
    return me.wrong(lambda: me.page.evaluate(AUDIT, [".dt", must]))


def to_the_end(me, most=300, every=4):
    """Look at the whole table now and then."""
    wrong = []
    for i in range(most):
        state = asked(me)
        if i % every == 0 and state != "over":
            must = "#dec-t, .dtray .ddie, .dplate--me .dhp" if me.small else "#dec-t, .ddie, .dplate, .dab, .dhand__c"
            wrong += cut(me, must)
        if state == "over":
            summed_up(me)
            assert wrong == []
            return i
        press(me)
    raise AssertionError("no end")


def test_a_whole_duel(visit, server):
    me = visit(table(server, ["thor", "spider-man"], seed=3), size="small")
    me.small = False
    assert asked(me) == "asked"
    me.shot("first")
    assert to_the_end(me) > 10
    me.page.get_by_role("button", name="Play again").click()
    me.page.wait_for_function("() => !document.querySelector('.pover, .dsum')")
    assert asked(me) == "asked"


@pytest.mark.parametrize(
    ("size", "lang", "heroes"),
    [
        ("phone", "fr", ["black-widow", "black-panther"]),
        ("lying", "fr", ["spider-man", "thor", "black-widow"]),
        ("phone", "en", ["thor", "black-widow", "spider-man", "black-panther"]),
        ("small", "fr", ["black-panther", "thor", "black-widow", "spider-man"]),
    ],
)
def test_it_fits_in_every_mode(visit, server, size, lang, heroes):
    me = visit(table(server, heroes, seed=4), size=size, lang=lang)
    me.small = size in ("phone", "lying")
    must = "#dec-t, .dtray .ddie" if me.small else "#dec-t, .ddie, .dplate, .dab, .dhand__c"
    for i in range(7):
        if asked(me) == "over":
            break
        me.shot(f"{i}")
        assert cut(me, must) == []
        assert me.page.evaluate(OVERFLOWN) == []
        press(me)
    me.has(me.page.locator(".dplate"), len(heroes))


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("lying", "en"), ("laptop", "fr"), ("wide", "en")])
def test_to_the_end_at_every_size(visit, server, size, lang):
    me = visit(server.load(LOW.format(mine=9, yours=7), game="dicethrone"), size=size, lang=lang)
    me.small = size in ("phone", "lying")
    to_the_end(me, every=2)


def test_by_the_keyboard_alone(visit, server):
    """R rolls, B keeps what is best, the space bar gives the usual answer, digits choose."""
    me = visit(server.load(LOW.format(mine=20, yours=6), game="dicethrone"))
    keys = me.page.keyboard
    for _ in range(120):
        if asked(me) == "over":
            return
        before = me.page.evaluate(NOW)
        if me.page.locator(".droll").count():
            keys.press("r")
        elif me.page.locator(".drolling").count():
            keys.press("b")
            keys.press(" ")  # rolls again, or declares what is worth most where all is kept
        else:
            keys.press(" " if me.page.locator(".dgo").count() else "1")
        me.page.wait_for_function(f"old => ({NOW})() !== old", arg=before, polling=LOOK)
    raise AssertionError("no end")


def test_dice_are_kept_and_everything_can_be_taken_back(visit, server):
    me = visit(table(server, ["thor", "black-widow"], seed=2))
    page = me.page
    assert asked(me) == "asked"
    while not page.locator(".droll").count():
        press(me)
        assert asked(me) == "asked"
    page.locator(".droll").click()
    me.has(page.locator(".ddie[role=checkbox]"), 5)
    first = page.locator(".ddie").nth(1)
    number = first.get_attribute("data-die")
    first.click()
    me.ticked(first)
    me.reads(page.locator(".dgo"), "roll 4 again")
    me.reads(page.locator(".drolling p"), "damage")
    assert page.locator(".dab__o").count() > 5
    page.keyboard.press("r")
    me.reads(page.locator("#dec-t"), "1 roll left")
    assert first.get_attribute("data-die") == number, "what is kept stays where it lies"
    me.ticked(first)
    page.get_by_role("button", name="Undo").click()
    me.reads(page.locator("#dec-t"), "2 rolls left")
    page.get_by_role("button", name="Redo").click()
    me.reads(page.locator("#dec-t"), "1 roll left")
    page.get_by_role("button", name="Hint").click()
    page.locator(".phint").wait_for()
    page.locator(".dt .is-hot").first.wait_for()
    page.get_by_role("button", name="Why can").click()
    page.locator(".pwhy li").first.wait_for()
    page.get_by_role("button", name="FR", exact=True).click()
    me.reads(page.locator("#dec-t"), "encore 1 lancer")
    me.reads(page.locator(".dboard .dab").first, "Martèlement")


def test_the_yellow_button_keeps_what_is_best_until_one_keeps_something_oneself(visit, server):
    """With what the dice show, not by numbers that could be places; in the tray they are outlined."""
    me = visit(table(server, ["thor", "spider-man"], seed=3), lang="fr")
    page = me.page
    go = page.locator(".dgo[data-keep]")
    while not go.count():
        assert asked(me) == "asked"
        press(me)
    values = list(go.get_attribute("data-keep"))
    assert [face.inner_text() for face in go.locator(".dflat").all()] == values
    me.has(go.locator(".dflat svg"), len(values))
    meant = page.locator(".ddie.is-best")
    assert sorted(die.get_attribute("data-die") for die in meant.all()) == values
    every = page.get_by_role("button", name="Relancer les 5")
    every.wait_for()
    die = page.locator(".ddie:not(.is-best)").first
    die.click()
    me.has(go, 0)
    me.has(meant, len(values))
    page.locator("[data-best]").wait_for()
    die.click()
    me.has(page.locator("[data-best]"), 0)
    spun = "() => [...document.querySelectorAll('.ddie')].map(x => x.querySelector('.dcube').style.transform)"
    kept = [die.get_attribute("class").find("is-best") >= 0 for die in page.locator(".ddie").all()]
    before = page.evaluate(spun)
    page.keyboard.press("r")
    me.reads(page.locator("#dec-t"), "encore 1 lancer")
    same = [a == b for a, b in zip(before, page.evaluate(spun), strict=True)]
    assert same == kept, "what lay still is what was to be kept"


def test_what_is_rolled_is_told_when_the_dice_lie_still(visit, server):
    """And they do not tumble once more when they can be pressed."""
    me = visit(table(server, ["thor", "spider-man"], seed=3), painted=True)
    page = me.page
    page.emulate_media(reduced_motion="no-preference")
    while not page.locator(".droll").count():
        assert asked(me) == "asked"
        press(me)
    page.locator(".droll").click()
    moving = page.wait_for_function(
        """() => document.querySelector('.drolling')
          && { n: [...document.querySelectorAll('.dtray .dcube')].flatMap(x => x.getAnimations()).length }""",
        polling=LOOK,
    ).json_value()
    assert moving == {"n": 0}


def test_cards_are_read_played_and_sold(visit, server):
    me = visit(server.load(LOW.format(mine=30, yours=30), game="dicethrone"))
    page = me.page
    assert asked(me) == "asked"
    me.has(page.locator(".dhand__c"), 3)
    points = page.locator(".dplate--me .dcp b")
    before = int(points.inner_text())
    page.locator(".dhand__c", has_text="Samesies!").click()
    page.locator(".dchosen [data-option^='sell/']").click()
    me.has(page.locator(".dhand__c"), 2)
    me.reads(points, str(before + 1))
    page.locator(".dplate__name").first.click()
    page.get_by_role("dialog").locator(".dab").first.wait_for()
    page.set_viewport_size({"width": 844, "height": 390})
    # every ability is read whole, on a phone on its side, too
    page.wait_for_function(
        "() => [...document.querySelectorAll('.dialog .dab')].every(e => e.scrollHeight <= e.clientHeight + 1)"
    )
    page.set_viewport_size({"width": 1366, "height": 768})
    page.keyboard.press("Escape")
    page.locator(".dplate--me .dcounts button").click()
    me.reads(page.get_by_role("dialog"), "Samesies!")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    page.locator(".rules input").fill("collateral")
    page.locator(".rules__t, .ruletext").filter(has_text=re.compile("collateral", re.I)).first.wait_for()


FULL = """
turn = 5
phase = "discard"
[[player]]
hero = "thor"
points = 1
hand = ["Odinforce II", "Thunder Wheel II", "Invulnerability!", "Stormbreak!", "What Status Effects?", "Tip It!", "So Wild!"]
[[player]]
hero = "black-widow"
"""


def test_too_many_cards_are_picked_where_they_lie(visit, server):
    me = visit(server.load(FULL, game="dicethrone"))
    page = me.page
    cards = page.locator(".dhand__c[role=checkbox]")
    me.has(cards, 7)
    go = page.locator(".ddock .dgo")
    assert go.is_disabled()
    cards.nth(1).click()
    me.ticked(cards.nth(1))
    page.keyboard.press("3")  # one is enough, so the first makes room
    me.ticked(cards.nth(2))
    assert cards.nth(1).get_attribute("aria-checked") == "false"
    go.click()
    me.reads(page.locator(".plog"), "Thor sells")  # and the page turns to whoever is next


def test_the_table_stops_where_something_is_of_use_or_everywhere(visit, server):
    """The same game twice: few stops are fewer, and the switch is at the table."""

    def game(stops):
        me = visit(table(server, ["thor", "black-widow"], seed=3), size="small")
        page = me.page
        assert asked(me) == "asked"
        page.locator(".dstops").get_by_role("button", name=stops, exact=True).click()
        passes = 0
        for _ in range(24):
            if asked(me) == "over":
                break
            passes += page.locator(".dgo[data-option=pass]").count()
            press(me)
        return me, passes

    me, many = game("Always")
    me.has(me.page.locator(".dstops p"), 0)
    me, few = game("When it matters")
    assert few < many


def test_undo_comes_back_to_what_was_passed(visit, server):
    """Nothing can be played in the first main phase, so the dice come at once; whoever takes that back may sell a card."""
    text = LOW.format(mine=30, yours=30).replace('"Not This Time!", "Vegas Baby!", "Samesies!"', '"So Wild!"')
    me = visit(server.load(text, game="dicethrone"))
    page = me.page
    page.locator(".droll").wait_for()
    me.reads(page.locator(".dstops p"), "Main phase")
    page.get_by_role("button", name="Undo").click()
    page.locator(".dgo[data-option=next]").wait_for()
    page.locator(".dhand__c").click()
    page.locator(".dchosen [data-option^='sell/']").click()
    page.locator(".droll").wait_for()
    page.get_by_role("button", name="Always", exact=True).click()
    page.get_by_role("button", name="Undo").click()
    page.locator(".dgo[data-option=next]").wait_for()


def test_two_friends_and_a_spectator(visit, server):
    seats = [{"hold": "me", "name": "Anna"}, {"hold": "friend", "name": "Ben"}]
    made = server.post("/tables", game="dicethrone", setting={"heroes": ["thor", "spider-man"]}, seats=seats, seed=4)
    anna = visit(f"/t/{made['table']}#{made['host_key']}")
    ben = visit(f"/t/{made['table']}#{made['seats'][1]['key']}", lang="fr", size="phone")
    eve = visit(f"/t/{made['table']}#{made['watch_key']}")
    acted = {anna: 0, ben: 0}
    for _ in range(40):
        me, state = turn_of((anna, ben), STATE)
        if state == "story":
            me.page.keyboard.press("Escape")
        else:
            press(me)
            acted[me] += 1
    assert all(acted.values())
    eve.page.locator(".dplate").nth(1).wait_for()
    assert eve.page.locator(".dhand").count() == 0 and eve.page.locator("[data-option]").count() == 0
    assert (
        anna.page.locator(".dplate--me .dplate__name").inner_text()
        != ben.page.locator(".dplate--me .dplate__name").inner_text()
    )
