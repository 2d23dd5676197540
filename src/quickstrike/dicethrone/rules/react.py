"""Windows: who may act when something happens, the active player first, then clockwise (dt:timing-conflicts)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Decision, Option
from ...kernel.state import Frame
from ..table import Table
from .effect_scope import proc
from .usable import causes, concerns, silenced, usable

ACTIONS: Final = ("play", "spend", "discard_for")


def react(s: Table, window: str) -> None:
    """Open a window in which everyone with a reason to act is asked. dt:timing-conflicts"""
    s.push(reacting, window=window, passed=())


def window_options(s: Table, seat: int, window: str) -> list[Option]:
    """What a seat is asked in a window; nothing if it has no reason to act. dt:timing-conflicts"""
    if not concerns(s, seat, window):
        return []
    found = usable(s, seat, window)
    asked = any(causes(s, seat, o, window) for o in found) or (
        s.masked and not silenced(s, seat) and bool(s.zones[f"hand{seat}"])
    )
    return [*found, Option("pass")] if asked else []


@proc
def reacting(s: Table, f: Frame) -> None:
    """By priority, until all have passed; whoever acts gives all a new say. dt:timing-conflicts dt:instant-action"""
    m = f.mem
    if f.pc:
        from .use import use

        seat, option = s.take()
        f.pc = 0
        if option.verb == "pass":
            m["passed"] = (*m["passed"], seat)
        else:
            s.pending.clear()
            m["passed"] = ()  # whatever it was may give others a reason
            use(s, seat, option, m["window"])
        return
    for seat in s.order():
        if seat not in m["passed"] and (options := window_options(s, seat, m["window"])):
            f.pc = 1
            s.ask(Decision(seat, "react", options, about=m["window"]))
            return
    s.done(f)
