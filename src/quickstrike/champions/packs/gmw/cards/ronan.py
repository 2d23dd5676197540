"""Ronan the Accuser: the villain, his main schemes, his ship and his encounter set."""

from typing import Any

from ....faces import card
from ....vocab import *
from .ship_command import FIRST_IDENTITY, FLY, HELPS

RONAN, STONE, WEAPON = named("16103"), named("16149"), named("16109")
HAS_STONE = With("16149")
HOLDS_IT = Is(RONAN, HAS_STONE)
TAKES_IT = Attach(STONE, RONAN)
DRAWN_TO_IT = forced_interrupt(Activated(by=SELF, against=YOU), If(Is(YOU, HAS_STONE), DealBoost(SELF)))


def finds(code: str) -> Any:
    return when_revealed(Search(ENC_PILES, a("side scheme", Named(code)), Reveal(FOUND)))


card("16103", TOUGHNESS, DRAWN_TO_IT)

card("16104", TOUGHNESS, finds("16111"), DRAWN_TO_IT)

card("16105", RETALIATE(1), TOUGHNESS, finds("16113"), DRAWN_TO_IT)

card(
    "16106a",
    setup(
        Search((ENC_DECK,), named("16108"), PutIntoPlay(FOUND)),
        PutIntoPlay(the("support", Named("16142"), In(ASIDE))),
        Search((ENC_DECK,), WEAPON, Attach(FOUND, RONAN)),
        Attach(STONE, FIRST_IDENTITY),
        Advance(),
    ),
)

card("16106b", HELPS)

card("16107a", when_revealed(If(HOLDS_IT, DealBoost(RONAN), TAKES_IT)))

card("16107b", constant(Cannot(SELF, "lose threat"), while_=HOLDS_IT), LoseIfCompleted())

card("16108", first_player_interrupt(Revealed(a("treachery"), from_=ENC_DECK), Cancel("when revealed", Field("card")), cost=(FLY, Spend(("any",)))))

card(
    "16109",
    AttachTo(RONAN),
    constant(Gain(RONAN, STALWART)),
    hero_action(ShuffleInto(SELF, ENC_DECK), cost=(Damage(YOU, 2), DealEncounter(1))),
    boost(Attach(SELF, RONAN)),
)

card(
    "16110",
    SURGES,
    AttachTo(RONAN),
    Uses(1 + PerPlayer(1), "fury"),
    forced_interrupt(Attacked(by=RONAN, against=YOU), Alter(gains=("overkill", "piercing")), Delayed("attack", RemoveCounters(SELF, 1, "fury"))),
)

card("16111", boost(one_of(FLY, PlaceThreat(MAIN, 2))))

card("16112", HINDER(PerPlayer(2)), HELPS)

card("16113", constant(Cannot(STONE, "be detached"), while_=HOLDS_IT), when_revealed(If(HOLDS_IT, PlaceThreat(SELF, PerPlayer(1)), TAKES_IT)))

card("16114", when_revealed(Otherwise(Activate("attack", RONAN, the("identity", HAS_STONE)), SURGE)), boost(TAKES_IT))

card("16115", SURGES, when_revealed(Give(TOUGH, RONAN, already=Damage(YOU, 1))))

card(
    "16116",
    revealed_as_alter_ego(Activate("scheme", RONAN, YOU, more=1)),
    revealed_as_hero(Activate("attack", RONAN, YOU, more=1)),
    boost(DealBoost(THE_VILLAIN)),
)
