"""Black Panther: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

PANTHER = Trait("Black Panther")
PAIN_OR_THREAT = one_of(Damage(YOUR_HERO, 1 + Result()), PlaceThreat(MAIN, 1 + Result()))

card("01040a", RETALIATE(1))

card("01040b", setup(Search((DECK,), a("upgrade", PANTHER), MoveTo(FOUND, HAND)), name="foresight"))

card("01041", response(EnteredPlay(SELF), Search((DECK,), a("upgrade"), MoveTo(FOUND, HAND))))

card("01042", alter_ego_action(ShuffleInto(up_to(3, "card", In(DISCARD), Different()), DECK)))

card("01043a", hero_action(ResolveAbility("special", each("upgrade", PANTHER, Mine()), sequence=True)))

card("01043b", hero_action(ResolveAbility("special", each("upgrade", PANTHER, Mine()), sequence=True)))

card("01043c", hero_action(ResolveAbility("special", each("upgrade", PANTHER, Mine()), sequence=True)))

card("01043d", hero_action(ResolveAbility("special", each("upgrade", PANTHER, Mine()), sequence=True)))

card("01044")

card("01045", alter_ego_action(Draw(2), cost=Exhaust(SELF)))

card("01046", special(Choose(A_PLAYER), Damage(both(THE_VILLAIN, each("enemy", EngagedWith(THAT_PLAYER))), Alt(1, 2, FinalStep()))))

card("01047", special(attack(AN_ENEMY, Alt(2, 4, FinalStep()))))

card("01048", special(thwart(A_SCHEME, Alt(1, 2, FinalStep()))))

card("01049", special(MoveTokens("damage", Alt(1, 2, FinalStep()), YOUR_HERO, AN_ENEMY, label="attack")))

card("01155", obligation("01040b", Discard(a("upgrade", PANTHER, Mine()))))

card("01156")

card("01157", constant(Cannot(SELF, "take damage", of=each("upgrade", PANTHER))))

card("01158", SURGES, when_revealed(Give(TOUGH, both(THE_VILLAIN, ENGAGED_MINIONS))), boost(Give(TOUGH, THE_VILLAIN)))

card("01159", when_revealed(Then(Discard(top(1, ENC_DECK)), seq(CountIcons(the("card", ThisWay())), PAIN_OR_THREAT))))
