"""Band of Badoon and Badoon Headhunter, modular sets."""

from ....faces import card
from ....vocab import *

ON_YOU = PutIntoPlay(SELF, engaged=YOU)
ANOTHER_BOOST = boost(DealBoost(THE_VILLAIN))
IN_AN_ATTACK = boost(If(Attacking(), BoostIcons(2)))

card(
    "16117",
    forced_response(given(Engaged(SELF, YOU), IN_HERO_FORM), Activate("attack", SELF, YOU, more=2)),
    boost(If(Attacking(), Alter(gains=("overkill", "piercing", "ranged")))),
)

card("16118", forced_response(Engaged(SELF, YOU), If(Not(Exists(a("minion", EngagedWith(), Other()))), DealEncounter(1))), boost(ON_YOU))

card("16119", PATROL, boost(If(Not(Attacking()), BoostIcons(2))))

card("16120", RETALIATE(1), boost(Give(TOUGH, THE_VILLAIN, already=BoostIcons(2))))

card("16121", constant(Gain(SELF, OVERKILL)), IN_AN_ATTACK)

card("16183", VICTORY_X(2), VILLAINOUS, boost(ON_YOU))

card("16184", SURGES, when_revealed(one_of(Damage(YOU, 2), Discard(ONE_AT_RANDOM))), ANOTHER_BOOST)

card("16185", SURGES, when_revealed(Otherwise(Exhaust(YOUR_IDENTITY), PlaceThreat(MAIN, 2))), ANOTHER_BOOST)

card("16186", SURGES, PATROL)

card("16187", SURGES, HINDER(PerPlayer(3)))
