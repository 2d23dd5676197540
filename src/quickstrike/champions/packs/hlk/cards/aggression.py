"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("10011", response(Attacked(by=SELF), RemoveThreat(A_SCHEME, 1)))

card("10012", forced_response(EnteredPlay(SELF), DealEncounter(1)))

card("10013", constant(gets(SELF, ATK=Tokens("damage", SELF))))

card("10014", hero_action(attack(AN_ENEMY, 4), If(Paid(PHYSICAL, only=True), And((Give(STUNNED, THAT_ENEMY), Draw(1))))))

card("10015", hero_action(Choose(AN_ENEMY, label="attack"), Activate("attack", THAT_ENEMY, YOU), attack(THAT_ENEMY, 5)))

card("10016", hero_response(Attacked(by=THE_VILLAIN, against=YOU), thwart(A_SCHEME, AtMost(5, Taken(YOU)))))

card("10018", AnyControl(), Max(1, "player"), resource(If(Paying(a("event", Trait("Attack"))), Generate(PHYSICAL)), cost=Exhaust(SELF)))
