"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("04045", response(Played(SELF, from_hand=True), RemoveThreat(a("side scheme"), PerPlayer(3))))

card("04047", AnyControl(), Max(1, "player"), hero_response(Defeated(a("side scheme")), Draw(1), cost=Exhaust(SELF)))

card("04049", hero_action(thwart(A_SCHEME, 2), If(Cmp(Tokens("threat", THAT_SCHEME), "==", 0), Draw(1))))
