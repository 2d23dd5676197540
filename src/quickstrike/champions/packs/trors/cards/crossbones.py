"""Crossbones: the villain, his main schemes, his encounter set and the experimental weapons."""

from ....faces import card
from ....vocab import *

CROSSBONES, GUN = named("04058"), named("04064")
WEAPON = Trait("Weapon")
WEAPONS = Zone("experimental weapons deck")
ANOTHER_WEAPON = Reveal(top(1, WEAPONS))
ARMED = constant(Gain(SELF, PIERCING), while_=Exists(a("attachment", WEAPON, On(SELF))))
COUNT = CountIcons(DISCARDED)
HARD = Otherwise(Give(TOUGH, THE_VILLAIN), Heal(THE_VILLAIN, 3))


card("04058", ARMED)

card("04059", ARMED, when_revealed(Search(ENC_PILES, GUN, Attach(FOUND, SELF))))

card("04060", ARMED, when_revealed(ANOTHER_WEAPON))

card("04061a", setup(ShuffleInto(each("card", FromSet("exper_weapon"), In(ENC_DECK)), WEAPONS), Advance()))

card("04061b")

card("04062a")

card("04062b", when_revealed(ANOTHER_WEAPON))

card("04063a")

card("04063b", when_revealed(ANOTHER_WEAPON), LoseIfCompleted())

card(
    "04064",
    AttachTo(CROSSBONES),
    Uses(PerPlayer(2), "ammo"),
    forced_interrupt(
        Attacked(by=HOST, against=YOU), RemoveCounters(SELF, 1, "ammo"), Discard(top(1, ENC_DECK)), COUNT, Damage(YOU, Result(), indirect=True)
    ),
)

card(
    "04065",
    AttachTo(CROSSBONES),
    forced_interrupt(
        would(DamageTaken(HOST)), Instead(PutCounters(SELF, Amount(), "damage")), If(Cmp(Tokens("damage", SELF), ">=", 5), Discard(SELF))
    ),
)

card("04066", when_revealed(one_of(Damage(YOU, 2), PlaceThreat(MAIN, 1))))

card(
    "04067",
    revealed_as_alter_ego(SURGE),
    revealed_as_hero(Discard(top(StatOf("ATK", CROSSBONES), ENC_DECK)), COUNT, Damage(YOU, Result(), indirect=True)),
)

card("04068", when_revealed(HARD), boost(HARD))

card("04069", INCITE(1), when_revealed(DiscardUntil(ENC_DECK, a("attachment", WEAPON)), Reveal(FOUND)))

card("04070", when_defeated(By(YOU, Activate("", CROSSBONES, YOU))))

card("04071", when_revealed(Discard(top(PerPlayer(1), ENC_DECK)), COUNT, PlaceThreat(SELF, Result())))

card("04072", AttachTo(THE_VILLAIN), forced_interrupt(Attacked(by=HOST), Alter(gains=("ranged",))), taken_off(ENERGY, PHYSICAL))

card("04073", AttachTo(THE_VILLAIN), constant(Gain(HOST, RETALIATE(1))), taken_off(ENERGY, MENTAL))

card("04074", AttachTo(THE_VILLAIN), forced_response(Attacked(by=HOST, damaging=YOU), Discard(ONE_IN_HAND)), taken_off(MENTAL, PHYSICAL))

card("04075", AttachTo(THE_VILLAIN), taken_off(ENERGY, MENTAL, PHYSICAL))
