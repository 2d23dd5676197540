"""Events as patterns: `response(Attacked(by=SELF), ...)`. One kind, three points: would(E), when E, after E.

A field left out matches anything. The kinds are also the kinds of the records that the rules make.
"""

from __future__ import annotations

from typing import Any

from .word import word


@word("event")
class Attacked:
    """by: the attacker; against: the attacked player or character; damaging, defeating: what it did."""

    by: Any = None
    against: Any = None
    damaging: Any = None
    defeating: Any = None
    basic: bool = False


@word("event")
class Schemed:
    by: Any = None


@word("event")
class Activated:
    by: Any = None
    against: Any = None


@word("event")
class Defended:
    by: Any = None
    basic: bool = False


@word("event")
class Thwarted:
    by: Any = None
    scheme: Any = None
    basic: bool = False


@word("event")
class PowerUsed:
    by: Any = None
    power: str = ""


@word("event")
class DamageDealt:
    to: Any = None
    by: Any = None


@word("event")
class DamageTaken:
    who: Any = None
    by_attack: bool = False


@word("event")
class Healed:
    who: Any = None


@word("event")
class ThreatPlaced:
    """step: only what that step of the villain phase places."""

    on: Any = None
    by: Any = None
    step: int = 0


@word("event")
class ThreatRemoved:
    from_: Any = None
    by: Any = None


@word("event")
class Defeated:
    who: Any = None
    by: Any = None


@word("event")
class Revealed:
    card: Any = None
    from_: Any = None
    by: Any = None


@word("event")
class BoostTurned:
    card: Any = None


@word("event")
class Played:
    card: Any = None
    by: Any = None


@word("event")
class EnteredPlay:
    card: Any = None


@word("event")
class LeftPlay:
    card: Any = None


@word("event")
class Discarded:
    """from_: a zone; what a player looked at on top of a deck is discarded from that deck. rr:discard"""

    card: Any = None
    from_: Any = None


@word("event")
class Drawn:
    by: Any = None


@word("event")
class FormChanged:
    who: Any = None
    to: str = ""


@word("event")
class Engaged:
    minion: Any = None
    player: Any = None


@word("event")
class StatusGiven:
    status: str = ""
    to: Any = None


@word("event")
class Exhausted:
    what: Any = None


@word("event")
class Readied:
    what: Any = None


@word("event")
class CountersPlaced:
    on: Any = None
    kind: str = ""


@word("event")
class CountersRemoved:
    from_: Any = None
    kind: str = ""


@word("event")
class Spent:
    by: Any = None


@word("event")
class DeckEmptied:
    deck: Any = None


@word("event")
class StageCompleted:
    scheme: Any = None


@word("event")
class Began:
    """A round, phase or turn."""

    period: str = "turn"
    of: Any = None


@word("event")
class Ended:
    period: str = "round"
    of: Any = None


@word("event")
class Either:
    """One ability, several events that set it off."""

    of: tuple[Any, ...]


@word("event")
class Would:
    """The point before the event exists."""

    of: Any


def either(*e: Any) -> Either:
    return Either(e)


def would(e: Any) -> Would:
    return Would(e)
