"""Ant-Man: the identity with its two hero forms, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

IS_GIANT, IS_TINY = Is(YOU, Form("Giant")), Is(YOU, Form("Tiny"))
TO_GIANT, TO_TINY = FormChanged(YOU, to="Giant"), FormChanged(YOU, to="Tiny")
YELLOWJACKET = named("12027")

card("12001a", response(TO_TINY, RemoveThreat(A_SCHEME, 1), name="puny pest"))

card("12001b", response(FormChanged(YOU, to="alter-ego"), Heal(YOUR_ALTER_EGO, 1), name="unwind"))

card("12001c", response(TO_GIANT, Damage(AN_ENEMY, 1), name="giant nuisance"))

card("12002", hero_response(EnteredPlay(SELF), If(IS_GIANT, Damage(AN_ENEMY, 2)), If(IS_TINY, RemoveThreat(A_SCHEME, 2))))

card("12003", FormOnly("Giant"), hero_action(attack(each("minion"), 1), attack(AN_ENEMY, 8)))

card("12004", FormOnly("Tiny"), hero_action(thwart(A_SCHEME, 2, additional=Count(each("support", Named("12007"), Mine())))))

card("12005", hero_action(ChangeForm(OTHER_HERO), Draw(1)))

card("12006", hero_response(Spent(card=SELF), If(IS_GIANT, Heal(YOUR_HERO, 2)), If(IS_TINY, Draw(1))))

card("12007", hero_action(If(IS_TINY, Damage(AN_ENEMY, 1)), cost=Exhaust(SELF)))

card("12008", hero_response(TO_GIANT, Heal(YOUR_HERO, 2)), hero_response(TO_TINY, Draw(1)))

card("12009", hero_response(TO_GIANT, Until("turn", gets(YOUR_HERO, ATK=1))))

card(
    "12010",
    hero_action(If(IS_GIANT, Give(STUNNED, AN_ENEMY)), cost=(Exhaust(SELF), Spend((PHYSICAL,), 2))),
    hero_action(If(IS_TINY, Give(CONFUSED, AN_ENEMY)), cost=(Exhaust(SELF), Spend((ENERGY,), 2))),
)

card("12025", obligation("12001b", Discard(num(1, "card", In(HAND))), Until("your next turn", Cannot(YOUR_IDENTITY, "change form"))))

card("12026", constant(Blank(each("player card", Trait("Tech")))))

card(
    "12027",
    constant(Gain(SELF, Trait("Giant")), while_=IS_GIANT),
    constant(Gain(SELF, RETALIATE(1)), while_=IS_GIANT),
    constant(Gain(SELF, Trait("Tiny")), while_=IS_TINY),
    constant(gets(SELF, ATK=1), while_=IS_TINY),
)

card(
    "12028",
    AttachTo(Alt(THE_VILLAIN, YELLOWJACKET, Exists(YELLOWJACKET))),
    Uses(3, "size"),
    forced_response(Activated(by=HOST), RemoveCounters(SELF, 1, "size")),
)

card("12029", when_revealed(DiscardUntil(ENC_DECK, a("card", FromSet("ant_nemesis"))), Reveal(Ref("found"))))
