"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

GUARDIAN = Trait("Guardian")
THREE_THREAT, THREE_HEALED, THREE_DAMAGE = RemoveThreat(A_SCHEME, 3), Heal(a("identity"), 3), Damage(AN_ENEMY, 3)

card(
    "17011",
    response(
        either(Attacked(by=SELF), Thwarted(by=SELF)),
        Discard(ONE_AT_RANDOM),
        Cases(
            the("card", ThisWay()),
            ((PHYSICAL, THREE_THREAT), (ENERGY, THREE_HEALED), (MENTAL, THREE_DAMAGE), (WILD, one_of(THREE_THREAT, THREE_HEALED, THREE_DAMAGE))),
        ),
    ),
)

card("17012", response(Attacked(by=SELF, defeating=A_MINION), RemoveThreat(MAIN, 2)))

card("17013", constant(Gain(SELF, RANGED)))

card("17014", hero_action(Damage(up_to(Count(each("character", Trait("Aerial"), Mine())), "enemy"), 3)))

card(
    "17015",
    Max(1, "round"),
    hero_action(Until("phase", gets(each("character", GUARDIAN), THW=2, ATK=2)), Delayed("phase", Damage(each("character", GUARDIAN), 1))),
)

card(
    "17017",
    interrupt(
        given(Attacked(by=AN_ALLY), Exists(a("upgrade", Trait("Weapon"), On(Field("attacker"))))),
        Until("attack", gets(Field("attacker"), ATK=2)),
        cost=Discard(SELF),
    ),
)

card("17019", AttachTo(a("ally", GUARDIAN)), Max(1, "ally"), constant(gets(HOST, ATK=1)), constant(Gain(HOST, OVERKILL)))
