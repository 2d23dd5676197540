"""The same table as far as a seat can know it, with everything else drawn again.

What the numbers of hidden cards stand for changes places; the numbers stay where they are.
"""

from __future__ import annotations

from ..kernel.chance import seed_of, shuffled
from ..kernel.decision import Decision
from .rules.legal import priority_options
from .rules.underway import in_use
from .table import Table

ANYHOW = ("priority", "resource", "mulligan", "initiative", "formation", "recover")
"""Decisions that come whatever the hidden cards are."""


def resample(s: Table, seat: int, salt: int) -> None:
    """Decks, and of the others hands and face-down resources. Cards that somebody is asked about because of what they are
    stay what they are. What hidden cards really are has no influence: tables that look alike to the seat become the same."""
    s.seed, places = seed_of(f"chance {salt}"), seed_of(f"resample {salt}")
    fixed = {o.card for d in s.pending for o in d.options if d.seat == seat or d.kind not in ANYHOW}
    fixed |= {*in_use(s)}
    codes = list(s.codes)
    for x in range(len(s.players)):
        hidden = [*s.zones[f"deck{x}"]]
        if x != seat:
            hidden += s.zones[f"hand{x}"]
        hidden += [c for y in range(len(s.players)) if y != seat for c in s.zones[f"row{y}"] if _is_secret(s, c, x)]
        loose = sorted(c for c in hidden if c not in fixed)
        could = sorted(s.codes[c] for c in loose)
        order = list(range(len(loose)))
        shuffled(order, places, 0)
        for c, i in zip(loose, order, strict=True):
            codes[c] = could[i]
    s.codes = codes
    s.touch()
    s.pending[:] = [d if d.seat == seat else again(s, d).numbered(d.number) for d in s.pending]


def _is_secret(s: Table, card: int, owner: int) -> bool:
    return s.owner[card] == owner and not s.things[card].up


def again(s: Table, d: Decision) -> Decision:
    """Another player's decision about their cards lists what they have now."""
    if d.kind == "priority":
        made = Decision(d.seat, d.kind, priority_options(s, d.seat), d.about)
        made.op = d.op
        return made
    return d
