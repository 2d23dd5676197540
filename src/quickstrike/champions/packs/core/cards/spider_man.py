"""Spider-Man: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

card("01001a", interrupt(Attacked(by=THE_VILLAIN, against=YOU), Draw(1), name="spider-sense"))

card("01001b", resource(Generate(MENTAL), limit=PER_ROUND, name="scientist"))

card("01002", forced_response(Played(SELF), Discard(top(2)), MoveTo(each("card", ThisWay(), Printed(MENTAL)), HAND)))

card("01003", interrupt(would(DamageTaken(YOU, by_attack=True)), Prevent(ALL), label="defense"))

card("01004", hero_interrupt(Revealed(a("treachery"), from_=ENC_DECK), Cancel("when revealed", Field("card"))))

card("01005", hero_action(attack(AN_ENEMY, 8)))

card("01006", alter_ego_action(Heal(YOUR_ALTER_EGO, 4), cost=Exhaust(SELF)))

card("01007", AttachTo(A_MINION), forced_interrupt(Defeated(HOST), RemoveThreat(A_SCHEME, 3)))

card("01008", Uses(3, "web"), hero_resource(Generate(WILD), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "web"))))

card(
    "01009",
    FormOnly("hero"),
    AttachTo(AN_ENEMY),
    Max(1, "enemy"),
    forced_interrupt(would(Attacked(by=HOST)), Instead(Then(Discard(SELF), Give(STUNNED, Field("attacker"))))),
)

card("01165", obligation("01001b", Discard(ONE_AT_RANDOM), SURGE))

card(
    "01166",
    when_revealed(EachPlayer(MoveTo(ONE_AT_RANDOM, Under(SELF), facedown=True))),
    when_defeated(MoveTo(each("card", In(Under(SELF))), Zone("hand", Owner(Ref("card"))))),
)

card("01167", QUICKSTRIKE)

card("01168", when_revealed(Give(STUNNED, YOUR_HERO), If(Exists(named("01167")), SURGE)), boost(Delayed("damage", Give(STUNNED, Field("dealt")))))

card("01169", when_revealed(EachPlayer(Discard(ONE_AT_RANDOM)), PlaceThreat(MAIN, Count(DISCARDED, different="resource"))))
