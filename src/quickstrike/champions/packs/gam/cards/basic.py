"""Basic cards."""

from ....faces import card
from ....vocab import *

card("18019", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Guardian"))), constant(Cannot(SELF, "attack", of=A_MINION)))

card("18020", hero_action(attack(AN_ENEMY, 2), thwart(A_SCHEME, 2)))
