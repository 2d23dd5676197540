"""Wasp: the identity with its two hero forms, her cards, her obligation and her nemesis."""

from ....faces import card
from ....vocab import *

IS_GIANT, IS_TINY = Is(YOU, Form("Giant")), Is(YOU, Form("Tiny"))
BEETLE = named("13028")

card("13001a", response(Defeated(a("minion or side scheme"), by=YOU), Damage(THE_VILLAIN, 1), name="small but mighty"))

card("13001b", action(ShuffleInto(up_to(2, "card", Printed(MENTAL), In(DISCARD)), DECK), limit=PER_ROUND, name="girl"))

card("13001c", constant(Divides(YOUR_HERO, "thwart")), constant(Divides(YOUR_HERO, "attack")))

card(
    "13002",
    constant(Gain(SELF, Trait("Giant")), while_=IS_GIANT),
    constant(gets(SELF, ATK=1), while_=IS_GIANT),
    constant(Gain(SELF, Trait("Tiny")), while_=IS_TINY),
    constant(gets(SELF, THW=1), while_=IS_TINY),
)

card("13003", hero_action(If(IS_GIANT, thwart(EACH_SCHEME, 4, divided=True), thwart(A_SCHEME, 3))))

card("13004", hero_action(attack(AN_ENEMY, Alt(7, 8, IS_TINY), gains=Alt((), ("overkill",), IS_TINY))))

card(
    "13005",
    hero_interrupt(
        either(Thwarted(by=YOUR_HERO, basic=True), Attacked(by=YOUR_HERO, basic=True), Defended(by=YOUR_HERO, basic=True)),
        And((ChangeForm("Giant"), Alter(amount=2))),
    ),
)

card("13006", hero_action(If(IS_GIANT, attack(EACH_ENEMY, 4, divided=True))), hero_action(If(IS_TINY, attack(AN_ENEMY, 5))))

card("13007", hero_response(Spent(card=SELF), If(IS_GIANT, Heal(YOUR_HERO, 2)), If(IS_TINY, Draw(1))))

card("13008", constant(Gain(YOUR_HERO, RETALIATE(1)), while_=IS_GIANT), constant(Gain(YOUR_HERO, PIERCING, basic=True), while_=IS_TINY))

card("13009", constant(Gain(YOUR_HERO, Trait("Aerial"))), interrupt(would(DamageTaken(YOU)), If(IS_TINY, Prevent(1)), cost=Exhaust(SELF)))

card("13010", constant(gets(YOUR_HERO, THW=1), while_=IS_GIANT), constant(gets(YOUR_HERO, ATK=1), while_=IS_TINY))

card("13026", obligation("13001b", And((Discard(each("card", Printed(MENTAL), In(HAND))), Damage(YOU, 1)))))

card("13027", constant(AddCost("basic attack", (Spend(("any",)),), who=EACH_HERO)))

card("13028", GUARD, forced_interrupt(Defeated(SELF), one_of(Pay((Spend((PHYSICAL,)),)), ShuffleInto(SELF, ENC_DECK))))

card("13029", AttachTo(Alt(THE_VILLAIN, BEETLE, Exists(BEETLE))), constant(gets(HOST, HP=4)))

card("13030", revealed_as_alter_ego(SURGE), revealed_as_hero(Otherwise(Activate("attack", BEETLE, YOU, more=1), SURGE)))
