"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("15010", response(Thwarted(by=SELF), Ready(SELF), limit=PER_ROUND))

card("15011", response(Thwarted(by=SELF), Discard(top(1, ENC_DECK)), CountIcons(the("card", ThisWay())), Damage(AN_ENEMY, Result())))

card("15012", hero_action(If(Paid(MENTAL), thwart(MAIN, 6, past_crisis=True), thwart(MAIN, 6))))

card("15013", hero_action(thwart(A_SCHEME, 2), If(Paid(MENTAL), thwart(a("scheme", Other()), 2))))

card("15014", hero_action(Activate("scheme", THE_VILLAIN), attack(THE_VILLAIN, 4)))

card("15015", response(Thwarted(by=YOUR_HERO, clearing=A_SCHEME), attack(AN_ENEMY, 3)))
