"""The numbers that the bot weighs with, in points. They were found by trying: thousands of games for each change."""

from __future__ import annotations

from functools import cache
from math import exp

# ---- what things are worth
DAMAGE = 0.8  # one damage on the villain
THREAT = 1.3  # one threat less on the main scheme, in calm times
MENACE = 1.0  # a factor on how bad minions are
RESOURCE = 1.2  # one resource
CARD = 1.9  # a card drawn
REPLACE = 1.9  # the card that is drawn in place of one that is not kept
STUN, CONFUSE, TOUGH = 2.4, 3.0, 2.8  # an enemy's next attack is prevented; its next scheme; somebody's next damage
WEB = 4.5  # an enemy's attack is replaced, and it is stunned
CLEAR = 4.0  # a status card of mine is gone
SURGE = 2.5  # one more encounter card
DRONE = 1.4  # a facedown card of mine becomes a minion
EXHAUST = 0.9  # the part of an action that a defender loses: they can't act in the turn that follows
HAZARD, ACCELERATION, CRISIS, SIDE = 13.0, 8.0, 2.0, 1.2  # to be rid of a side scheme with such an icon
SHIELD = 14.0  # that keeps an enemy from taking damage
PART = 0.85  # of that, as long as some threat is left on it
RACE = 1.5  # so much more damage is worth where threat on the last main scheme can't be removed
ADVANCE = 4.0  # what it costs that the main scheme advances a stage
LOCKED = 8.0  # and that threat can't be removed from the next one
ATTACHED = 2.5  # an attachment on an enemy is gone
LATER = 0.6  # of what a card in play will bring in later rounds, that part is counted
PACE = 4.5  # damage that a player deals to the villain in a round, roughly
HP, ROOM = 0.45, 0.55  # one hit point, one threat of room, while there are plenty
LOSS = 60.0  # the game is lost; also what winning is worth on top
# ---- when a card goes
OPENING = 0.3  # a card worth less than that above an average one is thrown back at the start
CHEAP = -0.35  # a card worth less than that above an average one makes room at the end of a turn
# ---- how likely things are
BOOST = ((0, 0.30), (1, 0.35), (2, 0.35))  # boost icons on a card of an encounter deck
AMBUSH = 0.2  # an encounter card makes the villain attack a hero at once
PLOT = 0.08  # one makes the villain scheme
CHANGES = 0.5  # a player whose turn is still to come ends it in alter-ego form (a guess)


def _health(h: int) -> float:
    return -LOSS if h <= 0 else HP * h - 11 * exp(-h / 2.6)


_HEALTH = [_health(h) for h in range(61)]


def health(h: int) -> float:
    """How good it is to have so many hit points left: the last ones are dear."""
    return _HEALTH[0 if h < 0 else 60 if h > 60 else h]


@cache
def room(d: int, flow: float) -> float:
    """How good it is that so much more threat fits on the main scheme. flow: how much of it a round brings, against
    one player in calm times."""
    return -LOSS if d <= 0 else ROOM * min(d, 10 * flow) - 12 * exp(-d / (1.9 * flow))


@cache
def before(d: int, flow: float) -> float:
    """How much better that is than an advance to the next stage, which goes on."""
    return 0.0 if d <= 0 else ROOM * min(d, 10 * flow) + ADVANCE * (1 - exp(-d / (1.9 * flow)))


@cache
def boosts(cards: int) -> tuple[tuple[int, float], ...]:
    """How likely so many boost cards have so many icons together."""
    out = {0: 1.0}
    for _ in range(cards):
        more: dict[int, float] = {}
        for n, q in out.items():
            for b, r in BOOST:
                more[n + b] = more.get(n + b, 0.0) + q * r
        out = more
    return tuple(out.items())
