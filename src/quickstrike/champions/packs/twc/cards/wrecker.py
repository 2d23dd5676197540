"""Wrecker, his side scheme and his encounter deck."""

from typing import Any

from ....faces import card
from ....vocab import *
from .wrecking_crew import COSTS_DEARLY, MOVES, buddy, chaos, convict, hostage, schemes_apart, side_scheme, waiting, wrecked

WRECKER = named("07002")
SCHEME = SchemeOf(WRECKER)


def wrecker() -> tuple[Any, ...]:
    return schemes_apart(), constant(gets(SELF, ATK=2), while_=Undefended(SELF))


card("07002", wrecker())

card("07003", wrecker())

card("07004", side_scheme("07002", "hard hitter", Damage(each("friendly character"), 2)))

card("07005", hostage())

card("07006", AttachTo(WRECKER), forced_response(Attacked(by=HOST), PlaceThreat(least("threat", "side scheme"), 1)), COSTS_DEARLY)

card(
    "07007",
    AttachTo(WRECKER),
    forced_response(Schemed(by=HOST), PlaceThreat(SchemeOf(each("villain", No(Named("07002")))), 1)),
    taken_off(PHYSICAL, PHYSICAL),
)

card("07008", GUARD)

card("07009", convict())

card("07010", buddy())

card("07011", chaos())

card("07012", revealed_as_alter_ego(Then(Activate("scheme", WRECKER, YOU), MOVES)), revealed_as_hero(Then(Activate("attack", WRECKER, YOU), MOVES)))

card("07013", wrecked())

card("07014", waiting())

card("07015", when_revealed(PlaceThreat(EACH_SIDE, 2)), boost(one_of(PlaceThreat(SCHEME, 2), Until("activation", gets(WRECKER, ATK=3)))))

card("07016", when_revealed(Damage(least("REMAINING", "hero or ally"), 1), If(Did("defeated"), PlaceThreat(SCHEME, 3))))
