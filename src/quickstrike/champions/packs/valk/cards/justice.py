"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

AVENGER_AND_GUARDIAN = one_for("character", Trait("Avenger"), Trait("Guardian"))

card("25033", ALLIANCE, hero_action(thwart(EACH_SCHEME, StatOf("THW", that("character"))), cost=Exhaust(AVENGER_AND_GUARDIAN)))
