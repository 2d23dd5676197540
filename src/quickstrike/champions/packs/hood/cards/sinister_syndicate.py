"""Sinister Syndicate, a modular set: criminals."""

from ....faces import card
from ....vocab import *

CRIMINALS = each("enemy", Trait("Criminal"))
CHEAP = least("cost", "upgrade", Mine())

card("24042", when_revealed(Otherwise(Search((ENC_DECK,), a("minion", Trait("Criminal")), PutIntoPlay(FOUND, engaged=YOU)), SURGE)))

card("24043", forced_response(Attacked(by=SELF, damaging=YOU), Discard(CHEAP)), boost(Discard(a("upgrade", Mine()))))

card("24044", forced_response(Attacked(by=SELF, against=YOU), Damage(each("ally", Mine()), 1)), boost(Damage(a("ally", Mine()), 2)))

card("24045", forced_response(Attacked(against=SELF), Give(STUNNED, Field("attacker"))), boost(Give(STUNNED, most("ATK", "character", Mine()))))

card("24046", forced_interrupt(Attacked(against=SELF), Activate("attack", SELF, Field("attacker"))), boost(Discard(least("cost", "support", Mine()))))

card("24047", forced_interrupt(Attacked(by=SELF, against=YOU), Discard(ONE_AT_RANDOM)), boost(Discard(num(1, "card", In(HAND), Own()))))

card(
    "24048",
    revealed_as_alter_ego(Otherwise(Activate("scheme", CRIMINALS, YOU), SURGE)),
    revealed_as_hero(Otherwise(Activate("attack", CRIMINALS, YOU), SURGE)),
)
