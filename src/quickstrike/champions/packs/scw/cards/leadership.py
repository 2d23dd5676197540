"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card(
    "15029",
    hero_interrupt(Attacked(by=a("ally", Mine())), Until("attack", gets(Field("attacker"), ATK=3)), Delayed("attack", Discard(Field("attacker")))),
)
