"""Infinity Gauntlet, a modular set: the Gauntlet and the deck of Infinity Stones."""

from typing import Any

from ....faces import card
from ....vocab import *

STONE = Trait("Infinity Stone")
STONES = Zone("Infinity Stone deck")
ANOTHER_STONE = PutIntoPlay(top(1, STONES))
STONE_AS_BOOST = boost(Discard(top(1, STONES)), CountIcons(DISCARDED), BoostIcons(Result()))


def stone(*steps: Any) -> Ability:
    """What a stone does before it goes to the pile of its deck."""
    return special(*steps, Discard(SELF))


card(
    "21129",
    PERMANENT,
    SETUP,
    AttachTo(THE_VILLAIN, then=ShuffleInto(each("environment", STONE, In(ENC_DECK)), STONES)),
    forced_response(
        Activated(by=HOST, against=YOU), If(Exists(a("environment", STONE)), ResolveAbility("special", each("environment", STONE)), ANOTHER_STONE)
    ),
)

card("21130", stone(Give(CONFUSED, YOU, already=Discard(ONE_AT_RANDOM))))

card("21131", stone(Give(STUNNED, YOU, already=Damage(YOU, 3))))

card("21132", stone(Discard(a("ally or upgrade or support", Mine()))))

card("21133", stone(And((Heal(THE_VILLAIN, 3), DealBoost(THE_VILLAIN)))))

card("21134", stone(DiscardUntil(ENC_DECK, A_MINION), PutIntoPlay(FOUND, engaged=YOU)))

card("21135", stone(Discard(top(4)), PlaceThreat(MAIN, Count(DISCARDED, different="type"))))
