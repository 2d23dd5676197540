"""What happens sets off triggered powers: they wait until somebody would get priority, and go on the chain then (506)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import NONE
from ..loading import CARDS
from ..table import Table, Thing, Waiting
from ..vocab import COSMIC, PLAYER, Triggered
from .basis import power_works
from .layers import context
from .select import fits, holds

TRIGGER: Final = "trigger"
LEAVING: Final = ("is KO'd", "leaves play")
"""Events for which it does not matter that the one that leaves was stunned, or its text inactive (vs:502.3)."""


def happened(s: Table, event: str, who: int = NONE, n: int = 0, seat: int = -1) -> None:
    """Something happened to an object, or in a step of a seat. Powers that look back learn of it before anything
    changes. vs:502.3 vs:502"""
    for card, ability in s.index.get((event, TRIGGER, True), ()):
        t = s.things[card]
        power = CARDS[s.codes[card]].powers[ability]
        assert isinstance(power, Triggered)
        if is_set_off(s, t, power, event, who, n, seat):
            s.waiting.append(Waiting(t.seat, card, s.codes[card], ability, who, n, t.stay, seat))


def is_set_off(s: Table, t: Thing, power: Triggered, event: str, who: int, n: int, seat: int) -> bool:
    """Does the event set off that power? vs:502.3 vs:502"""
    if event in LEAVING and t.card == who:
        works = not power.cosmic or t.counters.get(COSMIC, 0) > 0
    else:
        works = power_works(s, t, power)
    if not works:
        return False
    ctx = context(s, t.seat, t.card, that=who, n=n)
    if power.sel.what == PLAYER:
        whose = power.sel.whose
        meant = not whose or (seat == t.seat) is (whose == "yours")
    else:
        meant = fits(ctx, power.sel, who)
    return meant and all(holds(ctx, x) for x in power.only)


def await_effect(s: Table, t: Thing, ability: int) -> None:
    """A delayed effect of that object, by the number of what it does. vs:506 vs:707.6"""
    s.waiting.append(Waiting(t.seat, t.card, s.codes[t.card], ability, t.card, 0, t.stay))
