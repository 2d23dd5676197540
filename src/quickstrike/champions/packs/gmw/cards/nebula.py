"""Nebula: the villain, her main schemes, her ship, her techniques and the rest of her encounter set."""

from typing import Any

from ....faces import card
from ....vocab import *
from .ship_command import FLY

NEBULA, SHIP, STONE = named("16088"), named("16093"), named("16149")
TECHNIQUE = Trait("Technique")
A_TECHNIQUE, EACH_TECHNIQUE = a("attachment", TECHNIQUE), each("attachment", TECHNIQUE)
EVADE = PutCounters(SHIP, 1, "evasion")
EVASION = Tokens("evasion", SHIP)
FIRST_ONE = constant(FirstRevealed(A_TECHNIQUE, "round"))
STRIKES = ResolveAbility("special", EACH_TECHNIQUE)
FINDS_ONE = DiscardUntil(ENC_DECK, A_TECHNIQUE)


def nebula(then: Any) -> tuple[Any, ...]:
    return FIRST_ONE, forced_interrupt(Activated(by=SELF, against=YOU), then)


def technique(effect: Any, step: Any) -> tuple[Any, ...]:
    """It stays until she has used it, and as a boost card it comes later."""
    comes = Delayed("activation", seq(Attach(SELF, NEBULA), ResolveAbility("special", SELF)))
    return AttachTo(NEBULA), constant(effect), special(step), boost(comes)


card("16088", nebula(Then(STRIKES, Discard(EACH_TECHNIQUE))))

card("16089", nebula(Then(STRIKES, Discard(A_TECHNIQUE))))

card("16090", nebula(Then(STRIKES, May(Pay((MoveTo(top(1), OUT),), Discard(A_TECHNIQUE))))))

card(
    "16091a",
    setup(
        Search((ENC_DECK,), SHIP, PutIntoPlay(FOUND)),
        PutIntoPlay(the("support", Named("16142"), In(ASIDE))),
        Attach(STONE, NEBULA),
        Then(Discard(top(PerPlayer(2), ENC_DECK)), Attach(each("attachment", TECHNIQUE, ThisWay()), NEBULA)),
        Advance(),
    ),
)

card("16091b", Variable(EVASION))

card("16092a", when_revealed(PutCounters(SHIP, 2, "evasion"), EachPlayer(Discard(top(2 * EVASION))), Discard(top(2 * EVASION, ENC_DECK))))

card("16092b", Variable(EVASION), LoseIfCompleted())

card(
    "16093",
    forced_interrupt(Began("villain phase"), PutCounters(SELF, 1, "evasion")),
    first_player_action(RemoveCounters(SELF, X, "evasion"), cost=(FLY, Spend(("any",), AtMost(2, X))), name="thrusters"),
)

card("16094", technique(MostDamage(NEBULA, 5), PlaceThreat(MAIN, 1)))

card("16095", technique(Gain(NEBULA, STALWART), Give(STUNNED, YOU, already=DealBoost(NEBULA))))

card("16096", technique(Gain(NEBULA, STALWART), Give(TOUGH, NEBULA, already=DealBoost(NEBULA))))

card("16097", technique(Gain(NEBULA, RETALIATE(1)), Damage(YOU, 1)))

card("16098", technique(gets(NEBULA, DAMAGE_TAKEN=-1), Discard(ONE_AT_RANDOM)))

card("16099", when_revealed(FINDS_ONE, Reveal(FOUND)))

card("16100", INCITE(1), SURGES, when_revealed(EVADE), boost(EVADE))

card("16101", when_revealed(FINDS_ONE, Then(Reveal(FOUND), ResolveAbility("special", FOUND))))

card(
    "16102",
    revealed_as_alter_ego(Activate("scheme", NEBULA, YOU), If(Did("threat"), EVADE)),
    revealed_as_hero(Activate("attack", NEBULA, YOU), If(Did("damage"), EVADE)),
)
