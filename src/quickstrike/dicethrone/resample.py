"""The same table as far as a seat can know it, with everything else drawn again."""

from __future__ import annotations

from ..kernel.chance import seed_of, shuffled
from ..kernel.decision import Decision
from .rules.attack import roll_options
from .rules.react import window_options
from .rules.turn import main_options
from .rules.underway import cards_in_use
from .table import Table

ANYHOW = ("main", "roll")
"""Decisions that come up whatever the hand is."""


def resample(s: Table, seat: int, salt: int) -> None:
    """Decks and the hands of opponents. Cards stay where they are if a player is asked about them because they hold or
    look at them. Where hidden cards really are has no influence: tables that look alike to the seat become the same."""
    s.seed, places = seed_of(f"chance {salt}"), seed_of(f"resample {salt}")
    mates = s.side(seat) if seat >= 0 else []
    fixed = {o.card for d in s.pending for o in d.options if d.seat in mates or d.kind not in ANYHOW}
    fixed |= cards_in_use(s)
    for x in range(len(s.players)):
        zones = [s.zones[f"deck{x}"]] + ([] if x in mates else [s.zones[f"hand{x}"]])
        loose = sorted(c for z in zones for c in z if c not in fixed)
        shuffled(loose, places, 0)
        for z in zones:
            z[:] = [c if c in fixed else loose.pop() for c in z]
    s.pending[:] = [d if d.seat in mates else again(s, d).numbered(d.number) for d in s.pending]


def again(s: Table, d: Decision) -> Decision:
    """Another player's decision about their hand lists the cards they hold now."""
    if d.kind == "main":
        return Decision(d.seat, d.kind, main_options(s), d.about)
    if d.kind == "roll":
        return Decision(d.seat, d.kind, roll_options(s), d.about)
    if d.kind == "react" and d.about != "before":
        options = window_options(s, d.seat, d.about)
        return Decision(d.seat, d.kind, options or d.options, d.about)
    return d
