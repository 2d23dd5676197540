"""Vision: the identity, his mass form, his cards, his obligation and his nemesis."""

from ....faces import card
from ....vocab import *

MASS_FORM = Grants("mass")
DENSE, INTANGIBLE = Is(YOU, Form("Dense")), Is(YOU, Form("Intangible"))
ANDROID = Trait("Android")
DRONES, DRONE = named("26031"), facedown("Drone")
FACEDOWN_DRONE = Trait("Drone"), Is_("facedown")

card("26001a", action(Flip(the("upgrade", MASS_FORM, Mine())), limit=PER_ROUND, name="density manipulation"))

card(
    "26001b",
    constant(gets(YOU, REC=2), while_=DENSE),
    constant(gets(YOU, HAND_SIZE=1), while_=INTANGIBLE),
    setup(PutIntoPlay(the("upgrade", MASS_FORM, Mine(), In(ASIDE)))),
)

card("26002", FORM("mass"), PERMANENT, constant(Cannot(YOU, "attack")), constant(Cannot(YOU, "defend")), constant(gets(YOU, DAMAGE_TAKEN=-2)))

card("26002b", FORM("mass"), PERMANENT, constant(gets(YOUR_HERO, ATK=2, DEF=2)), response(FormChanged(YOU, to="this"), Draw(1)))

card("26003", constant(gets(SELF, THW=2), while_=INTANGIBLE), constant(gets(SELF, ATK=2), while_=DENSE))

card("26004", alter_ego_action(Search((DECK, DISCARD), a("ally", ANDROID), MoveTo(FOUND, HAND)), cost=Exhaust(SELF)))

card("26005", constant(Gain(YOU, Trait("Aerial"))), resource(Generate(WILD), cost=Exhaust(SELF)))

card("26006", constant(Gain(YOU, RETALIATE(1)), while_=DENSE), constant(Gain(YOU, STALWART), while_=INTANGIBLE))

card("26007", hero_response(FormChanged(YOU, to="mass"), MoveTo(a("event", FromSet("vision"), In(DISCARD)), HAND), cost=Discard(SELF)))

card("26008", hero_action(If(DENSE, attack(AN_ENEMY, 7))), hero_action(If(INTANGIBLE, thwart(A_SCHEME, 5))))

card("26009", PlayOnlyIf(DENSE), hero_action(attack(AN_ENEMY, 5, gains=("piercing",))))

card("26010", PlayOnlyIf(INTANGIBLE), hero_action(thwart(A_SCHEME, 3, past_crisis=True, past_patrol=True)))

card(
    "26011",
    PlayOnlyIf(INTANGIBLE),
    hero_action(Choose(AN_ENEMY), Give(CONFUSED, THAT_ENEMY), Discard(a("attachment", On(THAT_ENEMY), HasAbility("hero", ("action", "response"))))),
)

card(
    "26012",
    PlayOnlyIf(DENSE),
    hero_interrupt(Defended(by=YOUR_HERO), Prevent(), Delayed("attack", Give(STUNNED, Field("attacker"))), label="defense"),
)

card(
    "26028",
    GiveTo("26001b"),
    constant(Blank(the("upgrade", MASS_FORM, Mine()), but_keywords=True)),
    alter_ego_action(MoveTo(SELF, OUT), cost=Exhaust(YOUR_IDENTITY)),
)

card("26029", TOUGHNESS, forced_interrupt(given(Attacked(by=SELF, against=YOU), Exists(DRONES)), DRONE))

card("26030", when_revealed(Search((*ENC_PILES, ASIDE), DRONES, PutIntoPlay(FOUND)), EachPlayer(DRONE)))

card(
    "26031",
    constant(HasBase(each("minion", *FACEDOWN_DRONE), (("SCH", 1), ("ATK", 1), ("HP", 1)))),
    forced_response(Defeated(a("minion", *FACEDOWN_DRONE)), MoveTo(Field("card"), Zone("discard pile", Owner(Ref("card"))))),
)

card("26032", when_revealed(If(Exists(DRONES), facedown("Drone", 2), Discard(rnd(2, "card", In(HAND))))))
