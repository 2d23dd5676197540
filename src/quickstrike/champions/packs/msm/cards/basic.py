"""Basic cards."""

from ....faces import card
from ....vocab import *

card("05018", PlayFrom(DISCARD))

card("05023", AnyControl(), Max(1, "player"), constant(gets(YOU, HP=3)))

card("05024", Uses(3, "energy"), hero_resource(Generate(ENERGY), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "energy"))))

card("05033", AnyControl(), Max(1, "player"), constant(gets(YOUR_ALTER_EGO, REC=2)))
