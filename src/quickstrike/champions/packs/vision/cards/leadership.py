"""Cards of the Leadership aspect."""

from typing import Any

from ....faces import card
from ....vocab import *


def sends(trait: str) -> tuple[Any, ...]:
    """One of the players puts such an ally into play."""
    return Choose(A_PLAYER), By(THAT_PLAYER, PutIntoPlay(a("ally", Trait(trait), In(HAND))))


card("26035", ALLIANCE, hero_action(*sends("Avenger"), *sends("Guardian")))
