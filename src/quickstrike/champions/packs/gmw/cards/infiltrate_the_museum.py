"""Infiltrate the Museum: the Collector, his main scheme, his collection and his encounter set."""

from typing import Any

from ....faces import card
from ....vocab import *

COLLECTOR = named("16070")
COLLECTION = Zone("The Collection")
COLLECTED = Count(each("card", In(COLLECTION)))
TOP_CARD = MoveTo(top(1), COLLECTION)
EACH_TOP_CARD = EachPlayer(TOP_CARD)
DEAREST = most("cost", "card", In(HAND))


def collects(*then: Any) -> Ability:
    """What would be discarded from play comes into the collection."""
    taken = MoveTo(Field("card"), COLLECTION)
    return forced_interrupt(would(Discarded(from_=IN_PLAY)), Instead(Then(taken, *then) if then else taken))


card("16070", collects())

card("16071", when_revealed(EachPlayer(one_of(TOP_CARD, Damage(YOU, 3)), in_order=True)), collects())

card("16072", when_revealed(EACH_TOP_CARD, PlaceThreat(MAIN, COLLECTED)), collects(PlaceThreat(MAIN, 1)))

card("16073a", setup(EACH_TOP_CARD, Advance()))

card(
    "16073b",
    hero_action(one_of(*(Pay((cost,), Discard(a("card", In(COLLECTION)))) for cost in (Exhaust(YOUR_HERO), Spend(("any",), 2)))), limit=PER_PLAYER),
    state(Cmp(COLLECTED, ">=", PerPlayer(5)), EndGame(False)),
    LoseIfCompleted(),
)

card(
    "16074",
    AttachTo(COLLECTOR),
    forced_interrupt(would(DamageTaken(COLLECTOR)), Then(Prevent(ALL), PlaceThreat(MAIN, Result())), cost=MoveTo(SELF, COLLECTION)),
    boost(Delayed("activation", Reveal(SELF))),
)

card("16075", VILLAINOUS)

card(
    "16076",
    when_revealed(Otherwise(MoveTo(least("cost", "card", Mine()), COLLECTION), SURGE)),
    boost(If(Cmp(COLLECTED, "<=", PerPlayer(3)), TOP_CARD)),
)

card("16077", when_revealed(one_of(MoveTo(DEAREST, COLLECTION), Then(Discard(DEAREST), PlaceThreat(MAIN, CostOf(DISCARDED))))))

card(
    "16078",
    revealed_as_alter_ego(one_of(Pay((Spend((PHYSICAL, PHYSICAL)),)), TOP_CARD)),
    revealed_as_hero(Activate("attack", COLLECTOR, YOU, more=1), If(Is(YOU, ThisWay("damaged", "taken")), TOP_CARD)),
)

card("16079", when_revealed(Otherwise(Discard(a("upgrade or support", Mine())), SURGE)))
