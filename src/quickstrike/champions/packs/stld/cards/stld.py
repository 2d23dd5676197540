"""Star-Lord: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

GUN = a("upgrade", Named("17007"))
FACEDOWN = Count(FACEDOWN_DEALT)
GUARDIAN = Trait("Guardian")

card(
    "17001a",
    constant(Gain(each("ally", Mine()), GUARDIAN)),
    interrupt(would(Played(a("card", In(HAND)), by=YOU)), Alter(amount=-3), cost=DealEncounter(1), limit=PER_ROUND, name="what could go wrong"),
)

card(
    "17001b",
    setup(Search((DECK, DISCARD), GUN, MoveTo(FOUND, HAND))),
    action(Swap(a("card", In(HAND)), the("card", In(top(1)))), limit=PER_ROUND, name="smooth talker"),
)

card("17002", response(Played(SELF, from_hand=True), Defeat(a("minion", No(Trait("Elite"))))))

card("17003", hero_action(And((Ready(YOUR_HERO), Draw(1))), cost=DealEncounter(1)))

card("17004", hero_action(thwart(A_SCHEME, 2, additional=2 * FACEDOWN)))

card("17005", PlayOnlyIf(Exists(a("upgrade", Named("17007"), Mine()))), hero_action(attack(AN_ENEMY, 5, additional=2 * FACEDOWN)))

card(
    "17006",
    hero_interrupt(would(DamageTaken(YOU, by_attack=True, by=THE_VILLAIN)), Prevent(), And((ChangeForm("alter-ego"), Draw(2))), cost=Discard(SELF)),
)

card("17007", RESTRICTED, hero_action(attack(AN_ENEMY, 3, gains=("piercing",)), cost=(Exhaust(SELF), Spend(("any",)))))

card("17008", constant(Gain(YOUR_HERO, Trait("Aerial"))), hero_interrupt(would(DamageTaken(YOUR_HERO)), Prevent(FACEDOWN), cost=Exhaust(SELF)))

card("17009", constant(gets(each("character", GUARDIAN, Mine()), THW=1)))

card("17010", constant(gets(YOU, HAND_SIZE=AtMost(3, FACEDOWN)), while_=IN_HERO_FORM))

card("17024", obligation("17001b", Otherwise(Discard(GUN), PlaceThreat(MAIN, 3))))

card("17025", HINDER(PerPlayer(2)))

card("17026", RETALIATE(1), constant(FirstRevealed(a("treachery"), "villain phase", by=ENGAGED_PLAYER)))

card("17027", when_revealed(And((Discard(ONE_AT_RANDOM), Damage(YOU, 1), PlaceThreat(MAIN, 1)))))
