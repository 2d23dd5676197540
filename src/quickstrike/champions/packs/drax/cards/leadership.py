"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card(
    "19032",
    interrupt(Defeated(AN_ALLY, by=AN_ENEMY, by_attack=True), MoveTo(Field("card"), Zone("hand", Owner(Field("card"))))),
    forced_interrupt(Ended("round"), Discard(SELF)),
)
