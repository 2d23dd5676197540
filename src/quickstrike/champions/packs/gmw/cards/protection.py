"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *
from .groot import FIT

card("16012", interrupt(given(DamageTaken(SELF), Cmp(Amount(), "==", StatOf("REMAINING", SELF))), MoveTo(SELF, HAND)))

card("16014", hero_action(attack(THE_VILLAIN, Alt(2, 5, FIT))))

card("16016", AnyControl(), Max(1, "player"), constant(Gain(YOUR_HERO, RETALIATE(1)), while_=FIT))

card("16017", hero_response(Defended(by=YOUR_HERO, unharmed=True), RemoveThreat(MAIN, 1), cost=Exhaust(SELF)))
