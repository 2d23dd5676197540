"""Basic cards."""

from ....faces import card
from ....vocab import *

card("26022", interrupt(either(Attacked(by=SELF), Thwarted(by=SELF)), Alter(amount=X), cost=Spend(("any",), AtMost(3, X))))

card("26024", action(And((Ready(a("friendly character", Trait("Android"))), Heal(that("friendly character"), 1)))))

card("26036", alter_ego_action(Play(a("card", In(HAND)), less=3), cost=Exhaust(YOUR_ALTER_EGO)))
