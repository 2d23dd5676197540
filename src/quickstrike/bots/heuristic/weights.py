"""The numbers that the bot weighs with. One point is one damage on the villain; everything else is told in points."""
from __future__ import annotations

from math import exp

DAMAGE = 0.6
REPLACE = 1.9
WEB = 4.5
CLEAR = 1.2
PART = 0.7  # of its worth, if a side scheme is only partly done away with
MENACE = 1.0
RESOURCE = 1.2  # what one resource is worth: an average card is discarded for one
CARD = 1.9  # an unknown card drawn
THREAT = 1.3  # one threat less on the main scheme, in calm times
STUN = 2.4  # an enemy's next attack is off
CONFUSE = 3.0  # an enemy's next scheme is off
TOUGH = 2.8  # somebody's next damage is off
SURGE = 2.5  # one more encounter card
EXHAUST = 0.9  # a hero that defended can't act in the turn that follows: that part of his power
LOSS = 60.0  # a game lost; also what winning is worth on top
BOOST = ((0, 0.30), (1, 0.35), (2, 0.35))  # boost icons on a card of an encounter deck, and how likely
AMBUSH = 0.2  # how likely an encounter card makes the villain attack a hero at once
PLOT = 0.08  # how likely one makes him scheme
OPENING, CHEAP = 0.3, -0.35
HAZARD, ACCELERATION, CRISIS, SIDE = 5.5, 5.0, 2.0, 1.2  # what it is worth to be rid of a side scheme with such an icon


import json, os  # TUNING
globals().update(json.loads(os.environ.get("QW", "{}")))
H1, H2, H3, R1, R2, R3 = (float(os.environ.get(k, v)) for k, v in zip("H1 H2 H3 R1 R2 R3".split(), (0.45, 11, 2.6, 0.55, 12, 1.9)))


def _health(h: int) -> float:
    return -LOSS if h <= 0 else H1 * h - H2 * exp(-h / H3)


def _room(d: int) -> float:
    return -LOSS if d <= 0 else R1 * min(d, 10) - R2 * exp(-d / R3)


_HEALTH = [_health(h) for h in range(61)]
_ROOM = [_room(d) for d in range(81)]


def health(h: int) -> float:
    """How good it is to have so many hit points left: the last ones are dear."""
    return _HEALTH[0 if h < 0 else 60 if h > 60 else h]


def room(d: int) -> float:
    """How good it is that so much more threat fits on the main scheme."""
    return _ROOM[0 if d < 0 else 80 if d > 80 else d]
