"""Children of Thanos, a modular set."""

from ....faces import card
from ....vocab import *

card("21125", RETALIATE(1), TOUGHNESS, boost(Discard(a("ally or support", Mine()))))

card("21126", constant(Gain(SELF, PIERCING)), boost(Discard(a("ally or upgrade", Mine()))))

card("21127", VILLAINOUS, boost(DealBoost(Field("enemy"))))

card("21128", when_defeated(By(YOU, DealEncounter(1))))
