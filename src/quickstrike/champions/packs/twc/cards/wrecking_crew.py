"""The Wrecking Crew: the main scheme, and what the four villains' encounter sets share."""

from typing import Any

from ....faces import card
from ....vocab import *

MOST, LEAST = most("scheme", "villain"), least("scheme", "villain")
ACTIVE_SCHEME = SchemeOf(THE_ACTIVE_VILLAIN)
MOVES = MoveActive(LEAST)
COSTS_DEARLY = hero_action(Discard(SELF), cost=(Exhaust(YOUR_HERO), Discard(ONE_AT_RANDOM)))
YOUR_UPGRADES = each("upgrade", Mine())


def side_scheme(villain: str, name: str, step: Any) -> tuple[Any, ...]:
    """What each villain's own side scheme does at ten threat."""
    reset = seq(step, RemoveThreat(SELF, AllBut(3)))
    return (
        BelongsTo(villain),
        constant(Cannot(SELF, "leave play"), while_=Exists(named(villain))),
        forced_response(ThreatPlaced(SELF), If(Cmp(Tokens("threat", SELF), ">=", 10), reset), name=name),
    )


def schemes_apart() -> Constant:
    return constant(SchemesOn(SELF, SchemeOf(SELF)))


def hostage() -> tuple[Any, ...]:
    return (
        AttachTo(ACTIVE_SCHEME),
        constant(Cannot(HOST, "be thwarted")),
        hero_action(Then(Activate("attack", VillainOf(HOST), YOU), Discard(SELF))),
    )


def convict() -> tuple[Any, ...]:
    attack = Delayed("activation", Activate("attack", that("villain"), YOU, boost=False))
    return SURGES, boost(MOVES, If(IN_HERO_FORM, attack))


def buddy() -> tuple[Any, ...]:
    his_deck = Zone("encounter deck", that("villain"))
    cards = Alt(1, 2, Not(Exists(each("villain"), 2)))
    return when_revealed(Choose(LEAST), Reveal(top(cards, his_deck))), boost(MOVES)


def chaos() -> tuple[Any, ...]:
    loses = one_of(Discard(a("upgrade", Mine())), PlaceThreat(ACTIVE_SCHEME, Count(YOUR_UPGRADES)))
    return (when_revealed(If(Exists(a("upgrade", Mine())), loses, SURGE)), boost(If(Undefended(), Discard(a("upgrade", Mine())))))


def wrecked() -> tuple[Any, ...]:
    return revealed_as_alter_ego(Activate("scheme", MOST, YOU)), revealed_as_hero(Activate("attack", LEAST, YOU))


def waiting() -> tuple[Any, ...]:
    return (when_revealed(Heal(THE_ACTIVE_VILLAIN, 3), Give(TOUGH, THE_ACTIVE_VILLAIN)), boost(MOVES, Activate("scheme", that("villain"), YOU)))


card("07001a", setup(PutIntoPlay(each("side scheme", In(ENC_DECKS))), MoveActive(named("07002")), Advance()))

card("07001b", forced_response(Ended("step one"), PlaceThreat(EACH_SIDE, 1), MoveActive(MOST)), LoseIfCompleted())
