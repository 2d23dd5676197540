"""Groot: the identity, his cards, his obligation and his nemesis."""

from typing import Any

from ....faces import card
from ....vocab import *

FIT = Cmp(StatOf("REMAINING", YOUR_HERO), ">=", StatOf("HP", YOUR_HERO, printed=True))
GROWTH = Tokens("growth", YOUR_IDENTITY)


def grow(n: int) -> PutCounters:
    return PutCounters(YOUR_IDENTITY, n, "growth", most=10)


def vines(event: Any, *steps: Any, n: int = 1) -> Any:
    """Four upgrades that use up what has grown."""
    return hero_interrupt(event, *steps, cost=(RemoveCounters(YOUR_HERO, n, "growth"), Exhaust(SELF)))


card("16001a", forced_interrupt(would(DamageTaken(YOU)), RemoveCounters(YOU, Amount(), "growth"), Prevent(Result()), name="flora colossus"))

card("16001b", action(grow(2), limit=PER_ROUND, name="growth spurt"))

card("16002", action(grow(2)))

card("16003", hero_action(thwart(A_SCHEME, GROWTH)))

card("16004", hero_action(attack(AN_ENEMY, GROWTH)))

card("16005", hero_action(attack(AN_ENEMY, 5), If(Is(THAT_ENEMY, ThisWay("defeated", "defeated")), grow(1))))

card("16006", hero_action(Give(TOUGH, num(X, "friendly character")), cost=RemoveCounters(YOUR_HERO, AtMost(4, X), "growth")))

card("16007", alter_ego_action(And((grow(1), Draw(1))), cost=Exhaust(SELF)))

card("16008", vines(Thwarted(by=YOUR_HERO, basic=True), Until("thwart", gets(YOUR_HERO, THW=2))))

card("16009", hero_response(PowerUsed(by=YOUR_HERO), Ready(YOUR_HERO), cost=(RemoveCounters(YOUR_HERO, 2, "growth"), Exhaust(SELF))))

card("16010", vines(Defended(by=YOUR_HERO), Until("attack", gets(YOUR_HERO, DEF=3))))

card("16011", vines(Attacked(by=YOUR_HERO, basic=True), Until("attack", gets(YOUR_HERO, ATK=2))))

card("16025", obligation("16001b", Otherwise(RemoveCounters(YOUR_IDENTITY, 3, "growth"), SURGE)))

card("16026", forced_response(Began("villain phase"), EachPlayer(Damage(YOU, 2, indirect=True))))

card("16027", forced_response(Activated(by=SELF), EachPlayer(Damage(YOU, 2, indirect=True))))

card("16028", when_revealed(Damage(YOU, 2 + Count(each("card", any_of(Named("16026"), Named("16027")), In(IN_PLAY))), indirect=True)))
