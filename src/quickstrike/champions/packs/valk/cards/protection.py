"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("25035", Max(1, "player"), hero_interrupt(Engaged(A_MINION, YOU), Ready(YOUR_HERO), cost=Discard(SELF)))
