"""Nebula: the identity, her cards, her obligation and her nemesis."""

from ....faces import card
from ....vocab import *

TECHNIQUE = Trait("Technique")
A_TECHNIQUE, TECHNIQUES = a("upgrade", TECHNIQUE, Mine()), each("upgrade", TECHNIQUE, Mine())
NEBULA, GAMORA = the("hero", Named("22001a")), the("minion", Named("22028"))
OTHER_GAMORA = both(each("hero", Named("22002")), each("ally", Named("22002")))

card(
    "22001a",
    forced_response(
        Began("turn", of=YOU),
        Then(ResolveAbility("special", TECHNIQUES, sequence=True), Discard(each("upgrade", TECHNIQUE, ThisWay("resolved")))),
        name="combat protocols",
    ),
)

card("22001b", response(Played(a("upgrade", TECHNIQUE), by=YOU), Draw(2), limit=PER_ROUND, name="cybernetic upgrades"))

card("22002", response(Played(SELF), Then(Choose(A_TECHNIQUE), ResolveAbility("special", that("upgrade")))))

card("22003", resource(Generate(WILD), cost=Exhaust(SELF)))

card("22004", constant(Gain(YOUR_HERO, PIERCING)), constant(Gain(YOUR_HERO, OVERKILL)), special(thwart(A_SCHEME, 3)))

card("22005", constant(Ignores(YOUR_HERO, ("guard", "patrol", "crisis"))), special(one_of(Give(STUNNED, AN_ENEMY), Give(CONFUSED, AN_ENEMY))))

card("22006", constant(gets(YOUR_HERO, THW=1, ATK=1)), constant(Gain(YOUR_HERO, STALWART)), special(Give(TOUGH, YOUR_IDENTITY)))

card("22007", constant(Gain(YOUR_HERO, RETALIATE(1))), special(attack(AN_ENEMY, 4)))

card(
    "22008",
    constant(gets(YOUR_HERO, DAMAGE_TAKEN=-1)),
    special(Look(top(3, ENC_DECK), seq(Discard(num(1, "card", ThisWay("seen"))), MoveTo(REST, top(1, ENC_DECK))))),
)

card(
    "22009",
    alter_ego_action(
        one_of(
            ShuffleInto(up_to(2, "upgrade", TECHNIQUE, In(DISCARD)), DECK),
            seq(DiscardUntil(DECK, a("upgrade", TECHNIQUE)), Then(PutIntoPlay(FOUND), ResolveAbility("special", FOUND))),
        )
    ),
)

card("22010", hero_action(ResolveAbility("special", up_to(X, "upgrade", TECHNIQUE, Mine()), sequence=True)))

card("22027", obligation("22001b", Otherwise(Discard(num(2, "upgrade", TECHNIQUE, Mine())), SURGE)))

card(
    "22028",
    forced_interrupt(would(EnteredPlay(SELF)), Discard(a("ally", Named("22028")))),
    forced_response(Attacked(by=SELF, damaging=YOU), Discard(a("upgrade", Mine()))),
)

card("22029", constant(gets(NEBULA, THW=-1, ATK=-1, DEF=-1)), constant(gets(GAMORA, ATK=1)), constant(Gain(GAMORA, PIERCING)))

card("22030", AttachTo(Alt(GAMORA, THE_VILLAIN, Not(Exists(GAMORA)))), hero_action(Discard(SELF), cost=Discard(a("upgrade", Mine()))))

card("22031", when_revealed(Otherwise(And((Activate("attack", GAMORA), Activate("attack", OTHER_GAMORA))), SURGE)))
