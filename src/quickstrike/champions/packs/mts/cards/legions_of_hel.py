"""Legions of Hel, a modular set."""

from ....faces import card
from ....vocab import *

UNDEAD = each("minion", Trait("Undead"))
THINGS = both(each("upgrade", Mine()), each("support", Mine()))

card("21152", GUARD, when_revealed(one_of(Damage(YOU, 1), PlaceThreat(MAIN, 1))))

card("21153", constant(Becomes(HOST, "Undead")), when_revealed(DiscardUntil(DECK, AN_ALLY), PutIntoPlay(FOUND, engaged=YOU, wearing=SELF)))

card("21154", when_revealed(EachPlayer(one_of(Discard(most("cost", "upgrade or support", Mine())), Damage(YOU, Count(THINGS))))))

card("21155", when_revealed(If(Exists(a("minion", Trait("Undead"))), PlaceThreat(SELF, 2 * Count(UNDEAD)), SURGE)))
