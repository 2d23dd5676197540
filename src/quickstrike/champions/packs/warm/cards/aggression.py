"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

AVENGER_AND_GUARDIAN = one_for("character", Trait("Avenger"), Trait("Guardian"))

card("23032", ALLIANCE, hero_action(attack(AN_ENEMY, StatOf("ATK", that("character")), gains=("overkill",)), cost=Exhaust(AVENGER_AND_GUARDIAN)))
