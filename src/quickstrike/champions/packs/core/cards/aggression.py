"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card(
    "01050",
    forced_response(
        Attacked(by=SELF),
        Discard(top()),
        Cases(DISCARDED, ((PHYSICAL, Damage(AN_ENEMY, 2)), (ENERGY, Damage(each("character"), 1)), (MENTAL, Discard(SELF)), (WILD, ALL))),
    ),
)

card("01051", response(Attacked(by=SELF, defeating=A_MINION), Heal(SELF, 1)))

card("01052", response(Attacked(by=YOUR_HERO, defeating=AN_ENEMY), thwart(A_SCHEME, 2)))

card("01053", hero_action(attack(A_MINION, 5, gains=Alt((), ("overkill",), Paid(PHYSICAL)))))

card("01054", hero_action(attack(AN_ENEMY, 5)))

card("01055", Max(2, "deck"), constant(Multiply(SELF, "RESOURCES", 2), while_=Paying(a("card", Aspect("aggression")))))

card("01056", Uses(3, "attack"), action(Damage(AN_ENEMY, 2), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "attack"))))

card("01057", AnyControl(), Max(1, "player"), constant(gets(YOUR_HERO, ATK=1)))
