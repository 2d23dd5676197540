"""Klaw: the villain, his main schemes and his encounter set."""

from ....faces import card
from ....vocab import *

KLAW = named("01113")
A_MINION_COMES = DiscardUntil(ENC_DECK, A_MINION), PutIntoPlay(FOUND, engaged=FIRST_PLAYER)
ANOTHER_BOOST = forced_interrupt(Attacked(by=SELF), DealBoost(SELF))
COSTLY = taken_off(ENERGY, MENTAL, PHYSICAL)

card("01113", ANOTHER_BOOST)

card("01114", when_revealed(Search(ENC_PILES, named("01127"), Reveal(FOUND))), ANOTHER_BOOST)

card("01115", TOUGHNESS, ANOTHER_BOOST)

card("01116a", setup(Search((ENC_DECK,), named("01125"), Reveal(FOUND)), Advance()))

card("01116b", when_revealed(*A_MINION_COMES))

card("01117a", when_revealed(*A_MINION_COMES, Advance()))

card("01117b", LoseIfCompleted())

card("01118", AttachTo(KLAW), forced_response(Attacked(by=HOST, damaging=a("character")), Give(STUNNED, Field("damaged"))), COSTLY)

card("01119", AttachTo(KLAW), constant(Gain(HOST, RETALIATE(1))), COSTLY)

card("01120", GUARD, TOUGHNESS)

card("01121", SURGES, boost(PutIntoPlay(SELF, engaged=YOU)))

card("01122", revealed_as_alter_ego(Discard(ONE_AT_RANDOM)), revealed_as_hero(Activate("attack", KLAW, YOU), If(Did("damage"), PlaceThreat(MAIN, 1))))

card(
    "01123",
    when_revealed(one_of(Pay((Spend((ENERGY, MENTAL, PHYSICAL)),)), Exhaust(each("character", Mine())))),
    boost(Delayed("damage", Exhaust(YOUR_HERO), to=YOU)),
)

card("01124", revealed_as_alter_ego(Otherwise(Heal(KLAW, 4), SURGE)), revealed_as_hero(Damage(YOU, 2), Heal(KLAW, 2)))

card("01125", when_revealed(PlaceThreat(SELF, PerPlayer(1))))

card("01126", when_revealed(PlaceThreat(SELF, PerPlayer(1))))

card("01127", constant(gets(KLAW, HP=10)))
