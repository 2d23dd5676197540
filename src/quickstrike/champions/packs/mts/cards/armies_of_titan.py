"""Armies of Titan, a modular set."""

from ....faces import card
from ....vocab import *

TOUGHER = Give(TOUGH, THE_VILLAIN)
LOSES_ONE = Discard(ONE_AT_RANDOM)

card("21089", GUARD, when_defeated(TOUGHER), boost(TOUGHER))

card("21090", when_revealed(LOSES_ONE), boost(LOSES_ONE))

card("21091", when_defeated(By(YOU, seq(DiscardUntil(ENC_DECK, A_MINION), PutIntoPlay(FOUND, engaged=YOU)))))
