"""What the policy for cards and combat points weighs, besides the value function (`quickstrike.dicethrone.weights`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ...dicethrone.weights import WEIGHTS, Weights

PRICE = "price of "


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
    hold_set: float = 1.0  # the same for one that sets a die,
    hold_fix: float = 1.0  # that sets it to one value or that of another die,
    hold_nudge: float = 1.0  # that changes it by 1,
    hold_reroll: float = 1.0  # that rolls it again,
    hold_attempt: float = 1.0  # that brings one more attempt,
    hold_upgrade: float = 1.0  # and for an upgrade that is put into play
    waits_upgrade: float = 0.6  # what an upgrade that is kept is worth, against playing it
    crowd: float = 0.0  # part of all this that is lost for each card beyond the third in hand
    ending: float = 2.0  # turns left, with this one, below which cards are worth less
    keep: float = 0.8  # a token that is kept, against its price: it may never be needed
    keep_once: float = 0.4  # the same for a token that can be spent once a turn
    rich: float = 4.0  # points beyond which another one is worth less,
    spare: float = 0.1  # by so much each,
    floor: float = 0.4  # but never less than this part
    pay: float = 1.0  # points that are paid, against points that are gained
    late: float = 4.0  # turns left, with this one, below which points and tokens are worth less
    least: float = 0.2  # what an action has to bring beyond its price
    deck_upgrade: float = 2.0  # an upgrade that comes into the hand from the deck
    defended: float = 0.75  # Attacks on you that you can defend against

    def moved(self, values: Mapping[str, float]) -> Policy:
        """With other numbers, by their names; those of the value function too."""
        tokens = dict(self.worth.tokens) | {k[len(PRICE) :]: x for k, x in values.items() if k.startswith(PRICE)}
        worth: dict[str, Any] = {k: x for k, x in values.items() if k in Weights.__dataclass_fields__}
        own: dict[str, Any] = {k: x for k, x in values.items() if k in Policy.__dataclass_fields__}
        if "hit" in worth:
            worth["hit"] = round(worth["hit"])
        return replace(self, worth=replace(self.worth, **worth, tokens=tuple(sorted(tokens.items()))), **own)


POLICY = Policy()
TUNED = POLICY.moved(json.loads(Path(__file__).with_name("tuned.json").read_text("utf-8")))
"""What the search goes by: found by duels against itself, see tools/tune_duels.py."""
IN_TRIALS = replace(TUNED, near=8)
"""For trials: what is worked out for a board serves at any Health above."""
