"""Basic cards."""

from ....faces import card
from ....vocab import *

GUARDIAN = Trait("Guardian")

card("22022", TEAM_UP("Gamora", "Nebula"), Max(1, "deck"), hero_action(Draw(3)))

card(
    "22035",
    PlayOnlyIf(Is(YOUR_IDENTITY, GUARDIAN)),
    AttachTo(a("friendly character")),
    Max(1, "character"),
    constant(gets(HOST, HP=1)),
    constant(Gain(HOST, GUARDIAN)),
)
