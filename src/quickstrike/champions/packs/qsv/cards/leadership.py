"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card(
    "14031",
    PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Avenger"))),
    hero_action(Heal(up_to(AtMost(3, StatOf("STAGE", THE_VILLAIN)), "friendly character"), 1)),
)
