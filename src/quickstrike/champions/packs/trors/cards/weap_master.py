"""Weapon Master, a modular set."""

from ....faces import card
from ....vocab import *

TAKEN_AWAY = taken_off(MENTAL, PHYSICAL)
IF_ARMED = If(Exists(a("attachment", Trait("Weapon"), On(THE_VILLAIN))), SURGE)

card("04148", AttachTo(THE_VILLAIN), constant(Gain(HOST, PIERCING)), TAKEN_AWAY)

card("04149", AttachTo(THE_VILLAIN), forced_interrupt(Attacked(by=HOST), Alter(gains=("ranged",))), TAKEN_AWAY)

card("04150", revealed_as_alter_ego(Activate("scheme", THE_VILLAIN, YOU), IF_ARMED), revealed_as_hero(Activate("attack", THE_VILLAIN, YOU), IF_ARMED))

card(
    "04151",
    revealed_as_alter_ego(And((PlaceThreat(MAIN, Alt(1, 2, Is(YOU, With(CONFUSED)))), Give(CONFUSED, YOU)))),
    revealed_as_hero(And((Damage(YOUR_HERO, Alt(1, 2, Is(YOU, With(STUNNED)))), Give(STUNNED, YOU)))),
)
