"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

THREE_DAMAGE = Damage(AN_ENEMY, 3)
AN_ALLY_OF_YOURS = a("ally", Mine())

card(
    "23012",
    constant(MayPlay(each("event", In(Under(SELF))))),
    response(EnteredPlay(SELF), MoveTo(a("event", Aspect("leadership"), In(DISCARD)), Under(SELF), facedown=True)),
)

card(
    "23013",
    response(
        EnteredPlay(SELF),
        Discard(top(4)),
        ByNumber(Icons(ENERGY, DISCARDED), ((1, THREE_DAMAGE), (2, And((THREE_DAMAGE, Give(STUNNED, THAT_ENEMY)))))),
    ),
)

card("23016", Uses(3, "command"), action(Ready(AN_ALLY), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "command"))))

card(
    "23017",
    action(PutIntoPlay(a("ally", Shares(YOUR_IDENTITY), In(HAND))), Delayed("phase", If(Is(that("ally"), In(IN_PLAY)), Discard(that("ally"))))),
)

card("23018", hero_action(RemoveThreat(A_SCHEME, CostOf(that("ally"))), cost=Discard(AN_ALLY_OF_YOURS)))

card("23019", hero_action(Damage(AN_ENEMY, CostOf(that("ally"))), cost=Discard(AN_ALLY_OF_YOURS)))
