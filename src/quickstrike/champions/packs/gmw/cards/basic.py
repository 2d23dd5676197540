"""Basic cards."""

from ....faces import card
from ....vocab import *

GUARDIAN = PlayOnlyIf(Is(YOU, Trait("Guardian")))
GROOT = a("character", Named("16001a"))

card("16019", GUARDIAN, interrupt(Attacked(by=SELF, against=A_MINION), Until("attack", gets(SELF, ATK=3)), Alter(gains=("overkill",))))

card(
    "16020",
    TEAM_UP("Groot", "Rocket Raccoon"),
    Max(1, "deck"),
    hero_action(
        one_of(
            And((PutCounters(GROOT, 2, "growth", most=10), Ready(that("character")))),
            And((PutCounters(a("upgrade", FromSet("rocket")), 2, "charge"), Ready(that("upgrade")))),
        )
    ),
)

card("16024", Max(1, "player"), hero_action(Until("turn", gets(the("card", Trait("Superpower"), Mine()), COST=-1), uses=1), cost=Exhaust(SELF)))

card("16047", GUARDIAN, response(Defended(by=SELF), Heal(SELF, 2)))

card("16052", GUARDIAN, Max(1, "player"), hero_interrupt(would(DamageTaken(YOU, by_attack=True)), Prevent(1), cost=(Exhaust(SELF), Discard(top(1)))))
