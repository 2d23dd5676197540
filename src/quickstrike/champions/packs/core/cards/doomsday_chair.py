"""The Doomsday Chair, a modular set."""

from ....faces import card
from ....vocab import *

MODOK = named("01184")

card("01183", when_revealed(If(Not(Exists(MODOK)), Search(ENC_PILES, MODOK, PutIntoPlay(FOUND, engaged=YOU)))))

card("01184", RETALIATE(2))

card(
    "01185",
    SURGES,
    AttachTo(most("HP", "minion", No(With("01185")), printed=True)),
    forced_interrupt(would(Defeated(HOST)), Instead(Then(Heal(HOST, ALL), Discard(SELF)))),
)
