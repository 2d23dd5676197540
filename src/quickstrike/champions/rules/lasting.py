"""Lasting effects that wait for something to happen, as often as it does. rr:lasting-effects"""

from __future__ import annotations

from ...kernel.state import Event
from ..table import Hold, Table


def waiting(s: Table, kind: str) -> list[Hold]:
    """The effects under way that such an event would set off. rr:lasting-effects"""
    return [h for h in s.lasting if "each time" in h.scope.data["keys"] and type(h.op.effect.on).__name__ == kind]


def each_time(s: Table, holds: list[Hold], events: list[Event]) -> None:
    """What these effects do now, once for each event that fits. They come before any response. rr:lasting-effects"""
    if not holds:
        return
    from .control import delayed_effects
    from .triggers import PATTERNS

    left = []
    for h in holds:
        for e in events:
            sc = h.scope.clone()
            sc.event = e.id
            if PATTERNS[e.kind](s, h.op.effect.on, e, sc):
                left.append((h.op.effect.step, s.new_scope(sc)))
    if left:
        s.push(delayed_effects, left=tuple(left), at="each time")
