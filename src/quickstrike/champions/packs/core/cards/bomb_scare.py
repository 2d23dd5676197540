"""Bomb Scare, a modular set."""

from ....faces import card
from ....vocab import *

BOMB_SCARE = named("01109")

card("01109", when_revealed(PlaceThreat(SELF, PerPlayer(1))))

card("01110", when_revealed(one_of(Damage(YOU, 2), PlaceThreat(MAIN, 1))))

card("01111", when_revealed(If(Exists(BOMB_SCARE), Damage(both(each("hero"), each("ally")), Tokens("threat", BOMB_SCARE), divided=True), SURGE)))

card("01112", when_revealed(Give(CONFUSED, YOU, already=SURGE)))
