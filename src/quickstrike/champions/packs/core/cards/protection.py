"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card(
    "01075",
    interrupt(
        Revealed(a("card"), from_=ENC_DECK),
        Then(And((Cancel("all effects", Field("card")), Discard(Field("card")))), Reveal(top(1, ENC_DECK))),
        cost=(Exhaust(SELF), Spend((MENTAL,))),
    ),
)

card("01076", TOUGHNESS)

card("01077", response(Defended(by=YOUR_HERO), attack(Field("attacker"), StatOf("ATK", YOUR_HERO))))

card(
    "01078",
    hero_interrupt(Revealed(a("treachery"), from_=ENC_DECK), Then(Cancel("when revealed", Field("card")), Activate("attack", THE_VILLAIN, YOU))),
)

card("01079", Max(2, "deck"), constant(Multiply(SELF, "RESOURCES", 2), while_=Paying(a("card", Aspect("protection")))))

card("01080", Uses(3, "medical"), action(Heal(a("friendly character"), 2), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "medical"))))

card("01081", AnyControl(), Max(1, "player"), constant(gets(YOUR_HERO, DEF=1)))

card("01082", response(Defended(by=YOUR_HERO), Ready(YOUR_HERO), cost=Discard(SELF)))
