"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("14030", AnyControl(), Max(1, "player"), resource(If(Paying(a("event", Trait("Thwart"))), Generate(MENTAL)), cost=Exhaust(SELF)))
