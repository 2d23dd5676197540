"""Zola: the villain, his main schemes and his encounter set."""

from typing import Any

from ....faces import card
from ....vocab import *

ZOLA = named("04109")
TECH = a("attachment", Trait("Tech"))
EACH_FINDS_A_MINION = EachPlayer(Search(ENC_PILES, A_MINION, Reveal(FOUND)))
ANOTHER_TEST = PutCounters(MAIN, 1, "test")
TESTS = forced_response(
    Ended("step one"),
    Then(
        PutCounters(SELF, 1, "test"),
        If(
            Cmp(Tokens("test", SELF), ">=", 3),
            seq(DiscardUntil(ENC_DECK, A_MINION), PutIntoPlay(FOUND, engaged=FIRST_PLAYER), RemoveCounters(SELF, 3, "test")),
        ),
    ),
)


def on_a_minion(code: str) -> tuple[Any, ...]:
    """Three attachments, each at most once on a minion."""
    strongest = most("REMAINING", "minion", No(With(code)))
    return AttachTo(strongest, other=SURGE), constant(gets(HOST, HP=2))


card("04109", RETALIATE(1))

card("04110", RETALIATE(1), when_revealed(Search(ENC_PILES, a("side scheme", Named("04123")), Reveal(FOUND))))

card("04111", RETALIATE(1), when_revealed(EACH_FINDS_A_MINION))

card(
    "04112a",
    setup(
        Search((ENC_DECK,), named("04122"), Reveal(FOUND)),
        EachPlayer(Search((ENC_DECK,), a("minion", Named("04114")), PutIntoPlay(FOUND, engaged=YOU))),
        Advance(),
    ),
)

card("04112b", TESTS)

card("04113a", when_revealed(EACH_FINDS_A_MINION))

card("04113b", TESTS, LoseIfCompleted())

card("04114", TOUGHNESS, constant(gets(SELF, ATK=1, per=each("attachment", On(SELF)))), boost(Give(TOUGH, THE_VILLAIN)))

card("04115", when_revealed(DiscardUntil(ENC_DECK, TECH), Attach(FOUND, SELF)), boost(ShuffleInto(SELF, ENC_DECK)))

card("04116", QUICKSTRIKE, boost(ANOTHER_TEST, Until("activation", gets(ZOLA, SCH=Tokens("test", MAIN), ATK=Tokens("test", MAIN)))))

card("04117", on_a_minion("04117"), constant(Gain(HOST, GUARD)))

card("04118", on_a_minion("04118"), constant(Gain(HOST, RETALIATE(1))))

card("04119", on_a_minion("04119"))

card(
    "04120",
    revealed_as_alter_ego(Activate("scheme", ZOLA, YOU), Give(CONFUSED, YOU)),
    revealed_as_hero(Activate("attack", ZOLA, YOU), Give(STUNNED, YOU)),
)

card("04121", INCITE(1), when_revealed(ANOTHER_TEST), boost(ANOTHER_TEST))

card(
    "04122",
    when_revealed(
        EachPlayer(Search((DECK, DISCARD, HAND), a("ally", Own()), MoveTo(FOUND, Under(SELF), facedown=True))),
        PlaceThreat(SELF, CostOf(each("card", In(Under(SELF))))),
    ),
    when_defeated(MoveTo(each("card", In(Under(SELF))), Zone("hand", Owner(Ref("card")))), MoveTo(SELF, OUT)),
)

card("04123", when_defeated(By(FIRST_PLAYER, seq(DiscardUntil(ENC_DECK, A_MINION), Reveal(FOUND)))))

card("04124", forced_response(EnteredPlay(A_MINION), Attach(topmost("attachment", Trait("Tech"), In(ENC_DISCARD)), Field("minion"))))
