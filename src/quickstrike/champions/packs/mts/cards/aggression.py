"""Cards of the Aggression aspect."""

from typing import Any

from ....faces import card
from ....vocab import *

MYSTIC = Is(YOUR_IDENTITY, Trait("Mystic"))


def cosmic(step: Any) -> tuple[Any, ...]:
    """A Cosmic Entity waits in the encounter deck until somebody reveals it."""
    return NotCanceled(), action(ShuffleInto(SELF, ENC_DECK)), when_revealed(And((step, MoveTo(SELF, OUT))))


card("21041", interrupt(Attacked(by=SELF), Alter(gains=("piercing", "ranged")), cost=Spend((PHYSICAL,))))

card("21042", cosmic(Damage(THE_VILLAIN, 2)))

card(
    "21043",
    PlayOnlyIf(MYSTIC),
    Max(1, "deck"),
    hero_action(Choose(AN_ENEMY, label="attack"), Discard(top(AtMost(5, X))), attack(THAT_ENEMY, Result())),
)

card("21046", Max(1, "deck"), hero_response(Spent(card=SELF), Damage(THE_VILLAIN, 1)))
