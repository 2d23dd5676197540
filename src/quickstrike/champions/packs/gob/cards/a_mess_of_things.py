"""A Mess of Things, a modular set: Scorpion."""

from ....faces import card
from ....vocab import *

SCORPION = named("02038")

card("02037", when_revealed(PlaceThreat(SELF, 2 * Count(each("friendly character", With(STUNNED))))))

card("02038", QUICKSTRIKE, forced_response(Attacked(by=SELF, damaging=a("character")), Give(STUNNED, Field("damaged"))))

card("02039", revealed_as_alter_ego(SURGE), revealed_as_hero(Activate("attack", both(THE_VILLAIN, ENGAGED_MINIONS), YOU)))

card("02040", when_revealed(Otherwise(Activate("attack", SCORPION, YOUR_HERO), Give(STUNNED, YOU))), boost(Give(STUNNED, YOU)))
