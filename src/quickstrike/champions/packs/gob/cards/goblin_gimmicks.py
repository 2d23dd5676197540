"""Goblin Gimmicks, a modular set."""

from ....faces import card
from ....vocab import *
from .mutagen_formula import STAGE, bombs, glider

card("02033", glider())

card("02034", bombs())

card("02035", when_revealed(one_of(Pay((Spend(("any",), 2),)), DealBoost(THE_VILLAIN))), boost(DealBoost(THE_VILLAIN)))

card("02036", when_revealed(Otherwise(Heal(THE_VILLAIN, 2 * STAGE), SURGE)), boost(Heal(THE_VILLAIN, 2)))
