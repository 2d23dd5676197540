"""Iron Man: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

AERIAL = Is(YOU, Trait("Aerial"))
UPGRADES = each("upgrade", Mine())

card("01029a", constant(gets(YOU, HAND_SIZE=1, per=each("upgrade", Trait("Tech"), Mine()), cap=7)))

card("01029b", action(Look(top(3), seq(MoveTo(num(1, "card", ThisWay("seen")), HAND), Discard(REST))), limit=PER_ROUND, name="futurist"))

card("01030", action(Damage(EACH_ENEMY, 1), cost=(Exhaust(SELF), Damage(SELF, 2))))

card("01031", hero_action(Choose(AN_ENEMY), Discard(top(5)), attack(THAT_ENEMY, 1, additional=2 * Icons(ENERGY, DISCARDED))))

card("01032", hero_action(attack(AN_ENEMY, Alt(4, 8, AERIAL))))

card("01033", resource(Generate(Top(1, DISCARD)), cost=Exhaust(SELF)))

card(
    "01034",
    alter_ego_action(
        Choose(A_PLAYER),
        MoveTo(topmost("upgrade", Trait("Tech"), In(Zone("discard pile", THAT_PLAYER))), Zone("hand", THAT_PLAYER)),
        cost=Exhaust(SELF),
    ),
)

card("01035", hero_action(Ready(YOUR_HERO), cost=Exhaust(SELF)))

card("01036", constant(gets(YOU, HP=6)))

card("01037", hero_action(thwart(Alt(A_SCHEME, EACH_SCHEME, AERIAL), 1), cost=Exhaust(SELF)))

card("01038", hero_action(attack(AN_ENEMY, Alt(1, 2, AERIAL)), cost=Exhaust(SELF)))

card("01039", constant(gets(YOU, HP=1)), hero_action(Until("phase", Gain(YOU, Trait("Aerial"))), cost=(Exhaust(SELF), Spend((MENTAL,)))))

card("01170", obligation("01029b", Exhaust(UPGRADES)))

card("01171", when_revealed(PlaceThreat(SELF, PerPlayer(1))))

card("01172", RETALIATE(1))

card(
    "01173",
    when_revealed(one_of(Damage(YOUR_HERO, Count(UPGRADES)), Discard(a("upgrade", Mine())))),
    boost(If(Undefended(THE_VILLAIN), Discard(a("upgrade", Mine())))),
)

card("01174", when_revealed(EachPlayer(seq(Discard(top(5)), Damage(YOU, Icons(ENERGY, DISCARDED))))))
