"""Black Order, a modular set."""

from ....faces import card
from ....vocab import *

BLACK_ORDER = a("minion", Trait("Black Order"))

card("21085", constant(Gain(SELF, OVERKILL)))

card("21086", QUICKSTRIKE, forced_response(Attacked(by=SELF, damaging=a("character")), Give(STUNNED, Field("damaged"))))

card("21087", constant(Cannot(SELF, "lose threat"), while_=Exists(BLACK_ORDER)))

card(
    "21088",
    when_revealed(
        Activate("", each("minion", EngagedWith(A_PLAYER)), ENGAGED_PLAYER),
        EachPlayer(If(Not(Exists(a("minion", EngagedWith()))), Search(ENC_PILES, BLACK_ORDER, PutIntoPlay(FOUND, engaged=YOU)))),
    ),
)
