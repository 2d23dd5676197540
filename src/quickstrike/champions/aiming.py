"""Why an effect can't be aimed at something: the keyword, the icon or the card that shields it is named."""

from __future__ import annotations

from typing import Any

from ..kernel.decision import NONE, Option
from ..kernel.ops import walk
from ..kernel.state import Scope
from .faces import FOLLOWERS
from .rules import legal
from .rules.able import TARGET, may_choose, valid
from .rules.admit import attach_targets
from .rules.cost import Reason
from .rules.select import select
from .table import Table
from .vocab import Choose, Damage, MoveTokens, Pick, RemoveThreat

NO_TARGET: Reason = ("rr:target", "not a target", {})


def why_not_chosen(s: Table, seat: int, op: Any, target: int, by: int) -> Reason:
    """Why a verb of that card (by) can't be done to that: what shields it, else it is not what the verb asks for."""
    if target not in s.play:
        return NO_TARGET
    if isinstance(op, Choose):  # shielded from what is then done to it
        return _first_shield([why_not_chosen(s, seat, x, target, by) for x in FOLLOWERS.get(id(op), ())])
    why: Reason | None = None
    if isinstance(op, (Damage, MoveTokens)) and op.label == "attack":
        why = legal.why_not_target(s, seat, "attack", target, by)
    elif isinstance(op, RemoveThreat) or (isinstance(op, MoveTokens) and op.kind == "threat"):
        why = legal.why_not_target(s, seat, "thwart", target, by)
        if why is not None and why[1] == "patrol" and not op.label:
            why = None
    elif isinstance(op, (Damage, MoveTokens)):
        why = legal.why_not_hurt(s, target, by)
    return why or NO_TARGET


def why_not_aim(s: Table, seat: int, o: Option, target: int) -> Reason | None:
    """Could what is played or used be aimed at that? None if one of its steps can choose it."""
    face = s.face(o.card)
    sc = Scope(seat, o.card, s.play[o.card].version if o.card in s.play else 0)
    if o.verb == "play" and face.attach is not None and target in attach_targets(s, seat, o.card, face):
        return None
    found: list[Reason] = []
    steps = (face.abilities[o.ability].cost, face.abilities[o.ability].steps) if o.ability != NONE else ()
    for _, op in walk(steps):
        if isinstance(op, Choose):
            if target in select(s, op.what, sc) and may_choose(s, op, target, sc):
                return None
        elif type(op) in TARGET and isinstance(sel := getattr(op, TARGET[type(op)]), Pick):
            if target in select(s, sel, sc) and valid(s, op, target, sc):
                return None
        else:
            continue
        found.append(why_not_chosen(s, seat, op, target, o.card))
    if o.verb == "play" and face.attach is not None:
        return "rr:attach-to", "not attachable", {}
    return _first_shield(found)


def _first_shield(found: list[Reason]) -> Reason:
    return next((x for x in found if x[1] != NO_TARGET[1]), NO_TARGET)
