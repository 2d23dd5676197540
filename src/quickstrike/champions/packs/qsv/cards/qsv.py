"""Quicksilver: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

AVALANCHE = named("14026")
EXHAUST_YOU = Exhaust(YOUR_IDENTITY)

card("14001a", response(PowerUsed(by=YOUR_HERO), Ready(YOUR_HERO), limit=PER_PHASE, name="super speed"))

card(
    "14001b",
    action(
        Draw(Alt(2, 3, Exists(a("card", Alias("15001b"))))), cost=Discard(num(2, "card", In(HAND))), limit=PER_ROUND, name="superpowered siblings"
    ),
)

card(
    "14002",
    interrupt(
        either(Thwarted(by=SELF, basic=True), Attacked(by=SELF, basic=True)),
        Discard(top(1, ENC_DECK)),
        CountIcons(the("card", ThisWay())),
        Alter(amount=Result()),
    ),
)

card("14003", hero_action(Ready(YOUR_HERO)))

card("14004", hero_action(one_of(Damage(AN_ENEMY, 2), RemoveThreat(A_SCHEME, 2), n=2, again=True)))

card("14005", Max(1, "phase"), hero_action(Until("round", gets(YOUR_HERO, THW=2, ATK=2, DEF=2))))

card("14006", hero_action(Give(STUNNED, num(X, "enemy"))))

card("14007", alter_ego_action(ShuffleInto(num(2, "card", FromSet("qsv"), In(DISCARD)), DECK), cost=Exhaust(SELF)))

card("14008", constant(gets(YOUR_HERO, DEF=1)))

card("14009", hero_response(Readied(YOUR_HERO), Ready(SELF)), resource(Generate(PHYSICAL), cost=Exhaust(SELF)))

card("14010", constant(gets(YOUR_HERO, THW=1)))

card("14011", constant(gets(YOUR_HERO, ATK=1)))

card("14024", obligation("14001b", EXHAUST_YOU, Until("your next turn", Cannot(YOUR_IDENTITY, "ready"))))

card("14025", INCITE(1))

card("14026", INCITE(2), when_revealed(EachPlayer(one_of(Damage(YOU, 2, indirect=True), EXHAUST_YOU))))

card(
    "14027",
    AttachTo(Alt(THE_VILLAIN, AVALANCHE, Exists(AVALANCHE))),
    constant(gets(HOST, DAMAGE_TAKEN=-1)),
    hero_action(Discard(SELF), cost=Exhaust(YOUR_HERO)),
)

card(
    "14028",
    INCITE(1),
    when_revealed(And((Discard(num(2, "card", In(HAND))), EXHAUST_YOU))),
    boost(one_of(Pay((Spend((PHYSICAL,), 2),)), EXHAUST_YOU)),
)
