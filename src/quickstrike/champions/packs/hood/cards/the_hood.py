"""The Hood: Parker Robbins, his main schemes and his encounter set."""

from typing import Any

from ....faces import card
from ....vocab import *

HOOD = named("24001")
FOUL_PLAY = ResolveAbility("special", HOOD)
ALL_FACE_IT = EachPlayer(FOUL_PLAY, in_order=True)
RECRUITS = ShuffleInto(random_set(In(ASIDE)), ENC_DECK)
GROWS = PutCounters(MAIN, 1, "acceleration")
STRANGER = ThisWay(), No(FromSet("the_hood"))


def foul_play(n: int, dealt: Any) -> Ability:
    return special(Discard(top(n, ENC_DECK)), DealEncounter(card=dealt), name="foul play")


card("24001", foul_play(1, the("card", *STRANGER)))

card("24002", when_revealed(RECRUITS), foul_play(2, first("card", *STRANGER)))

card("24003", when_revealed(RECRUITS), foul_play(2, each("card", *STRANGER)))

card("24004a", setup(RECRUITS))

card("24004b", when_revealed(ALL_FACE_IT))

card("24005a", when_revealed(RECRUITS, GROWS))

card("24005b", when_revealed(EachPlayer(seq(FOUL_PLAY, If(Not(Did("dealt")), PlaceThreat(SELF, 2))), in_order=True)))

card("24006a", when_revealed(RECRUITS, GROWS, ALL_FACE_IT))

card("24006b", forced_response(Ended("step one"), ALL_FACE_IT), LoseIfCompleted())

card(
    "24007",
    AttachTo(YOUR_IDENTITY),
    forced_response(Activated(by=HOOD, against=YOU), FOUL_PLAY),
    alter_ego_action(Discard(SELF), cost=(Exhaust(YOUR_IDENTITY), PlaceThreat(MAIN, 2))),
)

card("24008", AttachTo(HOOD), constant(Gain(HOOD, RETALIATE(1))), constant(Gain(HOOD, STEADY)), taken_off(ENERGY, MENTAL, PHYSICAL))

card("24009", AttachTo(HOOD), taken_off(MENTAL, PHYSICAL), boost(Reveal(SELF)))

card("24010", GUARD, when_revealed(FOUL_PLAY), when_defeated(By(YOU, FOUL_PLAY)))

card("24011", HINDER(PerPlayer(2)), forced_interrupt(Began("villain phase"), ALL_FACE_IT))

card("24012", when_revealed(RECRUITS, FOUL_PLAY, MoveTo(SELF, OUT)), boost(Delayed("activation", FOUL_PLAY)))

card("24013", revealed_as_alter_ego(Activate("scheme", HOOD, YOU), FOUL_PLAY), revealed_as_hero(Activate("attack", HOOD, YOU), FOUL_PLAY))
