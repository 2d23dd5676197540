"""What a card of the hand could be meant for. The engine asks for it when the card is paid for; a page that shows it
while the card is dragged must know before."""

from __future__ import annotations

from typing import Any

from ...champions.rules.able import TARGET, may_choose, targets
from ...champions.rules.admit import attach_targets
from ...champions.rules.select import select
from ...champions.table import Table
from ...champions.vocab import Choose, Pick
from ...kernel.decision import NONE, Option
from ...kernel.state import Scope


def aims(s: Table, seat: int, o: Option) -> list[int]:
    """Cards in play, [] where nothing is chosen or something else comes first."""
    face = s.face(o.card)
    if face.attach is not None:
        return attach_targets(s, seat, o.card, face)
    if face.kind != "event" or o.ability == NONE:
        return []
    sc = Scope(seat, o.card)
    first = next((step for step in face.abilities[o.ability].steps if _asks(step)), None)
    return [c for c in _found(s, first, sc) if c in s.play]


def _selector(step: Any) -> Any:
    if isinstance(step, Choose):
        return step.what
    return getattr(step, TARGET[type(step)]) if type(step) in TARGET else None


def _asks(step: Any) -> bool:
    return isinstance(_selector(step), Pick)


def _found(s: Table, step: Any, sc: Scope) -> list[int]:
    if step is None:
        return []
    if isinstance(step, Choose):
        return [c for c in select(s, step.what, sc) if may_choose(s, step, c, sc)]
    return targets(s, step, sc)
