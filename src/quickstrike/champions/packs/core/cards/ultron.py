"""Ultron: the villain, his main schemes, his drones and his encounter set."""

from ....faces import card
from ....vocab import *

ULTRON, DRONES = named("01134"), named("01140")
A_DRONE, EACH_DRONE = a("minion", Trait("Drone")), each("minion", Trait("Drone"))
EACH_FACEDOWN, YOUR_DRONES = (each("minion", Trait("Drone"), f) for f in (Is_("facedown"), EngagedWith()))
DRONE = facedown("Drone")


def efficiency(resource: str) -> tuple[Ability, Ability]:
    """Three cards that differ in the resource."""
    return when_revealed(EachPlayer(DRONE)), boost(one_of(Pay((Spend((resource,)),)), DRONE))


card("01134", forced_response(Attacked(by=SELF, against=YOU), one_of(PlaceThreat(MAIN, 1), DRONE)))

card("01135", forced_interrupt(Attacked(by=SELF, against=YOU), DRONE, Until("attack", gets(SELF, ATK=1, per=YOUR_DRONES))))

card(
    "01136",
    constant(gets(EACH_DRONE, ATK=1, HP=1)),
    constant(Cannot(SELF, "take damage"), while_=Exists(A_DRONE)),
    when_revealed(Search(ENC_PILES, named("01150"), Reveal(FOUND))),
)

card("01137a", setup(Search((ENC_DECK,), DRONES, PutIntoPlay(FOUND)), Advance()))

card("01137b", when_revealed(EachPlayer(DRONE)))

card("01138a", when_revealed(EachPlayer(DRONE), Advance()))

card("01138b", forced_response(ThreatPlaced(SELF, step=1), EachPlayer(one_of(PlaceThreat(SELF, 2), DRONE))))

card("01139a", when_revealed(EachPlayer(DRONE), Advance()))

card("01139b", constant(Cannot(SELF, "lose threat")), LoseIfCompleted())

card(
    "01140",
    constant(HasBase(EACH_FACEDOWN, (("SCH", 1), ("ATK", 1), ("HP", 1)))),
    forced_response(Defeated(a("minion", Trait("Drone"), Is_("facedown"))), MoveTo(Field("card"), Zone("discard pile", Owner(Ref("card"))))),
)

card("01141", AttachTo(ULTRON), forced_response(Schemed(by=HOST), PlaceThreat(EACH_SIDE, 1)), taken_off(MENTAL, MENTAL, exhausting=True))

card("01142", AttachTo(DRONES), constant(gets(EACH_FACEDOWN, ATK=1, HP=1)), taken_off(ENERGY, MENTAL, PHYSICAL))

card("01143", GUARD, forced_interrupt(Defeated(SELF), facedown("Drone", 1, ENGAGED_PLAYER)))

card("01144a", efficiency(ENERGY))

card("01144b", efficiency(MENTAL))

card("01144c", efficiency(PHYSICAL))

card(
    "01145",
    revealed_as_alter_ego(Activate("scheme", ULTRON, YOU), Discard(top(Result("threat")))),
    revealed_as_hero(Activate("attack", ULTRON, YOU), Discard(top(Result("damage")))),
)

card("01146", when_revealed(Otherwise(Heal(ULTRON, 2 * Count(YOUR_DRONES)), SURGE)), boost(Heal(ULTRON, Count(YOUR_DRONES))))

card("01147", when_revealed(Otherwise(Activate("attack", each("minion", Trait("Drone"), EngagedWith(YOUR_HERO)), YOU), DRONE)))

card("01148", when_revealed(EachPlayer(DRONE), PlaceThreat(SELF, Count(EACH_DRONE))))

card("01149", when_revealed(EachPlayer(Discard(top(3)))))

card("01150", when_revealed(facedown("Drone", 2, FIRST_PLAYER)))
