"""Words about cards: putting upgrades into play, searching, looking at the deck, showing a hand."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...kernel.ask import Ask, in_order
from ...kernel.decision import Decision, Option
from ...kernel.ops import fresh, runs
from ...kernel.state import Frame
from .. import vocab as v
from ..loading import BOOK, CARDS
from ..table import Table
from .effect_scope import ASKED, answer, answering, whom, you_of
from .usable import upgrade_fits
from .use import put_upgrade

FETCH: Final[v.Search] = fresh(v.Search(1, "hand"))
BOOK.add("_fetch", FETCH)  # no hero has such an id


def one_of_each(s: Table, cards: list[int]) -> list[int]:
    """Copies of a card are the same to everybody. dt:hero-cards"""
    seen: dict[str, int] = {}
    for c in sorted(cards):
        seen.setdefault(s.codes[c], c)
    return sorted(seen.values())


@runs(v.PlayUpgrade)
def run_play_upgrade(s: Table, f: Frame) -> None:
    """One from the hand, without its cost. dt:hero-upgrades"""
    you = you_of(s, f)
    if f.pc == ASKED:
        _, option = s.take()
        s.done(f)
        put_upgrade(s, you, option.card, f"hand{you}")
        return
    fitting = [c for c in s.zones[f"hand{you}"] if upgrade_fits(s, you, c)]
    if not fitting:
        s.done(f)
        return
    f.pc = ASKED
    s.ask(Decision(you, "take", [Option("take", c) for c in one_of_each(s, fitting)], about="play"))


@runs(v.Search)
def run_search(s: Table, f: Frame) -> None:
    """One by one, up to the number; then shuffle. Two that enter play together do not trigger each other: the first is
    not yet in play for the second (dt:red-room-training). dt:hero-cards dt:hero-upgrades"""
    op: v.Search = f.op  # type: ignore[assignment]
    you, m = you_of(s, f), f.mem
    deck = s.zones[f"deck{you}"]
    if f.pc == ASKED:
        _, option = s.take()
        if option.verb == "take":
            m["found"] = (*m["found"], option.card)
        if option.verb == "stop" or len(m["found"]) == op.n:
            return finish_search(s, f)
    else:
        m["found"] = ()
        s.seen += 1
    taken = [CARDS[s.codes[c]].space for c in m["found"]] if op.to == "play" else []
    there = [
        c
        for c in deck
        if c not in m["found"]
        and CARDS[s.codes[c]].timing == "upgrade"
        and CARDS[s.codes[c]].space not in taken
        and (op.to == "hand" or upgrade_fits(s, you, c))
    ]
    if not there:
        return finish_search(s, f)
    f.pc = ASKED
    s.ask(Decision(you, "take", [*(Option("take", c) for c in one_of_each(s, there)), Option("stop")], about="search"))
    return None


def finish_search(s: Table, f: Frame) -> None:
    """To the hand or into play, and the deck is shuffled. dt:hero-cards dt:hero-upgrades dt:red-room-training"""
    op: v.Search = f.op  # type: ignore[assignment]
    you = you_of(s, f)
    s.done(f)
    found = list(f.mem["found"])
    deck = s.zones[f"deck{you}"]
    if op.to == "hand":
        for c in found:
            s.move(c, f"deck{you}", f"hand{you}")
            s.note("found", you, s.codes[c])
        s.shuffle(deck)
        return
    before = answering(s, you, v.ON_UPGRADE)  # worked out before any of them lies there
    for c in found:
        put_upgrade(s, you, c, f"deck{you}", quiet=True)
    s.shuffle(deck)
    for _ in found:
        answer(s, you, v.ON_UPGRADE, before)


FETCHING: Final = ASKED + 1  # the step of a `Scout` that waits for the answer whether to search instead


@runs(v.Scout)
def run_scout(s: Table, f: Frame) -> None:
    """Look at the top cards, take or fetch what the card says, put the rest back in any order. dt:hero-cards"""
    op: v.Scout = f.op  # type: ignore[assignment]
    you, m = you_of(s, f), f.mem
    deck = s.zones[f"deck{you}"]
    if f.pc == 0:
        m["cards"] = tuple(sorted(deck[-op.n :]))
        m["top"] = ()
        s.seen += 1
        s.note("look", you, len(m["cards"]))
        if op.take:
            for c in [c for c in m["cards"] if CARDS[s.codes[c]].timing == "upgrade"]:
                s.move(c, f"deck{you}", f"hand{you}")
                s.note("found", you, s.codes[c])
            m["cards"] = tuple(c for c in m["cards"] if c in deck)
        elif op.fetch and m["cards"] and all(CARDS[s.codes[c]].timing != "upgrade" for c in m["cards"]):
            f.pc = FETCHING
            s.ask(Decision(you, "fetch", [Option("yes"), Option("no")], about="fetch"))
            return
    elif f.pc == FETCHING:
        _, option = s.take()
        if option.verb == "yes":
            s.note("show", you, *(s.codes[c] for c in m["cards"]))
            s.done(f)
            s.push(FETCH, f.scope)
            return
    else:
        _, option = s.take()
        m["top"] = (*m["top"], option.card)
    left = [c for c in m["cards"] if c not in m["top"]]
    if len(left) > 1:
        f.pc = ASKED
        s.ask(
            Decision(you, "arrange", [Option("top", c) for c in left], ask=partial(_arranging, tuple(left), m["top"]))
        )
        return
    order = (*m["top"], *left)  # the first one chosen is drawn first
    deck[len(deck) - len(order) :] = list(reversed(order))
    s.done(f)


def _arranging(left: tuple[int, ...], top: tuple[int, ...]) -> Ask:
    """All of them may be named at once; the last one need not be. dt:hero-cards"""
    of, taken = ([Option("top", c).id for c in cards] for cards in (left, top))
    return in_order(of, len(left) - 1, taken)


@runs(v.Reveal)
def run_reveal(s: Table, f: Frame) -> None:
    """Everybody sees that hand. dt:action-cards"""
    op: v.Reveal = f.op  # type: ignore[assignment]
    if (found := whom(s, f, op.who)) is not None:
        s.done(f)
        s.seen += 1
        for seat in found:
            s.note("show", seat, *(s.codes[c] for c in sorted(s.zones[f"hand{seat}"])))
