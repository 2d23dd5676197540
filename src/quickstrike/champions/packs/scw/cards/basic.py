"""Basic cards."""

from ....faces import card
from ....vocab import *

card("15019", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Mystic"))), action(Draw(2), Discard(num(1, "card", In(HAND)))))

card("15031", alter_ego_action(Heal(YOUR_ALTER_EGO, StatOf("REC", YOUR_ALTER_EGO))))
