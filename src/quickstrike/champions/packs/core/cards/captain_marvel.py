"""Captain Marvel: the identity, her cards, her obligation and her nemesis."""

from ....faces import card
from ....vocab import *

AERIAL = Is(YOU, Trait("Aerial"))

card("01010a", action(Draw(1), cost=(Spend((ENERGY,)), Heal(YOUR_HERO, 1)), limit=PER_ROUND, name="rechannel"))

card("01010b", action(Draw(1, A_PLAYER), limit=PER_ROUND, name="commander"))

card("01011", response(EnteredPlay(SELF), Give(CONFUSED, THE_VILLAIN)))

card("01012", hero_action(Then(thwart(A_SCHEME, 2), If(AERIAL, thwart(a("scheme", Other()), 2)))))

card("01013", hero_action(attack(AN_ENEMY, 5), If(Paid(ENERGY), Draw(1))))

card("01014")

card("01015", action(Draw(Alt(1, 2, Is(YOU, Form("alter-ego")))), cost=(Exhaust(SELF), Discard(ONE_IN_HAND))))

card("01016", constant(gets(YOUR_HERO, DEF=Alt(1, 2, AERIAL))))

card(
    "01017",
    constant(Gain(YOUR_HERO, Trait("Aerial"))),
    hero_interrupt(would(DamageTaken(YOUR_HERO)), Prevent(3), cost=Discard(SELF), label="defense"),
)

card(
    "01018",
    Max(1, "player"),
    action(PutCounters(SELF, X, "energy"), cost=Spend((ENERGY,), X)),
    hero_action(attack(AN_ENEMY, AtMost(10, 2 * Tokens("energy", SELF))), cost=Discard(SELF)),
)

card("01175", obligation("01010b", Give(STUNNED, YOU), SURGE))

card("01176", when_revealed(PlaceThreat(SELF, PerPlayer(1))))

card("01177", forced_response(Attacked(by=SELF), PlaceThreat(named("01176"), 1)))

card("01178", SURGES, when_revealed(PlaceThreat(MAIN, 1)), boost(If(Undefended(THE_VILLAIN), PlaceThreat(MAIN, 1))))

card("01179", when_revealed(Otherwise(Discard(each("card", In(HAND), Printed(ENERGY))), SURGE)))
