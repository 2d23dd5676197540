"""Side schemes that the campaign puts into play, with a side for expert mode."""

from typing import Any

from ....faces import card
from ....vocab import *
from .infiltrate_the_museum import COLLECTION, TOP_CARD

SHIP = named("16093")
EVERYBODY = each("identity")


def challenge(mode: str, *steps: Any) -> tuple[Any, ...]:
    return ModeOnly(mode), HINDER(PerPlayer(3 if mode == "standard" else 4)), VICTORY_X(1), *(when_defeated(x) for x in steps)


card("16178a", challenge("standard", EachPlayer(May(Draw(1)))))

card("16178b", challenge("expert", EachPlayer(Discard(ONE_IN_HAND))))

card("16179a", challenge("standard", EachPlayer(TOP_CARD)))

card("16179b", challenge("expert", EachPlayer(MoveTo(ONE_AT_RANDOM, COLLECTION))))

card("16180a", challenge("standard", Damage(EVERYBODY, 1)))

card("16180b", challenge("expert", Damage(EVERYBODY, 2)))

card("16181a", challenge("standard", PutCounters(SHIP, 2, "evasion")))

card("16181b", challenge("expert", PutCounters(SHIP, 3, "evasion")))

card("16182a", challenge("standard"))

card("16182b", challenge("expert"))
