"""How steps hang together, and effects that last."""

from __future__ import annotations

from typing import Any

from .values import YOU
from .word import Control, Lasting, word


@word("control")
class Seq(Control):
    """Sentences: one after the other."""

    steps: tuple[Any, ...]


@word("control")
class And(Control):
    """At once, independent of each other. rr:and"""

    steps: tuple[Any, ...]


@word("control")
class Then(Control):
    """The second only if the first was done in full. rr:then"""

    first: Any
    second: Any


@word("control")
class Otherwise(Control):
    """The second only if the first did nothing. rr:otherwise"""

    first: Any
    second: Any


@word("control")
class If(Control):
    cond: Any
    then: Any
    other: Any = None


@word("control")
class May(Control):
    step: Any


@word("control")
class Pay(Control):
    """A cost inside an effect."""

    cost: tuple[Any, ...]
    then: Any = None


@word("control")
class Choose(Control):
    """Choose a game element that later steps call `that(kind)`."""

    what: Any


@word("control")
class ChooseOne(Control):
    options: tuple[Any, ...]
    who: Any = YOU


@word("control")
class ForEach(Control):
    """A loop in which each round may choose anew. rr:for-each"""

    what: Any
    body: Any


@word("control")
class EachPlayer(Control):
    """ "You" inside is that player."""

    body: Any


@word("control")
class Cases(Control):
    """By printed resource icons: ((icon, step), ...)."""

    on: Any
    rows: tuple[Any, ...]


@word("control")
class Until(Control):
    """A lasting effect: end is "attack", "activation", "phase", "round"; uses=1 for "the next ..."."""

    end: str
    effect: Any
    uses: int = 0


@word("control")
class Delayed(Control):
    """At: "damage" (after this activation deals damage), "attack", "activation", "phase", "round": the end of it.

    to: only if that damage is dealt to such a character.
    """

    at: str
    step: Any
    to: Any = None


@word("control")
class Instead(Control):
    """Replaces the event being interrupted."""

    step: Any


@word("control")
class Repeat(Control):
    n: Any
    body: Any


@word("control")
class Attacks(Control):
    """ "Make the following attacks in order": each of them an attack of its own. rr:attack-player-ability-type"""

    steps: tuple[Any, ...]


@word("control")
class Bind(Control):
    """Names what the step chose and did."""

    name: str
    step: Any


def seq(*s: Any) -> Seq:
    return Seq(s)


def attacks(*s: Any) -> Attacks:
    return Attacks(s)


def one_of(*o: Any, **k: Any) -> ChooseOne:
    return ChooseOne(o, **k)


# ---- effects that last ---------------------------------------------------------------------------------------------
@word("lasting")
class Modify(Lasting):
    who: Any
    stats: tuple[tuple[str, Any], ...]
    per: Any = None
    cap: Any = None


@word("lasting")
class SetBase(Lasting):
    """ "Set": overrides all other modifiers. rr:modifiers"""

    who: Any
    stats: tuple[tuple[str, Any], ...]


@word("lasting")
class HasBase(Lasting):
    """A base value in place of the printed one: other modifiers still count. rr:base-value"""

    who: Any
    stats: tuple[tuple[str, Any], ...]


@word("lasting")
class Multiply(Lasting):
    who: Any
    stat: str
    k: Any


@word("lasting")
class Gain(Lasting):
    """A keyword or a trait."""

    who: Any
    what: Any


@word("lasting")
class Lose(Lasting):
    who: Any
    what: Any


@word("lasting")
class Cannot(Lasting):
    """act: attack, thwart, defend, ready, take damage, stunned, confused, leave play, change form, ...

    of: only if such cards are the cause ("... cannot take damage from upgrades").
    """

    who: Any
    act: str
    of: Any = None


@word("lasting")
class Must(Lasting):
    """act: "defend", against attacks by such enemies, with such a character, if able."""

    who: Any
    act: str
    with_: Any
    against: Any


@word("lasting")
class AddCost(Lasting):
    """An additional cost for an act ("attack", "thwart", "play"). rr:cost"""

    act: str
    cost: tuple[Any, ...]


def gets(who: Any, *, per: Any = None, cap: Any = None, **stats: Any) -> Modify:
    return Modify(who, tuple(stats.items()), per, cap)
