"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("18015", hero_action(attack(THE_VILLAIN, 2)), hero_interrupt(Attacked(by=A_MINION), attack(Field("attacker"), 2)))

card("18031", response(Defended(by=YOUR_HERO), thwart(A_SCHEME, StatOf("THW", YOUR_HERO))))
