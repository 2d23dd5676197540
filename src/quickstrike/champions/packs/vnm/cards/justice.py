"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

CHARGE = Exhaust(SELF), RemoveCounters(SELF, 1, "charge")

card(
    "20011",
    response(Thwarted(by=SELF), PutCounters(SELF, 1, "ammo")),
    hero_action(Damage(AN_ENEMY, 2), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "ammo"))),
)

card("20012", hero_action(attack(a("enemy", With(CONFUSED)), 3)))

card(
    "20013",
    hero_interrupt(
        Thwarted(by=YOUR_HERO, basic=True),
        Until("thwart", gets(YOUR_HERO, THW=2)),
        Delayed("thwart", If(Exists(Field("cleared")), Heal(YOUR_HERO, 2))),
    ),
)

card("20015", RESTRICTED, Uses(2, "charge"), hero_action(Give(CONFUSED, AN_ENEMY, already=Damage(THAT_ENEMY, 3)), cost=CHARGE))
