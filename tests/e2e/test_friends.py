"""A friend with a link in a browser of his own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.people import turn_of


def links(host):
    """Of the friend and of spectators."""
    expect(host.page.locator(".linkrow")).to_have_count(2)
    return [x.input_value().removeprefix(host.server.address) for x in host.page.locator(".linkrow input").all()]


def ready(*people):
    """Everybody says so, and the game begins."""
    for who in people:
        who.page.locator(".room__go").click()


@pytest.fixture
def pair(visit):
    """The host, who made the table by clicking, and the friend with the link that he was given."""
    host = visit()
    host.begin("7", others=["She-Hulk"], hold="friend")
    friend, watcher = (visit(link) for link in links(host))
    ready(host, friend)
    return host, friend, watcher


def test_in_the_room_everybody_brings_a_hero_talks_and_says_ready(visit):
    host = visit()
    host.begin("", others=["She-Hulk"], hold="friend")
    friend = visit(links(host)[0], size="phone", lang="fr")
    friend.page.locator(".bring__h").click()
    friend.page.locator(".dialog--faces .face", has_text="Iron Man").click()
    host.reads(host.page.locator(".room__s").nth(1), "Tony Stark")
    friend.page.locator(".chat__f input").fill("<b>Salut</b>")
    friend.page.locator(".chat__f .btn--go").click()
    host.reads(host.page.locator(".chat__l li"), "<b>Salut</b>")
    host.shot("room")
    ready(host)
    friend.has(friend.page.locator(".room__s[data-ready]"), 1)
    ready(friend)
    for who in (host, friend):
        assert who.quiet() == "pick"
    host.page.locator(".tool-chat").click()
    host.page.locator(".chat__f input").fill("Good luck!")
    host.page.keyboard.press("Enter")
    expect(friend.page.locator(".tool__n")).to_have_text("1")


def test_the_next_step_in_the_room_is_the_one_that_shines_and_ready_can_be_taken_back_on_a_phone(visit):
    host = visit()
    host.begin("", others=["She-Hulk"], hold="friend")
    friend_link = links(host)[0]
    shines = host.page.locator(".room .btn--go:not([disabled])")
    expect(shines).to_have_text("Copy the link")
    friend = visit(friend_link, size="phone")
    expect(shines).to_have_text("I’m ready")  # nobody is missing any more
    ready(friend)
    host.has(host.page.locator(".room__s[data-ready]"), 1)
    ready(friend)
    host.has(host.page.locator(".room__s[data-ready]"), 0)


def test_everybody_sees_his_own_hand_only(pair):
    host, friend, watcher = pair
    for who in (host, friend):
        assert who.quiet() == "pick"
    watcher.has(watcher.page.locator(".seat"), 2)
    hands = [who.hand() for who in (host, friend)]
    assert all(len(h) >= 4 for h in hands) and not set(hands[0]) & set(hands[1])
    for who, other in ((host, hands[1]), (friend, hands[0]), (watcher, {**hands[0], **hands[1]})):
        text, html = who.page.inner_text("#page").replace("\u00ad", ""), who.page.inner_html("#page")
        own = set(who.hand().values())
        for id, name in other.items():
            assert f'data-id="{id}"' not in html
            assert name in own or name not in text
    assert watcher.hand() == {}


def test_what_a_friend_has_done_is_taken_back_with_his_consent(pair):
    host, friend, _ = pair
    for who in (host, friend):
        assert who.quiet() == "pick"
        who.page.locator("#decision footer .btn--go").click()
    assert host.quiet() == "turn"
    host.take("end_turn")
    assert friend.quiet() == "turn"
    friend.take("change_form")
    friend.reads(friend.page.locator(".seat.is-active .plate"), "She-Hulk")
    host.button("Undo").click()
    ask = friend.page.locator(".askbar[role=alertdialog]")
    ask.wait_for()
    friend.shot("asked")
    ask.locator(".btn--go").click()
    assert host.quiet() == "turn"
    friend.reads(friend.page.locator("#decision .note"), ".")


def test_two_people_play_to_the_end_and_again(visit):
    """Two browsers, each in its language: each answers what he is asked and sees the same end (soon, since neither stops
    the villain's scheme); then the host plays again, and the friend follows him."""
    host = visit(lang="fr")
    host.begin("3", others=["Miss Hulk"], hold="friend", skirmish=1)
    friend = visit(links(host)[0])
    ready(host, friend)
    acted = {host: 0, friend: 0}
    for _ in range(400):
        who, state = turn_of((host, friend))
        if state == "over":
            break
        acted[who] += who.acts(state, strike=True) and state != "story"
    for who in acted:
        assert who.state() == "over" and acted[who] > 3
        who.reads(who.page.locator(".fin h1"), {"en": "Defeat", "fr": "Défaite"}[who.lang])
        who.has(who.page.locator(".charts svg"), 2)
        assert who.page.locator(".fin__s").inner_text().strip()
    host.shot("summary")
    old = {who: who.page.url for who in acted}
    host.page.locator(".summary .barfoot .btn--go").click()
    host.page.locator(".dialog .btn--go").click()
    friend.page.locator(".askbar .btn--go").click()
    for who in acted:
        expect(who.page).not_to_have_url(old[who])
        assert who.quiet() == "pick"
    assert len(host.hand()) >= 4 and not set(host.hand()) & set(friend.hand())
