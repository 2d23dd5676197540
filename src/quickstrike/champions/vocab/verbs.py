"""Verbs. What modifies a verb is a field of it (`additional=`, `gains=`, `already=`), because it acts earlier than it reads."""
from __future__ import annotations

from typing import Any

from .base import Verb, word
from .values import ALL, YOU, Zone

op = word("verb")


# ---- tokens
@op
class Damage(Verb):
    to: Any
    n: Any
    additional: Any = 0
    label: str = ""
    gains: Any = ()
    indirect: bool = False
    divided: bool = False


@op
class Heal(Verb):
    who: Any
    n: Any


@op
class RemoveThreat(Verb):
    from_: Any
    n: Any
    additional: Any = 0
    label: str = ""


@op
class PlaceThreat(Verb):
    on: Any
    n: Any


@op
class PutCounters(Verb):
    """Named counters; kind "acceleration" is the acceleration token."""
    on: Any
    n: Any
    kind: str


@op
class TakeCounters(Verb):
    from_: Any
    n: Any
    kind: str


@op
class MoveTokens(Verb):
    kind: str
    n: Any
    from_: Any
    to: Any
    label: str = ""


@op
class Give(Verb):
    """A status. `already` happens instead where the status is already there. rr:already"""
    status: str
    to: Any
    already: Any = None


@op
class RemoveStatus(Verb):
    status: str
    from_: Any


# ---- state
@op
class Exhaust(Verb):
    what: Any


@op
class Ready(Verb):
    what: Any


@op
class ChangeForm(Verb):
    to: str = ""
    who: Any = YOU


@op
class Engage(Verb):
    minion: Any
    player: Any = YOU


@op
class TakeControl(Verb):
    card: Any
    by: Any = YOU


@op
class Defeat(Verb):
    who: Any


# ---- cards
@op
class Draw(Verb):
    n: Any
    who: Any = YOU


@op
class Discard(Verb):
    cards: Any


@op
class DiscardUntil(Verb):
    deck: Any
    find: Any


@op
class MoveTo(Verb):
    cards: Any
    zone: Any
    facedown: bool = False


@op
class ShuffleInto(Verb):
    cards: Any
    deck: Any


@op
class Shuffle(Verb):
    deck: Any


@op
class Search(Verb):
    """Look for a card in these zones; `then` uses it as Ref("found"). Decks searched are shuffled afterwards."""
    zones: tuple[Any, ...]
    what: Any
    then: Any


@op
class Look(Verb):
    cards: Any
    then: Any


@op
class Reveal(Verb):
    card: Any


@op
class PutIntoPlay(Verb):
    card: Any
    engaged: Any = None
    under: Any = None
    attached: Any = None


@op
class Attach(Verb):
    card: Any
    to: Any


@op
class DealEncounter(Verb):
    n: Any = 1
    to: Any = YOU


@op
class DealBoost(Verb):
    to: Any
    n: Any = 1


@op
class Swap(Verb):
    a: Any
    b: Any


# ---- activity
@op
class Activate(Verb):
    """How: attack, scheme, or "" for what the form of the player asks for."""
    how: str
    who: Any
    against: Any = YOU


@op
class ResolveAbility(Verb):
    timing: str
    of: Any


@op
class Generate(Verb):
    """In resource abilities."""
    what: Any


@op
class Spend(Verb):
    """Only in costs and `Pay`: these resources, each n times."""
    what: tuple[str, ...]
    n: Any = 1


# ---- the event in flight
@op
class Prevent(Verb):
    n: Any = ALL


@op
class Cancel(Verb):
    """"when revealed" or "all effects" of a revealed card; "" the triggering event itself."""
    what: str = ""
    of: Any = None


@op
class Alter(Verb):
    """Change the event in flight: what it gains, its amount, or this card's reveal (surge)."""
    gains: tuple[str, ...] = ()
    amount: Any = 0
    this_card: bool = False


# ---- the game
@op
class Advance(Verb):
    """The main scheme deck."""


@op
class EndGame(Verb):
    won: bool


@op
class Call(Verb):
    """A named pure function (state, scope) -> step, for what data would contort."""
    fn: str


def attack(to: Any, n: Any, **k: Any) -> Damage:
    return Damage(to, n, label="attack", **k)


def thwart(scheme: Any, n: Any, **k: Any) -> RemoveThreat:
    return RemoveThreat(scheme, n, label="thwart", **k)


SURGE = Alter(gains=("surge",), this_card=True)
__all__ = [n for n in dir() if not n.startswith("_") and n not in ("annotations", "Any", "Verb", "word", "Zone", "YOU", "ALL", "op")]
