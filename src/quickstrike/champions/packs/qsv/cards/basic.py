"""Basic cards."""

from ....faces import card
from ....vocab import *

card(
    "14018",
    TEAM_UP("Quicksilver", "Scarlet Witch"),
    Max(1, "deck"),
    hero_interrupt(Revealed(a("treachery"), from_=ENC_DECK), Then(Cancel("when revealed", Field("card")), Damage(THE_VILLAIN, 2))),
)

card("14022", hero_action(Until("phase", gets(YOUR_HERO, ATK=1)), cost=Discard(SELF)))

card("14023", hero_action(Until("phase", gets(YOUR_HERO, THW=1)), cost=Discard(SELF)))

card("14032", hero_action(Damage(both(each("minion", EngagedWith()), THE_VILLAIN), 1)))
