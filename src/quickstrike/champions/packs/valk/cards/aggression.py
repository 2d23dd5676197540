"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card(
    "25013",
    TOUGHNESS,
    interrupt(Attacked(by=SELF, against=a("minion")), Alter(also=each("minion", EngagedWith(Facing(Field("target"))))), cost=Spend((ENERGY,))),
)

card("25014", response(EnteredPlay(SELF), If(Exists(a("minion", EngagedWith())), Give(TOUGH, SELF))))

card("25018", hero_action(attack(AN_ENEMY, StatOf("ATK", YOUR_HERO))))

card("25019", hero_action(thwart(A_SCHEME, StatOf("ATK", YOUR_HERO)), cost=Exhaust(YOUR_HERO)))

card("25020", hero_interrupt(Defended(by=YOUR_HERO), Alter(stat="ATK"), label="defense"))
