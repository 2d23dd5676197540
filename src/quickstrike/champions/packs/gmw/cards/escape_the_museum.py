"""Escape the Museum: the Collector again, three main schemes, the labyrinth and the ship."""

from typing import Any

from ....faces import card
from ....vocab import *
from .ship_command import FLY, HELPS

COLLECTOR, LABYRINTH = named("16080a"), named("16085a")
SHIP_COMMAND = FromSet("ship_command")
NEXT_STAGE = forced_interrupt(ThreatRemoved(from_=SELF, last=True), Advance())

AGGRIEVED = (
    constant(gets(SELF, SCH=StatOf("STAGE", MAIN), ATK=StatOf("STAGE", MAIN))),
    forced_interrupt(would(Defeated(SELF)), Instead(And((RemoveThreat(MAIN, PerPlayer(3)), Flip(SELF))))),
)
WOUNDED = (constant(Cannot(SELF, "be defeated")), forced_interrupt(Ended("round"), Flip(SELF, hit_points=StatOf("HP", SELF, printed=True))))


def falling(n: int) -> Any:
    return Damage(EACH_PLAYER, PerPlayer(n), indirect=True, divided=True)


card("16080a", AGGRIEVED)

card("16080b", WOUNDED)

card("16081a", AGGRIEVED)

card("16081b", WOUNDED)

card(
    "16082a", setup(Search((ENC_DECK,), LABYRINTH, PutIntoPlay(FOUND)), MoveTo(each("card", SHIP_COMMAND, In((ENC_DECK, IN_PLAY))), ASIDE), Advance())
)

card("16082b", NEXT_STAGE, LoseIfCompleted())

card("16083a", when_revealed(PutIntoPlay(the("support", Named("16142"), In(ASIDE)), under=FIRST_PLAYER)))

card("16083b", NEXT_STAGE, LoseIfCompleted())

card("16084a", when_revealed(Flip(LABYRINTH), PutCounters(MAIN, 1, "acceleration"), ShuffleInto(each("card", SHIP_COMMAND, In(ASIDE)), ENC_DECK)))

card("16084b", HELPS, state(Cmp(Tokens("threat", SELF), "==", 0), EndGame(True)), LoseIfCompleted())

card("16085a", hero_action(RemoveThreat(MAIN, 5), cost=DealEncounter(1), limit=PER_PLAYER, name="this way"))

card("16085b", forced_interrupt(Began("villain phase"), one_of(Pay((FLY,), falling(2)), falling(3)), name="hold on"))

card(
    "16086",
    revealed_as_alter_ego(Exhaust(YOUR_IDENTITY), Activate("scheme", COLLECTOR, YOU)),
    revealed_as_hero(Give(STUNNED, YOU), Activate("attack", COLLECTOR, YOU)),
    boost(Give(TOUGH, COLLECTOR)),
)

card("16087", INCITE(1), when_revealed(Give(CONFUSED, YOU, already=Discard(a("card", Mine(), In(IN_PLAY))))))
