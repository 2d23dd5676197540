"""Streets of Mayhem, a modular set: where it happens."""

from typing import Any

from ....faces import card
from ....vocab import *


def place(*effects: Any) -> tuple[Any, ...]:
    """One place at a time."""
    return SURGES, when_revealed(Discard(each("environment", Trait("Setting"), Other()))), *(constant(e) for e in effects)


card("24060", place(gets(each("character"), ATK=1)))

card("24061", place(gets(EACH_ENEMY, ACCELERATION=1), gets(each("hero or ally"), THW=1)))

card("24062", place(Gain(each("character"), RETALIATE(1))))

card("24063", place(Gain(each("character"), STEADY)))
