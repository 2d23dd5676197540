"""Basic cards."""

from ....faces import card
from ....vocab import *

IRON_MAN, WAR_MACHINE = (each("character", Named(code)) for code in ("23002", "23001a"))

card(
    "23024",
    TEAM_UP("Iron Man", "War Machine"),
    Max(1, "deck"),
    hero_action(Search((DECK,), a("upgrade", Trait("Tech")), PutIntoPlay(FOUND)), Ready(both(IRON_MAN, WAR_MACHINE))),
)

card("23035", AttachTo(AN_ALLY), Max(1, "ally"), constant(gets(HOST, ATK=1)), constant(Gain(HOST, RANGED)))
