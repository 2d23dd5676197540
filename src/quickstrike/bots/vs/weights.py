"""What the bot weighs, in points of endurance."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    per_cost: float = 0.35  # a character on the table, for each point of its cost
    per_stat: float = 0.3  # and of its ATK and DEF
    tempo: float = 0.35  # an attack that somebody still has this turn, for each point of ATK
    card: float = 1.4  # a card in hand
    draw: float = 2.0  # finding a card
    spare: float = 0.6  # a card that nothing but a power-up can be made of
    twist: float = 0.9  # a plot twist that may be better used later
    win: float = 40.0  # the last points of an opponent
    least: float = 0.25  # what doing something must bring beyond its price
    counter: float = 1.5
    resource: float = 4.0
    gear: float = 1.5


WEIGHTS = Weights()
CHANCE = {0: 0.72, 1: 0.8, 2: 0.88, 3: 0.93, -1: 0.12, -2: 0.06}
"""That a comparison of ATK with DEF ends as it looks now, by the margin: both sides may still answer."""
PUMPED = 0.65
"""The same where only cards of one's own hand make up the margin."""


def chance(margin: int, pumps: int = 0) -> float:
    p = CHANCE.get(margin, 0.96 if margin > 0 else 0.02)
    return max(p, PUMPED) if margin < 0 <= margin + pumps else p
