"""Hawkeye: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

BOW, CROSSFIRE = named("04002"), named("04027")
HIS = tuple(Zone(z, PlayerOf("04001b")) for z in ("hand", "deck", "discard pile", "play area"))
MOCKINGBIRD = each("card", Named("04004"), In((Under(SELF), IN_PLAY)))
ANOTHERS = a("ally", Named("04004"), No(Mine(PlayerOf("04001b"))))
ARROW = Trait("Arrow")
DRAW_THE_BOW = Exhaust(BOW)

card("04001a", action(Ready(BOW), cost=Exhaust(YOUR_HERO), name="quick draw"))

card("04001b", action(Search((DECK, DISCARD), BOW, MoveTo(FOUND, HAND)), cost=Spend(("any",)), limit=PER_PHASE, name="weapon of choice"))

card("04002", RESTRICTED, constant(gets(YOUR_HERO, ATK=1)), constant(Gain(each("event", ARROW, Mine()), RANGED)))

card(
    "04003",
    constant(MayPlay(each("event", ARROW, In(Under(SELF))))),
    hero_action(Search((top(5),), a("event", ARROW), MoveTo(FOUND, Under(SELF))), cost=Exhaust(SELF)),
)

card("04004", interrupt(Attacked(by=THE_VILLAIN, against=YOU), Prevent(ALL), cost=(Spend(("any",)), MoveTo(SELF, HAND))))

card("04005", hero_action(And((attack(AN_ENEMY, Alt(3, 5, Is(THAT_ENEMY, With(CONFUSED)))), Give(CONFUSED, THAT_ENEMY))), cost=DRAW_THE_BOW))

card("04006", hero_action(Damage(both(THE_VILLAIN, each("minion", EngagedWith(THAT_PLAYER))), 3), cost=(Choose(A_PLAYER), DRAW_THE_BOW)))

card("04007", hero_action(And((attack(AN_ENEMY, Alt(3, 5, Is(THAT_ENEMY, With(STUNNED)))), Give(STUNNED, THAT_ENEMY))), cost=DRAW_THE_BOW))

card("04008", hero_action(thwart(A_SCHEME, 3, past_crisis=True), cost=DRAW_THE_BOW))

card("04009", hero_action(attack(AN_ENEMY, 6, gains=("piercing",)), cost=DRAW_THE_BOW))

card("04010", resource(If(Paying(a("event", ARROW)), Generate(WILD)), cost=Exhaust(SELF)))

card("04026", obligation("04001b", Discard(the("card", Named("04002"), In(IN_PLAY)))))

card("04027", QUICKSTRIKE, constant(Gain(SELF, PIERCING)), boost(If(Attacking(), Alter(gains=("piercing",)))))

card(
    "04028",
    when_revealed(
        Search(HIS, named("04004"), If(Not(Exists(ANOTHERS)), MoveTo(FOUND, Under(SELF)))),
        Delayed("defeat", MoveTo(MOCKINGBIRD, Zone("hand", Owner(Ref("card")))), to=SELF),
    ),
)

card("04029", AttachTo(Alt(CROSSFIRE, THE_VILLAIN, Not(Exists(CROSSFIRE)))), constant(Gain(HOST, RANGED)), taken_off(WILD, exhausting=True))

card("04030", revealed_as_alter_ego(PlaceThreat(MAIN, 3)), revealed_as_hero(Damage(YOU, 3)))
