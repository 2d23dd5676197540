"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card(
    "23034",
    ALLIANCE,
    hero_interrupt(
        would(DamageTaken(a("friendly character"), by_attack=True)),
        Prevent(),
        Damage(Field("attacker"), Result()),
        cost=Exhaust(one_for("character", Trait("Avenger"), Trait("Guardian"))),
    ),
)
