"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card(
    "14029",
    constant(gets(YOUR_HERO, ATK=1)),
    constant(Gain(YOUR_HERO, PIERCING, basic=True)),
    forced_response(Attacked(by=YOUR_HERO, basic=True), Discard(SELF)),
)
