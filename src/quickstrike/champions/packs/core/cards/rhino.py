"""Rhino: the villain, his main scheme and his encounter set."""

from ....faces import card
from ....vocab import *

RHINO = named("01094")

card("01094")

card("01095", when_revealed(Search(ENC_PILES, named("01107"), Reveal(FOUND))))

card("01096", TOUGHNESS, when_revealed(Give(STUNNED, EACH_HERO)))

card("01097a", setup(Advance()))

card("01097b", LoseIfCompleted())

card(
    "01098",
    AttachTo(RHINO),
    forced_interrupt(
        would(DamageDealt(to=HOST)), Instead(PutCounters(SELF, Amount(), "damage")), If(Cmp(Tokens("damage", SELF), ">=", 5), Discard(SELF))
    ),
)

card("01099", AttachTo(RHINO), forced_interrupt(Attacked(by=HOST), Alter(gains=("overkill",)), Delayed("attack", Discard(SELF))))

card("01100", AttachTo(RHINO), taken_off(PHYSICAL, PHYSICAL, PHYSICAL))

card("01101", GUARD)

card("01102", TOUGHNESS)

card("01103", when_revealed(Damage(EACH_HERO, 1)))

card("01104", when_revealed(Otherwise(Heal(RHINO, 4), SURGE)))

card("01105", when_revealed(Give(TOUGH, RHINO, already=SURGE)))

card("01106", revealed_as_alter_ego(SURGE), revealed_as_hero(Activate("attack", RHINO, YOU), Give(STUNNED, each("character", ThisWay("damaged")))))

card("01107", when_revealed(PlaceThreat(SELF, PerPlayer(1))))

card("01108")
