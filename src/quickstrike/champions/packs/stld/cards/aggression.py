"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("17028", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Aerial"))), hero_action(attack(AN_ENEMY, 7), attack(each("enemy", Other()), 1)))
