"""Ebony Maw: the villain, his main schemes and his encounter set."""

from typing import Any

from ....faces import card
from ....vocab import *

MAW = named("21071")
SPELL = Trait("Spell")
SPELLS = each("environment", SPELL, In(Zone("play area", YOU)))
CASTS = seq(DiscardUntil(ENC_DECK, a("card", SPELL)), PutIntoPlay(FOUND))
EACH_CASTS = EachPlayer(CASTS)
BACK = ShuffleInto(each("card", In(ENC_DISCARD)), ENC_DECK)
MAGIC = forced_interrupt(Activated(by=SELF, against=YOU), RemoveCounters(SPELLS, 1, "invocation"))


def spell(n: int, *steps: Any) -> tuple[Any, ...]:
    """It lies in front of a player, and goes off with its last counter."""
    last = CountersRemoved(SELF, "invocation", last=True)
    return SURGES, InPlayArea(), EntersWith(n, "invocation"), forced_response(last, *steps, cost=Discard(SELF))


card("21071", MAGIC)

card("21072", MAGIC, when_revealed(EACH_CASTS))

card("21073", MAGIC, when_revealed(EACH_CASTS))

card("21074a")

card("21074b", when_revealed(EACH_CASTS, BACK))

card("21075a", when_revealed(BACK, EACH_CASTS))

card("21075b", LoseIfCompleted())

card("21076", spell(4, Damage(YOU, 4)))

card("21077", spell(2, Discard(ONE_AT_RANDOM), Give(CONFUSED, YOU)))

card("21078", spell(3, Exhaust(each("upgrade", Mine())), Give(STUNNED, YOU)))

card("21079", spell(3, Damage(each("character", Mine()), 2)))

card(
    "21080",
    revealed_as_alter_ego(Otherwise(PlaceThreat(MAIN, Count(SPELLS)), SURGE)),
    revealed_as_hero(Damage(YOU, Count(SPELLS)), If(Not(Is(YOU, ThisWay("damaged"))), SURGE)),
)

card("21081", when_revealed(RemoveCounters(SPELLS, 1, "invocation"), If(Not(Exists(a("environment", SPELL, In(Zone("play area", YOU))))), CASTS)))

card("21082", AttachTo(MAW), constant(Prevents(HOST)), forced_response(Prevented(by=SELF, least=2, by_attack=True), Discard(SELF)))

card("21083", AttachTo(most("ATK", "friendly character"), then=Exhaust(HOST)), constant(Cannot(HOST, "ready")), taken_off(ENERGY, PHYSICAL))

card("21084", when_revealed(EachPlayer(one_of(Damage(YOU, 2), PlaceThreat(SELF, 2)))))
