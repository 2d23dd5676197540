"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("06011", constant(gets(SELF, COST=-1, per=each("minion", EngagedWith()))))

card("06012", response(EnteredPlay(SELF), Damage(A_MINION, Alt(2, 3, Paid(ENERGY)))))

card("06014", hero_action(attack(A_MINION, 1), If(Is(YOU, Trait("Aerial")), Engage(that("minion")))))

card(
    "06015",
    hero_interrupt(
        Attacked(by=YOUR_HERO, basic=True), Until("attack", gets(YOUR_HERO, ATK=3)), cost=Exhaust(a("upgrade", Trait("Weapon"), On(YOUR_HERO)))
    ),
)

card(
    "06017",
    response(Defeated(A_MINION, by=YOU), PutCounters(SELF, 1, "glory")),
    alter_ego_action(Draw(3), cost=(Exhaust(SELF), RemoveCounters(SELF, 3, "glory"))),
)

card(
    "06018",
    AnyControl(),
    Max(1, "player"),
    response(Attacked(by=YOUR_HERO, defeating=A_MINION), Ready(YOUR_HERO), cost=(Damage(YOUR_HERO, 1), Discard(SELF))),
)

card("06019", RESTRICTED, response(Attacked(by=YOUR_HERO, against=AN_ENEMY), Damage(AN_ENEMY, 2), cost=Spend((PHYSICAL,))))
