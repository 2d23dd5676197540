"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card(
    "13032",
    hero_action(
        Choose(AN_ENEMY, label="attack"),
        Exhaust(any_number("character", Trait("Avenger"), Mine())),
        attack(THAT_ENEMY, 3, additional=Count(each("character", ThisWay("exhausted")))),
    ),
)
