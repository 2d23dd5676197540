"""Doctor Strange: the identity, his cards, his obligation, his nemesis and the Invocation deck."""

from ....faces import card
from ....vocab import *

INVOCATION, INVOCATION_PILE = Zone("Invocation deck"), Zone("Invocation discard pile")
TOP_CARD, ITS_SPECIAL = the("card", In(top(1, INVOCATION))), ResolveAbility("special", that("card"))
NEXT_INVOCATION = Discard(top(1, INVOCATION))
DISCARDED = the("card", ThisWay())
HIGHEST, ITS_COST = Discard(most("cost", "card", In(HAND))), CostOf(DISCARDED)

card("09001a", action(ITS_SPECIAL, cost=(PayPrinted(TOP_CARD), Exhaust(SELF)), name="spell mastery"))

card("09001b", OwnDeck(INVOCATION, "doctor_strange_invocation_deck"), action(NEXT_INVOCATION, limit=PER_PHASE, name="natural talent"))

card("09002", action(one_of(Heal(YOUR_IDENTITY, 1), NEXT_INVOCATION), cost=Exhaust(SELF)))

card("09003", hero_action(Look(top(1, ENC_DECK)), CountIcons(Ref("seen")), thwart(THAT_SCHEME, 3, additional=Result()), cost=Choose(A_SCHEME)))

card(
    "09004",
    hero_action(
        And((attack(AN_ENEMY, 5), Discard(top()))),
        Cases(DISCARDED, ((PHYSICAL, Give(STUNNED, THAT_ENEMY)), (ENERGY, attack(THAT_ENEMY, 2)), (MENTAL, Give(CONFUSED, THAT_ENEMY)), (WILD, ALL))),
    ),
)

card("09005", hero_action(Then(ITS_SPECIAL, MoveTo(that("card"), Top(1, INVOCATION))), cost=PayPrinted(TOP_CARD)))

card("09006", alter_ego_action(Search((DECK, DISCARD), a("card", FromSet("doctor_strange")), MoveTo(Ref("found"), HAND))))

card("09007", hero_interrupt(Revealed(a("treachery"), from_=ENC_DECK), And((Cancel("all effects", Field("card")), Discard(Field("card"))))))

card("09008", alter_ego_action(And((ShuffleInto(a("card", Trait("Spell"), In(DISCARD)), DECK), Draw(1))), cost=Exhaust(SELF)))

card("09009", constant(Gain(YOU, Trait("Aerial"))), hero_action(Ready(named("09001a")), cost=Exhaust(SELF)))

card("09010", AnyControl(), constant(gets(YOUR_HERO, THW=1, ATK=1, DEF=1)), forced_interrupt(Ended("round"), Discard(SELF)))

card("09011", hero_resource(Generate(WILD), cost=Exhaust(SELF)))

card(
    "09027",
    GiveTo("09001b"),
    when_revealed(
        May(ChangeForm("alter-ego")),
        one_of(
            Pay((Exhaust(YOUR_ALTER_EGO),), MoveTo(SELF, OUT)),
            seq(Until("game", gets(the("event", Mine()), COST=3), uses=1), Delayed("play", Discard(SELF), to=a("event"))),
        ),
    ),
)

card(
    "09028",
    forced_interrupt(
        Attacked(by=SELF, against=YOU),
        Discard(top()),
        Cases(DISCARDED, ((PHYSICAL, Give(STUNNED, YOU)), (ENERGY, Damage(YOU, 2)), (MENTAL, Give(CONFUSED, YOU)), (WILD, ALL))),
    ),
)

card(
    "09029",
    when_revealed(MoveTo(top(1, INVOCATION), Under(SELF), facedown=True)),
    when_defeated(ShuffleInto(each("card", Trait("Invocation"), In(Under(SELF))), INVOCATION)),
)

card(
    "09030",
    AttachTo(YOUR_HERO),
    forced_interrupt(Played(a("event"), by=YOU), Then(And((Cancel("all effects", Field("card")), Discard(Field("card")))), Discard(SELF))),
)

card("09031", revealed_as_alter_ego(HIGHEST, PlaceThreat(MAIN, ITS_COST)), revealed_as_hero(HIGHEST, Damage(YOU, ITS_COST)))
