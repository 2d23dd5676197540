"""She-Hulk: the identity, her cards, her obligation and her nemesis."""

from ....faces import card
from ....vocab import *

TITANIA = named("01162")

card("01019a", response(FormChanged(YOU, "hero"), Damage(AN_ENEMY, 2), name="lift"))

card("01019b", interrupt(would(ThreatPlaced(A_SCHEME)), Prevent(1), limit=PER_ROUND, name="objection"))

card("01020", action(MoveTo(SELF, HAND)))

card("01021", hero_action(attack(AN_ENEMY, AtMost(15, Tokens("damage", YOU)))))

card("01022", hero_action(Damage(EACH_ENEMY, 1)))

card("01023", alter_ego_action(thwart(A_SCHEME, Count(each("card", ThisWay(name="cost")))), cost=Discard(up_to(5, "card", In(HAND)))))

card("01024", response(Attacked(by=YOU, basic=True), Ready(YOUR_HERO)))

card("01025", action(Then(ChangeForm(), Draw(StatOf("HAND_SIZE", YOUR_IDENTITY, printed=True), up_to=True))))

card("01026", alter_ego_action(RemoveThreat(A_SCHEME, 2), cost=(Exhaust(SELF), Spend((MENTAL,)))))

card("01027", hero_action(Draw(1), cost=(Exhaust(SELF), Damage(YOU, 1))))

card("01028", constant(gets(YOUR_HERO, ATK=2)), forced_response(Attacked(by=YOUR_HERO), Give(STUNNED, Field("attacked")), cost=Discard(SELF)))

card("01160", obligation("01019b", PutCounters(MAIN, 1, "acceleration")))

card("01161", when_revealed(PlaceThreat(SELF, PerPlayer(1))))

card("01162", Variable(StatOf("REMAINING", SELF)))

card("01163", AttachTo(most("HP", "minion", printed=True), SURGE), constant(gets(HOST, HP=3)))

card("01164", when_revealed(Otherwise(Activate("attack", TITANIA, YOUR_HERO), And((Heal(TITANIA, ALL), SURGE)))), boost(DealBoost(THE_VILLAIN)))
