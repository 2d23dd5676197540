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
    anyway: float = 0.1  # part of what a character is worth that being stunned costs in any case
    doubt: float = 1.0  # how much less sure a comparison is than it looks, against `CHANCE`
    close: float = 0.5  # fear of being struck back by somebody who is not strong enough yet
    backed: float = 0.3  # of breakthrough against somebody who may be reinforced
    teamed: float = 0.05  # what a team attack costs, for each point of ATK
    power_up: float = 0.8  # of what a card is worth in hand, when it is used to power up
    more: float = 0.1  # what a set of answers to an attack must bring for each of them
    first: float = 0.55  # of what it costs to be exposed in the front row, with the initiative
    second: float = 0.8  # and without it
    support: float = 0.15  # somebody without range behind the front row, for each who stands there
    open_cost: float = 0.5  # what it costs to be exposed, for each point of cost
    open_hit: float = 0.4  # and for each point of damage that gets through
    curve: float = 4.0  # a character that can be recruited next turn
    early: float = 0.7  # less for each turn that it comes too early
    past: float = 0.55  # less for each turn that it comes too late


WEIGHTS = Weights()
CHANCE = {0: 0.72, 1: 0.8, 2: 0.88, 3: 0.93, -1: 0.12, -2: 0.06}
"""That a comparison of ATK with DEF ends as it looks now, by the margin: both sides may still answer."""
PUMPED = 0.65
"""The same where only cards of one's own hand make up the margin."""


def chance(margin: int, pumps: int = 0, doubt: float = 1.0) -> float:
    p = CHANCE.get(margin, 0.96 if margin > 0 else 0.02)
    if doubt != 1.0:
        p = 1 - min(0.5, (1 - p) * doubt) if margin >= 0 else min(0.5, p * doubt)
    return max(p, PUMPED) if margin < 0 <= margin + pumps else p
