"""Expert, the set that the expert mode adds."""

from ....faces import card
from ....vocab import *

card("01191", SURGES, when_revealed(Exhaust(YOUR_IDENTITY)))

card("01192", when_revealed(If(Exists(a("side scheme")), PlaceThreat(EACH_SIDE, 4), seq(DiscardUntil(ENC_DECK, a("side scheme")), Reveal(FOUND)))))

card("01193", SURGES, when_revealed(Reveal(top(1, ENC_DECK))))
