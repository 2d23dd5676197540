"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card(
    "08031",
    Max(1, "player"),
    hero_response(
        Defeated(a("ally", Mine())),
        If(Is(Field("card"), In(DISCARD)), And((PutIntoPlay(Field("card"), under=YOU), Damage(Field("card"), 1)))),
        cost=Discard(SELF),
    ),
)
