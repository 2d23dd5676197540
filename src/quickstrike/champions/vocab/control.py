"""How steps are combined, and effects that last."""

from __future__ import annotations

from typing import Any

from .sorts import (
    Act,
    At,
    Cards,
    Condition,
    Costs,
    Described,
    EachOf,
    Effect,
    End,
    Factor,
    Gained,
    GivenTrait,
    KnownCard,
    Label,
    Measured,
    MustAct,
    NewName,
    Number,
    NumberedRows,
    Obstacles,
    Pattern,
    Player,
    Players,
    PowerName,
    PricedAct,
    Resource,
    RevealPeriod,
    Rows,
    StatName,
    StatRows,
    Step,
    Steps,
    Timing,
)
from .values import YOU
from .word import Control, Lasting, word


@word("control")
class Seq(Control):
    """Sentences: one after the other."""

    steps: Steps


@word("control")
class And(Control):
    """At once, independent of each other. rr:and"""

    steps: Steps


@word("control")
class Then(Control):
    """The second only if the first was done in full. rr:then"""

    first: Step
    second: Step


@word("control")
class Otherwise(Control):
    """The second only if the first did nothing. rr:otherwise"""

    first: Step
    second: Step


@word("control")
class If(Control):
    cond: Condition
    then: Step
    other: Step | None = None


@word("control")
class May(Control):
    step: Step


@word("control")
class Pay(Control):
    """A cost inside an effect."""

    cost: Costs
    then: Step | None = None


@word("control")
class Choose(Control):
    """Choose a game element that later steps call `that(kind)`. label: whom the ability attacks, whatever it does."""

    what: Cards
    label: Label = ""


@word("control")
class ChooseOne(Control):
    """n: so many of them, in the order chosen; again: the same one more than once. rr:choose-option"""

    options: Steps
    who: Player = YOU
    n: int = 1
    again: bool = False


@word("control")
class ForEach(Control):
    """A loop in which each round may choose anew. rr:for-each"""

    what: EachOf
    body: Step


@word("control")
class EachPlayer(Control):
    """ "You" inside is that player; in_order: in player order, otherwise as the first player decides."""

    body: Step
    in_order: bool = False


@word("control")
class By(Control):
    """That player does it, and chooses: "you" inside. Of `YOU` in what follows a defeat it is whoever defeated it."""

    who: Player
    step: Step


@word("control")
class Cases(Control):
    """By printed resource icons: ((icon, step), ...)."""

    on: Measured
    rows: Rows


@word("control")
class ByNumber(Control):
    """By a number: ((number, step), ...), the last row for that number or more."""

    v: Number
    rows: NumberedRows


@word("control")
class Until(Control):
    """A lasting effect: end is "attack", "thwart", "activation", "event" (that is being played), "turn", "phase", "round", "your
    next turn", "game"; uses=1 for "the next ..."."""

    end: End
    effect: Effect
    uses: int = 0


@word("control")
class Delayed(Control):
    """At: "damage" (after this activation deals damage), "defeat" (when that card is defeated, whoever does it is "you"),
    "play" (after you play such a card, as long as this one is in play), "attack", "activation", "phase", "round": the
    end of it.

    to: Described | None
    """

    at: At
    step: Step
    to: Described | None = None


@word("control")
class Instead(Control):
    """Replaces the event being interrupted."""

    step: Step


@word("control")
class Repeat(Control):
    n: Number
    body: Step


@word("control")
class Attacks(Control):
    """ "Make the following attacks in order": each of them an attack of its own. rr:attack-player-ability-type"""

    steps: Steps


@word("control")
class NameType(Control):
    """Name a card type: `OfNamedType()` says of a card that it has it."""


@word("control")
class Bind(Control):
    """Names what the step chose and did."""

    name: NewName
    step: Step


def seq(*s: Any) -> Seq:
    return Seq(s)


def attacks(*s: Any) -> Attacks:
    return Attacks(s)


def one_of(*o: Any, **k: Any) -> ChooseOne:
    return ChooseOne(o, **k)


# ---- effects that last ---------------------------------------------------------------------------------------------
@word("lasting")
class Modify(Lasting):
    who: Described
    stats: StatRows
    per: EachOf | None = None
    cap: Number | None = None


@word("lasting")
class SetBase(Lasting):
    """ "Set": overrides all other modifiers. rr:modifiers"""

    who: Described
    stats: StatRows


@word("lasting")
class HasBase(Lasting):
    """A base value in place of the printed one: other modifiers still count. rr:base-value"""

    who: Described
    stats: StatRows


@word("lasting")
class Multiply(Lasting):
    who: Described
    stat: StatName
    k: Factor


@word("lasting")
class Gain(Lasting):
    """A keyword or a trait; basic: a keyword of basic attacks only."""

    who: Described
    what: Gained
    basic: bool = False


@word("lasting")
class Lose(Lasting):
    who: Described
    what: Gained


@word("lasting")
class Cannot(Lasting):
    """act: attack, thwart, defend, ready, take damage, stunned, confused, leave play, change form, ...

    of: Described | None
    """

    who: Described
    act: Act
    of: Described | None = None


@word("lasting")
class MayPlay(Lasting):
    """You may play such cards from where they lie as if they were in your hand: on your turn, or as an Action."""

    who: Described


@word("lasting")
class Must(Lasting):
    """act: "defend", against attacks by such enemies, with such a character, if able."""

    who: Players
    act: MustAct
    with_: Described
    against: Described


@word("lasting")
class AddCost(Lasting):
    """An additional cost for an act ("attack", "thwart", "play"), of everybody or of that character alone. rr:cost"""

    act: PricedAct
    cost: Costs
    who: Described | None = None


@word("lasting")
class Divides(Lasting):
    """Its basic power ("attack", "thwart") may be divided among several targets. rr:basic-power"""

    who: Described
    power: PowerName


@word("lasting")
class Blank(Lasting):
    """Its printed text box counts as empty; but_keywords: except for keywords. rr:text-box"""

    who: Described
    but_keywords: bool = False


@word("lasting")
class Becomes(Lasting):
    """An ally that counts as a minion with that trait, without text, with its printed THW as its SCH. It engages whoever
    controls it; afterwards it is its owner's ally again. rr:text-box rr:engage"""

    who: Described
    trait: GivenTrait
    """Which may be on no card; the pack has a word for it in every language."""


@word("lasting")
class SchemesOn(Lasting):
    """Where the scheming of an enemy places threat instead of on the main scheme. rr:scheme-enemy-activation"""

    who: Described
    to: KnownCard


@word("lasting")
class Ignores(Lasting):
    """It attacks and thwarts as if there were no guard, no patrol, no crisis icon. rr:guard rr:patrol rr:crisis-icon"""

    who: Described
    what: Obstacles


@word("lasting")
class Indirect(Lasting):
    """The damage of its attacks is indirect. rr:indirect-damage"""

    who: Described


@word("lasting")
class MostDamage(Lasting):
    """It cannot take more damage than that from one attack. rr:cannot"""

    who: Described
    n: Number


@word("lasting")
class EachTime(Lasting):
    """Under `Until`: whenever that has happened. The rules look for it after damage."""

    on: Pattern
    step: Step


@word("lasting")
class Prevents(Lasting):
    """All damage that would be dealt to it is prevented by this card. rr:prevent"""

    who: Described


@word("lasting")
class Yields(Lasting):
    """Of a card in hand: it generates so many resources of that type. rr:resource-card"""

    res: Resource
    n: Number


@word("lasting")
class Again(Lasting):
    """Each ability of that timing on a card that those players reveal resolves one more time."""

    timing: Timing
    who: Players


@word("lasting")
class FirstRevealed(Lasting):
    """The first such card that is revealed (by those players) in each of these periods gains surge. rr:surge"""

    card: Described
    period: RevealPeriod
    by: Players | None = None


def gets(who: Any, *, per: Any = None, cap: Any = None, **stats: Any) -> Modify:
    return Modify(who, tuple(stats.items()), per, cap)
