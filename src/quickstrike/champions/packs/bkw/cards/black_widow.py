"""Black Widow: the identity, her cards, her obligation and her nemesis."""

from ....faces import card
from ....vocab import *

PREPARATION = Trait("Preparation")
PREPARED = a("card", PREPARATION)
PER_UPGRADE = each("upgrade", Mine())

card("08001a", response(Triggered(PREPARED, by=YOU), Damage(AN_ENEMY, 1), name="widowmaker"))

card("08001b", response(Played(PREPARED, by=YOU), Draw(1), limit=PER_PHASE, name="mission prep"))

card("08002", constant(gets(SELF, COST=-1, per=each("card", PREPARATION, Mine()))))

card("08003", action(thwart(A_SCHEME, 4), Give(CONFUSED, THE_VILLAIN)))

card("08004", hero_action(attacks(attack(AN_ENEMY, 1), attack(AN_ENEMY, 2), attack(AN_ENEMY, 3))))

card("08005", alter_ego_action(MoveTo(that("card"), HAND), cost=(Exhaust(SELF), Choose(a("card", PREPARATION, In(DISCARD))))))

card("08006", hero_interrupt(BoostTurned(), Then(Cancel("boost icons", Field("card")), attack(THE_VILLAIN, Result())), cost=Discard(SELF)))

card("08007", resource(If(Paying(PREPARED), Generate(WILD)), cost=Exhaust(SELF)))

card(
    "08008", hero_interrupt(Revealed(a("treachery"), by=YOU), And((Cancel("all effects", Field("card")), Discard(Field("card")))), cost=Discard(SELF))
)

card("08009", constant(gets(YOUR_HERO, DEF=1)), hero_response(Triggered(PREPARED, by=YOU), Ready(YOUR_HERO), cost=Exhaust(SELF)))

card("08010", hero_response(EnteredPlay(A_MINION), And((attack(Field("minion"), 2), Give(STUNNED, Field("minion")))), cost=Discard(SELF)))

card("08025", obligation("08001b", Otherwise(Discard(most("cost", "card", PREPARATION, Mine())), SURGE)))

card("08026", constant(gets(SELF, SCH=1, ATK=1, per=PER_UPGRADE)), boost(Until("activation", gets(THE_VILLAIN, SCH=1, ATK=1, per=PER_UPGRADE))))

card("08027", when_revealed(PlaceThreat(SELF, PerPlayer(1))))

card("08028", GUARD)

card(
    "08029",
    revealed_as_alter_ego(And((Discard(a("upgrade", Mine())), PlaceThreat(MAIN, 1)))),
    revealed_as_hero(And((Discard(a("upgrade", Mine())), Damage(YOU, 1)))),
)
