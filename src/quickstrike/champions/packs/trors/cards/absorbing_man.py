"""Absorbing Man: the villain, his main scheme and his encounter set."""

from typing import Any

from ....faces import card
from ....vocab import *

HIM, POWER = named("04076"), named("04092")
ICE, METAL, STONE, WOOD = (Trait(x) for x in ("Ice", "Metal", "Stone", "Wood"))
ABSORBS = tuple(constant(Gain(SELF, trait), while_=Exists(a("environment", trait))) for trait in (ICE, METAL, STONE, WOOD))
LATE = Cmp(Tokens("delay", MAIN), ">=", 5)
ONE_OR_TWO = Alt(1, 2, LATE)


def is_of(*traits: Trait) -> Any:
    found = tuple(Is(HIM, trait) for trait in traits)
    return Any_(found) if len(found) > 1 else found[0]


def indirect(n: Any) -> Damage:
    return Damage(YOU, n, indirect=True)


def place(*steps: Any) -> tuple[Any, ...]:
    """The four environments, which differ in what follows an undefended attack."""
    after = forced_response(Attacked(by=HIM, against=YOU, undefended=True), *steps)
    return SURGES, after, boost(PutIntoPlay(SELF))


card("04076", ABSORBS)

card("04077", ABSORBS, when_revealed(If(Exists(POWER), DealEncounter(1, EACH_PLAYER), Search(ENC_PILES, POWER, Reveal(FOUND)))))

card(
    "04078",
    ABSORBS,
    forced_response(Activated(by=SELF, against=YOU), If(is_of(ICE, STONE), PlaceThreat(MAIN, 1)), If(is_of(METAL, WOOD), indirect(1))),
)

card("04079a", setup(DiscardUntil(ENC_DECK, a("environment")), PutIntoPlay(FOUND), ShuffleInto(each("card", In(ENC_DISCARD)), ENC_DECK), Advance()))

card(
    "04079b",
    forced_response(Ended("step one"), PutCounters(SELF, 1, "delay")),
    forced_interrupt(EnteredPlay(a("environment")), Discard(each("environment", But(Field("card"))))),
    LoseIfCompleted(),
)

card("04080", place(indirect(ONE_OR_TWO)))

card("04081", place(PlaceThreat(MAIN, ONE_OR_TWO)))

card("04082", place(Heal(HIM, ONE_OR_TWO)))

card("04083", place(Discard(ONE_IN_HAND), If(All_((LATE, Cmp(Icons("resource", DISCARDED), "<", 2))), Discard(ONE_IN_HAND))))

card("04084", AttachTo(HIM), hero_action(ShuffleInto(SELF, ENC_DECK), cost=Spend((PHYSICAL,))), boost(Reveal(SELF)))

card("04085", when_revealed(Otherwise(PlaceThreat(MAIN, Half(Tokens("delay", MAIN))), SURGE)), boost(If(LATE, indirect(1))))

card(
    "04086",
    revealed_as_alter_ego(If(is_of(STONE), Activate("scheme", HIM, YOU, more=1), Activate("scheme", HIM, YOU))),
    revealed_as_hero(If(is_of(STONE), Activate("attack", HIM, YOU, more=1), Activate("attack", HIM, YOU))),
)

card("04087", revealed_as_alter_ego(PlaceThreat(MAIN, Alt(2, 3, is_of(METAL)))), revealed_as_hero(indirect(Alt(3, 4, is_of(METAL)))))

card(
    "04088",
    when_revealed(Discard(ONE_AT_RANDOM), If(is_of(WOOD), Discard(a("card", Mine(), In(IN_PLAY))))),
    boost(If(is_of(STONE, WOOD), Give(STUNNED, YOU))),
)

card(
    "04089",
    when_revealed(
        If(is_of(ICE), Exhaust(YOUR_IDENTITY)),
        If(is_of(METAL), And((Give(TOUGH, HIM), Heal(HIM, 1)))),
        If(is_of(STONE), DealBoost(HIM)),
        If(is_of(WOOD), Discard(ONE_AT_RANDOM)),
    ),
)

card("04090", when_revealed(Give(STUNNED, YOU), If(is_of(ICE), indirect(2))), boost(If(is_of(ICE, METAL), Give(TOUGH, HIM))))

card("04091", when_revealed(EachPlayer(one_of(Pay((Spend((ENERGY,)),)), indirect(Alt(2, 3, LATE))))))

card("04092", tuple(constant(Gain(HIM, trait)) for trait in (ICE, METAL, STONE, WOOD)), boost(Reveal(SELF)))
