"""Masters of Evil, a modular set."""

from ....faces import card
from ....vocab import *

A_MASTER = a("minion", Trait("Masters of Evil"))

card("01128", when_revealed(DiscardUntil(ENC_DECK, A_MASTER), PutIntoPlay(FOUND, engaged=FIRST_PLAYER)))

card("01129", forced_response(Attacked(by=SELF, against=YOU), Discard(ONE_AT_RANDOM)), boost(Discard(ONE_AT_RANDOM)))

card("01130", forced_interrupt(Attacked(by=SELF, against=YOU), Alter(also=each("hero", Other()))), boost(Damage(EACH_HERO, 1)))

card("01131", forced_response(Attacked(by=SELF), Give(TOUGH, SELF)), boost(Give(TOUGH, THE_VILLAIN)))

card("01132", constant(Must(ENGAGED_PLAYER, "defend", a("ally", Mine(ENGAGED_PLAYER)), against=SELF)), boost(Exhaust(each("ally", Mine()))))

card(
    "01133",
    when_revealed(
        Otherwise(
            Activate("attack", each("minion", Trait("Masters of Evil"), EngagedWith(a("hero"))), ENGAGED_PLAYER),
            Search(ENC_PILES, A_MASTER, PutIntoPlay(FOUND, engaged=YOU)),
        )
    ),
)
