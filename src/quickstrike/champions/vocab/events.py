"""Events as patterns: `response(Attacked(by=SELF), ...)`. One kind, three points: would(E), when E, after E.

A field left out matches anything. The kinds are also the kinds of the records that the rules make.
"""

from __future__ import annotations

from typing import Any

from .sorts import (
    AbilityName,
    Activity,
    Condition,
    CounterName,
    Described,
    FormSeen,
    Pattern,
    Patterns,
    Period,
    Place,
    Players,
    PowerName,
    Status,
)
from .word import word


@word("event")
class Attacked:
    """by: the attacker; against: the attacked player or character; damaging, defeating: what it did."""

    by: Described | None = None
    against: Described | None = None
    damaging: Described | None = None
    defeating: Described | None = None
    basic: bool = False
    undefended: bool = False


@word("event")
class Schemed:
    by: Described | None = None


@word("event")
class Activated:
    by: Described | None = None
    against: Players | None = None


@word("event")
class Defended:
    """unharmed: after it, whoever defended has taken no damage from the attack."""

    by: Described | None = None
    basic: bool = False
    unharmed: bool = False


@word("event")
class Thwarted:
    """clearing: it removes the last threat from such a scheme."""

    by: Described | None = None
    scheme: Described | None = None
    basic: bool = False
    clearing: Described | None = None


@word("event")
class PowerUsed:
    by: Described | None = None
    power: PowerName = ""


@word("event")
class DamageDealt:
    """excess: more than the character has hit points left. rr:excess-damage"""

    to: Described | None = None
    by: Described | None = None
    by_attack: bool = False
    excess: bool = False


@word("event")
class DamageTaken:
    who: Described | None = None
    by_attack: bool = False
    by: Described | None = None


@word("event")
class Prevented:
    """A card prevents damage, at least so much at once; by_attack: of an attack."""

    by: Described | None = None
    least: int = 1
    by_attack: bool = False


@word("event")
class Healed:
    who: Described | None = None


@word("event")
class ThreatPlaced:
    """step: only what that step of the villain phase places."""

    on: Described | None = None
    by: Described | None = None
    step: int = 0


@word("event")
class ThreatRemoved:
    """last: none is left."""

    from_: Described | None = None
    by: Described | None = None
    last: bool = False


@word("event")
class Defeated:
    who: Described | None = None
    by: Described | None = None
    by_attack: bool = False


@word("event")
class Revealed:
    card: Described | None = None
    from_: Place | None = None
    by: Players | None = None


@word("event")
class BoostTurned:
    """during: an "attack" or a "scheme" of that enemy, against that player; after it, the boost ability has still to be
    resolved."""

    card: Described | None = None
    by: Described | None = None
    during: Activity = ""
    against: Players | None = None


@word("event")
class IconsCounted:
    """The boost icons of a card: of a boost card, or because an ability asks for their number."""

    card: Described | None = None


@word("event")
class Surged:
    """The surge of a revealed card is resolved."""

    card: Described | None = None
    by: Players | None = None


@word("event")
class Triggered:
    """A player has triggered an ability of a card in play, or the one of that name, and it has resolved."""

    card: Described | None = None
    by: Players | None = None
    ability: AbilityName = ""


@word("event")
class Played:
    """would: before it is paid for, which is when its cost can be reduced. from_hand: not from a deck or a pile."""

    card: Described | None = None
    by: Players | None = None
    from_hand: bool = False


@word("event")
class EnteredPlay:
    card: Described | None = None


@word("event")
class Swapped:
    """A card in play has changed places with one of its title. rr:swap"""

    card: Described | None = None


@word("event")
class LeftPlay:
    card: Described | None = None


@word("event")
class Discarded:
    """from_: a zone; what a player looked at on top of a deck is discarded from that deck. rr:discard"""

    card: Described | None = None
    from_: Place | None = None


@word("event")
class Drawn:
    by: Players | None = None


@word("event")
class FormChanged:
    who: Players | None = None
    to: FormSeen = ""


@word("event")
class Engaged:
    minion: Described | None = None
    player: Players | None = None


@word("event")
class StatusGiven:
    status: Status = ""
    to: Described | None = None


@word("event")
class Exhausted:
    what: Described | None = None


@word("event")
class Readied:
    what: Described | None = None


@word("event")
class CountersPlaced:
    on: Described | None = None
    kind: CounterName = ""


@word("event")
class CountersRemoved:
    """last: none of that kind is left."""

    from_: Described | None = None
    kind: CounterName = ""
    last: bool = False


@word("event")
class Spent:
    """card=SELF: this very card, spent from the hand."""

    by: Described | None = None
    card: Described | None = None


@word("event")
class DeckEmptied:
    """It has run out, and its discard pile makes a new one."""

    deck: Place | None = None


@word("event")
class StageCompleted:
    scheme: Described | None = None


@word("event")
class Began:
    """A round, phase or turn."""

    period: Period = "turn"
    of: Players | None = None


@word("event")
class Ended:
    period: Period = "round"
    of: Players | None = None


@word("event")
class Either:
    """One ability, several events that set it off."""

    of: Patterns


@word("event")
class Given:
    """Sets the ability off only if that is so at that moment: "when you take damage, if ..."."""

    of: Pattern
    cond: Condition


@word("event")
class Would:
    """The point before the event exists."""

    of: Pattern


def either(*e: Any) -> Either:
    return Either(e)


def given(e: Any, cond: Any) -> Given:
    return Given(e, cond)


def would(e: Any) -> Would:
    return Would(e)
