"""Hela: the villain, who has another side while she is wounded, Odin whom she holds, and the way through Hel."""

from typing import Any

from ....faces import card
from ....vocab import *

HELA, ODIN = named("21136a"), named("21139a")
PASSED = each("side scheme", In(VICTORY))
"""The side schemes in the victory display."""
MORE_ON_EACH = PlaceThreat(EACH_SIDE, 1)
HOLDS_ODIN = a("main scheme", With("21139a"))


def hela(hit_points: int) -> Constant:
    return constant(gets(SELF, SCH=1, ATK=1, HP=PerPlayer(hit_points), per=PASSED))


def wounded() -> tuple[Any, ...]:
    return constant(Cannot(SELF, "be defeated")), forced_response(Defeated(a("side scheme")), Flip(SELF, hit_points=StatOf("HP", SELF)))


def aside(kind: str, code: str) -> Pick:
    return the(kind, Named(code), In(ASIDE))


def place(n: int, *steps: Any) -> tuple[Any, ...]:
    """A side scheme on the way."""
    return HINDER(PerPlayer(1)), VICTORY_X(n), when_defeated(*steps)


def the_next(scheme: str, warden: str) -> tuple[Any, ...]:
    reveals = seq(Reveal(aside("side scheme", scheme)), Reveal(aside("minion", warden)))
    return By(FIRST_PLAYER, reveals), DealEncounter(1, each("player", But(FIRST_PLAYER)))


def warden(n: int, scheme: str) -> tuple[Any, ...]:
    """Who guards it."""
    return TOUGHNESS, VICTORY_X(n), EngagesFirst(), constant(Cannot(named(scheme), "lose threat"))


def worn(*parts: Any) -> tuple[Any, ...]:
    return AttachTo(HELA), *parts, boost(Attach(SELF, HELA))


card("21136a", hela(2))

card("21136b", wounded())

card("21137a", hela(3))

card("21137b", wounded())

card(
    "21138a",
    setup(
        PutIntoPlay(the("ally", Named("21139a"), In(ENC_DECK)), attached=SELF),
        Reveal(the("side scheme", Named("21140"), In(ENC_DECK))),
        Reveal(the("minion", Named("21143"), In(ENC_DECK))),
        MoveTo(each("card", any_of(Named("21142"), Named("21144"), Named("21141"), Named("21145")), In(ENC_DECK)), ASIDE),
        Shuffle(ENC_DECK),
    ),
)

card(
    "21138b",
    forced_interrupt(given(would(Defeated(HELA)), Exists(HOLDS_ODIN)), Instead(seq(Discard(each("attachment", On(HELA))), Flip(HELA)))),
    LoseIfCompleted(),
)

card("21139a", FirstControls(free=True), Uncounted(), LoseIfGone(), constant(Cannot(SELF, "be attached"), while_=Not(Exists(HOLDS_ODIN))))

card(
    "21139b",
    FirstControls(),
    Uncounted(),
    constant(Cannot(SELF, "be attached", of=each("encounter card"))),
    forced_interrupt(would(Discarded(SELF, from_=IN_PLAY)), Instead(MoveTo(SELF, OUT))),
)

card("21140", place(2, *the_next("21142", "21144")))

card("21141", place(4, TakeControl(ODIN, FIRST_PLAYER), DealEncounter(1, EACH_PLAYER)))

card("21142", place(3, *the_next("21141", "21145")))

card("21143", warden(2, "21140"))

card("21144", warden(3, "21142"), constant(Gain(SELF, PIERCING)))

card("21145", warden(4, "21141"), constant(Gain(SELF, OVERKILL)))

card("21146", worn(constant(Gain(HOST, PIERCING))))

card("21147", worn(forced_response(Schemed(by=HOST), DealBoost(HOST))))

card("21148", worn(constant(Gain(HOST, STALWART))))

card(
    "21149",
    when_revealed(PlaceThreat(MAIN, 1 + Count(PASSED))),
    boost(Delayed("activation", If(Exists(Field("defeated ally")), PlaceThreat(MAIN, 2)))),
)

card("21150", revealed_as_alter_ego(Activate("scheme", HELA, YOU), MORE_ON_EACH), revealed_as_hero(Activate("attack", HELA, YOU), MORE_ON_EACH))

card("21151", when_revealed(Damage(YOU, 1 + Count(PASSED), indirect=True)), boost(BoostIcons(Count(PASSED))))
