"""Basic cards."""

from ....faces import card
from ....vocab import *

GUARDIAN = Trait("Guardian")

card(
    "17020",
    interrupt(
        either(Attacked(by=SELF), Thwarted(by=SELF)),
        Then(NameType(), one_of(seq(Choose(A_PLAYER), Discard(top(1, Zone("deck", THAT_PLAYER)))), Discard(top(1, ENC_DECK)))),
        If(Exists(the("card", ThisWay(), OfNamedType())), Alter(unhurt=True)),
    ),
)

card("17021", hero_action(Ready(a("character", GUARDIAN)), cost=(Exhaust(SELF), Spend(("any",), 2))))

card(
    "17022",
    PlayOnlyIf(Is(YOUR_IDENTITY, GUARDIAN)),
    constant(gets(YOU, ALLY_LIMIT=1)),
    response(Played(a("ally", GUARDIAN)), Draw(1, Field("player")), cost=Exhaust(SELF)),
)

card(
    "17023",
    hero_action(
        Discard(top(2, ENC_DECK)), CountIcons(DISCARDED), attack(THAT_ENEMY, Result()), cost=(Discard(SELF), Choose(AN_ENEMY, label="attack"))
    ),
)
