"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("13011", response(Played(SELF, from_hand=True), Damage(THE_VILLAIN, Alt(2, 3, Paid(PHYSICAL)))))

card("13012", constant(gets(SELF, HP=Tokens("pym", SELF))), interrupt(EnteredPlay(SELF), PutCounters(SELF, AtMost(3, Overpaid(ENERGY)), "pym")))

card("13013", hero_action(attack(A_MINION, 6), RemoveThreat(MAIN, Excess())))

card("13014", hero_response(FormChanged(YOU), attack(AN_ENEMY, Alt(3, 4, Paid(PHYSICAL)))))

card("13016", AnyControl(), Max(1, "player"), constant(gets(each("ally", Mine()), ATK=1)))

card("13017", Max(1, "player"), hero_response(Engaged(A_MINION, YOU), attack(Field("minion"), 3), cost=Discard(SELF)))
