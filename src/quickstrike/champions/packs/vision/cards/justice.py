"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("26034", AttachTo(a("side scheme")), Max(1, "scheme"), interrupt(Defeated(HOST), Search((DECK, DISCARD), AN_ALLY, MoveTo(FOUND, HAND))))
