"""Whole turns as candidates: rows of answers up to the end of the turn, or to the first moment at which something hidden
is seen. They are made by the policy with forced first steps, and with deviations here and there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from .guide import Guide
from .luck import Luck

LONGEST = 80
SILLY = ("concede", "back", "end_turn")
"""What a deviation never does: the line would end, or come back to where it was."""


@dataclass(frozen=True)
class Line:
    """after: the table after all but the last answer, if nothing hidden was seen on the way."""

    ids: tuple[str, ...]
    after: Game[Any] | None = None

    def key(self, seat: int) -> Any:
        """Lines with the same key come to the same table, as far as the seat sees."""
        if self.after is None:
            return self.ids
        view = {k: v for k, v in self.after.view(seat).items() if k not in ("decision", "offers")}
        return json.dumps(view, sort_keys=True)


def make_line(root: Game[Any], seat: int, guide: Guide, luck: Luck, first: Sequence[str], noise: float) -> Line:
    """First these answers, those that don't fit left out, then the policy with some chance of anything else."""
    g, mark = root.clone(), root.revealed()
    ids: list[str] = []
    wanted = list(first)
    d = g.decision
    while d is not None and d.seat == seat and len(ids) < LONGEST:
        o = _next(wanted, d, guide.in_turn(g, d))
        if o is None:
            o = _some(d, luck) if noise and luck.happens(noise) else guide.policy.choose(g, d)
        before = g.clone() if o.verb == "end_turn" else None
        g.answer(o)
        ids.append(o.id)
        if before is not None:
            return Line((*ids,), before)
        if g.revealed() != mark:
            break
        d = g.decision
    return Line((*ids,))


def _next(wanted: list[str], d: Decision, step: bool) -> Option | None:
    """The next of these answers, which is crossed out. step: one of the turn itself, where what does not fit is given up; it may
    fit later where this is about how the last step is done."""
    while wanted:
        o = d.find(wanted[0])
        if o is None and not step:
            return None
        del wanted[0]
        if o is not None:
            return o
    return None


def any_after(root: Game[Any], ids: Sequence[str], luck: Luck) -> tuple[str, ...]:
    """The beginning of a line and any next step."""
    g = root.clone()
    for id in ids:
        d = g.decision
        o = d.find(id) if d is not None else None
        if o is None:
            return (*ids,)
        g.answer(o)
    return (*ids, _some(g.decision, luck).id) if g.decision is not None else (*ids,)


def _some(d: Decision, luck: Luck) -> Option:
    """Any option, but nothing plainly silly: a price that is paid is not paid again."""
    done = d.find("done")
    if d.kind == "pay" and done is not None:
        return done
    options = [o for o in d.options if o.verb not in SILLY] or [o for o in d.options if o.verb != "concede"]
    return options[luck.below(len(options))]
