"""Thor: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

MJOLNIR = named("06009")
ASGARD = Trait("Asgard")

card("06001a", response(Engaged(A_MINION, YOU), Draw(2), limit=PER_PHASE, name="have at thee"))

card("06001b", action(Search((DECK, DISCARD), MJOLNIR, MoveTo(Ref("found"), HAND)), limit=PER_ROUND, name="worthy"))

card("06002", response(EnteredPlay(SELF), Ready(the("identity", any_of(Named("06001a"), Named("06001b"))))))

card("06003", hero_action(thwart(A_SCHEME, 3), cost=(DiscardUntil(ENC_DECK, A_MINION), PutIntoPlay(Ref("found"), engaged=YOU))))

card("06004", alter_ego_action(Search((DECK, DISCARD), a("card", ASGARD), MoveTo(Ref("found"), HAND))))

card("06005", hero_action(attack(AN_ENEMY, 8, gains=("overkill",)), MoveTo(MJOLNIR, HAND), cost=Exhaust(MJOLNIR)))

card("06006", hero_action(Damage(both(THE_VILLAIN, each("minion", EngagedWith())), X, past_tough=Is(YOU, Trait("Aerial"))), cost=Spend((ENERGY,), X)))

card("06007", constant(gets(YOU, HAND_SIZE=1)))

card("06008", hero_resource(Generate(ENERGY), cost=Exhaust(SELF)))

card("06009", RESTRICTED, constant(gets(YOUR_HERO, ATK=1)), constant(Gain(YOUR_HERO, Trait("Aerial"))))

card("06010", constant(gets(YOU, HP=5)))

card("06026", obligation("06001b", Discard(the("card", Named("06009"), In((HAND, IN_PLAY)))), Give(STUNNED, YOU)))

card("06027", when_revealed(PlaceThreat(SELF, Count(each("card", ASGARD, In(IN_PLAY))))))

card("06028", forced_interrupt(would(Defeated(SELF)), Discard(top(1, ENC_DECK)), If(Exists(a("treachery", ThisWay())), Instead(Heal(SELF, ALL)))))

card("06029", TOUGHNESS, boost(If(Attacking(by=THE_VILLAIN), Delayed("damage", Give(STUNNED, Field("dealt"))))))

card("06030", when_revealed(Discard(top(3)), PlaceThreat(MAIN, Count(each("card", ThisWay()), different="type"))))
