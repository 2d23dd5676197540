"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card(
    "15028", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Avenger"))), hero_action(attack(THE_VILLAIN, 2, additional=AtMost(3, StatOf("STAGE", THE_VILLAIN))))
)
