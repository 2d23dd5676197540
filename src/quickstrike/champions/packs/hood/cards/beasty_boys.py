"""Beasty Boys, a modular set: Griffin and Mandrill."""

from ....faces import card
from ....vocab import *

card("24014", forced_interrupt(would(DamageTaken(a("friendly character", any_of(With(STUNNED), With(CONFUSED))))), Alter(amount=1)))

card(
    "24015",
    QUICKSTRIKE,
    forced_response(Attacked(by=SELF, damaging=a("character")), Give(STUNNED, Field("damaged"))),
    when_defeated(If(Exists(a("friendly character", With(STUNNED))), ShuffleInto(SELF, ENC_DECK))),
)

card(
    "24016",
    constant(Gain(SELF, Keyword("retaliate", Count(each("character", With(CONFUSED)))))),
    when_revealed(Give(CONFUSED, each("character", Mine()))),
)

card(
    "24017",
    when_revealed(Give(STUNNED, a("character", Mine())), Give(CONFUSED, a("character", Mine()))),
    boost(ResolveAbility("when revealed", SELF)),
)
