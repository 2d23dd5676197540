"""Basic cards."""

from ....faces import card
from ....vocab import *

card("01083", response(EnteredPlay(SELF), Give(STUNNED, AN_ENEMY)))

card(
    "01084",
    forced_response(
        EnteredPlay(SELF), one_of(RemoveThreat(A_SCHEME, 2), Draw(3), Damage(AN_ENEMY, 4)), Delayed("round", If(Exists(SELF), Discard(SELF)))
    ),
)

card("01085", interrupt(Schemed(by=THE_VILLAIN), Alter(amount=-1), label="thwart"))

card("01086", action(Heal(a("character"), 2)))

card("01087", hero_action(attack(AN_ENEMY, 3)))

card("01088", Max(1, "deck"))

card("01089", Max(1, "deck"))

card("01090", Max(1, "deck"))

card("01091", Max(1, "player"), action(Draw(1, A_PLAYER), cost=Exhaust(SELF)))

card("01092", Max(1, "player"), action(Choose(A_PLAYER), Until("phase", gets(the("card", Mine(THAT_PLAYER)), COST=-1), uses=1), cost=Exhaust(SELF)))

card("01093", hero_action(Ready(YOUR_HERO), cost=(Spend((PHYSICAL,)), Discard(SELF))))
