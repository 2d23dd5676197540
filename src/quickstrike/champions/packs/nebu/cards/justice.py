"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("22011", response(Played(SELF, from_hand=True), Give(CONFUSED, num(PaidIn(MENTAL), "minion"))))

card("22012", hero_interrupt(BoostTurned(), Cancel("boost", Field("card")), cost=(Exhaust(SELF), Damage(SELF, 1))))

card("22013", constant(gets(SELF, CONSEQUENTIAL=-1), while_=Cmp(Tokens("threat", MAIN), "==", 0)))

card("22014", AnyControl(), Max(1, "player"), hero_response(Thwarted(by=YOUR_HERO, clearing=A_SCHEME), Ready(YOUR_HERO), cost=Discard(SELF)))

card("22015", Max(1, "round"), hero_action(Then(Search((ENC_DECK,), a("side scheme"), Reveal(FOUND)), Draw(3))))

card("22018", hero_response(Thwarted(by=YOUR_HERO, basic=True), attack(AN_ENEMY, StatOf("THW", YOUR_HERO))))
