"""What would be discarded from play and goes elsewhere instead. rr:replacement-effect rr:discard"""

from __future__ import annotations

from typing import Any

from ...kernel.state import Scope
from ..table import PLAY, Table
from ..vocab import MoveTo, Then
from .control import delayed_effects
from .select import zone_names
from .states import check_states
from .zones import REPLACED, move


def put_elsewhere(s: Table, card: int) -> bool:
    """Such an ability says "instead": it acts at once, wherever the rules discard a card, and nobody can come between.
    What it does besides comes next. rr:replacement-effect rr:forced"""
    ev = s.new_event("Discarded", card, card, s.play[card].controller, where=PLAY)
    try:
        for source, i in s.index[REPLACED]:
            if not s.triggered((source, i), ev, "would"):
                continue
            step: Any = s.play[source].face.abilities[i].steps[0]
            first, then = (step.step.first, step.step.second) if isinstance(step.step, Then) else (step.step, None)
            sc = Scope(s.lead(source), source, s.play[source].version)
            _put(s, first, card, sc)
            if then is not None:
                s.push(delayed_effects, left=((then, s.new_scope(sc)),), at="instead")
            check_states(s)
            return True
    finally:
        s.events.pop(ev.id, None)
    return False


def _put(s: Table, op: MoveTo, card: int, sc: Scope) -> None:
    """rr:replacement-effect"""
    (zone,) = zone_names(s, op.zone, sc)
    s.note("moved", card, zone)
    move(s, card, zone)
