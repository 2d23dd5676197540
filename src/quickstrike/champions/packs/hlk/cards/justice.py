"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card(
    "10029",
    action(MoveTokens("threat", 1, A_SCHEME, SELF), cost=Exhaust(SELF)),
    action(Damage(A_MINION, Tokens("threat", SELF)), cost=(Exhaust(SELF), Discard(SELF))),
)
