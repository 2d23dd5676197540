"""Thanos: the villain, his main schemes and his encounter set."""

from ....faces import card
from ....vocab import *
from .infinity_gauntlet import ANOTHER_STONE, STONE, STONE_AS_BOOST, STONES

THANOS = named("21111")
RUNS_OUT = forced_response(DeckEmptied(STONES), DealBoost(SELF))
HELMET = when_revealed(Search(ENC_PILES, named("21118"), Reveal(FOUND)))
TOUGHER = Give(TOUGH, THANOS)


def after_a_blow(*resources: str) -> Ability:
    """A hero who strikes the villain may spend these to get rid of it."""
    return hero_response(Attacked(by=a("hero"), against=HOST, basic=True), Discard(SELF), cost=Spend(resources))


card("21111", STALWART, RUNS_OUT)

card("21112", STALWART, TOUGHNESS, HELMET, RUNS_OUT)

card("21113", STALWART, TOUGHNESS, HELMET, RUNS_OUT)

card("21114a")

card("21114b", when_revealed(ANOTHER_STONE, Search((ENC_DECK,), named("21116"), Reveal(FOUND))))

card("21115a", LoseIfCompleted())

card(
    "21115b",
    LoseIfCompleted(),
    when_revealed(EachPlayer(seq(ShuffleInto(each("card", In(DISCARD)), DECK), MoveTo(top(Half(Count(each("card", In(DECK))))), OUT)))),
)

card(
    "21116",
    HINDER(PerPlayer(1)),
    VICTORY_X(1),
    constant(Cannot(THANOS, "take damage", of=each("player card"))),
    when_defeated(EachPlayer(May(Pay((Spend((PHYSICAL,), AtMost(3, X), hand=True),), Damage(THANOS, 2 * X, past_tough=True))))),
)

card("21117", AttachTo(THANOS), forced_interrupt(would(DamageTaken(HOST)), Alter(amount=-1)), after_a_blow(ENERGY, PHYSICAL))

card("21118", AttachTo(THANOS), constant(Gain(HOST, RETALIATE(1))), after_a_blow(MENTAL, PHYSICAL))

card("21119", AttachTo(THANOS), forced_interrupt(Activated(by=HOST), ANOTHER_STONE, Delayed("activation", Discard(SELF))))

card(
    "21120", revealed_as_alter_ego(Activate("scheme", THANOS, YOU)), revealed_as_hero(Activate("attack", THANOS, YOU, gains=("overkill", "piercing")))
)

card("21121", INCITE(1), when_revealed(Otherwise(TOUGHER, PlaceThreat(MAIN, 2))), boost(TOUGHER))

card("21122", when_revealed(DealBoost(THANOS)), STONE_AS_BOOST)

card("21123", when_revealed(ANOTHER_STONE), boost(Delayed("activation", If(Exists(Field("defeated ally")), ANOTHER_STONE))))

card("21124", when_revealed(Discard(a("environment", STONE))))
