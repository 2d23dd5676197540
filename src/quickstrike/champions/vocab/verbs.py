"""Verbs. What modifies a verb is a field of it (`additional=`, `gains=`, `already=`): it acts earlier than it reads."""

from __future__ import annotations

from typing import Any

from .values import ALL, YOU, Top, Zone
from .word import Verb, word


# ---- tokens
@word("verb")
class Damage(Verb):
    to: Any
    n: Any
    additional: Any = 0
    label: str = ""
    gains: Any = ()
    indirect: bool = False
    divided: bool = False


@word("verb")
class Heal(Verb):
    who: Any
    n: Any


@word("verb")
class RemoveThreat(Verb):
    from_: Any
    n: Any
    additional: Any = 0
    label: str = ""


@word("verb")
class PlaceThreat(Verb):
    on: Any
    n: Any


@word("verb")
class PutCounters(Verb):
    """Named counters; kind "acceleration" is the acceleration token."""

    on: Any
    n: Any
    kind: str


@word("verb")
class TakeCounters(Verb):
    from_: Any
    n: Any
    kind: str


@word("verb")
class MoveTokens(Verb):
    kind: str
    n: Any
    from_: Any
    to: Any
    label: str = ""


@word("verb")
class Give(Verb):
    """A status. `already` happens instead where the status is already there. rr:already"""

    status: str
    to: Any
    already: Any = None


@word("verb")
class RemoveStatus(Verb):
    status: str
    from_: Any


# ---- state
@word("verb")
class Exhaust(Verb):
    what: Any


@word("verb")
class Ready(Verb):
    what: Any


@word("verb")
class ChangeForm(Verb):
    to: str = ""
    who: Any = YOU


@word("verb")
class Engage(Verb):
    minion: Any
    player: Any = YOU


@word("verb")
class TakeControl(Verb):
    card: Any
    by: Any = YOU


@word("verb")
class Defeat(Verb):
    who: Any


@word("verb")
class Declare(Verb):
    """That hero or ally the defender of the enemy attack under way. rr:defend-defense"""

    who: Any


@word("verb")
class Flip(Verb):
    """Its other side shows. rr:flip"""

    card: Any


# ---- cards
@word("verb")
class Draw(Verb):
    """So many cards; up_to: until that many are in hand. rr:hand-size"""

    n: Any
    who: Any = YOU
    up_to: bool = False


@word("verb")
class Discard(Verb):
    """each_time: one by one, and for each such card `do` comes before the next; it is Ref("each"). rr:each-time"""

    cards: Any
    each_time: Any = None
    do: Any = None


@word("verb")
class DiscardUntil(Verb):
    deck: Any
    find: Any


@word("verb")
class MoveTo(Verb):
    cards: Any
    zone: Any
    facedown: bool = False


@word("verb")
class ShuffleInto(Verb):
    cards: Any
    deck: Any


@word("verb")
class Shuffle(Verb):
    deck: Any


@word("verb")
class Search(Verb):
    """Look for a card in these zones; `then` uses it as Ref("found"). Decks searched are shuffled afterwards."""

    zones: tuple[Any, ...]
    what: Any
    then: Any


@word("verb")
class Look(Verb):
    cards: Any
    then: Any


@word("verb")
class Reveal(Verb):
    card: Any


@word("verb")
class PutIntoPlay(Verb):
    """facedown_as: facedown, as a minion with that trait and nothing else; what it is nobody sees."""

    card: Any
    engaged: Any = None
    under: Any = None
    attached: Any = None
    facedown_as: str = ""


@word("verb")
class Attach(Verb):
    card: Any
    to: Any


@word("verb")
class DealEncounter(Verb):
    n: Any = 1
    to: Any = YOU


@word("verb")
class DealBoost(Verb):
    to: Any
    n: Any = 1


@word("verb")
class Swap(Verb):
    a: Any
    b: Any


# ---- activity
@word("verb")
class Activate(Verb):
    """How: attack, scheme, or "" for what the form of the player asks for. Against the engaged player: each its own."""

    how: str
    who: Any
    against: Any = YOU


@word("verb")
class ResolveAbility(Verb):
    """The abilities of that timing on those cards. sequence: one by one, in the order the player chooses as they go."""

    timing: str
    of: Any
    sequence: bool = False


@word("verb")
class Generate(Verb):
    """In resource abilities."""

    what: Any


@word("verb")
class Spend(Verb):
    """Only in costs and `Pay`: these resources, each n times."""

    what: tuple[str, ...]
    n: Any = 1


@word("verb")
class PayPrinted(Verb):
    """Only in costs: choose such a card and pay its printed cost, as if for that card."""

    of: Any


# ---- the event in flight
@word("verb")
class Prevent(Verb):
    n: Any = ALL


@word("verb")
class Cancel(Verb):
    """ "when revealed" or "all effects" of a revealed card; "" the triggering event itself."""

    what: str = ""
    of: Any = None


@word("verb")
class Alter(Verb):
    """Change the event in flight: what it gains, its amount, whom else the attack is resolved against, that an enemy's
    attack deals indirect damage, or this card's reveal (surge)."""

    gains: tuple[str, ...] = ()
    amount: Any = 0
    this_card: bool = False
    also: Any = None
    indirect: bool = False


# ---- the game
@word("verb")
class Advance(Verb):
    """The main scheme deck."""


@word("verb")
class EndGame(Verb):
    won: bool


@word("verb")
class Call(Verb):
    """A named pure function (state, scope) -> step, for what data would contort."""

    fn: str


def attack(to: Any, n: Any, **k: Any) -> Damage:
    return Damage(to, n, label="attack", **k)


def thwart(scheme: Any, n: Any, **k: Any) -> RemoveThreat:
    return RemoveThreat(scheme, n, label="thwart", **k)


def facedown(trait: str, n: Any = 1, who: Any = YOU) -> PutIntoPlay:
    """The top card of a player's deck becomes a facedown minion engaged with that player."""
    return PutIntoPlay(Top(n, Zone("deck", who)), engaged=who, facedown_as=trait)


SURGE = Alter(gains=("surge",), this_card=True)
