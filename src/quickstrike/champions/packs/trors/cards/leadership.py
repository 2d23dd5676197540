"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card("04011", action(Damage(AN_ENEMY, Icons("resource", each("card", ThisWay("discarded", "cost")))), cost=(Exhaust(SELF), Discard(ONE_IN_HAND))))

card("04012", constant(Gain(SELF, PIERCING, basic=True)))

card("04013", action(Until("phase", gets(SELF, ATK=4)), Delayed("phase", Discard(SELF)), limit=PER_PHASE))

card("04014", RETALIATE(1))

card("04015", AttachTo(a("ally", Trait("Avenger"))), Max(1, "ally"), constant(Gain(HOST, Trait("Aerial"))), action(Ready(HOST), cost=Exhaust(SELF)))

card("04016", AnyControl(), Max(1, "player"), constant(gets(each("ally", Mine()), HP=1)))

card("04017", hero_action(Give(TOUGH, a("ally", Mine()))))
