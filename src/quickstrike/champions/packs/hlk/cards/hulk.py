"""Hulk: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

BY_STRENGTH = Paid(PHYSICAL, only=True)

card("10001a", forced_interrupt(Ended("turn", YOU), Discard(each("card", In(HAND))), name="enraged"))

card("10001b", action(Draw(1), Discard(num(1, "card", In(HAND))), limit=PER_ROUND, name="experimental research"))

card("10002", PayOnly(PHYSICAL), hero_action(attack(AN_ENEMY, StatOf("ATK", YOUR_HERO))))

card(
    "10003", hero_interrupt(Attacked(by=YOUR_HERO, basic=True), Until("attack", gets(YOUR_HERO, ATK=10)), If(BY_STRENGTH, Alter(gains=("overkill",))))
)

card("10004", hero_action(thwart(A_SCHEME, Alt(3, 5, BY_STRENGTH))))

card("10005", hero_action(Damage(up_to(3, "enemy"), 3)))

card("10006", hero_action(Ready(YOUR_HERO), If(BY_STRENGTH, Draw(1))))

card("10007", FormOnly("hero"))

card("10008", constant(gets(YOUR_ALTER_EGO, REC=2)), alter_ego_resource(Generate(MENTAL), cost=Exhaust(SELF)))

card("10009", FormOnly("hero"), constant(gets(YOUR_HERO, ATK=1)), forced_response(FormChanged(YOU), Discard(SELF)))

card("10010", constant(gets(YOU, HP=4)), constant(Gain(YOUR_HERO, RETALIATE(1))))

card(
    "10025",
    GiveTo("10001b"),
    when_revealed(ChangeForm(), If(Is(YOU, Form("alter-ego")), Discard(num(2, "card", In(HAND))), Exhaust(YOUR_HERO)), Discard(SELF)),
)

card("10026", forced_response(Attacked(by=SELF, against=YOU), Discard(top()), If(Exists(a("card", ThisWay(), Printed(PHYSICAL))), Damage(YOU, 2))))

card("10027", constant(Cannot(SELF, "lose threat"), while_=Exists(named("10026"))))

card("10028", when_revealed(Otherwise(Activate("attack", most("ATK", "enemy"), most("ATK", "hero or ally")), SURGE)))
