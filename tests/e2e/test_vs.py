"""The Vs. System at its own table: a game to its end by clicking, attacks and formation by dragging, on phones and laptops."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.e2e.people import KNOWN, LOOK
from tests.e2e.test_dicethrone import summed_up

AUDIT = Path(__file__).with_name("pressable.js").read_text()
STATE = f"""() => {{
  if (!({KNOWN})()) return null;
  if (document.querySelector('.pover, .dsum')) return 'over';
  if (document.querySelector('.foot--tell')) return 'story';
  if (document.querySelector('.vsys button[disabled]')) return null;
  return document.querySelector('.vdock, .pask .popts') ? 'asked' : null;
}}"""
NOW = """() => [...['#dec-t', '.plog', '.vsys .vmine'].map(x => document.querySelector(x)?.innerText),
  document.querySelector('.foot--tell, .pover, .dsum')?.className].join()"""
MUST = "#dec-t"


def table(server, decks=("tidewatch", "ashen-choir"), **more):
    seats = [{"hold": "me"}, *[{"hold": "bot"}] * (len(decks) - 1)]
    made = server.post("/tables", game="vs", setting={"decks": list(decks)}, seats=seats, **more)
    return f"/t/{made['table']}#{made['host_key']}"


# One blow from the end, for both.
END = """
turn = 5
phase = "attack"
[[player]]
endurance = 3
resources = 4
hand = ["Scorch", "Masked Torchbearer"]
[[player.character]]
card = "Scorch"
[[player.character]]
card = "Masked Torchbearer"
[[player]]
endurance = 2
resources = 4
[[player.character]]
card = "Brine"
"""


def near_the_end(server):
    return server.load(END, game="vs")


def asked(me):
    while (state := me.page.wait_for_function(STATE, polling=LOOK).json_value()) == "story":
        me.page.keyboard.press("Escape")
    return state


def press(me):
    """What the hint says: on the table or in the list."""
    me.does(lambda: _press(me.page), NOW)


def _press(page):
    whole = page.locator(".pask footer .btn--go")
    if whole.count():
        while whole.get_attribute("aria-disabled"):
            page.locator(".pask .popts button[aria-checked=false]:not([aria-disabled=true])").first.click()
        whole.click()
    else:
        page.locator(".topbar .tool--text").click()
        page.locator(".phint").wait_for()
        hot = ".vbegin__c, .vplace, .vtile[data-option], .vhand__c[data-option], .vdock .popt, .vgo"
        hot = ".vaim, " + ", ".join(f"{x}.is-hot" for x in hot.split(", "))
        page.locator(hot).first.click()


def cut(me):
    return me.wrong(lambda: me.page.evaluate(AUDIT, [".vsys", MUST]))


def to_the_end(me, most=400, every=12):
    wrong = []
    for i in range(most):
        state = asked(me)
        if i % every == 0 and state != "over":
            wrong += cut(me)
        if state == "over":
            summed_up(me)
            assert wrong == []
            return
        press(me)
    raise AssertionError("no end")


def test_a_whole_game(visit, server):
    me = visit(table(server, seed=19), size="small")
    to_the_end(me)
    me.page.get_by_role("button", name="Play again").click()
    me.page.wait_for_function("() => !document.querySelector('.pover, .dsum')")
    assert asked(me) == "asked"


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("lying", "en"), ("laptop", "fr"), ("wide", "en")])
def test_to_the_end_at_every_size(visit, server, size, lang):
    me = visit(near_the_end(server), size=size, lang=lang)
    to_the_end(me, most=60, every=3)


@pytest.mark.parametrize(
    ("size", "lang", "decks"),
    [("phone", "fr", 2), ("lying", "fr", 2), ("phone", "en", 3), ("lying", "en", 4), ("small", "fr", 4)],
)
def test_it_fits(visit, server, size, lang, decks):
    names = ["tidewatch", "ashen-choir", "tidewatch", "ashen-choir"][:decks]
    me = visit(table(server, names, seed=4), size=size, lang=lang)
    for i in range(9):
        if asked(me) == "over":
            break
        me.shot(f"{i}")
        assert cut(me) == []
        press(me)
    me.has(me.page.locator(".vfield"), decks)


@pytest.mark.parametrize("size", ["laptop", "small", "phone", "lying"])
def test_who_goes_first_is_chosen_from_faces_one_sees(visit, server, size):
    """The choice lies over the empty table: each face in sight, with room to be one."""
    seeds = iter(range(40))
    while True:  # who is asked is drawn
        me = visit(table(server, seed=next(seeds)), size=size)
        assert asked(me) == "asked"
        if me.page.locator(".vbegin__c").count():
            break
        me.page.context.close()
    faces = me.page.locator(".vbegin__c")
    me.has(faces, 2)
    wide, high = me.page.viewport_size["width"], me.page.viewport_size["height"]
    for i in range(2):
        box = faces.nth(i).bounding_box()
        assert box["height"] >= 90 and box["width"] >= 90, box
        assert (
            box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= wide and box["y"] + box["height"] <= high
        ), box


def under_way(me):
    """Who goes first and the first hand have the window to themselves."""
    while asked(me) == "asked" and me.page.locator("[data-asked=initiative], [data-asked=mulligan]").count():
        press(me)


def until(me, selector, most=60):
    for _ in range(most):
        assert asked(me) == "asked"
        if me.page.locator(selector).count():
            return
        press(me)
    raise AssertionError(f"no {selector}")


def test_formation_and_attack_by_dragging(visit, server):
    me = visit(table(server, seed=3))
    page = me.page
    for _ in range(60):
        assert asked(me) == "asked"
        if "rearrange" in page.locator("#dec-t").inner_text().lower() and page.locator(".vfield--me .vtile").count():
            break
        press(me)
    tile = page.locator(".vfield--me .vtile").first
    tile.click()
    place = page.locator(".vfield--me .vrow--support .vplace.is-free").first
    place.wait_for()
    tile.click()
    tile.drag_to(place) if place.count() else tile.drag_to(page.locator(".vfield--me .vrow--support .vplace").first)
    page.locator(".vfield--me .vrow--support .vtile").first.wait_for()
    page.keyboard.press("u")
    me.has(page.locator(".vfield--me .vrow--support .vtile"), 0)
    for _ in range(80):
        assert asked(me) == "asked"
        if (
            page.locator(".vfield--me .vtile.is-free").count()
            and "do you attack" in page.locator("#dec-t").inner_text().lower()
        ):
            page.locator(".vfield--me .vtile.is-free").first.click()
            if page.locator(".vtile.is-target, .vaim").count():
                break
            page.keyboard.press("Escape")
        press(me)
    aim = page.locator(".vfoes .vtile.is-target, .vaim").first
    me.reads(page.locator(".vend, .vaim").first, "")
    page.locator(".vfield--me .vtile.is-on").drag_to(aim)
    me.reads(page.locator(".plog"), "attack")


# All that the first player can do is turn up a location, and nobody is near.
QUIET = """
turn = 5
phase = "draw"
[[player]]
endurance = 30
resources = ["The Ninth Lighthouse", "Reef", "Reef", "Reef"]
hand = ["Tidemother", "Leviathan"]
[[player]]
endurance = 30
resources = 4
"""


def asks(me, text):
    me.page.wait_for_function("text => document.querySelector('#dec-t')?.innerText.includes(text)", arg=text)


def test_windows_without_use_are_passed(visit, server):
    me = visit(server.load(QUIET, game="vs"))
    page = me.page
    asks(me, "becomes a resource")
    me.reads(page.locator(".vpassed"), "Passed for you: Draw phase")
    me.reads(page.locator(".plog .k-passed").first, "Draw phase")
    page.keyboard.press("u")
    asks(me, "Draw phase")
    me.has(page.locator(".vpassed"), 0)
    page.get_by_role("button", name="Always", exact=True).click()
    page.locator(".vgo").click()
    asks(me, "becomes a resource")
    me.has(page.locator(".vpassed"), 0)
    me.has(page.locator(".popt"), 1)
    page.get_by_role("button", name="As a list").click()
    me.has(page.locator(".popt"), 4)  # of two copies one stands for both
    page.get_by_role("button", name="As a list").click()
    page.locator(".vhand__c").first.click()
    asks(me, "Resource step")
    page.get_by_role("button", name="When it matters").click()
    asks(me, "Whom do you recruit?")


def test_cards_that_are_never_asked_about(visit, server):
    text = QUIET.replace('"draw"', '"recruit"').replace('["Tidemother", "Leviathan"]', "[]")
    me = visit(server.load(text, game="vs"))
    page = me.page
    asks(me, "Whom do you recruit?")
    page.get_by_role("button", name="Do not ask about The Ninth Lighthouse again").click()
    me.reads(page.locator(".plog .k-passed").first, "Recruit step")


def test_passing_until_my_turn(visit, server):
    me = visit(server.load(QUIET, game="vs"))
    page = me.page
    asks(me, "becomes a resource")
    page.keyboard.press("u")
    asks(me, "Draw phase")
    page.get_by_role("button", name="Pass until I am attacked").wait_for()
    page.get_by_role("button", name="Pass until my turn").click()
    asks(me, "becomes a resource")
    me.has(page.locator(".vpassing"), 0)


def test_language_undo_and_why(visit, server):
    me = visit(table(server, seed=5))
    page = me.page
    assert asked(me) == "asked"
    press(me)
    asked(me)
    before = page.locator("#dec-t").inner_text()
    press(me)
    asked(me)
    for _ in range(3):  # what was passed by itself is taken back first
        if page.locator("#dec-t").inner_text() != before:
            me.does(lambda: page.keyboard.press("u"), NOW)
    assert page.locator("#dec-t").inner_text() == before
    page.get_by_role("button", name="FR", exact=True).click()
    page.wait_for_function("old => document.querySelector('#dec-t')?.innerText !== old", arg=before)
    me.reads(page.locator(".vres").first, "ressources")


# A character that can be paid, and another that would slide under the pointer.
RICH = QUIET.replace('"draw"', '"recruit"').replace('["Tidemother", "Leviathan"]', '["Brine", "Reef", "Reef", "Reef"]')


def test_no_usual_key_gives_a_recruit_away(visit, server):
    me = visit(server.load(RICH, game="vs"))
    page = me.page
    asks(me, "Whom do you recruit?")
    me.has(page.locator(".vgo.btn--go"), 0)
    page.keyboard.press(" ")
    page.keyboard.press("Enter")
    page.wait_for_timeout(500)
    asks(me, "Whom do you recruit?")
    page.keyboard.press("0")
    page.wait_for_function("() => !document.querySelector('#dec-t')?.innerText.includes('recruit?')")


def test_a_recruit_is_put_where_it_is_to_stand(visit, server):
    """Pressed and placed, or dragged there: the table does not ask for the place again."""
    me = visit(server.load(RICH.replace('"Brine", "Reef"', '"Brine", "Shoal Sentry"'), game="vs"))
    page = me.page
    asks(me, "Whom do you recruit?")
    page.locator(".vhand__c", has_text="Brine").click()
    page.locator(".vfield--me .vrow--support .vplace.is-free").first.click()
    me.has(page.locator(".vfield--me .vrow--support .vtile", has_text="Brine"), 1)
    asks(me, "Whom do you recruit?")
    page.locator(".vhand__c", has_text="Shoal Sentry").first.click()
    me.has(page.locator(".vfield--me .vplace.is-free"), 5)
    page.locator(".vhand__c.is-on").drag_to(page.locator(".vrow--front .vplace.is-free").nth(1))
    me.has(page.locator(".vfield--me .vrow--front .vtile", has_text="Shoal Sentry"), 1)


# What is added to the page for the time of a flight.
FLOWN = """() => { window.flown = 0; new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach((n) => {
  if (n.classList?.contains('flyer')) window.flown += 1; }))).observe(document.body, {childList: true, subtree: true}); }"""


@pytest.mark.parametrize(("motion", "flies"), [("no-preference", True), ("reduce", False)])
def test_a_recruit_flies_to_its_place_unless_nothing_is_to_move(visit, server, motion, flies):
    me = visit(server.load(RICH, game="vs"))
    page = me.page
    page.emulate_media(reduced_motion=motion)
    asks(me, "Whom do you recruit?")
    page.evaluate(FLOWN)
    page.locator(".vhand__c", has_text="Brine").click()
    page.locator(".vfield--me .vrow--support .vplace.is-free").first.click()
    me.has(page.locator(".vfield--me .vrow--support .vtile", has_text="Brine"), 1)
    asks(me, "Whom do you recruit?")
    me.has(page.locator(".flyer"), 0)
    assert (page.evaluate("flown") > 0) is flies


def test_a_card_opens_only_under_a_pointer_that_moves(visit, server):
    me = visit(server.load(RICH, game="vs"))
    page = me.page
    asks(me, "Whom do you recruit?")
    card = page.locator(".vhand__c").first
    card.hover()
    page.locator(".vzoom").wait_for()
    box = card.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    page.keyboard.press("1")
    me.has(page.locator(".vhand__c"), 3)
    page.wait_for_timeout(500)
    page.mouse.move(x + 1, y)
    me.has(page.locator(".vzoom"), 0)
    page.mouse.move(x + 12, y, steps=3)
    page.locator(".vzoom").wait_for()


@pytest.mark.parametrize("size", ["phone", "lying"])
def test_all_opponents_on_a_phone(visit, server, size):
    me = visit(table(server, ("tidewatch", "ashen-choir", "tidewatch", "ashen-choir"), seed=4), size=size)
    page = me.page
    under_way(me)
    tabs = page.locator(".vtabs button")
    me.has(tabs, 3)
    for i in range(3):
        tabs.nth(i).click()
        page.wait_for_function(
            """i => { const all = document.querySelector('.vfoes').getBoundingClientRect();
              const one = document.querySelectorAll('.vfoes > .vfield')[i].getBoundingClientRect();
              return Math.abs(one.left - all.left) < 2 && one.right < all.right + 2 && one.bottom < all.bottom + 2; }""",
            arg=i,
        )
        page.wait_for_function(
            "i => document.querySelectorAll('.vtabs button')[i].getAttribute('aria-pressed') === 'true'", arg=i
        )


def test_one_of_several_opponents_is_given_more_room(visit, server):
    me = visit(table(server, ("tidewatch", "ashen-choir", "tidewatch", "ashen-choir"), seed=4), size="small")
    page = me.page
    asked(me)
    names = page.locator(".vwiden")
    me.has(names, 3)
    seen = """([least, most]) => { const [left, middle, right] = [...document.querySelectorAll('.vfoes > .vfield')]
      .map(f => f.getBoundingClientRect().width);
      return Math.abs(left - right) < 3 && middle > least * left && middle < most * left; }"""
    alike, wider = [0.97, 1.03], [1.8, 4]
    for room in (alike, wider, alike):
        page.wait_for_function(seen, arg=room)
        assert me.wrong(lambda: page.evaluate(AUDIT, [".vsys", MUST])) == []
        names.nth(1).click()


# Three of one team, who can strike together at somebody none of them could fell alone.
TEAM = (
    END.replace('card = "Brine"', 'card = "Trawler Nine"').replace("endurance = 2\n", "endurance = 30\n")
    + '[[player.character]]\ncard = "Spindrift"\n'
).replace('card = "Masked Torchbearer"', 'card = "Masked Torchbearer"\n[[player.character]]\ncard = "Pyrelight"')


def test_a_team_attack_is_put_together_on_the_table(visit, server):
    """Pressed one after the other, and with what would come of it before anything is proposed."""
    me = visit(server.load(TEAM, game="vs"))
    page = me.page
    asks(me, "Do you attack?")
    mine = page.locator(".vfield--me .vtile")
    me.has(mine, 3)
    page.locator(".vfield--me .vtile", has_text="Scorch").click()
    me.has(page.locator(".vtile.is-mate"), 2)
    target = page.locator(".vfoes .vtile", has_text="Trawler Nine")
    me.reads(target.locator(".vend"), "struck back")
    page.locator(".vmate", has_text="Pyrelight").click()  # from the list, as a keyboard would
    me.reads(target.locator(".vend"), "8 : 10")
    page.locator(".vfield--me .vtile", has_text="Masked Torchbearer").click()
    me.reads(target.locator(".vend"), "11 : 10 stuns")
    page.locator(".vfield--me .vtile", has_text="Pyrelight").click()  # and out again
    me.reads(target.locator(".vend"), "9 : 10")
    page.locator(".vmate", has_text="Pyrelight").click()
    target.click()
    me.reads(page.locator(".plog"), "Scorch, Masked Torchbearer and Pyrelight attack Trawler Nine")


def test_what_is_pointed_at_or_held_is_read(visit, server):
    me = visit(near_the_end(server))
    page = me.page
    asks(me, "Do you attack?")
    page.mouse.move(2, 2)
    page.locator(".vfoes .vtile").hover()
    me.reads(page.locator(".pread .vcard"), "Brine")
    page.mouse.move(2, 2)
    me.has(page.locator(".pread"), 0)
    phone = visit(near_the_end(server), size="phone")
    asks(phone, "Do you attack?")
    tile = phone.page.locator(".vfoes .vtile")
    box = tile.bounding_box()
    finger = phone.context.new_cdp_session(phone.page)
    at = {"x": box["x"] + 20, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    phone.reads(phone.page.locator(".pread .vcard"), "Brine")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.has(phone.page.locator(".vchosen"), 0)
    phone.has(phone.page.locator(".pread"), 1)  # open until the next touch


def test_passing_says_what_comes_of_it(visit, server):
    """Whoever is attacked reads on the button itself what happens if nothing is done."""
    text = END.replace("endurance = 2", "endurance = 30").replace("endurance = 3\n", "endurance = 30\n")
    me = visit(server.load(text, game="vs"))
    page = me.page
    asks(me, "Do you attack?")
    page.get_by_role("button", name="Always", exact=True).click()
    page.locator(".vfield--me .vtile.is-free").first.click()
    page.locator(".vfoes .vtile.is-target").first.click()
    for _ in range(8):
        asked(me)
        if page.locator(".vattack").count() and not page.locator(".vchain").count():
            break
        me.does(page.locator(".vgo").click, NOW)
    me.reads(page.locator(".vgo small"), page.locator(".vfore").inner_text())


@pytest.mark.parametrize("size", ["small", "phone"])
def test_a_ko_pile_can_be_looked_through(visit, server, size):
    text = QUIET.replace("endurance = 30", 'endurance = 30\nko = ["Brine", "Reef"]', 1)
    me = visit(server.load(text, game="vs"), size=size)
    asks(me, "becomes a resource")
    me.page.locator(".vfield--me .vko").click()
    pile = me.page.get_by_role("dialog")
    me.reads(pile, "Brine")
    me.has(pile.locator(".vcard"), 2)
    me.page.keyboard.press("Escape")
    me.has(pile, 0)


def test_another_seat_is_no_damage(visit, server):
    """What pops up over the endurance is what a player has lost, not what one player has less than another."""
    text = QUIET.replace("endurance = 30", "endurance = 21", 1)
    me = visit(server.load(text, game="vs"))
    page = me.page
    asks(me, "becomes a resource")  # before that the page turns to whoever is asked
    for seat in (1, 0, 1):
        page.locator(".pseats button").nth(seat).click()
        page.locator(f".vmine .vfield[data-seat='{seat}']").wait_for()
        page.wait_for_timeout(200)
        assert page.locator(".vburst").all_inner_texts() == []
