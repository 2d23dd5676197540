"""Basic cards."""

from ....faces import card
from ....vocab import *

card("09021", interrupt(would(DamageTaken(a("hero"))), Alter(amount=-1)))

card("09026", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Mystic"))), constant(gets(YOU, HAND_SIZE=1), while_=Is(YOU, Form("hero"))))
