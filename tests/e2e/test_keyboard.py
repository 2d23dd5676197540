"""The keyboard alone gets through a game. (Dice Throne's is in test_dicethrone.py.) What is looked at here tells which key to
press; nothing is clicked, and what has the focus got there by Tab."""

from __future__ import annotations

import re

from tests.e2e import test_vs
from tests.e2e.people import FRAMES, LOOK, PANEL
from tests.e2e.positions import NEARLY

HOT = "#decision [data-option].is-hot"
BLOW = "#decision [data-option^='attack/']"
AIM = ".vsys .is-hot[data-option], .vsys .vaim"
LISTED = ".vdock .popt.is-hot kbd"
DONE = f"""old => ({test_vs.NOW})() !== old ? 'done'
  : document.querySelector('{LISTED}') ? 'listed' : null"""


def pressed(me, key):
    before = me.page.evaluate(PANEL)
    me.page.keyboard.press(key)
    me.page.wait_for_function(f"before => ({PANEL})() !== before", arg=before)


def hinted(me):
    """A hint comes by its key too."""
    me.page.keyboard.press("h")
    me.page.locator(HOT).first.wait_for()
    return me.page.locator(HOT).first


def key_of(me, option):
    """The key that the page shows on it; Enter, once Tab is there, for what has none."""
    shown = option.locator("kbd")
    key = re.sub(r"\W", "", shown.first.inner_text()).lower() if shown.count() else ""
    if not key:
        tab_to(me, f"[data-option='{option.get_attribute('data-option')}']")
    return key or "Enter"


def deed(me, state):
    page = me.page
    if state == "story":
        page.keyboard.press("Escape")
    elif state == "turn":
        blow = page.locator(BLOW).first
        pressed(me, key_of(me, blow if blow.count() else hinted(me)))
    elif state in ("pay", "pick", "share"):
        go = page.locator("#decision footer .btn--go")
        for n in range(1, 10):
            if go.get_attribute("aria-disabled") is None:
                break
            page.keyboard.press(str(n))
        pressed(me, "Enter")
    else:
        pressed(me, "1")


def test_champions(visit, server):
    me = visit(server.load(NEARLY), lang="fr")
    for _ in range(150):
        state = me.state()
        if state == "over":
            return
        deed(me, state)
    raise AssertionError("no end")


def tab_to(me, selector):
    """By Tab, as a person would who sees where the focus is."""
    for _ in range(120):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("s => !!document.activeElement?.matches(s)", selector):
            return
    raise AssertionError(f"Tab does not get to {selector}")


def test_the_vs_system(visit, server):
    """Digits answer what is listed; what is on the table (an attack, a place) is reached by Tab and taken by Enter."""
    me = visit(test_vs.near_the_end(server))
    page = me.page
    for _ in range(150):
        if test_vs.asked(me) == "over":
            return
        before = page.evaluate(test_vs.NOW)
        whole = page.locator(".pask footer .btn--go")
        if whole.count():
            for n in range(1, 10):
                if whole.get_attribute("aria-disabled") is None:
                    break
                page.keyboard.press(str(n))
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("h")
            page.locator(".phint").wait_for()
            key = page.evaluate("() => document.querySelector('.vdock :is(.popt, .vgo).is-hot kbd')?.innerText ?? ''")
            if key == "␣":
                page.keyboard.press(" ")
            elif key.isdigit():
                page.keyboard.press(key)
            else:
                # a hint takes up the card that it means, some frames later: then what it is meant for is to be pressed
                page.evaluate(FRAMES)
                tab_to(me, AIM if page.locator(AIM).count() else ".vsys .is-hot")
                page.keyboard.press("Enter")
                # it is done, or the card has been taken up and what it is meant for is listed
                done = page.wait_for_function(DONE, arg=before, polling=LOOK).json_value()
                if done == "listed":
                    page.keyboard.press(page.locator(LISTED).first.inner_text())
        page.wait_for_function(f"old => ({test_vs.NOW})() !== old", arg=before, polling=LOOK)
    raise AssertionError("no end")
