"""Loki: five villains of one title who take each other's place, his main scheme and his encounter set."""

from typing import Any

from ....faces import card
from ....vocab import *
from .infinity_gauntlet import STONE_AS_BOOST, STONES

LOKI = the("villain", Named("21160"))
ANOTHER_LOKI = rnd(1, "villain", Named("21160"), In(ASIDE))
DEFEATED_LOKIS = Count(each("villain", Named("21160"), In(VICTORY)))
SWAP = Swap(LOKI, ANOTHER_LOKI)
NEXT_STONE = Reveal(top(1, STONES))


def loki(*parts: Any) -> tuple[Any, ...]:
    return *parts, VICTORY_X(1), when_defeated(DiscardUntil(ENC_DECK, a("side scheme")), Reveal(FOUND))


def realm() -> tuple[Any, ...]:
    return HINDER(PerPlayer(1)), when_defeated(NEXT_STONE, SWAP)


def worn(*resources: str) -> tuple[Any, ...]:
    """What a hero who strikes him may take away."""
    return AttachTo(LOKI), hero_response(Attacked(by=YOUR_HERO, against=HOST, basic=True), Discard(SELF), cost=Spend(resources))


card("21160", loki(constant(Cannot(SELF, "take damage"), while_=Exists(a("side scheme")))))

card("21161", loki(RETALIATE(1)))

card("21162", loki(STALWART))

card("21163", loki(STALWART))

card("21164", loki(constant(Gain(SELF, PIERCING))))

card("21165a", setup(MoveTo(VILLAIN_DECK, ASIDE), PutIntoPlay(the("side scheme", Named("21167"), In(ENC_DECK))), Shuffle(ENC_DECK), NEXT_STONE))

card(
    "21165b",
    forced_interrupt(Defeated(LOKI), MoveTo(ANOTHER_LOKI, VILLAIN_DECK)),
    state(All_((Not(Mode("heroic")), Cmp(DEFEATED_LOKIS, ">=", Alt(2, 3, Mode("expert"))))), EndGame(True)),
    state(All_((Mode("heroic"), Cmp(DEFEATED_LOKIS, ">=", 4))), EndGame(True)),
    LoseIfCompleted(),
)

card("21166", realm())

card("21167", realm())

card("21168", realm())

card("21169", realm())

card("21170", worn(ENERGY, PHYSICAL), boost(Attach(SELF, LOKI)))

card("21171", worn(MENTAL, PHYSICAL), boost(Attach(SELF, LOKI)))

card("21172", worn(ENERGY, MENTAL), forced_response(Swapped(LOKI), Give(TOUGH, LOKI)))

card(
    "21173",
    AttachTo(LOKI),
    forced_interrupt(
        would(DamageTaken(HOST, by_attack=True)), Discard(top(1, ENC_DECK)), If(Exists(a("treachery", ThisWay())), seq(Prevent(ALL), Discard(SELF)))
    ),
)

card("21174", revealed_as_alter_ego(Give(STUNNED, YOU, already=PlaceThreat(MAIN, 2))), revealed_as_hero(Give(STUNNED, YOU, already=Damage(YOU, 2))))

card("21175", when_revealed(ShuffleInto(each("card", In(Zone("Infinity Stone discard pile"))), STONES), NEXT_STONE), STONE_AS_BOOST)

card("21176", when_revealed(SWAP, Activate("", LOKI, YOU)), boost(DealBoost(LOKI), Give(TOUGH, LOKI)))
