"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("20026", hero_action(attack(AN_ENEMY, 5), cost=Exhaust(a("upgrade", Trait("Weapon"), Mine()))))
