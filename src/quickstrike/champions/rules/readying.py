"""Cards ready one by one where something may keep them from it, or it costs something. rr:ready rr:would rr:cost"""

from __future__ import annotations

from typing import Final

from ...kernel.state import Frame, Scope
from ...kernel.windows import open_window
from ..table import Table
from . import stats
from .cost import begin_pay, costs_ok
from .results import heard, proc

readying: Final = proc.steps("readying", "pay_to_ready", "pay_other_costs", "would_ready", "is_ready")
"""mem: cards, player -> result (those that are ready now), for the frame below. rr:ready rr:would rr:cost"""


def one_by_one(s: Table) -> bool:
    """Does anything keep cards from readying, or make it dearer? rr:would rr:cost"""
    return heard(s, "Readied", "would") or "cost ready" in s.mods


@readying.step
def pay_to_ready(s: Table, f: Frame) -> None:
    """What is added to the cost of readying a card, its controller may pay; unpaid, it stays exhausted. rr:cost
    rr:ready"""
    m = f.mem
    m.setdefault("done", ())
    if not m["cards"]:
        s.done(f)
        s.stack[-1].mem["result"] = m["done"]
        return
    card = m["cards"][0]
    inst = s.play.get(card)
    m["price"] = stats.added_costs(s, inst.controller, "ready", who=card) if inst is not None else ()
    if inst is None or not m["price"]:
        return
    sc = Scope(inst.controller, card, inst.version)
    f.scope = s.new_scope(sc)
    if costs_ok(s, m["price"], sc) is None:
        begin_pay(s, f.scope, m["price"])


@readying.step
def pay_other_costs(s: Table, f: Frame) -> None:
    """rr:cost"""
    from .ability import push_costs

    m = f.mem
    if m["price"] and "paid" in s.scopes[f.scope].data:
        push_costs(s, f, m["price"])


@readying.step
def would_ready(s: Table, f: Frame) -> None:
    """rr:would rr:replacement-effect rr:cost"""
    m = f.mem
    card = m["cards"][0]
    if m.pop("price"):
        paid = s.scopes.pop(f.scope).data
        f.scope = 0
        if "paid" not in paid or paid.get("unpaid"):
            f.pc = readying.at["pay_to_ready"]
            m["cards"] = m["cards"][1:]
            return
    m["event"] = s.new_event("Readied", card, card, m["player"]).id
    open_window(s, "would", s.events[m["event"]])


@readying.step
def is_ready(s: Table, f: Frame) -> None:
    """rr:ready"""
    m = f.mem
    f.pc = readying.at["pay_to_ready"]
    card, m["cards"] = m["cards"][0], m["cards"][1:]
    if not s.events.pop(m["event"]).stopped and card in s.play:
        s.play[card].exhausted = False
        s.note("ready", card)
        m["done"] = (*m["done"], card)
