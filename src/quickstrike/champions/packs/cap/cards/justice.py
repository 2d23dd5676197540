"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("03032", AttachTo(a("side scheme")), Max(1, "scheme"), interrupt(Defeated(HOST), Damage(AN_ENEMY, 4)))
