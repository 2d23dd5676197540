"""Basic cards."""

from ....faces import card
from ....vocab import *

AVENGER = Trait("Avenger")

card(
    "03024",
    constant(gets(YOU, ALLY_LIMIT=1), while_=Not(Exists(a("ally", No(AVENGER), Mine())))),
    action(Until("phase", gets(the("ally", AVENGER), COST=-1), uses=1), cost=Exhaust(SELF)),
)

card(
    "03025",
    PlayOnlyIf(Is(YOUR_IDENTITY, AVENGER)),
    Max(1, "character"),
    AttachTo(a("friendly character")),
    constant(gets(HOST, HP=1)),
    constant(Gain(HOST, AVENGER)),
)

card("03034", Uses(3, "mental"), hero_resource(Generate(MENTAL), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "mental"))))
