"""Legions of Hydra, a modular set."""

from ....faces import card
from ....vocab import *

LEGIONS, MADAME_HYDRA = named("01180"), named("01181")

card(
    "01180",
    when_revealed(
        If(Not(Exists(MADAME_HYDRA)), Search(ENC_PILES, MADAME_HYDRA, PutIntoPlay(FOUND, engaged=YOU))),
        PlaceThreat(SELF, 2 * Count(each("enemy", Trait("Hydra")))),
    ),
)

card(
    "01181",
    constant(Cannot(SELF, "take damage"), while_=Exists(LEGIONS)),
    forced_response(either(Schemed(by=SELF), Attacked(by=SELF)), PlaceThreat(LEGIONS, 2)),
)

card("01182", GUARD, when_defeated(DealEncounter(1, ENGAGED_PLAYER)))
