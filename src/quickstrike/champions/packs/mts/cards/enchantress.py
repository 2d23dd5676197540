"""Enchantress, a modular set."""

from ....faces import card
from ....vocab import *

SEDUCED = a("attachment", Named("21179"))

card("21177", when_revealed(Search((*ENC_PILES, ASIDE), SEDUCED, Attach(FOUND, YOUR_IDENTITY))))

card("21178", constant(Becomes(HOST, "Enthralled")), when_revealed(Otherwise(Attach(SELF, most("cost", "ally", No(With("21178")))), SURGE)))

card(
    "21179",
    AttachTo(YOUR_IDENTITY),
    constant(Cannot(YOU, "basic attack")),
    constant(Cannot(YOU, "play", of=a("event", Trait("Attack")))),
    alter_ego_action(Discard(SELF), cost=Spend((ENERGY, MENTAL))),
)
