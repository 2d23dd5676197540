"""Basic cards."""

from ....faces import card
from ....vocab import *

AVENGER = Trait("Avenger")

card("04020", TOUGHNESS, constant(Gain(SELF, RANGED, basic=True)))

card("04022", hero_action(Ready(a("character", AVENGER, Mine(), Other())), cost=Exhaust(a("character", AVENGER, Mine()))))
