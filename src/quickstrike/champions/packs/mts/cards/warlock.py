"""Adam Warlock: the identity, his cards, his obligation and his nemesis."""

from typing import Any

from ....faces import card
from ....vocab import *

CHURCH = named("21068")
DIFFERENT_ASPECTS = Count(DISCARDED, different="aspect")
UP_TO_FOUR = Discard(top(AtMost(4, X)))


def if_discarded(aspect: str, step: Any) -> If:
    return If(Exists(a("card", Aspect(aspect), ThisWay("discarded", "mage"))), step)


card(
    "21031a",
    action(
        Bind("mage", Discard(ONE_IN_HAND)),
        if_discarded("aggression", Damage(AN_ENEMY, 2)),
        if_discarded("justice", RemoveThreat(A_SCHEME, 2)),
        if_discarded("protection", Heal(AN_ALLY, 1)),
        if_discarded("leadership", seq(Choose(a("hero")), Until("round", gets(that("hero"), THW=1, ATK=1, DEF=1)))),
        limit=PER_PHASE,
        name="battle mage",
    ),
)

card("21031b", DeckAspects(4, copies=1), action(RemoveStatus("", YOU), cost=Discard(ONE_IN_HAND), name="avatar of life"))

card("21032", TOUGHNESS, in_hand(interrupt(Attacked(against=A_PLAYER), PutIntoPlay(SELF, under=Field("player")), cost=Spend((ENERGY, MENTAL)))))

card(
    "21033",
    response(DeckEmptied(DECK), PutCounters(SELF, 1, "soul")),
    alter_ego_action(Heal(YOUR_IDENTITY, ALL), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "soul"))),
)

card("21034", resource(Generate(WILD), cost=Exhaust(SELF)))

card("21035", hero_response(Triggered(by=YOU, ability="battle mage"), Ready(YOUR_HERO), cost=Exhaust(SELF)))

card("21036", forced_interrupt(Revealed(a("treachery"), by=YOU), Then(Cancel("when revealed", Field("card")), Discard(SELF))))

card("21037", hero_response(Triggered(by=YOU, ability="battle mage"), Draw(1)))

card("21038", hero_action(Choose(AN_ENEMY, label="attack"), UP_TO_FOUR, attack(THAT_ENEMY, 4, additional=DIFFERENT_ASPECTS)))

card("21039", hero_action(Choose(A_SCHEME), UP_TO_FOUR, thwart(THAT_SCHEME, 3, additional=DIFFERENT_ASPECTS)))

card("21040", action(MoveTo(a("card", In(DISCARD)), HAND)))

card("21066", obligation("21031b", Discard(top(5)), PlaceThreat(MAIN, DIFFERENT_ASPECTS)))

card("21067", QUICKSTRIKE, TOUGHNESS, forced_response(Activated(by=SELF, against=YOU), Discard(top(5))))

card("21068", forced_response(DeckEmptied(DECK), And((Exhaust(YOUR_IDENTITY), Give(STUNNED, YOU)))), boost(Reveal(SELF)))

card("21069", constant(Cannot(CHURCH, "lose threat")), boost(PutIntoPlay(SELF, engaged=YOU)))

card("21070", INCITE(2), when_revealed(If(Exists(CHURCH), Discard(top(10)), Search((ENC_DECK, ENC_DISCARD, ASIDE), CHURCH, Reveal(FOUND)))))
