"""Values, quantities, selectors, filters and conditions: three algebras, closed under composition."""

from __future__ import annotations

from typing import Any

from .quantities import AnyNumber, Each, Extreme, First, Num, One, OneFor, Random, RandomSet, The, Topmost, UpTo
from .sorts import (
    AspectName,
    CardCode,
    Compared,
    Condition,
    Conditions,
    Described,
    Distinct,
    EachOf,
    Either_,
    EventField,
    Filter,
    Filters,
    FormName,
    FormSort,
    Happening,
    IconName,
    Inside,
    Kind,
    KnownCard,
    Letter,
    Measured,
    ModeName,
    Number,
    Place,
    Players,
    Quantity,
    RefName,
    Resource,
    Result_,
    Selectors,
    SetCode,
    Span,
    State,
    StatName,
    ThisWayHow,
    Timings,
    TokenName,
    TraitName,
    WithName,
    ZoneName,
)
from .word import Val, word


# ---- numbers -------------------------------------------------------------------------------------------------------
@word("value")
class PerPlayer(Val):
    """n for each player who started the scenario. rr:per-player-icon"""

    n: int


@word("value")
class Chosen(Val):
    """The X of a cost, known once it is paid."""

    name: Letter = "X"


@word("value")
class Count(Val):
    """How many; `different="resource"` counts distinct resource types on them, "type" card types, "aspect" aspects."""

    of: Measured
    different: Distinct = ""


@word("value")
class Tokens(Val):
    """Damage, threat or named counters on a card."""

    kind: TokenName
    on: Measured


@word("value")
class StatOf(Val):
    """A statistic ("REMAINING": hit points less damage), as it is now or as printed."""

    stat: StatName
    of: Measured
    printed: bool = False


@word("value")
class CostOf(Val):
    of: Measured


@word("value")
class Icons(Val):
    """Boost or resource icons printed on cards; "resource": of whatever type."""

    kind: IconName
    of: Measured


@word("value")
class Result(Val):
    """How much an earlier step really did; of activations, "damage" dealt, "taken" and "threat" placed."""

    name: Result_ = "last"


@word("value")
class Amount(Val):
    """The number of the triggering event."""


@word("value")
class Overpaid(Val):
    """Resources (of that type) generated beyond the cost of the card being played. rr:cost"""

    res: Resource = ""


@word("value")
class PaidIn(Val):
    """How many resources of that type have paid for the card; wild ones count. rr:cost rr:wild-resource"""

    res: Resource


@word("value")
class Excess(Val):
    """The damage beyond remaining hit points that the step before dealt, or else the triggering event; one: to one of
    several enemies, the one that got the most."""

    one: bool = False


@word("value")
class AtMost(Val):
    n: Number
    v: Number


@word("value")
class Half(Val):
    """Rounded down, or up where the card says so. rr:modifiers"""

    v: Number
    up: bool = False


@word("value")
class Taken(Val):
    """The damage that somebody took from the attack that is the triggering event, or is under way."""

    by: Measured


@word("value")
class Dealt(Val):
    """The damage that the attack which is the triggering event has dealt, tough or not; to: to that character."""

    to: Measured | None = None


@word("value")
class AllBut(Val):
    """Of what is there, all except so much."""

    n: int


@word("value")
class Alt(Val):
    """`other` instead of `base` if `when` holds; for numbers, selectors and keyword lists."""

    base: Either_
    other: Either_
    when: Condition


ALL = "all"
X = Chosen()


# ---- who and what --------------------------------------------------------------------------------------------------
@word("selector")
class Pick:
    """A described set and how many of it."""

    kind: Kind
    where: Filters = ()
    take: Quantity = One()


@word("selector")
class Both:
    """A union, affected at once."""

    parts: Selectors


@word("selector")
class Ref:
    """Chosen earlier: "that enemy"."""

    name: RefName


@word("selector")
class Field:
    """Out of the triggering event: attacker, attacked, damaged, card, minion, ..."""

    name: EventField


@word("selector")
class Self_:
    """This card."""


@word("selector")
class You: ...


@word("selector")
class Host:
    """What this card is attached to."""


@word("selector")
class SchemeOf:
    """The side scheme of a villain, where each of several has one."""

    villain: EachOf


@word("selector")
class VillainOf:
    """The villain whose side scheme it is."""

    scheme: KnownCard


@word("selector")
class Zone:
    name: ZoneName
    owner: Players | None = None


@word("selector")
class Under:
    """The cards that lie beneath a card."""

    card: KnownCard


@word("selector")
class Top:
    n: Number
    deck: Place


@word("selector")
class Bottom:
    """The place beneath the last card of a deck."""

    deck: Place


@word("selector")
class Rest:
    """The others among those just looked at."""


@word("selector")
class Owner:
    of: Measured


@word("selector")
class Facing:
    """The player whom that minion is engaged with."""

    minion: Measured


@word("selector")
class PlayerOf:
    """The player of an identity, by the code of either side: "the Clint Barton player"."""

    code: CardCode


# ---- filters -------------------------------------------------------------------------------------------------------
@word("filter")
class Trait:
    name: TraitName


@word("filter")
class Named:
    """By title, as rr:referential-ability resolves it: this card, else its own set, else all."""

    code: CardCode


@word("filter")
class Called:
    """By title without what stands in parentheses: each Kang is "Kang"."""

    code: CardCode


@word("filter")
class Unlike:
    """In `EachPlayer`: of another title than what the players before did it to."""


@word("filter")
class Mine:
    """Controlled by."""

    who: Players = You()


@word("filter")
class EngagedWith:
    who: Players = You()


@word("filter")
class In:
    """In a place, or in one of several: `In((HAND, IN_PLAY))`."""

    zone: Inside


@word("filter")
class With:
    """With a status, a counter of this kind, or an attached card that has the title of this one."""

    what: WithName


@word("filter")
class Printed:
    """With this resource icon printed."""

    icon: Resource


@word("filter")
class ThisWay:
    """Among the things an earlier step touched."""

    how: ThisWayHow = "discarded"
    name: Result_ = "last"


@word("filter")
class Other:
    """Not this card, and not what was chosen for this kind before."""


@word("filter")
class Copies:
    """Other cards of this card's title. rr:copy"""


@word("filter")
class Alias:
    """That person, by title, by the title of another side of the identity, or by subtitle. rr:subtitle"""

    code: CardCode


@word("filter")
class Shares:
    """Has a trait in common with it."""

    who: KnownCard


@word("filter")
class Different:
    """No two of the same title."""


@word("filter")
class CostUpTo:
    v: Number


@word("filter")
class Form:
    name: FormName


@word("filter")
class Grants:
    """With the keyword "[type] form", faceup or not. rr:form-change-form"""

    sort: FormSort


@word("filter")
class Aspect:
    """Of that aspect; "" of any."""

    name: AspectName = ""


@word("filter")
class Nemesis:
    """Of your nemesis set; itself: the nemesis minion, not the others of that set."""

    itself: bool = False


@word("filter")
class Is_:
    """In a state: attacking (of an enemy), exhausted, ready, damaged, unique, facedown, faceup."""

    name: State


@word("filter")
class Stage:
    """Of that stage of its deck."""

    n: int


@word("filter")
class StatIs:
    stat: StatName
    rel: Compared
    v: Number


@word("filter")
class FromSet:
    """Belonging to an identity's or encounter set, by its code."""

    set: SetCode


@word("filter")
class On:
    """Attached to it, or to one of them; of upgrades that are attached to nothing, those of its player. rr:upgrade"""

    who: Measured


@word("filter")
class AnyOf:
    """One of these is enough."""

    fs: Filters


@word("filter")
class But:
    """None of these."""

    who: Measured


@word("filter")
class OfNamedType:
    """Of the card type that was named, see `NameType`."""


@word("filter")
class HasAbility:
    """With an ability of one of these timings for that form: "Hero Action", "Hero Response"."""

    form: FormName
    timings: Timings


@word("filter")
class Own:
    """Identity-specific: of the set of its owner's identity. rr:identity-specific-card"""


@word("filter")
class No:
    f: Filter


def any_of(*f: Any) -> AnyOf:
    return AnyOf(f)


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


def one_for(kind: str, *fs: Any, where: tuple[Any, ...] = ()) -> Pick:
    return Pick(kind, where, OneFor(fs))


def any_number(kind: str, *where: Any) -> Pick:
    return Pick(kind, where, AnyNumber())


def rnd(n: int, kind: str, *where: Any) -> Pick:
    return Pick(kind, where, Random(n))


def random_set(*where: Any) -> Pick:
    return Pick("card", where, RandomSet())


def most(stat: str, kind: str, *where: Any, printed: bool = False) -> Pick:
    return Pick(kind, where, Extreme(stat, printed=printed))


def least(stat: str, kind: str, *where: Any) -> Pick:
    return Pick(kind, where, Extreme(stat, False))


def topmost(kind: str, *where: Any) -> Pick:
    return Pick(kind, where, Topmost())


def bottommost(kind: str, *where: Any) -> Pick:
    return Pick(kind, where, Topmost(bottom=True))


def first(kind: str, *where: Any) -> Pick:
    return Pick(kind, where, First())


def named(code: str) -> Pick:
    return Pick("card", (Named(code),), The())


def both(*parts: Any) -> Both:
    return Both(parts)


def that(kind: str) -> Ref:
    return Ref(kind)


SELF, YOU, HOST, REST = Self_(), You(), Host(), Rest()
AN_ENEMY, EACH_ENEMY, A_MINION, THE_VILLAIN = a("enemy"), each("enemy"), a("minion"), the("villain")
THE_ACTIVE_VILLAIN = the("active villain")
A_SCHEME, EACH_SCHEME, MAIN = a("scheme"), each("scheme"), the("main scheme")
A_PLAYER, EACH_PLAYER, THAT_PLAYER, FIRST_PLAYER = a("player"), each("player"), Ref("player"), the("first player")
ENGAGED_PLAYER = the("engaged player")
AN_ALLY, EACH_HERO = a("ally"), each("hero")
YOUR_HERO, YOUR_ALTER_EGO, YOUR_IDENTITY = (the(k, Mine()) for k in ("hero", "alter-ego", "identity"))
THAT_ENEMY, THAT_SCHEME, FOUND = Ref("enemy"), Ref("scheme"), Ref("found")
HAND, DECK, DISCARD = Zone("hand", YOU), Zone("deck", YOU), Zone("discard pile", YOU)
ENC_DECK, ENC_DISCARD, ASIDE, OUT, VICTORY = (
    Zone(z) for z in ("encounter deck", "encounter discard pile", "set aside", "out of the game", "victory display")
)
ENC_DECKS, VILLAIN_DECK, SCHEME_DECK = Zone("encounter decks"), Zone("villain deck"), Zone("main scheme deck")
IN_PLAY, DEALT = Zone("play"), Zone("encounter cards", YOU)
ENC_PILES = ENC_DECK, ENC_DISCARD
ONE_IN_HAND, ONE_AT_RANDOM = num(1, "card", In(HAND)), rnd(1, "card", In(HAND))
ENGAGED_MINIONS, EACH_SIDE, DISCARDED = each("minion", EngagedWith()), each("side scheme"), each("card", ThisWay())
FACEDOWN_DEALT = each("card", In(DEALT))
"""The encounter cards in front of you that have yet to be revealed."""
ENERGY, MENTAL, PHYSICAL, WILD = "energy", "mental", "physical", "wild"
STUNNED, CONFUSED, TOUGH = "stunned", "confused", "tough"


def top(n: Any = 1, deck: Any = DECK) -> Top:
    return Top(n, deck)


# ---- conditions ----------------------------------------------------------------------------------------------------
@word("condition")
class Exists:
    what: Measured
    n: Number = 1


@word("condition")
class Is:
    """Somebody has a trait, a form, a status, ..."""

    who: Measured
    f: Filter


IN_HERO_FORM = Is(YOU, Form("hero"))


@word("condition")
class Paid:
    """A resource of this type helped to pay for this card or ability; only: nothing else did."""

    res: Resource
    only: bool = False


@word("condition")
class Did:
    """The earlier step did at least something; Did("damage"): its attacks dealt damage; Did("tough"): such a status card
    was removed."""

    name: Result_ = "last"


@word("condition")
class Cmp:
    left: Number
    rel: Compared
    right: Number


@word("condition")
class Paying:
    """Being spent on such a card."""

    what: Described


@word("condition")
class Undefended:
    """The attack under way is undefended; by: it is one by such an enemy."""

    by: Described | None = None


@word("condition")
class Attacking:
    """What is under way, or triggers the ability, is an attack (and not a scheme or a thwart); by: of that enemy.
    against: a player's character attacks that enemy."""

    by: Described | None = None
    against: Described | None = None


@word("condition")
class Happened:
    """This turn, phase or round: "played:<title>", or `Played(a("ally"))`, by whomever or `by=YOU`; of cards with a trait,
    or of others than this one (`a("card", Other())`)."""

    what: Happening
    period: Span


@word("condition")
class Mode:
    name: ModeName


@word("condition")
class Together:
    """All players are in one game area."""


@word("condition")
class FinalStep:
    """This ability is the last that a sequence resolves, see `ResolveAbility`."""


@word("condition")
class Not:
    c: Condition


@word("condition")
class All_:
    cs: Conditions


@word("condition")
class Any_:
    cs: Conditions
