"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *
from .aggression import MYSTIC, cosmic

AVENGER = Trait("Avenger")
STAGE = StatOf("STAGE", THE_VILLAIN)

card("21011", TOUGHNESS, constant(gets(SELF, COST=-1, per=each("character", AVENGER, Mine()))))

card("21012", EntersWith(2, "chi"), action(Until("phase", gets(SELF, ATK=2 * X)), cost=RemoveCounters(SELF, X, "chi")))

card("21013", response(Played(SELF, from_hand=True), If(Cmp(STAGE, "==", 0), Draw(1), Draw(AtMost(3, STAGE)))))

card("21014", response(EnteredPlay(SELF), Search((top(5),), a("event"), MoveTo(FOUND, HAND))))

card(
    "21015",
    AnyControl(),
    Max(1, "player", "Team"),
    constant(gets(each("ally", Mine()), THW=1, ATK=1), while_=Not(Exists(a("friendly character", No(AVENGER), Mine())))),
)

card(
    "21016",
    hero_action(
        attack(AN_ENEMY, StatOf("ATK", both(each("ally", ThisWay("exhausted", "cost")), YOUR_HERO))),
        cost=Exhaust(num(3, "ally", Mine(), Shares(YOUR_HERO))),
    ),
)

card("21018", constant(Yields(WILD, AtMost(3, Count(each("ally", Mine()))))))

card("21053", interrupt(Defeated(SELF), Ready(a("friendly character", Trait("Guardian")))))

card("21054", cosmic(Draw(1)))

card("21055", PlayOnlyIf(MYSTIC), Max(1, "deck"), hero_action(DiscardUntil(DECK, AN_ALLY), PutIntoPlay(FOUND, under=YOU)))

card("21058", Max(1, "deck"), hero_response(Spent(card=SELF), Heal(a("ally", Mine()), 1)))
