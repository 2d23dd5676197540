"""Expert Kang: the same villains with other numbers."""

from ....faces import card
from ....vocab import *
from .kang import arrives, elsewhen, immortus, rama_tut, returns

card("11034", arrives())

card("11035", immortus())

card("11036", elsewhen("11010b", RETALIATE(1)))

card("11037", rama_tut())

card("11038", elsewhen("11012b", constant(Gain(SELF, PIERCING))))

card("11039", returns())
