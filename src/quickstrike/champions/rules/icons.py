"""Boost icons are counted: on a boost card, or because an ability asks how many there are. rr:boost-boost-icon"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.state import Frame
from ...kernel.windows import open_window
from ..table import Table
from ..vocab import CountIcons
from . import stats
from .results import BEGUN, finish, heard, proc, runs
from .select import select


def icons_on(s: Table, card: int) -> int:
    """The boost icons of a card as it lies there; amplify icons are for boost cards. rr:boost-boost-icon
    rr:modifiers"""
    return stats.modified(s, card, "BOOST", s.front(card).boost)


def counting_matters(s: Table) -> bool:
    """Does anything change what is counted? Usually not. rr:interrupt"""
    return heard(s, "IconsCounted", "would") or heard(s, "IconsCounted", "when")


count_icons: Final = proc.steps("count_icons", "would_count", "are_counted", "close_count")
"""The icons of one card. mem: card, n, player -> icons, reported to the frame below. rr:boost-boost-icon
rr:interrupt"""


@count_icons.step
def would_count(s: Table, f: Frame) -> None:
    """rr:would rr:replacement-effect"""
    m = f.mem
    ev = s.new_event("IconsCounted", m["card"], m["card"], m["player"], m["n"])
    m["event"] = ev.id
    open_window(s, "would", ev)


@count_icons.step
def are_counted(s: Table, f: Frame) -> None:
    """rr:interrupt"""
    open_window(s, "when", s.events[f.mem["event"]])


@count_icons.step
def close_count(s: Table, f: Frame) -> None:
    """rr:boost-boost-icon"""
    s.done(f)
    s.stack[-1].mem["icons"] = max(0, s.events.pop(f.mem["event"]).amount)


@runs(CountIcons)
def do_count_icons(s: Table, f: Frame) -> None:
    """Card by card. rr:boost-boost-icon rr:then"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        cards = m["cards"] = tuple(select(s, op.of, sc))
        if not counting_matters(s):
            n = sum(icons_on(s, c) for c in cards)
            finish(s, f, n, n, cards)
            return
        m["left"], m["n"], f.pc = cards, 0, BEGUN
    m["n"] += m.pop("icons", 0)
    if m["left"]:
        card, m["left"] = m["left"][0], m["left"][1:]
        s.push(count_icons, card=card, n=icons_on(s, card), player=sc.you)
        return
    finish(s, f, m["n"], m["n"], m["cards"])
