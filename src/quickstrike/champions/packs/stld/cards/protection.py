"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("17030", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Aerial"))), hero_action(And((Ready(YOUR_HERO), RemoveThreat(MAIN, 2)))))
