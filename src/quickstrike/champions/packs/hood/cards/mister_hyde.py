"""Mister Hyde, a modular set: Calvin Zabo and what becomes of him."""

from ....faces import card
from ....vocab import *

ZABO, HYDE = named("24034"), named("24035")
WRATH = Activate("attack", HYDE, YOU, more=2, gains=("overkill",))

card(
    "24033",
    when_revealed(Search(ENC_PILES, HYDE, Reveal(FOUND))),
    forced_interrupt(would(DamageTaken(a("enemy", Trait("Brute")))), Instead(RemoveThreat(SELF, Amount()))),
)

card(
    "24034",
    when_revealed(If(Exists(HYDE), Pay((Discard(SELF),), WRATH))),
    when_defeated(Search(ENC_PILES, HYDE, PutIntoPlay(FOUND, engaged=ENGAGED_PLAYER))),
)

card(
    "24035",
    when_revealed(If(Exists(ZABO), seq(Engage(SELF, Facing(ZABO)), Discard(ZABO))), And((Give(TOUGH, SELF), Damage(each("hero or ally"), 1)))),
)

card(
    "24036",
    when_revealed(
        If(Exists(ZABO), Then(Activate("scheme", ZABO, YOU, more=3), Damage(ZABO, 4))),
        If(Exists(HYDE), seq(Give(TOUGH, HYDE), Activate("attack", HYDE, YOU))),
        If(All_((Not(Exists(ZABO)), Not(Exists(HYDE)))), SURGE),
    ),
)
