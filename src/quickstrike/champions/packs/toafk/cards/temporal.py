"""Temporal, a modular set: what Kang brings along from other times."""

from ....faces import card
from ....vocab import *

card("11030", QUICKSTRIKE, boost(Give(STUNNED, YOU)))

card(
    "11031",
    forced_interrupt(
        Attacked(by=SELF, against=YOU), Discard(top(1, ENC_DECK)), CountIcons(each("card", ThisWay())), Damage(YOU, Result(), indirect=True)
    ),
)

card("11032", TOUGHNESS, constant(Gain(SELF, PIERCING)))

card("11033", forced_interrupt(Defeated(SELF), ShuffleInto(SELF, ENC_DECK)))
