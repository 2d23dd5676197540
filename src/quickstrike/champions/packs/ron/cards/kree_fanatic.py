"""Kree Fanatic, a modular set: Ronan the Accuser."""

from ....faces import card
from ....vocab import *

RONAN = named("90001")

card(
    "90001",
    TOUGHNESS,
    constant(Cannot(SELF, "be stunned")),
    forced_interrupt(Began("villain phase"), Engage(SELF, least("REMAINING", "hero"))),
    boost(PutIntoPlay(SELF, engaged=YOU)),
)

card("90002", forced_response(Defeated(a("friendly character"), by=AN_ENEMY, by_attack=True), PlaceThreat(MAIN, 2)), boost(PutIntoPlay(SELF)))

card(
    "90003",
    AttachTo(YOUR_IDENTITY),
    forced_interrupt(Attacked(by=AN_ENEMY, against=HOST), Until("attack", gets(Field("attacker"), ATK=1))),
    forced_response(Defeated(RONAN), Discard(SELF)),
    boost(Attach(SELF, YOUR_IDENTITY)),
)

card(
    "90004",
    when_revealed(If(Exists(RONAN), Activate("", RONAN, ENGAGED_PLAYER), SURGE)),
    boost(Delayed("activation", If(Exists(Field("defeated")), DealEncounter(1, FIRST_PLAYER)))),
)

card(
    "90005",
    when_revealed(Discard(top(5, ENC_DECK), each_time=a("card", FromSet("kree_fanatic")), do=DealEncounter(card=Ref("each")))),
    boost(If(Attacking(), Alter(gains=("overkill",)))),
)
