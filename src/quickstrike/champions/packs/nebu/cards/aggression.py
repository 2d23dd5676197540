"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("22032", AttachTo(a("ally", Trait("Guardian"))), Max(1, "ally"), constant(gets(HOST, ATK=2)), constant(Gain(HOST, PIERCING)))
