"""Piledriver, his side scheme and his encounter deck."""

from ....faces import card
from ....vocab import *
from .wrecking_crew import ACTIVE_SCHEME, buddy, convict, hostage, schemes_apart, side_scheme, waiting, wrecked

PILEDRIVER = named("07032")
IS_TOUGH = Is(PILEDRIVER, With(TOUGH))

card("07032", RETALIATE(1), schemes_apart())

card("07033", RETALIATE(1), schemes_apart())

card("07034", side_scheme("07032", "pile drive", EachPlayer(Discard(most("cost", "upgrade or support", Mine())))))

card(
    "07035",
    AttachTo(PILEDRIVER),
    constant(gets(HOST, HP=3)),
    constant(Cannot(each("villain", No(Named("07032"))), "be attacked")),
    response(Attacked(by=YOUR_HERO, against=HOST), Discard(SELF), cost=Spend((PHYSICAL, PHYSICAL))),
)

card("07036", hostage())

card("07037", GUARD)

card("07038", convict())

card("07039", buddy())

card("07040", wrecked())

card("07041", waiting())

card("07042", when_revealed(Otherwise(Discard(most("cost", "support", Mine())), PlaceThreat(ACTIVE_SCHEME, 2))), boost(Discard(a("support", Mine()))))

card(
    "07043",
    when_revealed(Give(CONFUSED, YOU, already=Activate("scheme", PILEDRIVER, YOU))),
    boost(Give(TOUGH, THE_ACTIVE_VILLAIN, already=PlaceThreat(ACTIVE_SCHEME, 2))),
)

card(
    "07044",
    revealed_as_alter_ego(If(IS_TOUGH, Activate("scheme", PILEDRIVER, YOU, more=2), Activate("scheme", PILEDRIVER, YOU))),
    revealed_as_hero(If(IS_TOUGH, Activate("attack", PILEDRIVER, YOU, more=2), Activate("attack", PILEDRIVER, YOU))),
)

card(
    "07045",
    when_revealed(Otherwise(seq(*(RemoveStatus(x, each("villain"), every=True) for x in (STUNNED, CONFUSED))), SURGE)),
    boost(Give(CONFUSED, YOU)),
)
