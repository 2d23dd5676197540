"""Bulldozer, his side scheme and his encounter deck."""

from typing import Any

from ....faces import card
from ....vocab import *
from .wrecking_crew import COSTS_DEARLY, buddy, chaos, convict, hostage, schemes_apart, side_scheme, wrecked

BULLDOZER = named("07046")
SCHEME = SchemeOf(BULLDOZER)
PRINTED_COST = CostOf(DISCARDED)


def bulldozer() -> tuple[Any, ...]:
    return schemes_apart(), forced_interrupt(Attacked(by=SELF), Alter(gains=("overkill",)))


card("07046", bulldozer())

card("07047", bulldozer())

card("07048", side_scheme("07046", "charge", EachPlayer(Discard(top(10)))))

card("07049", AttachTo(BULLDOZER), forced_response(Attacked(by=HOST, against=YOU), Discard(top(Dealt()))), COSTS_DEARLY)

card("07050", hostage())

card(
    "07051",
    AttachTo(BULLDOZER),
    forced_interrupt(Attacked(by=HOST, against=YOU), Until("attack", Must(YOU, "defend", a("ally", Mine()), against=BULLDOZER))),
    forced_response(Attacked(by=HOST, against=YOU), Discard(SELF)),
)

card("07052", GUARD)

card("07053", convict())

card("07054", buddy())

card(
    "07055",
    revealed_as_alter_ego(Activate("scheme", BULLDOZER, YOU), Discard(top(Result("threat")))),
    revealed_as_hero(Activate("attack", BULLDOZER, YOU), Discard(top(Result("damage")))),
)

card("07056", chaos())

card("07057", wrecked())

card("07058", when_revealed(Discard(ONE_AT_RANDOM), If(IN_HERO_FORM, Damage(YOU, PRINTED_COST), PlaceThreat(SCHEME, PRINTED_COST))))

card("07059", when_revealed(Discard(top(StatOf("ATK", BULLDOZER))), PlaceThreat(SCHEME, Count(DISCARDED, different="type"))))
