"""Red Skull: the villain, his main schemes, his encounter set and the deck of side schemes."""

from ....faces import card
from ....vocab import *

RED_SKULL, SLEEPER = named("04125"), named("04130")
SIDE_DECK = Zone("side-scheme deck")
ANOTHER_SCHEME = Reveal(top(1, SIDE_DECK))
AFTER_STEP_ONE = forced_response(Ended("step one"), ANOTHER_SCHEME)
BY_SCHEMES = constant(gets(SELF, ATK=1, per=EACH_SIDE))
ANOTHER_CARD = when_revealed(DealEncounter(1, EACH_PLAYER))
COSTLY = taken_off(ENERGY, MENTAL, PHYSICAL)
YOURS = a("character", Mine())

card("04125", BY_SCHEMES)

card("04126", BY_SCHEMES, ANOTHER_CARD)

card("04127", BY_SCHEMES, ANOTHER_CARD)

card(
    "04128a",
    setup(
        Search((ENC_DECK,), named("04139"), PutIntoPlay(FOUND)),
        ShuffleInto(each("side scheme", In(ENC_DECK)), SIDE_DECK),
        MoveTo(the("minion", Named("04130"), In(ENC_DECK)), ASIDE),
        Advance(),
    ),
)

card("04128b", AFTER_STEP_ONE)

card("04129a", when_revealed(ANOTHER_SCHEME))

card("04129b", AFTER_STEP_ONE, LoseIfCompleted())

card("04130", GUARD, RETALIATE(1), TOUGHNESS, when_revealed(Engage(SELF, FIRST_PLAYER)), when_defeated(MoveTo(SELF, OUT)))

card("04131", TOUGHNESS, boost(Give(TOUGH, THE_VILLAIN), DealBoost(THE_VILLAIN)))

card("04132", AttachTo(RED_SKULL), constant(Gain(HOST, PIERCING)), constant(Gain(HOST, RANGED)), COSTLY, boost(Attach(SELF, RED_SKULL)))

card("04133", AttachTo(RED_SKULL), constant(Gain(HOST, RETALIATE(1))), COSTLY)

card("04134", AttachTo(RED_SKULL), Max(1, "activation"), forced_interrupt(Activated(by=HOST), Then(DealBoost(HOST, Count(EACH_SIDE)), Discard(SELF))))

card("04135", INCITE(1), AttachTo(a("side scheme")), forced_interrupt(Defeated(HOST), DealEncounter(1, FIRST_PLAYER)))

card("04136", when_revealed(ForEach(EACH_SIDE, Exhaust(YOURS))), boost(Exhaust(YOURS)))

card("04137", when_revealed(PlaceThreat(EACH_SCHEME, 2)), boost(Give(TOUGH, RED_SKULL)))

card(
    "04138",
    revealed_as_alter_ego(Give(TOUGH, RED_SKULL), Activate("scheme", RED_SKULL, YOU)),
    revealed_as_hero(Give(TOUGH, RED_SKULL), Activate("attack", RED_SKULL, YOU)),
)

card("04139", constant(Cannot(RED_SKULL, "take damage")), interrupt(Thwarted(by=YOURS, scheme=SELF, basic=True), Alter(stat="ATK")))

card(
    "04140",
    constant(Cannot(SELF, "leave play"), while_=Exists(SLEEPER)),
    when_revealed(PutIntoPlay(the("minion", Named("04130"), In(ASIDE)), engaged=FIRST_PLAYER), Delayed("defeat", MoveTo(SELF, OUT), to=SLEEPER)),
)

card("04141", when_defeated(By(YOU, Search((DECK, DISCARD), AN_ALLY, PutIntoPlay(FOUND, under=YOU)))))

card("04142", when_defeated(EachPlayer(ShuffleInto(up_to(3, "card", In(DISCARD)), DECK))))

card("04143", when_defeated(By(YOU, Discard(a("minion", No(Trait("Elite")))))))

card("04144", when_revealed(EachPlayer(seq(Discard(top(5)), PlaceThreat(SELF, Count(DISCARDED, different="resource"))))))
