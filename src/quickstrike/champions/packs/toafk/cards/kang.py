"""Kang: the villain in all times, his main schemes and his encounter set. From stage 2 to stage 4 each player is in a
game area of their own."""

from typing import Any

from ....faces import card
from ....vocab import *

KANG = the("villain", Called("11001"))
DOMINION = a("side scheme", Named("11023"), In(ASIDE))
STAGE_THREE = Stage(3), In(SCHEME_DECK)
OBLIGATIONS = each("obligation")
YOURS = each("obligation", In(Zone("play area", YOU)))


def conqueror(*defeated: Any) -> tuple[Any, ...]:
    """Kang as he is in the present."""
    threat_or_more = one_of(PlaceThreat(MAIN, 1), Until("attack", gets(SELF, ATK=2)))
    return TOUGHNESS, forced_interrupt(Attacked(by=SELF, against=YOU), threat_or_more), when_defeated(*defeated)


def arrives() -> tuple[Any, ...]:
    return conqueror(Delayed("phase", Advance()))


def returns() -> tuple[Any, ...]:
    return conqueror(EndGame(True))


def elsewhen(stage: str, *parts: Any) -> tuple[Any, ...]:
    """Kang in another time, in the game area of that stage."""
    return TOUGHNESS, *parts, when_defeated(MoveTo(the("main scheme", Named(stage)), OUT), Delayed("phase", JoinArea()))


def apart(kang: str) -> Any:
    """Side A of a stage in another time."""
    comes = PutIntoPlay(the("villain", Named(kang), In(ASIDE)))
    return when_revealed(CreateArea(SELF), comes, DealEncounter(1))


def alone(kang: str) -> tuple[Any, ...]:
    """Side B of it."""
    ends = seq(MoveTo(the("villain", Named(kang)), OUT), MoveTo(SELF, OUT), JoinArea())
    beneath = MoveTo(DOMINION, Bottom(SCHEME_DECK))
    return forced_response(StageCompleted(SELF), beneath, Delayed("phase", ends)), CompletedAlone()


def immortus() -> tuple[Any, ...]:
    return elsewhen("11009b", constant(Cannot(SELF, "take damage"), while_=Exists(A_MINION)))


def rama_tut() -> tuple[Any, ...]:
    return elsewhen("11011b", constant(gets(SELF, ATK=1, per=OBLIGATIONS)))


def obligation_until(cost: Any, *parts: Any) -> tuple[Any, ...]:
    """An obligation that stays until its player pays for it."""
    return *parts, alter_ego_action(Discard(SELF), cost=Discard(cost))


def a_resource(icon: str) -> Any:
    return a("card", Printed(icon), In(HAND))


card("11001", arrives())

card("11002", immortus())

card("11003", elsewhen("11010b", RETALIATE(1)))

card("11004", rama_tut())

card("11005", elsewhen("11012b", constant(Gain(SELF, PIERCING))))

card("11006", returns())

card(
    "11007a",
    setup(
        MoveTo(VILLAIN_DECK, ASIDE),
        MoveTo(each("side scheme", Named("11023"), In(ENC_DECK)), ASIDE),
        EachPlayer(MoveTo(each("obligation", Own(), In(ENC_DECK)), OUT), in_order=True),
        Shuffle(ENC_DECK),
    ),
)

card("11007b", when_revealed(DealEncounter(1, EACH_PLAYER)), LoseIfCompleted())

card(
    "11008a",
    when_revealed(
        Then(PutCounters(SELF, Count(each("side scheme")), "acceleration"), Discard(each("side scheme"))),
        EachPlayer(Reveal(rnd(1, "main scheme", *STAGE_THREE)), in_order=True),
        MoveTo(each("main scheme", *STAGE_THREE), OUT),
    ),
)

card(
    "11008b",
    forced_interrupt(would(CountersPlaced(a("scheme", Other()), "acceleration")), Instead(PutCounters(SELF, Amount(), "acceleration"))),
    JoinedLast(),
    state(Together(), Advance()),
)

card("11009a", apart("11002"))

card("11009b", alone("11002"))

card("11010a", apart("11003"))

card("11010b", alone("11003"))

card("11011a", apart("11004"))

card("11011b", alone("11004"))

card("11012a", apart("11005"))

card("11012b", alone("11005"))

card("11013a", when_revealed(Reveal(the("villain", Named("11006"), In(ASIDE))), Reveal(each("side scheme", In(SCHEME_DECK)))))

card(
    "11013b",
    when_revealed(EachPlayer(Search((ENC_DECK, ENC_DISCARD, ASIDE), a("minion", Nemesis(itself=True)), PutIntoPlay(FOUND, engaged=YOU)))),
    LoseIfCompleted(),
)

card("11014", AttachTo(KANG), Max(1, "attack"), forced_interrupt(Attacked(against=HOST), Prevent(), Damage(Field("attacker"), 1), cost=Discard(SELF)))

card(
    "11015",
    AttachTo(KANG),
    forced_interrupt(
        Attacked(by=HOST), Alter(gains=("overkill",)), Delayed("damage", Give(STUNNED, that("hero")), to=a("hero")), Delayed("attack", Discard(SELF))
    ),
)

card("11016", AttachTo(YOUR_IDENTITY), forced_interrupt(would(Readied(HOST)), Instead(Discard(SELF))), boost(Attach(SELF, YOUR_IDENTITY)))

card("11017", GUARD, RETALIATE(1), boost(Give(TOUGH, KANG)))

card("11018", obligation_until(a_resource(PHYSICAL), forced_response(PowerUsed(by=YOUR_HERO), Damage(YOU, 1))))

card("11019", obligation_until(a_resource(MENTAL), when_revealed(MoveTo(top(8), Under(SELF), facedown=True))))

card("11020", obligation_until(a("card", Own(), In(HAND)), constant(Cannot(YOU, "play", of=a("card", Own())))))

card(
    "11021",
    obligation_until(
        a_resource(ENERGY), when_revealed(Then(Discard(most("cost", "card", Mine())), MoveTo(that("card"), Under(SELF), facedown=True)))
    ),
)

card(
    "11022",
    constant(Cannot(OBLIGATIONS, "alter-ego action")),
    when_revealed(EachPlayer(one_of(Discard(rnd(1, "card", In(HAND))), PlaceThreat(SELF, 2)))),
)

card("11023", constant(Cannot(KANG, "take damage")), when_defeated(By(YOU, DealEncounter(1))))

card("11024", when_revealed(PlaceThreat(SELF, 2 * Count(OBLIGATIONS))))

card("11025", when_defeated(DiscardUntil(ENC_DECK, A_MINION), By(YOU, PutIntoPlay(FOUND, engaged=YOU))))

card("11026", revealed_as_alter_ego(Otherwise(Discard(a("ally or support", Mine())), SURGE)), revealed_as_hero(Activate("attack", KANG, YOU)))

card("11027", when_revealed(Otherwise(Discard(each("event", In(HAND))), SURGE)))

card("11028", SURGES, when_revealed(EachPlayer(Damage(YOU, Count(YOURS), indirect=True))), boost(BoostIcons(Count(YOURS))))

card("11029", INCITE(1), when_revealed(EachPlayer(Search((ENC_DECK, ENC_DISCARD), a("obligation", Unlike()), Reveal(Ref("found"))))))
