"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("08032", Max(1, "player"), hero_interrupt(would(DamageTaken(YOU)), Prevent(3), cost=Discard(SELF)))
