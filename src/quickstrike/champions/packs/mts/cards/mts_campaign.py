"""The cards of the campaign of The Mad Titan's Shadow: what each scenario puts into play besides, and what it leaves."""

from typing import Any

from ....faces import card
from ....vocab import *

HELA, ODIN = the("villain", Named("21136a")), the("ally", Named("21139a"))
LOKI = the("villain", Named("21160"))
OVER = Flip(SELF)
STRONGER = constant(gets(YOUR_HERO, THW=1, ATK=1, DEF=1))
GONE = forced_interrupt(would(Discarded(SELF, from_=IN_PLAY)), Instead(MoveTo(SELF, OUT)))


def copy_of(kind: str, code: str) -> Pick:
    return a(kind, Named(code), In(ASIDE))


def held_unless(cond: Any) -> Constant:
    return constant(Cannot(SELF, "lose threat"), while_=Not(cond))


card("21180a", HINDER(PerPlayer(1)), when_defeated(OVER))

card("21180b", FirstControls(), Uncounted(), GONE)

card(
    "21181",
    HINDER(PerPlayer(2)),
    VICTORY_X(2),
    when_revealed(EachPlayer(MoveTo(ONE_AT_RANDOM, Under(SELF), facedown=True))),
    when_defeated(MoveTo(each("card", In(Under(SELF))), Zone("hand", Owner(Ref("card"))))),
)

card("21182a", HINDER(PerPlayer(1)), when_defeated(EachPlayer(ShuffleInto(copy_of("resource", "21183"), DECK)), OVER))

card("21182b", TOUGHNESS, VICTORY_X(2), EngagesFirst(), forced_response(Engaged(SELF, YOU), Discard(ONE_IN_HAND)))

card("21183")

card("21184a", HINDER(PerPlayer(1)), when_defeated(EachPlayer(Search((DECK, DISCARD), a("card"), MoveTo(FOUND, HAND))), OVER))

card(
    "21184b",
    HINDER(PerPlayer(2)),
    VICTORY_X(2),
    forced_interrupt(
        Ended("player phase"),
        PutCounters(SELF, 1, "crash"),
        If(Cmp(Tokens("crash", SELF), ">=", 2), seq(EachPlayer(MoveTo(copy_of("obligation", "21185"), HAND)), MoveTo(SELF, OUT))),
    ),
)

card("21185", KeptInHand(), in_hand(alter_ego_action(MoveTo(SELF, OUT), cost=Spend((MENTAL,)))))

card("21186a", held_unless(Is(HELA, Trait("Wounded"))), when_defeated(EachPlayer(PutIntoPlay(copy_of("upgrade", "21187a"), under=YOU)), OVER))

card(
    "21186b",
    HINDER(PerPlayer(2)),
    VICTORY_X(1),
    held_unless(Exists(a("ally", Named("21139a"), Mine(FIRST_PLAYER)))),
    when_defeated(Heal(ODIN, ALL), Flip(ODIN)),
)

card("21187a", PERMANENT, SETUP, STRONGER, hero_action(Ready(YOUR_HERO), OVER))

card("21187b", PERMANENT, STRONGER, alter_ego_action(Heal(YOUR_IDENTITY, 1), cost=Exhaust(SELF)))

card(
    "21188", PERIL, SURGES, when_revealed(Search((ENC_DECK, ENC_DISCARD, ASIDE), a("minion", Nemesis(itself=True)), PutIntoPlay(FOUND, engaged=YOU)))
)

card("21189a", when_defeated(EachPlayer(PutIntoPlay(a("ally", Trait("Captive"), In(ASIDE)), under=YOU)), OVER))

card("21189b", AttachTo(LOKI), constant(gets(HOST, HP=PerPlayer(4))), forced_interrupt(Defeated(HOST), MoveTo(SELF, OUT)))

card("21190", action(Ready(SELF), cost=Spend((PHYSICAL,))))

card("21191", constant(Ignores(SELF, ("crisis",))))

card("21192", constant(Gain(SELF, PIERCING)))

card("21193", RETALIATE(1), TOUGHNESS)
