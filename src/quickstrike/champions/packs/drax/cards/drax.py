"""Drax: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

ATK = StatOf("ATK", YOUR_HERO)
VENGEANCE = Tokens("vengeance", YOUR_IDENTITY)
YOTAT = named("19027")

card(
    "19001a",
    constant(gets(SELF, ATK=Tokens("vengeance", SELF))),
    response(Attacked(by=THE_VILLAIN, against=SELF), Otherwise(PutCounters(SELF, 1, "vengeance", most=3), Draw(1))),
)

card("19001b", forced_response(FormChanged(YOU, to="alter-ego"), RemoveCounters(SELF, ALL, "vengeance"), Heal(SELF, 2 * Result())))

card("19002", action(Heal(a("identity"), 3), cost=(Exhaust(SELF), Damage(SELF, 1))))

card("19003", hero_action(And((Ready(YOUR_HERO), Draw(1))), Activate("attack", THE_VILLAIN, YOU)))

card("19004", hero_action(thwart(A_SCHEME, ATK)))

card(
    "19005",
    constant(gets(SELF, COST=-1 * VENGEANCE)),
    hero_interrupt(Attacked(by=YOUR_HERO, basic=True), Until("attack", gets(YOUR_HERO, ATK=5)), Alter(gains=("overkill", "piercing"))),
)

card("19006", hero_interrupt(would(DamageTaken(YOU)), Prevent(2 * ATK), label="defense"))

card("19007", hero_response(Attacked(by=THE_VILLAIN, against=YOU), attack(THE_VILLAIN, ATK)))

card("19008", RESTRICTED, constant(gets(YOUR_HERO, ATK=1)))

card("19009", RESTRICTED, constant(Gain(YOUR_HERO, RETALIATE(1))))

card("19010", hero_response(Attacked(by=YOUR_HERO, basic=True), Draw(1)))

card("19011", hero_interrupt(would(Defeated(YOUR_HERO)), Instead(seq(SetHitPoints(YOUR_HERO, 4), ChangeForm("alter-ego"), MoveTo(SELF, OUT)))))

card("19025", obligation("19001b", Give(STUNNED, YOU, already=SURGE)))

card("19026", constant(gets(EACH_ENEMY, ATK=2)))

card("19027", GUARD, RETALIATE(1))

card(
    "19028",
    SURGES,
    AttachTo(most("ATK", "enemy")),
    forced_response(given(Attacked(by=the("hero", Named("19001a")), against=HOST), Cmp(Dealt(HOST), ">=", 4)), Discard(SELF)),
)

card("19029", revealed_as_alter_ego(SURGE), revealed_as_hero(Otherwise(Activate("attack", YOTAT, YOU, more=1), Activate("attack", THE_VILLAIN, YOU))))
