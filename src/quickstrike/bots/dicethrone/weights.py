"""What the policy for cards and combat points weighs, besides the value function (`quickstrike.dicethrone.weights`)."""

from __future__ import annotations

from dataclasses import dataclass

from ...dicethrone.weights import WEIGHTS, Weights


@dataclass(frozen=True)
class Policy:
    """In points of damage dealt, like the value function. Reasoned first; then variants of most of them played hundreds
    of games against these, and none was better (docs/dicethrone-bots.md)."""

    worth: Weights = WEIGHTS
    near: int = 20  # health from which on the value function is told of it: no Attack does more at once
    pace: float = 6.0  # damage of a turn, to guess how many turns are left
    most_turns: float = 7.0  # what lasts is not counted for longer
    waits: float = 0.6  # what a card that is kept for its moment is worth, against its use at that moment
    hold: float = 1.0  # at least this, for a card that can still be of use
    keep: float = 0.8  # a token that is kept, against its price: it may never be needed
    keep_once: float = 0.4  # the same for a token that can be spent once a turn
    rich: int = 4  # points beyond which another one is worth less,
    spare: float = 0.1  # by so much each
    least: float = 0.2  # what an action has to bring beyond its price
    deck_upgrade: float = 2.0  # an upgrade that comes into the hand from the deck
    defended: float = 0.75  # Attacks on you that you can defend against


POLICY = Policy()
IN_TRIALS = Policy(near=8)
"""For trials: what is worked out for a board serves at any Health above."""
