"""Rocket Raccoon: the identity, his cards, his obligation and his nemesis."""

from typing import Any

from ....faces import card
from ....vocab import *

TECH = Trait("Tech")
BLACKJACK = named("16055")


def gun(n: int, *steps: Any) -> tuple[Any, ...]:
    """His weapons, which stay when they are out of charges."""
    return (RESTRICTED, EntersWith(n, "charge"), hero_action(*steps, cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "charge"))))


card("16029a", response(DamageDealt(to=AN_ENEMY, by=YOU, excess=True), Draw(1), name="murdered you"))

card("16029b", action(Draw(2), cost=Discard(a("upgrade", TECH, Mine())), limit=PER_ROUND, name="tinkering"))

card("16030", hero_response(Thwarted(by=YOUR_HERO, basic=True), Ready(YOUR_HERO), Until("phase", gets(YOUR_HERO, THW=1))))

card("16031", hero_action(Ready(each("upgrade", TECH, Mine()))))

card("16032", hero_action(Until("turn", EachTime(DamageDealt(to=AN_ENEMY, by=YOU), Heal(YOUR_IDENTITY, 2)))))

card("16033", response(Spent(card=SELF), MoveTo(a("upgrade", TECH, In(DISCARD)), top(1))))

card("16034", EntersWith(2, "charge"), action(MoveTokens("charge", 1, SELF, a("upgrade", TECH, Mine(), Other())), cost=Exhaust(SELF)))

card("16035", constant(gets(YOU, HP=3)), constant(gets(YOUR_HERO, ATK=1)))

card("16036", gun(2, attack(AN_ENEMY, 4, gains=("overkill", "ranged"))))

card("16037", gun(2, Choose(A_PLAYER), Damage(both(THE_VILLAIN, each("minion", EngagedWith(THAT_PLAYER))), 2)))

card("16038", gun(3, attack(AN_ENEMY, 2)))

card("16039", constant(gets(YOUR_HERO, THW=1)), constant(Gain(YOUR_HERO, Trait("Aerial"))))

card("16053", obligation("16029b", Otherwise(Discard(most("cost", "upgrade", Mine())), SURGE)))

card("16054")

card("16055", QUICKSTRIKE, VILLAINOUS)

card("16056", AttachTo(Alt(BLACKJACK, THE_VILLAIN, Not(Exists(BLACKJACK)))), taken_off(MENTAL, MENTAL, MENTAL))

card("16057", when_revealed(DiscardUntil(ENC_DECK, A_MINION), Then(Reveal(FOUND), Give(TOUGH, FOUND))))
