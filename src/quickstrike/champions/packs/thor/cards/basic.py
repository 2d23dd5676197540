"""Basic cards."""

from ....faces import card
from ....vocab import *

card("06020", response(EnteredPlay(SELF), Look(top(3, ENC_DECK), seq(Discard(num(1, "card", ThisWay("seen"))), MoveTo(REST, top(1, ENC_DECK))))))

card("06021", hero_action(Give(TOUGH, YOUR_HERO)))

card("06034", Uses(3, "physical"), hero_resource(Generate(PHYSICAL), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "physical"))))
