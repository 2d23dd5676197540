"""Values, quantities, selectors, filters and conditions: three algebras, closed under composition."""
from __future__ import annotations

from typing import Any

from .base import Val, word

value, quantity, selector, filt, condition = (word(g) for g in ("value", "quantity", "selector", "filter", "condition"))


# ---- numbers -------------------------------------------------------------------------------------------------------
@value
class PerPlayer(Val):
    """n for each player who started the scenario. rr:per-player-icon"""
    n: int


@value
class Chosen(Val):
    """The X of a cost, known once it is paid."""
    name: str = "X"


@value
class Count(Val):
    """How many; `different="resource"` counts distinct resource types on them."""
    of: Any
    different: str = ""


@value
class Tokens(Val):
    """Damage, threat or named counters on a card."""
    kind: str
    on: Any


@value
class StatOf(Val):
    stat: str
    of: Any


@value
class CostOf(Val):
    of: Any


@value
class Icons(Val):
    """Boost or resource icons printed on cards."""
    kind: str
    of: Any


@value
class Result(Val):
    """How much an earlier step really did."""
    name: str = "last"


@value
class Amount(Val):
    """The number of the triggering event."""


@value
class AtMost(Val):
    n: Any
    v: Any


@value
class Alt(Val):
    """`other` instead of `base` if `when` holds; for numbers, selectors and keyword lists."""
    base: Any
    other: Any
    when: Any


ALL = "all"
X = Chosen()


# ---- how many ------------------------------------------------------------------------------------------------------
@quantity
class One: ...


@quantity
class Each: ...


@quantity
class The: ...


@quantity
class Num:
    n: Any


@quantity
class UpTo:
    n: Any


@quantity
class AnyNumber: ...


@quantity
class Random:
    n: int = 1


@quantity
class Extreme:
    """The one with the most (or least) of a statistic; ties are broken by a choice."""
    stat: str
    most: bool = True


# ---- who and what --------------------------------------------------------------------------------------------------
@selector
class Pick:
    """A described set and how many of it."""
    kind: str
    where: tuple[Any, ...] = ()
    take: Any = One()


@selector
class Both:
    """A union, affected at once."""
    parts: tuple[Any, ...]


@selector
class Ref:
    """Chosen earlier: "that enemy"."""
    name: str


@selector
class Field:
    """Out of the triggering event: attacker, attacked, damaged, card, minion, ..."""
    name: str


@selector
class Self_:
    """This card."""


@selector
class You: ...


@selector
class Host:
    """What this card is attached to."""


@selector
class Zone:
    name: str
    owner: Any = None


@selector
class Under:
    """The cards that lie beneath a card."""
    card: Any


@selector
class Top:
    n: Any
    deck: Any


@selector
class Rest:
    """The others among those just looked at."""


@selector
class Owner:
    of: Any


# ---- filters -------------------------------------------------------------------------------------------------------
@filt
class Trait:
    name: str


@filt
class Named:
    """By title, as rr:referential-ability resolves it: this card, else its own set, else all."""
    code: str


@filt
class Mine:
    """Controlled by."""
    who: Any = You()


@filt
class EngagedWith:
    who: Any = You()


@filt
class In:
    zone: Any


@filt
class With:
    """With a status, a counter of this kind, or an attached card of this code."""
    what: str


@filt
class Printed:
    """With this resource icon printed."""
    icon: str


@filt
class ThisWay:
    """Among the things an earlier step touched."""
    how: str = "discarded"
    name: str = "last"


@filt
class Other:
    """Not this card, and not what was chosen for this kind before."""


@filt
class Different:
    """No two of the same title."""


@filt
class CostUpTo:
    v: Any


@filt
class Form:
    name: str


@filt
class Aspect:
    name: str


@filt
class Nemesis:
    """Of your nemesis set."""


@filt
class Is_:
    """In a state: exhausted, ready, damaged, unique, facedown."""
    name: str


@filt
class StatIs:
    stat: str
    rel: str
    v: Any


@filt
class No:
    f: Any


def a(kind: str, *where: Any) -> Pick:
    return Pick(kind, where, One())


def each(kind: str, *where: Any) -> Pick:
    return Pick(kind, where, Each())


def the(kind: str, *where: Any) -> Pick:
    return Pick(kind, where, The())


def num(n: Any, kind: str, *where: Any) -> Pick:
    return Pick(kind, where, Num(n))


def up_to(n: Any, kind: str, *where: Any) -> Pick:
    return Pick(kind, where, UpTo(n))


def any_number(kind: str, *where: Any) -> Pick:
    return Pick(kind, where, AnyNumber())


def rnd(n: int, kind: str, *where: Any) -> Pick:
    return Pick(kind, where, Random(n))


def most(stat: str, kind: str, *where: Any) -> Pick:
    return Pick(kind, where, Extreme(stat))


def least(stat: str, kind: str, *where: Any) -> Pick:
    return Pick(kind, where, Extreme(stat, False))


def named(code: str) -> Pick:
    return Pick("card", (Named(code),), The())


def both(*parts: Any) -> Both:
    return Both(parts)


def that(kind: str) -> Ref:
    return Ref(kind)


SELF, YOU, HOST, REST = Self_(), You(), Host(), Rest()
AN_ENEMY, EACH_ENEMY, A_MINION, THE_VILLAIN = a("enemy"), each("enemy"), a("minion"), the("villain")
A_SCHEME, EACH_SCHEME, MAIN = a("scheme"), each("scheme"), the("main scheme")
A_PLAYER, EACH_PLAYER, THAT_PLAYER, FIRST_PLAYER = a("player"), each("player"), Ref("player"), the("first player")
AN_ALLY, EACH_HERO = a("ally"), each("hero")
YOUR_HERO, YOUR_ALTER_EGO, YOUR_IDENTITY = (the(k, Mine()) for k in ("hero", "alter-ego", "identity"))
THAT_ENEMY, THAT_SCHEME = Ref("enemy"), Ref("scheme")
HAND, DECK, DISCARD = Zone("hand", YOU), Zone("deck", YOU), Zone("discard pile", YOU)
ENC_DECK, ENC_DISCARD, ASIDE, OUT, VICTORY = (
    Zone(z) for z in ("encounter deck", "encounter discard pile", "set aside", "out of the game", "victory display"))
ENERGY, MENTAL, PHYSICAL, WILD = "energy", "mental", "physical", "wild"
STUNNED, CONFUSED, TOUGH = "stunned", "confused", "tough"


def top(n: Any = 1, deck: Any = DECK) -> Top:
    return Top(n, deck)


# ---- conditions ----------------------------------------------------------------------------------------------------
@condition
class Exists:
    what: Any
    n: Any = 1


@condition
class Is:
    """Somebody has a trait, a form, a status, ..."""
    who: Any
    f: Any


@condition
class Paid:
    """A resource of this type helped to pay for this card or ability."""
    res: str


@condition
class Did:
    """The earlier step did at least something."""
    name: str = "last"


@condition
class Cmp:
    left: Any
    rel: str
    right: Any


@condition
class Paying:
    """Being spent on such a card."""
    what: Any


@condition
class Undefended:
    """The villain is making an undefended attack."""


@condition
class Happened:
    """An event of this kind, this turn, phase or round."""
    what: str
    period: str


@condition
class Mode:
    name: str


@condition
class Not:
    c: Any


@condition
class All_:
    cs: tuple[Any, ...]
