"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("01058", response(Thwarted(by=SELF), Damage(AN_ENEMY, 1)))

card("01059", constant(gets(SELF, THW=1, per=EACH_SIDE)))

card("01060", hero_action(thwart(A_SCHEME, Alt(3, 4, Paid(MENTAL)))))

card("01061", hero_interrupt(would(ThreatPlaced(A_SCHEME)), Instead(Damage(YOU, Amount()))))

card("01062", Max(2, "deck"), constant(Multiply(SELF, "RESOURCES", 2), while_=Paying(a("card", Aspect("justice")))))

card("01063", Max(1, "player"), response(Defeated(A_MINION, by=YOU), RemoveThreat(A_SCHEME, 1), cost=Exhaust(SELF)))

card("01064", Uses(3, "snoop"), action(RemoveThreat(A_SCHEME, 1), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "snoop"))))

card("01065", AnyControl(), Max(1, "player"), constant(gets(YOUR_HERO, THW=1)))
