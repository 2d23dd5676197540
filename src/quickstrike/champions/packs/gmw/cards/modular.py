"""Galactic Artifacts, Kree Militants, Menagerie Medley and Space Pirates, modular sets."""

from typing import Any

from ....faces import card
from ....vocab import *

CRIMINAL = a("minion", Trait("Criminal"))
ANOTHER_BOOST = boost(DealBoost(THE_VILLAIN))


def artifact(step: Any) -> tuple[Any, ...]:
    """Four side schemes that are worth something to whoever defeats them."""
    return HINDER(PerPlayer(2)), VICTORY_X(0), when_defeated(By(YOU, May(step)))


def of_one_type(step: Any) -> Ability:
    """Three resources of the same type."""
    return hero_action(one_of(*(Pay((Spend((res,), 3),), step) for res in (ENERGY, MENTAL, PHYSICAL))))


# ---- Galactic Artifacts --------------------------------------------------------------------------------------------
card("16122", AttachTo(least("ATK", "enemy")), taken_off(PHYSICAL, PHYSICAL, PHYSICAL))

card(
    "16123",
    AttachTo(YOUR_IDENTITY),
    constant(gets(HOST, THW=-1, ATK=-1, DEF=-1)),
    hero_action(Discard(SELF), cost=(Damage(YOU, 1), Spend((MENTAL, MENTAL)))),
    AnyUse(),
)

card("16124", AttachTo(most("SCH", "enemy")), hero_action(Discard(SELF), cost=(PlaceThreat(MAIN, 2), Spend(("any",), 2))))

card(
    "16125",
    AttachTo(YOUR_IDENTITY),
    forced_interrupt(Began("turn", YOU), Then(PutCounters(SELF, 1, "poison"), Damage(YOU, Tokens("poison", SELF)))),
    hero_action(Discard(SELF), cost=Spend(("any",), 3, different=True)),
    AnyUse(),
)

card("16126", AttachTo(least("SCH", "enemy")), taken_off(ENERGY, ENERGY, ENERGY))

card("16127", artifact(Ready(YOUR_IDENTITY)))

card("16128", artifact(Heal(YOUR_IDENTITY, 4)))

card("16129", artifact(Draw(2)))

card("16130", artifact(Play(a("card", In(HAND)), less=3)))

# ---- Kree Militants ------------------------------------------------------------------------------------------------
card("16131", AttachTo(most("ATK", "enemy")), constant(gets(HOST, DAMAGE_TAKEN=-1)), of_one_type(Discard(SELF)))

card("16132", PATROL, boost(If(Attacking(), Alter(gains=("piercing",)))))

card("16133", GUARD, STALWART, boost(If(Attacking(), BoostIcons(3))))

card("16134", QUICKSTRIKE, boost(If(Attacking(), Alter(gains=("overkill",)))))

# ---- Menagerie Medley ----------------------------------------------------------------------------------------------
card("16135", when_revealed(Give(CONFUSED, YOU, already=Damage(YOU, 1))), boost(PutIntoPlay(SELF, engaged=YOU)))

card("16136", GUARD, PATROL)

card("16137", QUICKSTRIKE, constant(Indirect(SELF)), boost(Damage(each("character", Mine()), 1)))

# ---- Space Pirates -------------------------------------------------------------------------------------------------
card("16138", QUICKSTRIKE, forced_response(Attacked(by=SELF, damaging=YOU), MoveTo(ONE_AT_RANDOM, OUT)), ANOTHER_BOOST)

card("16139", QUICKSTRIKE, forced_response(Attacked(by=SELF, damaging=YOU), MoveTo(top(1), OUT)), ANOTHER_BOOST)

card("16140", constant(gets(EACH_ENEMY, ATK=1)), boost(Reveal(SELF)))

card("16141", when_revealed(DiscardUntil(ENC_DECK, CRIMINAL), Then(Reveal(FOUND), And((Give(TOUGH, FOUND), DealBoost(THE_VILLAIN))))))
