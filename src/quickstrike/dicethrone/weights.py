"""The weights of the value function, all of them: see `worth.py` for how they are used."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """In points of damage dealt. Where a number follows from the rules or the printed cards, it says how.

    A card and a combat point: the common cards change 1 point and the card itself into 2 cards, 2 points and the card
    into 3 cards, so a card is about a point; it can be sold for one, and 1 point with a card heals 3. That makes each
    of them 1.5 at the most; a point is a little less, because the dial stops at 15 and points are spent several at a
    time.
    """

    heal: float = 0.9  # nothing while health is at its most, and it never ends a game
    card: float = 1.5
    point: float = 1.25
    ultimate: float = 1.1  # for each damage: nobody can answer it
    win: float = 20.0  # for bringing the opponent to 0, or being brought there, besides the damage
    low: float = 0.0  # for bringing an opponent near to 0: this much at 0, less above, a third of it at 6 Health
    hit: int = 6  # damage of a usual Attack, where none is known: it prices what prevents
    defence: float = 2.3  # what a usual defence takes: at level I Spider-Man's 1.5, Black Widow's and Thor's 2.7
    phase: float = 6.5  # another offensive roll phase: what the three heroes make of theirs, on the average
    later: float = 0.9  # what comes a turn later, or waits for its moment, against the same now
    seldom: float = 0.5  # what waits for an Attack that can't be defended against
    stays: float = 3.0  # turns for which something lasting stays
    upgrade: float = 4.0  # an upgrade searched for and put into play: the card and the 2 points it mostly costs
    free: float = 2.5  # an upgrade of the hand without paying: the 2 points
    scout: float = 1.0  # the order of the next cards, or an upgrade among them
    token: float = 1.5  # to remove or move a token of one's choice
    die: float = 1.5  # to set, nudge or re-roll one die
    attempt: float = 2.0  # one more attempt
    secret: float = 0.2  # to see a hand
    tokens: tuple[tuple[str, float], ...] = ()  # prices that are not to be derived, to the token's bearer


WEIGHTS = Weights()
