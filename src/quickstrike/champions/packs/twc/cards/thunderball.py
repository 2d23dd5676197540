"""Thunderball, his side scheme and his encounter deck."""

from typing import Any

from ....faces import card
from ....vocab import *
from .wrecking_crew import COSTS_DEARLY, buddy, chaos, convict, hostage, schemes_apart, side_scheme, waiting, wrecked

THUNDERBALL = named("07017")
SCHEME = SchemeOf(THUNDERBALL)
FULL, EMPTY = most("threat", "side scheme"), least("threat", "side scheme")
TOGETHER = Plus(Tokens("threat", EMPTY), Tokens("threat", FULL))


def thunderball() -> tuple[Any, ...]:
    return schemes_apart(), forced_response(Attacked(by=SELF, against=YOU), Damage(each("character", Mine()), 1))


card("07017", thunderball())

card("07018", thunderball())

card("07019", side_scheme("07017", "gamma blast", Give(STUNNED, each("friendly character"))))

card("07020", AttachTo(THUNDERBALL), forced_response(Attacked(by=HOST), PlaceThreat(MAIN, 1)), COSTS_DEARLY)

card("07021", hostage())

card("07022", AttachTo(THUNDERBALL), forced_response(Attacked(by=HOST), PlaceThreat(SCHEME, Excess()), Discard(SELF)))

card("07023", GUARD)

card("07024", convict())

card("07025", buddy())

card("07026", chaos())

card("07027", when_revealed(Damage(each("friendly character", Mine()), 1)), boost(Damage(Field("defender"), 1)))

card("07028", wrecked())

card("07029", waiting())

card(
    "07030",
    revealed_as_alter_ego(PlaceThreat(FULL, 3)),
    revealed_as_hero(Activate("attack", THUNDERBALL, YOU), If(Did("undefended"), PlaceThreat(SCHEME, 3))),
)

card("07031", when_revealed(If(Any_((Not(Exists(EACH_SIDE, 2)), Cmp(TOGETHER, "<", 10))), SURGE), MoveTokens("threat", ALL, EMPTY, FULL)))
