"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("14012", response(EnteredPlay(SELF), Search((DECK, HAND), a("card", Copies()), PutIntoPlay(Ref("found")))))

card("14013", action(Heal(SELF, 2), cost=Spend((MENTAL,))))

card(
    "14014",
    hero_interrupt(
        Defended(by=YOUR_HERO),
        Until("attack", gets(YOUR_HERO, DEF=2)),
        Delayed("attack", If(Cmp(Taken(YOU), "==", 0), Give(STUNNED, Field("attacker")))),
        label="defense",
    ),
)

card("14015", hero_interrupt(would(DamageTaken(YOU)), Prevent(3), If(Paid(ENERGY), Damage(Field("enemy"), 1)), label="defense"))

card("14017", AnyControl(), Max(1, "player"), resource(If(Paying(a("event", Trait("Defense"))), Generate(ENERGY)), cost=Exhaust(SELF)))
