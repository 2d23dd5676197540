"""Spider-Woman: the identity, her cards, her obligation and her nemesis."""

from ....faces import card
from ....vocab import *

A_HYDRA = a("minion", Trait("Hydra"))
HAIL_HYDRA = when_revealed(
    Activate("attack", each("minion", Trait("Hydra"), EngagedWith(a("hero"))), ENGAGED_PLAYER),
    EachPlayer(If(Not(Is(YOU, ThisWay("attacked", "attacked"))), Search(ENC_PILES, A_HYDRA, PutIntoPlay(FOUND, engaged=YOU)))),
)
A_VILLAINS_DECK = seq(Choose(a("villain")), Look(top(1, Zone("encounter deck", that("villain")))))
OTHER_DECKS = Zone("deck", A_PLAYER), Zone("experimental weapons deck"), Zone("side-scheme deck")
ANY_DECK = one_of(A_VILLAINS_DECK, *(Look(top(1, deck)) for deck in OTHER_DECKS))
OF_AN_ASPECT = a("card", Aspect())

card(
    "04031a",
    interrupt(Played(OF_AN_ASPECT, by=YOU), Until("round", gets(YOUR_HERO, THW=1, ATK=1, DEF=1)), limit=PER_ASPECT, name="superhuman agility"),
)

card("04031b", DeckAspects(2), action(ANY_DECK, limit=PER_ROUND, name="double agent"))

card("04032", response(PowerUsed(by=SELF), Draw(1)))

card("04033", hero_resource(If(Paying(OF_AN_ASPECT), Generate(WILD)), cost=Exhaust(SELF)))

card("04034", alter_ego_action(Search((top(5),), OF_AN_ASPECT, MoveTo(FOUND, HAND)), cost=Exhaust(SELF)))

card("04035", hero_action(attack(AN_ENEMY, 5)))

card("04036", hero_action(And((Give(STUNNED, AN_ENEMY), Give(CONFUSED, THAT_ENEMY)))))

card("04037", hero_action(And((Heal(YOUR_HERO, 3), Give(TOUGH, YOUR_HERO)))))

card("04038", hero_action(thwart(EACH_SCHEME, 3, divided=True)))

card("04039", hero_action(Ready(YOUR_HERO), Until("round", Gain(YOUR_HERO, Trait("Aerial")))))

card("04053", obligation("04031b", PlaceThreat(MAIN, 3)))

card("04054", constant(gets(YOU, HAND_SIZE=-1), while_=Is(SELF, EngagedWith())))

card("04055", when_revealed(PlaceThreat(SELF, PerPlayer(1))))

card("04056", INCITE(1))

card("04057", HAIL_HYDRA)
