"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("09012", response(EnteredPlay(SELF), Search((top(5),), a("event"), MoveTo(Ref("found"), HAND))))

card("09013", interrupt(Defeated(SELF), ShuffleInto(SELF, Zone("deck", Owner(SELF)))))

card(
    "09014",
    EntersWith(2, "mystic"),
    interrupt(
        Attacked(by=SELF, against=AN_ENEMY),
        And((Give(STUNNED, Field("attacked")), Damage(Field("attacked"), 1))),
        cost=RemoveCounters(SELF, 1, "mystic"),
    ),
)

card(
    "09015",
    hero_interrupt(
        Defended(by=YOUR_HERO),
        Until("attack", gets(YOUR_HERO, DEF=2)),
        Delayed("attack", If(Cmp(Taken(YOU), "==", 0), Ready(YOUR_HERO))),
        label="defense",
    ),
)

card("09016", hero_action(attack(AN_ENEMY, 2), cost=Heal(YOUR_HERO, 2)))

card(
    "09019",
    Uses(3, "medical"),
    action(And((Heal(a("hero"), 1), RemoveStatus("", that("hero")))), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "medical"))),
)

card("09020", AnyControl(), Max(1, "player"), response(Defended(by=YOU, unharmed=True), Draw(1), cost=Exhaust(SELF)))
