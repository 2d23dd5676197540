"""Cards ready one by one where something may keep them from it. rr:ready rr:would"""

from __future__ import annotations

from ...kernel.state import Frame
from ...kernel.windows import open_window
from ..table import Table
from .results import proc

readying = proc.steps("readying", "would_ready", "is_ready")
"""mem: cards, player -> result (those that are ready now), for the frame below. rr:ready rr:would"""


@readying.step
def would_ready(s: Table, f: Frame) -> None:
    """rr:would rr:replacement-effect"""
    m = f.mem
    m.setdefault("done", ())
    if m["cards"]:
        card = m["cards"][0]
        m["event"] = s.new_event("Readied", card, card, m["player"]).id
        open_window(s, "would", s.events[m["event"]])
    else:
        s.done(f)
        s.stack[-1].mem["result"] = m["done"]


@readying.step
def is_ready(s: Table, f: Frame) -> None:
    """rr:ready"""
    m = f.mem
    f.pc = readying.at["would_ready"]
    card, m["cards"] = m["cards"][0], m["cards"][1:]
    if not s.events.pop(m["event"]).stopped and card in s.play:
        s.play[card].exhausted = False
        s.note("ready", card)
        m["done"] = (*m["done"], card)
