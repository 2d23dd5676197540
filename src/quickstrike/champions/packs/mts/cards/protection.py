"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *
from .aggression import MYSTIC, cosmic

card("21059", RETALIATE(1), TOUGHNESS)

card("21060", cosmic(Heal(YOUR_IDENTITY, 2)))

card(
    "21061",
    PlayOnlyIf(MYSTIC),
    Max(1, "deck"),
    hero_interrupt(would(DamageTaken(YOU, by_attack=True)), Prevent(ALL), cost=Discard(top(Amount())), label="defense"),
)

card("21064", Max(1, "deck"), hero_response(Spent(card=SELF), Heal(YOUR_HERO, 1)))
