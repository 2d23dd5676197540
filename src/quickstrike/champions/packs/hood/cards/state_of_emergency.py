"""State of Emergency, a modular set: side schemes and what they do again."""

from ....faces import card
from ....vocab import *

card("24055", when_revealed(Discard(most("cost", "card", In(HAND)))))

card("24056", when_revealed(Damage(YOU, 3, indirect=True)))

card("24057", when_revealed(Discard(least("cost", "card", Mine(), In(IN_PLAY)))))

card("24058", when_revealed(DiscardUntil(ENC_DECK, A_MINION), PutIntoPlay(FOUND, engaged=YOU)))

card(
    "24059",
    when_revealed(Otherwise(ResolveAbility("when revealed", EACH_SIDE), PlaceThreat(EACH_SCHEME, 2))),
    boost(ResolveAbility("when revealed", SELF)),
)
