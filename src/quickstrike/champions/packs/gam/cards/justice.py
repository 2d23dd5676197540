"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

FIRST_OF_ROUND = Not(Happened(Played(a("card", Other()), by=YOU), "round"))

card("18016", hero_action(thwart(MAIN, 3), If(FIRST_OF_ROUND, MoveTo(SELF, HAND))))

card("18029", hero_action(attack(THE_VILLAIN, Alt(2, 5, Cmp(Tokens("threat", MAIN), "==", 0)))))
