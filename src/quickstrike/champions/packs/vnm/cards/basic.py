"""Basic cards."""

from ....faces import card
from ....vocab import *

CHARGE = Exhaust(SELF), RemoveCounters(SELF, 1, "charge")

card("20016", constant(Gain(SELF, RANGED)), forced_response(EnteredPlay(SELF), DealEncounter(1)))

card("20021", AnyControl(), Max(1, "player"), constant(gets(YOU, RESTRICTED_WEAPONS=1)))

card("20022", RESTRICTED, Uses(3, "charge"), hero_action(Damage(AN_ENEMY, 1), cost=CHARGE))

card("20029", AnyControl(), Max(1, "player"), alter_ego_action(Heal(a("alter-ego"), 1), cost=Exhaust(SELF)))
