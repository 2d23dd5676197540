"""Phone, laptop, wide screen: nothing runs out of the page, and what is asked is in sight."""

from __future__ import annotations

import pytest
from tests.e2e.positions import FOUR, LOST, SOLO, crowded, usual

# French is the longer one.
SIZE = pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("laptop", "fr"), ("wide", "en")])


WIDE = """() => document.documentElement.scrollWidth > innerWidth
  ? `${document.documentElement.scrollWidth} wide in ${innerWidth}` : ''"""


def fits(me, name):
    me.shot(name)
    assert not (wide := me.wrong(lambda: me.page.evaluate(WIDE))), f"{name}: {wide}"


HIDDEN = """e => {
  const r = e.getBoundingClientRect();
  const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  const seen = r.width && r.x >= 0 && r.y >= 0 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1
    && top && (e.contains(top) || top.contains(e));
  return seen ? '' : `${e.innerText}: ${JSON.stringify(r)} below ${top?.className}`;
}"""


def in_sight(me, what):
    """All of it lies in the window without scrolling, and nothing covers its middle."""
    assert not (hidden := me.wrong(lambda: what.evaluate(HIDDEN))), hidden


@SIZE
def test_the_screens_fit(visit, server, size, lang):
    me = visit(lang=lang, size=size)
    me.page.locator(".btn--big").wait_for()
    fits(me, "new")
    in_sight(me, me.page.locator(".btn--big"))
    me.open(server.load(SOLO))
    assert me.quiet() == "turn"
    fits(me, "turn")
    in_sight(me, me.page.locator("#dec-t"))
    me.press("Web-Shooter" if lang == "en" else "Lance-toile")
    assert me.quiet() == "pay"
    fits(me, "pay")
    in_sight(me, me.page.locator("#dec-t"))
    in_sight(me, me.page.locator("#decision footer .btn--go"))
    me.open(server.load(LOST))
    me.quiet()
    me.end_turn()
    me.play_to_the_end(3)
    fits(me, "summary")
    in_sight(me, me.page.locator(".fin h1"))


@pytest.mark.parametrize("size", ["phone", "lying", "small", "wide"])
def test_at_the_end_result_reasons_and_what_next_are_seen_without_scrolling(visit, server, size):
    me = visit(server.load(LOST), lang="fr", size=size)
    me.quiet()
    me.end_turn()
    me.play_to_the_end(3)
    fits(me, "end")
    for what in (".fin h1", ".fin__s", ".facts li", ".finnext .btn", ".barfoot .btn--go"):
        for one in me.page.locator(what).all():
            in_sight(me, one)
    me.reads(me.page.locator(".fin__k"), "Spider-Man contre Rhino")
    grey = "() => getComputedStyle(document.querySelector('.fp--2 img')).filter"
    assert me.page.evaluate(grey) == "none"  # whoever won keeps the colours


# Names, numbers and threat of all that lies there, cut nowhere.
UNREADABLE = """([what, n]) => {
  const all = [...document.querySelectorAll(what)];
  if (all.length !== n) return `${all.length} of ${n}`;
  return all.filter(e => {
    const name = e.querySelector('.card__name'), r = name.getBoundingClientRect();
    const top = document.elementFromPoint((r.left + r.right) / 2, r.bottom - 3);
    return !name.checkVisibility() || !e.contains(top) || name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1
      || parseFloat(getComputedStyle(name).fontSize) < 11 || r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight;
  }).map(e => e.textContent);
}"""


@pytest.mark.parametrize(("width", "height"), [(844, 390), (740, 360), (932, 430)])
def test_on_a_lying_phone_a_crowded_table_has_all_its_names(visit, server, width, height):
    me = visit(server.load(crowded(1)), lang="fr", size="lying")
    assert me.quiet() == "turn"
    me.page.set_viewport_size({"width": width, "height": height})
    me.shot("crowded")
    for what, n in ((".lane--own .card", 7), (".lane--foe .card", 2), (".hand .fan .card", 8), (".scheme .card", 3)):
        bad = me.wrong(lambda what=what, n=n: me.page.evaluate(UNREADABLE, [what, n]))
        assert not bad, f"{what}: {bad}"


@pytest.mark.parametrize("size", ["lying", "phone"])
def test_a_hand_is_opened_over_the_board_and_leaves_the_question(visit, server, size):
    me = visit(server.load(crowded(1)), lang="fr", size=size)
    assert me.quiet() == "turn"
    me.page.locator(".hand__grip").click()
    me.page.locator(".hand.is-open").wait_for()
    in_sight(me, me.page.locator("#dec-t"))
    in_sight(me, me.page.locator("#decision [data-option=end_turn]"))
    for one in (*me.page.locator(".hand .fan .card").all(), *me.page.locator(".hand .pow").all()):
        in_sight(me, one)


@pytest.mark.parametrize(("size", "lang"), [("phone", "fr"), ("laptop", "en")])
def test_four_seats_fit(visit, server, size, lang):
    me = visit(server.load(FOUR), lang=lang, size=size)
    assert me.quiet() == "turn"
    fits(me, "turn")
    in_sight(me, me.page.locator("#dec-t"))
    me.has(me.page.locator(".seats > .seat"), 4)
    me.page.locator(".topbar .tool").last.click()
    me.page.locator(".dialog").wait_for()
    fits(me, "menu")
    me.page.keyboard.press("Escape")
    for _ in range(4):
        me.end_turn()
        if me.quiet() != "turn":
            break
    fits(me, "villain")
    in_sight(me, me.page.locator("#dec-t"))


def test_on_a_phone_the_open_list_has_half_of_the_window(visit, server):
    me = visit(server.load(FOUR), lang="fr", size="phone")
    assert me.quiet() == "turn"
    me.page.locator("#decision .fold").click()
    me.page.locator(".hand .fan").wait_for(state="hidden")
    low = "() => document.querySelector('#decision').getBoundingClientRect().height < innerHeight / 2"
    assert not me.wrong(lambda: me.page.evaluate(low))
    in_sight(me, me.page.locator("#decision .opt").first)
    me.page.locator(".hand__grip").click()
    me.page.locator(".hand .fan").wait_for()
    me.has(me.page.locator("#decision .fold[aria-expanded=false]"), 1)


@pytest.mark.parametrize("size", ["phone", "lying"])
def test_a_phone_shows_who_may_defend_and_what_happened_last(visit, server, size):
    me = visit(server.load(usual(1)), lang="fr", size=size)
    assert me.quiet() == "turn"
    me.end_turn()
    defense = me.page.locator(".opts--def .opt")
    while me.quiet() and not defense.count():
        me.acts(me.now())
    me.has(defense, 2)
    for one in (*defense.all(), me.page.locator("#decision footer .btn")):
        in_sight(me, one)
    last = me.page.locator(".lastly")
    in_sight(me, last)
    me.reads(last, "Rhino")
    last.click()
    me.reads(me.page.locator(".dialog .log--window"), "Rhino attaque Spider-Man")
