"""Under Attack, a modular set."""

from ....faces import card
from ....vocab import *

card("01151", when_revealed(EachPlayer(one_of(PlaceThreat(SELF, 2), Damage(YOUR_HERO, 3)))))

card("01152", AttachTo(THE_VILLAIN), forced_response(DamageTaken(HOST), Give(TOUGH, HOST)), taken_off(PHYSICAL, PHYSICAL, exhausting=True))

card("01153", AttachTo(THE_VILLAIN), constant(Gain(HOST, RETALIATE(1))), taken_off(ENERGY, ENERGY, exhausting=True))

card("01154", when_revealed(Damage(each("friendly character"), 1)), boost(Damage(each("character", Mine()), 1)))
