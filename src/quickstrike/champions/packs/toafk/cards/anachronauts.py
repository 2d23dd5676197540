"""Anachronauts, a modular set: as boost cards they bring others along."""

from ....faces import card
from ....vocab import *

ANOTHER = DealBoost(Field("enemy"))
A_RANDOM_CARD = Discard(rnd(1, "card", In(HAND)))

card("11040", when_revealed(Discard(a("ally or support", Mine()))), boost(Exhaust(a("character", Mine())), ANOTHER))

card("11041", TOUGHNESS, VILLAINOUS, boost(Give(TOUGH, Field("enemy")), ANOTHER))

card("11042", GUARD, RETALIATE(1), boost(Damage(YOU, 1), ANOTHER))

card("11043", QUICKSTRIKE, constant(Gain(SELF, PIERCING)), boost(DealBoost(Field("enemy"), 2)))

card("11044", when_revealed(A_RANDOM_CARD), boost(A_RANDOM_CARD, ANOTHER))

card("11045", when_defeated(ShuffleInto(each("card", Trait("Temporal"), In(ENC_DISCARD)), ENC_DECK)))

card("11046", INCITE(1), when_revealed(DiscardUntil(ENC_DECK, a("minion", Trait("Temporal"))), Reveal(Ref("found"))))
