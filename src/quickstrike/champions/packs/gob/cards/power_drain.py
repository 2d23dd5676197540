"""Power Drain, a modular set: Electro, and boost icons that hurt."""

from ....faces import card
from ....vocab import *

ELECTRO = the("minion", Named("02042"), ThisWay())
COUNT = CountIcons(DISCARDED)
DRAINS = boost(Discard(top(3, ENC_DECK)))

card("02041", when_defeated(Discard(top(2, ENC_DECK)), COUNT, EachPlayer(Discard(num(Result(), "card", In(HAND))))))

card("02042", forced_response(Attacked(by=SELF, against=YOU), Discard(top(1, ENC_DECK)), COUNT, Damage(YOU, Result(), indirect=True)), DRAINS)

card("02043", when_revealed(Discard(top(7, ENC_DECK)), If(Exists(ELECTRO), PutIntoPlay(ELECTRO, engaged=YOU), SURGE)), DRAINS)

card("02044", when_revealed(Discard(top(2, ENC_DECK)), COUNT, Damage(YOU, Result(), indirect=True)), DRAINS)

card("02045", when_revealed(Discard(top(PerPlayer(1), ENC_DECK)), COUNT, Heal(THE_VILLAIN, Result())), DRAINS)
