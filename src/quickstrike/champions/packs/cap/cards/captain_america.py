"""Captain America: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

SHIELD = named("03009")
A_HYDRA = a("minion", Trait("Hydra"))

card("03001a", action(Ready(YOUR_HERO), cost=Discard(num(1, "card", In(HAND))), limit=PER_ROUND, name="all day"))

card(
    "03001b",
    constant(gets(each("ally"), COST=-1), while_=Not(Happened(Played(AN_ALLY), "round")), name="living legend"),
    setup(Search((DECK, DISCARD), SHIELD, MoveTo(Ref("found"), HAND))),
)

card("03002", response(EnteredPlay(SELF), RemoveThreat(A_SCHEME, 2)))

card("03003", hero_action(Until("phase", gets(YOUR_HERO, THW=1)), Draw(1)))

card("03004", hero_action(attack(AN_ENEMY, 6), If(Paid(PHYSICAL), Give(STUNNED, THAT_ENEMY))))

card("03005", interrupt(would(DamageTaken(YOU)), Prevent(ALL), cost=Exhaust(SHIELD), label="defense"))

card("03006", hero_action(attack(num(X, "enemy"), 4), cost=(Discard(num(X, "card", In(HAND))), MoveTo(SHIELD, HAND))))

card("03007", alter_ego_action(And((Draw(1), Heal(YOUR_ALTER_EGO, 1))), cost=Exhaust(SELF)))

card("03008", interrupt(would(Defeated(YOUR_HERO)), Instead(Then(SetHitPoints(YOUR_HERO, 1), Discard(SELF)))))

card("03009", RESTRICTED, constant(gets(YOUR_HERO, DEF=1)), constant(Gain(YOUR_HERO, RETALIATE(1))))

card("03010", resource(Generate(PHYSICAL), cost=Exhaust(SELF)))

card("03026", obligation("03001b", Discard(num(Half(Count(each("card", In(HAND)))), "card", In(HAND)))))

card("03027", when_revealed(EachPlayer(And((Discard(top(1, ENC_DECK)), CountIcons(the("card", ThisWay())), Damage(YOU, Result()))), in_order=True)))

card("03028", QUICKSTRIKE, constant(Cannot(YOU, "thwart"), while_=Is(SELF, EngagedWith())))

card("03029", GUARD, when_defeated(DealEncounter(1, ENGAGED_PLAYER)))

card(
    "03030",
    when_revealed(
        Activate("attack", each("minion", Trait("Hydra"), EngagedWith(a("hero"))), ENGAGED_PLAYER),
        EachPlayer(
            If(Not(Is(YOU, ThisWay("attacked", "attacked"))), Search((ENC_DECK, ENC_DISCARD), A_HYDRA, PutIntoPlay(Ref("found"), engaged=YOU)))
        ),
    ),
)
