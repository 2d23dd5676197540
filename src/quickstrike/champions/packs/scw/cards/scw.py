"""Scarlet Witch: the identity, her cards, her obligations and her nemesis."""

from ....faces import card
from ....vocab import *

DISCARDED = each("card", ThisWay())
DISCARD_ONE, THAT_ONE = Discard(top(1, ENC_DECK)), the("card", ThisWay())
LUMINOUS = named("15025")
ANY_STATUS = one_of(*(Give(status, a("character")) for status in (STUNNED, CONFUSED, TOUGH)))
BY_ICONS = ByNumber(Result(), ((0, Damage(AN_ENEMY, 2)), (1, RemoveThreat(A_SCHEME, 2)), (2, Draw(1)), (3, ANY_STATUS)))

card("15001a", interrupt(would(IconsCounted(a("encounter card"))), DISCARD_ONE, Alter(counted=THAT_ONE), limit=PER_PHASE, name="chaos control"))

card(
    "15001b",
    action(
        Draw(Alt(2, 3, Exists(a("card", Alias("14001b"))))), cost=Discard(num(2, "card", In(HAND))), limit=PER_ROUND, name="superpowered siblings"
    ),
)

card("15002", action(Ready(SELF), limit=PER_PHASE))

card("15003", hero_action(Play(a("card", In(HAND)), less=ALL), Discard(top(CostOf(that("card")), ENC_DECK))))

card("15004", hero_action(Discard(top(3, ENC_DECK)), ForEach(DISCARDED, seq(CountIcons(that("each")), BY_ICONS))))

card(
    "15005",
    hero_action(Choose(AN_ENEMY, label="attack"), Discard(top(2, ENC_DECK)), CountIcons(DISCARDED), attack(THAT_ENEMY, 5, additional=Result())),
)

card(
    "15006",
    hero_interrupt(
        Revealed(a("encounter card"), from_=ENC_DECK),
        And((Cancel("all effects", Field("card")), Discard(Field("card")))),
        CountIcons(Field("card")),
        Discard(top(Result(), ENC_DECK)),
    ),
)

card("15007", alter_ego_action(Look(top(3), seq(MoveTo(num(1, "card", ThisWay("seen")), HAND), MoveTo(REST, Bottom(DECK)))), cost=Exhaust(SELF)))

card("15008", hero_interrupt(would(DamageTaken(a("friendly character"))), Prevent(3), cost=Discard(SELF)))

card("15009", interrupt(IconsCounted(a("encounter card")), one_of(Alter(amount=1), Alter(amount=-1)), cost=Exhaust(SELF)))

card("15023", obligation("15001b", Discard(top(5, ENC_DECK)), PlaceThreat(MAIN, Icons("star", DISCARDED))))

card("15024", constant(gets(each("encounter card"), BOOST=1)))

card("15025", forced_response(Activated(by=SELF, against=YOU), DISCARD_ONE, CountIcons(THAT_ONE), If(Cmp(Result(), ">=", 2), DealEncounter(1))))

card("15026", AttachTo(YOUR_IDENTITY), constant(gets(each("card", Mine()), COST=1)), hero_action(Discard(SELF), cost=Exhaust(YOUR_HERO)))

card(
    "15027",
    when_revealed(
        Search((ENC_DECK, ENC_DISCARD), LUMINOUS, PutIntoPlay(Ref("found"), engaged=YOU)),
        DISCARD_ONE,
        CountIcons(THAT_ONE),
        If(Cmp(Result(), ">=", 2), Activate("", LUMINOUS)),
    ),
)
