"""War Machine: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

HIS_OWN = FromSet("warm")
TECH = Trait("Tech")


def fires(n: int) -> RemoveCounters:
    return RemoveCounters(YOUR_HERO, n, "ammo")


card("23001a", response(FormChanged(YOU, to="this"), PutCounters(SELF, 5, "ammo"), name="locked and loaded"))

card(
    "23001b",
    action(ShuffleInto(a("card", HIS_OWN, In(DISCARD)), DECK), limit=PER_PHASE),
    forced_response(FormChanged(YOU, to="this"), RemoveCounters(SELF, ALL, "ammo")),
)

card("23002", response(EnteredPlay(SELF), Search((DECK, DISCARD), a("upgrade", TECH), MoveTo(FOUND, HAND))))

card(
    "23003",
    alter_ego_action(PutCounters(SELF, 2, "ammo"), cost=Exhaust(SELF)),
    hero_action(MoveTokens("ammo", ALL, SELF, YOUR_HERO), cost=Exhaust(SELF)),
)

card("23004", constant(Gain(YOUR_HERO, Trait("Aerial"))), hero_response(FormChanged(YOU, to="hero"), Give(TOUGH, YOUR_HERO), cost=Exhaust(SELF)))

card("23005", resource(If(Paying(a("event", HIS_OWN)), Generate(WILD, also=PutCounters(YOUR_HERO, 1, "ammo"))), cost=Exhaust(SELF)))

card("23006", hero_action(attack(AN_ENEMY, 2, gains=("ranged",)), cost=(Exhaust(SELF), fires(1))))

card("23007", hero_action(attack(AN_ENEMY, 1), May(Pay((fires(1),), Ready(SELF))), cost=Exhaust(SELF)))

card("23008", hero_action(attack(AN_ENEMY, 4), cost=fires(1)))

card("23009", hero_action(thwart(A_SCHEME, 3), cost=fires(1)))

card("23010", hero_action(Damage(EACH_ENEMY, 3), cost=fires(3)))

card("23011", hero_action(attack(AN_ENEMY, 8, gains=("overkill",)), cost=fires(4)))

card("23028", obligation("23001b", RemoveCounters(YOUR_IDENTITY, ALL, "ammo"), If(Cmp(Result(), "<=", 2), SURGE)))

card("23029", QUICKSTRIKE, constant(Gain(SELF, PIERCING)))

card("23030", HINDER(PerPlayer(1)), when_defeated(Damage(each("identity"), 1)))

card("23031", when_revealed(Otherwise(Discard(a("upgrade", Mine())), SURGE)), boost(If(Undefended(), Discard(a("upgrade", Mine())))))
