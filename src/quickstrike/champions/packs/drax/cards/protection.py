"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("19012", response(Attacked(by=SELF, defeating=AN_ENEMY), Delayed("attack", Give(TOUGH, SELF))))

card("19013", action(Choose(A_MINION), Activate("attack", that("minion"), a("enemy", Other())), cost=(Exhaust(SELF), Discard(SELF))))

card(
    "19015", hero_interrupt(would(DamageTaken(a("identity"), by_attack=True)), one_of(*(Prevent(n) for n in (5, 4, 3, 2, 1))), Discard(top(Result())))
)

card("19016", hero_action(attack(AN_ENEMY, 4), If(Is(THAT_ENEMY, ThisWay("defeated", "defeated")), Give(TOUGH, YOUR_HERO))))

card(
    "19017",
    hero_interrupt(
        Attacked(by=YOUR_HERO, basic=True),
        CountIcons(DISCARDED),
        Alter(amount=-1 * Result()),
        Delayed("damage", Ready(YOUR_HERO), to=AN_ENEMY),
        cost=Discard(top(1, ENC_DECK)),
    ),
)

card("19018", hero_interrupt(Attacked(by=AN_ENEMY), Until("attack", gets(Field("attacker"), ATK=-3))))
