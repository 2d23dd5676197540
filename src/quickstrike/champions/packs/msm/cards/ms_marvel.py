"""Ms. Marvel: the identity, her cards, her obligation and her nemesis."""

from ....faces import card
from ....vocab import *

PERSONA = Trait("Persona")

card(
    "05001a",
    response(
        Played(a("event", any_of(Trait("Attack"), Trait("Thwart"), Trait("Defense"))), by=YOU),
        MoveTo(Field("card"), HAND),
        cost=Exhaust(YOUR_HERO),
        name="morphogenetics",
    ),
)

card("05001b", action(Then(DiscardUntil(DECK, a("card", FromSet("ms_marvel"))), MoveTo(Ref("found"), HAND)), limit=PER_ROUND, name="teen spirit"))

card("05002", interrupt(Defeated(SELF), And((Damage(AN_ENEMY, 2), MoveTo(SELF, HAND))), cost=Spend(("any",), 2, different=True)))

card("05003", hero_action(attack(AN_ENEMY, 4)))

card("05004", hero_action(thwart(A_SCHEME, 3)))

card("05005", hero_interrupt(would(DamageTaken(YOU)), Prevent(3), Draw(1), label="defense"))

card("05006", alter_ego_action(Then(MoveTo(num(1, "card", In(DISCARD)), Bottom(DECK)), Draw(1)), cost=Exhaust(SELF)))

card(
    "05007",
    alter_ego_action(MoveTo(num(1, "card", In(HAND)), Under(SELF), facedown=True), cost=Exhaust(SELF)),
    action(MoveTo(up_to(3, "card", In(Under(SELF))), HAND), cost=Exhaust(SELF)),
)

card("05008", alter_ego_action(Until("phase", gets(the("card", Mine()), COST=-1), uses=1), cost=Exhaust(SELF)))

card("05009", hero_resource(If(Paying(a("event")), Generate(WILD)), cost=Exhaust(SELF)))

card("05010", hero_interrupt(Played(a("event", Trait("Attack")), by=YOU), Until("event", gets(Field("card"), DAMAGE=2)), cost=Exhaust(SELF)))

card("05011", hero_interrupt(Played(a("event", Trait("Thwart")), by=YOU), Until("event", gets(Field("card"), REMOVAL=2)), cost=Exhaust(SELF)))

card("05025", obligation("05001b", Otherwise(Discard(a("support", PERSONA, Mine())), SURGE)))

card("05026", when_revealed(EachPlayer(Discard(top(Count(both(each("ally"), each("support", PERSONA))))))))

card("05027", constant(Cannot(SELF, "take damage"), while_=Exists(a("minion", EngagedWith(), Other()))))

card("05028", constant(Cannot(SELF, "take damage")), hero_action(Until("phase", Blank(SELF)), cost=Spend((MENTAL,))))

card("05029", when_revealed(Otherwise(Exhaust(each("support", PERSONA)), SURGE), Heal(THE_VILLAIN, Count(each("support", ThisWay("exhausted"))))))
