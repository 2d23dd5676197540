"""Taskmaster: the villain, his main scheme, his captives and his encounter set."""

from ....faces import card
from ....vocab import *

TASKMASTER, PATROL_SCHEME = named("04093"), named("04154")
CAPTIVE = Trait("Captive")
ON_GUARD = forced_response(FormChanged(YOU, to="hero"), Discard(top(1, ENC_DECK)), CountIcons(the("card", ThisWay())), Damage(YOU, Result()))
ANOTHER_CARD = when_revealed(DealEncounter(1, EACH_PLAYER))
TAKEN_AWAY = taken_off(MENTAL, PHYSICAL, exhausting=True)

card("04093", ON_GUARD)

card("04094", ANOTHER_CARD, ON_GUARD)

card("04095", ANOTHER_CARD, ON_GUARD)

card("04096a", setup(MoveTo(each("ally", CAPTIVE, In(ENC_DECK)), ASIDE), Search((ENC_DECK,), PATROL_SCHEME, PutIntoPlay(FOUND)), Advance()))

card("04096b", forced_response(Ended("step one"), EachPlayer(If(IN_HERO_FORM, one_of(PlaceThreat(SELF, 1), Damage(YOU, 1))))), LoseIfCompleted())

card("04097", response(Played(SELF, from_hand=True), Draw(2), cost=Spend((WILD,))))

card("04098", response(Played(SELF, from_hand=True), Give(STUNNED, AN_ENEMY), cost=Spend((ENERGY,))))

card("04099", response(Played(SELF, from_hand=True), RemoveThreat(A_SCHEME, 3), cost=Spend((MENTAL,))))

card("04100", response(Played(SELF, from_hand=True), Damage(AN_ENEMY, 3), cost=Spend((PHYSICAL,))))

card("04101", constant(Gain(SELF, PIERCING)), constant(Gain(SELF, RANGED)), boost(If(IN_HERO_FORM, Damage(YOU, 1), PlaceThreat(MAIN, 1))))

card("04102", AttachTo(TASKMASTER), constant(Gain(HOST, PIERCING)), TAKEN_AWAY)

card("04103", AttachTo(TASKMASTER), constant(Gain(HOST, RETALIATE(1))), TAKEN_AWAY)

card(
    "04104",
    AttachTo(TASKMASTER),
    Max(1, "attack"),
    forced_interrupt(
        would(DamageDealt(to=HOST, by_attack=True)), Instead(Then(Damage(the("identity", Mine(Field("player"))), Amount()), Discard(SELF)))
    ),
)

card(
    "04105",
    revealed_as_alter_ego(Discard(top(5)), If(Exists(a("card", Trait("Thwart"), ThisWay())), Activate("scheme", TASKMASTER, YOU))),
    revealed_as_hero(Discard(top(5)), If(Exists(a("card", Trait("Attack"), ThisWay())), Activate("attack", TASKMASTER, YOU))),
)

card("04106", INCITE(1), when_revealed(EachPlayer(If(IN_HERO_FORM, And((Damage(YOU, 1), Discard(ONE_AT_RANDOM)))))))

card(
    "04107",
    when_revealed(
        MoveTo(rnd(1, "ally", CAPTIVE, In(ASIDE)), Under(SELF), facedown=True),
        Delayed("defeat", By(YOU, And((MoveTo(each("card", In(Under(SELF))), HAND), MoveTo(SELF, OUT)))), to=SELF),
    ),
)

card("04108", forced_response(EnteredPlay(A_MINION), Give(TOUGH, Field("minion"))))
