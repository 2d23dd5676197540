"""Basic cards."""

from ....faces import card
from ....vocab import *

card(
    "19020",
    PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Guardian"))),
    hero_response(either(Attacked(by=SELF), Thwarted(by=SELF)), Then(DiscardUntil(DECK, a("event")), MoveTo(FOUND, HAND))),
)
