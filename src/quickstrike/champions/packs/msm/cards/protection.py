"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("05012", interrupt(Attacked(by=AN_ENEMY, against=YOU), Damage(Field("attacker"), 2), cost=Spend((ENERGY,))))

card(
    "05014",
    hero_interrupt(
        BoostTurned(by=THE_VILLAIN, during="attack"), Then(Cancel("boost icons", Field("card")), Damage(THE_VILLAIN, Result())), label="defense"
    ),
)

card("05015", hero_action(Choose(AN_ENEMY, label="attack"), Give(STUNNED, THAT_ENEMY), If(Paid(PHYSICAL), attack(THAT_ENEMY, 3))))

card(
    "05017",
    Uses(3, "reflection"),
    interrupt(would(DamageTaken(YOU)), And((Prevent(1), Damage(AN_ENEMY, 1))), cost=RemoveCounters(SELF, 1, "reflection")),
)
