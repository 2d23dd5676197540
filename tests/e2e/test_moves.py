"""Cards are seen to travel: from the deck into the hand, from the hand into play, to the discard pile; unless nothing may move."""

from __future__ import annotations

import json

from tests.e2e.positions import SOLO

# What flew over the table, by name, each with the two ends of its way. What was copied has no place of its own on the page.
WATCH = """() => {
  window.flown = [];
  new MutationObserver(all => all.forEach(m => m.addedNodes.forEach(e => {
    if (e.classList?.contains('fx')) window.flown.push({name: e.querySelector('.card__name').textContent.replace(/\\u00ad/g, ''), ids: e.querySelectorAll('[data-id], [id]').length,
      pressed: !e.inert, props: [...new Set(e.getAnimations().flatMap(a => a.effect.getKeyframes()).flatMap(k => Object.keys(k)))]});
  }))).observe(document.querySelector('.tablepage'), {childList: true});
}"""
MOVED = {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}


def flown(me):
    me.page.evaluate("() => new Promise(done => setTimeout(done, 50))")
    return me.page.evaluate("() => window.flown.splice(0)")


def begin(visit, server, **more):
    me = visit(server.load(SOLO))
    me.page.emulate_media(reduced_motion="no-preference")
    liked = json.dumps({"pace": "fast", "explain": False, **more})
    me.page.evaluate("liked => localStorage.setItem('quickstrike.settings', liked)", liked)
    me.page.reload()
    assert me.quiet() == "turn"
    me.page.evaluate(WATCH)
    return me


def play(me, name):
    me.press(name)
    assert me.quiet() == "pay"
    me.does(me.page.locator("#decision footer .btn--go").click)
    me.quiet()


def test_a_card_flies_into_play_and_what_paid_for_it_to_the_discard_pile(visit, server):
    me = begin(visit, server)
    assert flown(me) == []  # nothing moves when a table is opened
    play(me, "Black Cat")
    moved = flown(me)
    assert "Black Cat" in [m["name"] for m in moved] and len(moved) >= 2
    assert not any(m["ids"] or m["pressed"] for m in moved)
    assert {p for m in moved for p in m["props"]} <= MOVED
    me.page.locator(".fx").first.wait_for(state="detached")  # no copy is left behind


def test_drawn_cards_come_from_the_deck(visit, server):
    me = begin(visit, server)
    play(me, "Web-Shooter")
    me.end_turn()
    flown(me)
    while me.quiet() != "turn":
        me.step()
    drawn = {m["name"] for m in flown(me)}
    assert drawn & set(me.hand().values())


def test_nothing_flies_where_nothing_may_move(visit, server):
    me = begin(visit, server, still=True)
    play(me, "Black Cat")
    assert flown(me) == []
