"""Running Interference, a modular set: Tombstone."""

from ....faces import card
from ....vocab import *

card("02046", when_revealed(EachPlayer(one_of(Pay((Spend((MENTAL, PHYSICAL)),)), PlaceThreat(SELF, 2)))))

card("02047", forced_response(Attacked(by=SELF, damaging=YOU), Discard(a("card", In(HAND), any_of(Printed(MENTAL), Printed(PHYSICAL))))))

card(
    "02048",
    AttachTo(YOUR_IDENTITY),
    constant(Cannot(HOST, "ready")),
    constant(Cannot(HOST, "change form")),
    action(Discard(SELF), cost=Spend((MENTAL, PHYSICAL))),
)

card("02049", AttachTo(YOUR_IDENTITY), constant(Again("when revealed", YOU)), alter_ego_action(Discard(SELF), cost=Spend((MENTAL,))))
