"""Events as patterns: `response(Attacked(by=SELF), ...)`. One kind, three points: would(E), when E, after E.

A field left out matches anything. The kinds are also the kinds of the records that the rules make.
"""
from __future__ import annotations

from typing import Any

from .base import word

event = word("event")


@event
class Attacked:
    """by: the attacker; against: the attacked player or character; damaging, defeating: what it did."""
    by: Any = None
    against: Any = None
    damaging: Any = None
    defeating: Any = None
    basic: bool = False


@event
class Schemed:
    by: Any = None


@event
class Activated:
    by: Any = None
    against: Any = None


@event
class Defended:
    by: Any = None
    basic: bool = False


@event
class Thwarted:
    by: Any = None
    scheme: Any = None
    basic: bool = False


@event
class PowerUsed:
    by: Any = None
    power: str = ""


@event
class DamageDealt:
    to: Any = None
    by: Any = None


@event
class DamageTaken:
    who: Any = None
    by_attack: bool = False


@event
class Healed:
    who: Any = None


@event
class ThreatPlaced:
    on: Any = None
    by: Any = None


@event
class ThreatRemoved:
    from_: Any = None
    by: Any = None


@event
class Defeated:
    who: Any = None
    by: Any = None


@event
class Revealed:
    card: Any = None
    from_: Any = None
    by: Any = None


@event
class BoostTurned:
    card: Any = None


@event
class Played:
    card: Any = None
    by: Any = None


@event
class EnteredPlay:
    card: Any = None


@event
class LeftPlay:
    card: Any = None


@event
class Discarded:
    card: Any = None


@event
class Drawn:
    by: Any = None


@event
class FormChanged:
    who: Any = None
    to: str = ""


@event
class Engaged:
    minion: Any = None
    player: Any = None


@event
class StatusGiven:
    status: str = ""
    to: Any = None


@event
class Exhausted:
    what: Any = None


@event
class Readied:
    what: Any = None


@event
class CountersPlaced:
    on: Any = None
    kind: str = ""


@event
class CountersRemoved:
    from_: Any = None
    kind: str = ""


@event
class Spent:
    by: Any = None


@event
class DeckEmptied:
    deck: Any = None


@event
class StageCompleted:
    scheme: Any = None


@event
class Began:
    """A round, phase or turn."""
    period: str = "turn"
    of: Any = None


@event
class Ended:
    period: str = "round"
    of: Any = None


@event
class Would:
    """The point before the event exists."""
    of: Any


def would(e: Any) -> Would:
    return Would(e)
