"""Frost Giants, a modular set."""

from ....faces import card
from ....vocab import *

HURT = Field("damaged")

card("21156", TOUGHNESS, forced_response(Attacked(by=SELF, damaging=a("character")), Give(STUNNED, HURT)))

card("21157", TOUGHNESS, boost(If(Attacking(by=THE_VILLAIN), Delayed("damage", Give(STUNNED, that("character")), to=a("character")))))

card("21158", AttachTo(YOUR_IDENTITY), constant(Cannot(HOST, "ready")), alter_ego_action(Discard(SELF), cost=Spend((ENERGY, PHYSICAL))))

card("21159", constant(Cannot(each("hero or ally"), "ready", of=each("player card"))), when_revealed(Exhaust(each("ally"))))
