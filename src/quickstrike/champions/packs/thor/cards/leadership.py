"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card(
    "06032",
    hero_interrupt(
        either(Thwarted(by=YOUR_HERO, basic=True), Attacked(by=YOUR_HERO, basic=True)),
        Alter(amount=Alt(StatOf("THW", that("ally")), StatOf("ATK", that("ally")), Attacking())),
        cost=Exhaust(a("ally", Mine())),
    ),
)
