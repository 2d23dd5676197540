"""A friend with a link in a browser of his own."""
from __future__ import annotations

import pytest


@pytest.fixture
def pair(visit):
    """The host, who made the table by clicking, and the friend with the link that he was given."""
    host = visit()
    page = host.page
    page.locator(".addseat .mini-h", has_text="She-Hulk").click()
    page.locator(".pick").nth(1).locator(".pick__w button", has_text="A friend").click()
    page.locator(".btn--big").click()
    page.locator(".linkrow").first.wait_for()
    links = [x.input_value() for x in page.locator(".linkrow input").all()]
    assert len(links) == 2
    page.locator(".dialog .btn--go").click()
    return host, *(visit(link.removeprefix(host.server.address)) for link in links)


def test_everybody_sees_his_own_hand_only(pair):
    host, friend, watcher = pair
    assert host.quiet() == "pick"
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
    host.option("end_turn").click()
    assert friend.quiet() == "turn"
    friend.option("change_form").click()
    friend.reads(friend.page.locator(".seat.is-active .plate"), "She-Hulk")
    host.button("Undo").click()
    ask = friend.page.locator(".askbar[role=alertdialog]")
    ask.wait_for()
    friend.shot("asked")
    ask.locator(".btn--go").click()
    assert host.quiet() == "turn"
    friend.reads(friend.page.locator("#decision .note"), ".")
