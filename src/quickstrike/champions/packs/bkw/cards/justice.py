"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("08011", response(EnteredPlay(SELF), Search((DECK, DISCARD), a("card", Trait("Preparation")), MoveTo(Ref("found"), HAND))))

card("08012", response(Schemed(by=A_MINION), Damage(Field("enemy"), 2), cost=Exhaust(SELF)))

card("08013", hero_action(attack(AN_ENEMY, 4), If(Is(THAT_ENEMY, ThisWay("defeated", "defeated")), RemoveThreat(A_SCHEME, 2))))

card("08017", Max(1, "player"), interrupt(would(ThreatPlaced(MAIN)), Prevent(3), cost=Discard(SELF)))

card(
    "08018",
    PlayOnlyIf(Exists(a("character", Trait("Spy"), Mine()))),
    interrupt(
        Revealed(a("encounter card"), by=YOU),
        Then(And((Cancel("all effects", Field("card")), Discard(Field("card")))), Reveal(top(1, ENC_DECK))),
        cost=Discard(SELF),
    ),
)
