"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card(
    "12032",
    PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Avenger"))),
    hero_action(Give(TOUGH, up_to(AtMost(3, StatOf("STAGE", THE_VILLAIN)), "friendly character"))),
)
