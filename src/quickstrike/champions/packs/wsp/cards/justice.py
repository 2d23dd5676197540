"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("13031", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Avenger"))), hero_action(thwart(MAIN, 2, additional=AtMost(3, StatOf("STAGE", THE_VILLAIN)))))
