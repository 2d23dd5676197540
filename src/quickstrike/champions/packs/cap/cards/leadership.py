"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

AVENGER = Trait("Avenger")

card("03011", response(EnteredPlay(SELF), Look(top(3, ENC_DECK), RemoveThreat(A_SCHEME, Count(each("treachery", ThisWay("seen")))))))

card("03013", response(EnteredPlay(SELF), Damage(EACH_ENEMY, 1)))

card("03014", constant(AddCost("attack", (Discard(num(1, "card", In(HAND))),), who=SELF)))

card("03015", Max(1, "round"), hero_action(Ready(each("character", AVENGER, Mine())), Until("phase", gets(each("character", AVENGER), THW=1, ATK=1))))

card("03017", action(Draw(Count(each("ally", ThisWay("exhausted", "cost")))), cost=Exhaust(any_number("ally", Mine()))))

card(
    "03019",
    response(Began("turn", YOU), PutCounters(SELF, 1, "time")),
    action(Then(PutIntoPlay(a("ally", AVENGER, In(HAND), CostUpTo(Tokens("time", SELF)))), Discard(SELF))),
)
