"""Venom: the identity, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

WEAPON = Trait("Weapon")
A_WEAPON = a("upgrade", WEAPON)
ONE_MORE = constant(gets(YOU, RESTRICTED_LIMIT=1))
INITIATED = Attacked(by=THE_VILLAIN, against=YOU)
SYMBIOTE = Named("20025")

card("20001a", ONE_MORE, resource(Generate(WILD), cost=Damage(YOU, 1), limit=PER_PHASE, name="symbiotic bond"))

card("20001b", ONE_MORE, setup(Then(DiscardUntil(DECK, A_WEAPON), MoveTo(FOUND, HAND)), name="armed and ready"))

card("20002", hero_action(thwart(A_SCHEME, 3), If(Paid(MENTAL, only=True), Give(CONFUSED, AN_ENEMY))))

card("20003", hero_interrupt(INITIATED, Cancel(), If(Paid(PHYSICAL, only=True), Give(STUNNED, THE_VILLAIN)), label="defense"))

card("20004", action(Search((DECK,), A_WEAPON, MoveTo(FOUND, HAND))))

card("20005", hero_action(Ready(both(YOUR_HERO, each("upgrade", WEAPON, Mine())))))

card("20006", hero_action(attack(AN_ENEMY, 5, gains=Alt((), ("overkill",), Paid(ENERGY, only=True)))))

card("20007", alter_ego_action(one_of(Draw(1), Heal(YOUR_ALTER_EGO, 3)), cost=Exhaust(SELF)))

card(
    "20008",
    RESTRICTED,
    hero_action(
        one_of(Damage(AN_ENEMY, 2), seq(Choose(A_PLAYER), Damage(each("minion", EngagedWith(THAT_PLAYER)), 1)), RemoveThreat(A_SCHEME, 2)),
        cost=Exhaust(SELF),
    ),
)

card("20009", hero_interrupt(INITIATED, Draw(1)))

card(
    "20010",
    RESTRICTED,
    hero_interrupt(either(*(power(by=YOUR_HERO, basic=True) for power in (Attacked, Thwarted, Defended))), Alter(amount=1), cost=Exhaust(SELF)),
)

card(
    "20023",
    GiveTo("20001b"),
    when_revealed(
        May(ChangeForm("alter-ego")),
        one_of(
            Pay((Exhaust(YOUR_ALTER_EGO), Damage(YOU, 2)), Discard(SELF)),
            seq(Otherwise(PutIntoPlay(a("minion", SYMBIOTE, In(ASIDE)), engaged=FIRST_PLAYER), SURGE), Discard(SELF)),
        ),
    ),
)

card("20024", constant(Cannot(SELF, "lose threat"), while_=Exists(a("enemy", Trait("Symbiote")))))

card("20025", GUARD, PATROL, boost(PutIntoPlay(SELF, engaged=YOU)))
