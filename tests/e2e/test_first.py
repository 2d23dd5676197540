"""What is asked for the first time is explained: once, at real tables alone, and in the way of nothing."""

from __future__ import annotations

import pytest
from tests.e2e.positions import NEARLY, SOLO

# Does it lie over something of the question, the hand, or the numbers; or out of the window?
IN_THE_WAY = """() => {
  const first = document.querySelector('.first'), f = first.getBoundingClientRect();
  const bad = f.left < 0 || f.top < 0 || f.right > innerWidth + 1 || f.bottom > innerHeight + 1 ? ['out of the window'] : [];
  for (const e of document.querySelectorAll('#dec-t, #decision .fold, #decision footer .btn, .hand .fan .card, .v-hp, .scheme__n')) {
    const r = e.getBoundingClientRect();
    if (!r.width || first.contains(e)) continue;
    const wide = Math.min(r.right, f.right) - Math.max(r.left, f.left), high = Math.min(r.bottom, f.bottom) - Math.max(r.top, f.top);
    if (wide > 2 && high > 2) bad.push(e.className || e.id);
  }
  return bad;
}"""


@pytest.mark.parametrize("size", ["phone", "lying", "small", "wide"])
def test_questions_are_explained_once(visit, server, size):
    me = visit(server.load(SOLO), lang="fr", size=size, explain=True)
    assert me.quiet() == "turn"
    said = me.page.locator(".first")
    me.reads(said, "vous-même")
    assert not me.wrong(lambda: me.page.evaluate(IN_THE_WAY))
    me.shot(f"first-{size}")
    said.locator(".btn").click()
    me.has(said, 0)
    me.press("Lance-toile")
    assert me.quiet() == "pay"
    me.reads(said, "se paient")
    assert not me.wrong(lambda: me.page.evaluate(IN_THE_WAY))
    me.page.reload()
    assert me.quiet() == "pay"
    me.reads(said, "se paient")  # it was not there long enough to have been read
    me.page.locator("#decision footer .btn--ghost").click()
    assert me.quiet() == "turn"
    me.has(said, 0)
    me.open("/settings")
    me.page.locator(".switch", has_text="Expliquer").click()
    me.page.locator(".switch", has_text="Expliquer").click()
    me.open(server.load(SOLO))
    assert me.quiet() == "turn"
    me.reads(said, "vous-même")


# Rows that are proposed, and cut or out of sight.
PROPOSED = """() => { const foot = document.querySelector('#decision footer').getBoundingClientRect().top;
  return [...document.querySelectorAll('#decision .is-on')].filter(e => e.getBoundingClientRect().bottom > foot).map(e => e.textContent); }"""


@pytest.mark.parametrize("size", ["phone", "lying", "small"])
def test_an_explanation_is_a_line_and_ends_with_its_question(visit, server, size):
    me = visit(server.load(NEARLY), lang="fr", size=size, explain=True)
    assert me.quiet() == "turn"
    said = me.page.locator(".first")
    me.reads(said, "Faites ce que")
    low = said.bounding_box()["height"]
    assert low < 64
    said.locator(".first__t").click()
    me.has(me.page.locator(".first.is-open"), 1)
    assert said.bounding_box()["height"] > low
    me.page.wait_for_timeout(2600)  # as long as it takes to read it
    me.choose("attack/")
    assert me.quiet() == "turn"
    me.has(said, 0)
    me.press("Lance-toile")
    assert me.quiet() == "pay"
    me.reads(said, "se paient")
    assert not me.wrong(lambda: me.page.evaluate(PROPOSED))


def test_in_a_lesson_the_coach_alone_explains(visit):
    me = visit("/learn", explain=True)
    me.page.locator(".lesson").first.click()
    me.page.locator(".coach__b .btn").first.wait_for()
    assert me.quiet() == "turn"
    me.has(me.page.locator(".first"), 0)
