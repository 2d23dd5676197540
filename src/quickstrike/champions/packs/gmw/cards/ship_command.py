"""Ship Command and the Power Stone, sets that several scenarios use: the Milano, what it is needed for, and the stone."""

from typing import Any

from ....faces import card
from ....vocab import *

MILANO = named("16142")
FLY = Exhaust(MILANO)
HELPS = first_player_action(RemoveThreat(SELF, 3), cost=FLY)
FIRST_IDENTITY = the("identity", Mine(FIRST_PLAYER))


def or_the_milano(resource: str, otherwise: Any) -> tuple[Any, ...]:
    """Three treacheries that the Milano wards off, or two resources."""
    return PERIL, when_revealed(one_of(FLY, Pay((Spend((resource, resource)),)), otherwise))


def unless_it_flies(how: str) -> Otherwise:
    return Otherwise(May(FLY), Activate(how, THE_VILLAIN, YOU, more=1))


card("16142", PERMANENT, SETUP, FirstControls(), resource(Generate(WILD, for_any=True), cost=Exhaust(SELF), name="piloting"))

card(
    "16143",
    SURGES,
    forced_interrupt(Ended("villain phase"), Damage(each("identity"), 1)),
    first_player_action(Discard(SELF), cost=(FLY, Spend(("any",), 2))),
)

card("16144", HINDER(PerPlayer(3)), HELPS)

card("16145", or_the_milano(PHYSICAL, Give(STUNNED, FIRST_IDENTITY)))

card("16146", or_the_milano(MENTAL, Damage(FIRST_IDENTITY, 3)))

card("16147", or_the_milano(ENERGY, Discard(rnd(1, "card", In(Zone("hand", FIRST_PLAYER))))))

card("16148", revealed_as_alter_ego(unless_it_flies("scheme")), revealed_as_hero(unless_it_flies("attack")))

card(
    "16149",
    SETUP,
    PERMANENT,
    AttachTo(THE_VILLAIN),
    forced_response(given(Attacked(by=a("hero or villain")), Cmp(Dealt(the("character", With("16149"))), ">=", 3)), Attach(SELF, Field("attacker"))),
)
