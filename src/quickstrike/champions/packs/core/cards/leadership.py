"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card("01066", EntersWith(4, "arrow"), response(EnteredPlay(A_MINION), Damage(Field("minion"), 2), cost=RemoveCounters(SELF, 1, "arrow")))

card("01067", response(EnteredPlay(SELF), Draw(1, EACH_PLAYER)))

card("01068", action(one_of(Until("phase", gets(SELF, THW=2)), Until("phase", gets(SELF, ATK=2))), cost=Spend((ENERGY,)), limit=PER_ROUND))

card("01069", action(Ready(AN_ALLY)))

card("01070", hero_action(Choose(A_PLAYER), Until("phase", gets(each("character", Mine(THAT_PLAYER)), THW=1, ATK=1))))

card("01071", action(PutIntoPlay(that("ally"), under=YOU), cost=PayPrinted(a("ally", In(Zone("discard pile", A_PLAYER))))))

card("01072", Max(2, "deck"), constant(Multiply(SELF, "RESOURCES", 2), while_=Paying(a("card", Aspect("leadership")))))

card("01073", constant(gets(YOU, ALLY_LIMIT=1)))

card("01074", AttachTo(AN_ALLY), Max(1, "ally"), constant(gets(HOST, THW=1, ATK=1)))
