"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("16040", hero_response(Attacked(by=YOUR_HERO, basic=True), Heal(SELF, 1)))

card("16043", hero_action(thwart(MAIN, 3), cost=(DiscardUntil(ENC_DECK, A_MINION), PutIntoPlay(FOUND, engaged=YOU))))

card("16045", hero_interrupt(DamageDealt(by=YOUR_HERO, by_attack=True, excess=True), Alter(excess=1)))

card(
    "16046",
    RESTRICTED,
    Uses(3, "charge"),
    hero_interrupt(
        Attacked(by=YOUR_HERO, basic=True),
        Until("attack", gets(YOUR_HERO, ATK=2)),
        Alter(gains=("overkill",)),
        cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "charge")),
    ),
)
