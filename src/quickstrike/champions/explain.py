"""Why not? The first rule that forbids something, from the very checks that list the options."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..kernel import why as kernel
from ..kernel.decision import NONE, Decision, Option
from ..kernel.why import Refusal
from .faces import OTHER_SIDES
from .table import PLAY, Inst, Table
from .whynot import reason_for

CHOICES = ("choose", "attach", "search", "limit", "discard", "order")
"""Kinds of decisions in which cards in play may be chosen."""
USED = ("action", "interrupt", "response", "resource")
"""Abilities that a player may choose to use."""


class Why(kernel.Why):
    """In the words of text/reasons.py."""

    def text(self, lang: str = "en") -> str:
        from .text.reasons import reason

        return reason("allowed" if self.ok else self.key, self.data, lang)


def refusal(s: Table, seat: int, o: Option) -> Refusal | None:
    """Is this an option of the seat's decision now? What the intent leaves open (NONE, "") may be anything."""
    why = reason_for(s, seat, o)
    if why is None:
        return None
    data = {k: s.face(v).name if k == "card" and isinstance(v, int) and v >= 0 else v for k, v in why[2].items()}
    return why[0], why[1], data


def intents(s: Table, seat: int, but: Collection[str] = ()) -> Iterator[Option]:
    """What somebody may want to do at the decision that is open, card by card: hand first, then what is in play.
    but: without these verbs."""
    mine = next((d for d in s.pending if d.seat == seat), None)
    kind = mine.kind if mine is not None else ""
    for c in s.zones.get(f"hand{seat}", ()):
        if "play" not in but:
            yield Option("play", c)
        if kind == "pay":
            yield Option("pay", c)
        elif mine is not None and kind in ("discard", "mulligan"):
            yield Option("discard", c) if mine.about is None else Option("choose", NONE, c)
    for inst in s.play.values():
        yield from _in_play(s, seat, kind, inst, but)
        if kind in CHOICES:
            yield Option("choose", NONE, inst.id)
    if mine is not None:
        yield from _elsewhere(s, seat, mine)


def _in_play(s: Table, seat: int, kind: str, inst: Inst, but: Collection[str]) -> Iterator[Option]:
    """The powers and abilities of one card in play."""
    if inst.controller == seat and inst.face.kind in ("hero", "alter_ego", "ally"):
        yield from (o for o in _powers(s, kind, inst) if o.verb not in but)
        if kind == "defend":
            yield Option("defend", inst.id)
    for i, a in enumerate(inst.face.abilities if "use" not in but else ()):
        if a.timing in USED and not a.forced:
            yield Option("use", inst.id, NONE, i)
    if kind == "pay" and inst.controller == seat:
        yield from (Option("pay", inst.id, NONE, i) for i in inst.face.resource_abilities)


def _powers(s: Table, kind: str, inst: Inst) -> Iterator[Option]:
    if kind == "turn":
        yield from (Option("attack", inst.id, c) for c in s.of_kind("villain", "minion"))
        yield from (Option("thwart", inst.id, c) for c in s.of_kind("main_scheme", "side_scheme", "player_side_scheme"))
    else:
        yield from (Option(v, inst.id) for v in ("attack", "thwart"))
    if inst.face.identity:
        yield Option("recover", inst.id)
        sides = OTHER_SIDES.get(inst.face.code, ())
        yield from (Option("change_form", inst.id, value=c) for c in (sides if len(sides) > 1 else ("",)))


def _elsewhere(s: Table, seat: int, d: Decision) -> Iterator[Option]:
    """Cards that the decision itself shows: found in a deck, in a discard pile."""
    told = (PLAY, f"hand{seat}") if d.kind == "discard" else (PLAY,)
    for o in d.options:
        c = o.target if o.target >= 0 else o.card
        if o.verb == "choose" and c >= 0 and s.where[c] not in told:
            yield Option(o.verb, o.card, o.target)


__all__ = ["Why", "intents", "refusal"]
