"""Risky Business: Norman Osborn, who turns into the Green Goblin and back, his main schemes and his encounter set."""

from typing import Any

from ....faces import card
from ....vocab import *

OSBORN, GOBLIN = named("02001a"), named("02001b")
ENTERPRISE, MADNESS = named("02006a"), named("02006b")


def norman(infamy: int) -> tuple[Ability, ...]:
    """What the stages of Norman Osborn share: he neither attacks nor takes damage himself."""
    return (
        forced_interrupt(would(Attacked(by=SELF)), Instead(PutCounters(ENTERPRISE, infamy, "infamy"))),
        forced_interrupt(would(DamageTaken(SELF)), Instead(RemoveCounters(ENTERPRISE, Amount(), "infamy"))),
    )


def calms_down(madness: int) -> Ability:
    return forced_interrupt(would(Schemed(by=SELF)), Instead(RemoveCounters(MADNESS, madness, "madness")))


def business(n: int) -> Otherwise:
    return Otherwise(PutCounters(ENTERPRISE, n, "infamy"), RemoveCounters(MADNESS, n, "madness"))


def turns(counter: str, villain: Pick) -> tuple[Any, ...]:
    """Without counters, the environment and the villain show their other sides."""
    return EntersWith(PerPlayer(2), counter), state(Not(Is(SELF, With(counter))), Flip(both(villain, SELF)))


card("02001a", norman(1))

card("02001b", when_revealed(EachPlayer(If(IN_HERO_FORM, Damage(YOU, 3, indirect=True)))), calms_down(1))

card("02002a", norman(2))

card("02002b", when_revealed(EachPlayer(Damage(YOU, 3, indirect=True))), calms_down(1))

card("02003a", norman(3))

card("02003b", when_revealed(EachPlayer(Damage(YOU, 4))), calms_down(2))

card("02004a", setup(Search((ENC_DECK,), ENTERPRISE, PutIntoPlay(FOUND)), Advance()))

card("02004b", when_completed(Then(PutCounters(ENTERPRISE, PerPlayer(1), "infamy"), EachPlayer(Discard(top(Tokens("infamy", ENTERPRISE)))))))

card("02005a", when_revealed(Advance()))

card("02005b", LoseIfCompleted())

card("02006a", turns("infamy", OSBORN))

card("02006b", turns("madness", GOBLIN))

card("02007", when_revealed(one_of(DealBoost(THE_VILLAIN), PutCounters(ENTERPRISE, 2, "infamy"))), boost(business(1)))

card("02008", GUARD, boost(business(1)))

card("02009", boost(business(1)))

card("02010", revealed_against("02001a", PlaceThreat(SELF, PerPlayer(1))))

card("02011", boost(business(1)))

card("02012", when_revealed(business(2)), boost(business(1)))

card(
    "02013",
    revealed_against("02001b", Otherwise(Activate("attack", GOBLIN, least("REMAINING", "hero")), SURGE)),
    revealed_against("02001a", Discard(top(Tokens("infamy", ENTERPRISE)))),
)
