"""Verbs. What modifies a verb is a field of it (`additional=`, `gains=`, `already=`): it acts earlier than it reads."""

from __future__ import annotations

from typing import Any

from .sorts import (
    Attacked_,
    Canceled,
    Card,
    Cards,
    CounterName,
    Described,
    EachOf,
    FormName,
    Function,
    How,
    KeywordNames,
    KnownCard,
    Label,
    Made,
    MovedTokens,
    Number,
    NumberOrAll,
    Place,
    Places,
    Player,
    Players,
    Sometimes,
    Spent_,
    StatName,
    Status,
    Step,
    Timing,
    TraitName,
)
from .values import ALL, YOU, Top, Zone
from .word import Verb, word


# ---- tokens
@word("verb")
class Damage(Verb):
    to: Cards
    n: Number
    additional: Number = 0
    label: Label = ""
    gains: KeywordNames = ()
    indirect: bool = False
    divided: bool = False
    past_tough: Sometimes = False
    """Whether, or when, it ignores tough status cards."""


@word("verb")
class Heal(Verb):
    who: Cards
    n: NumberOrAll


@word("verb")
class RemoveThreat(Verb):
    from_: Cards
    n: NumberOrAll
    additional: Number = 0
    label: Label = ""
    divided: bool = False
    past_crisis: Sometimes = False
    """Whether, or when, it ignores crisis icons."""
    past_patrol: bool = False
    """Whether it ignores patrol."""


@word("verb")
class PlaceThreat(Verb):
    on: Cards
    n: Number


@word("verb")
class PutCounters(Verb):
    """Named counters; kind "acceleration" is the acceleration token. most: no more than so many can be on it."""

    on: Cards
    n: Number
    kind: CounterName
    most: int = 0


@word("verb")
class RemoveCounters(Verb):
    """As a cost, X or `AtMost(4, X)` of them: the player says how many."""

    from_: Cards
    n: NumberOrAll
    kind: CounterName


@word("verb")
class MoveTokens(Verb):
    kind: MovedTokens
    n: NumberOrAll
    from_: Cards
    to: Card
    label: Label = ""


@word("verb")
class Give(Verb):
    """A status. `already` happens instead where the status is already there. rr:already"""

    status: Status
    to: Cards
    already: Step | None = None


@word("verb")
class SetHitPoints(Verb):
    """So many hit points remain, whatever the damage was; never more than its maximum. rr:hit-points"""

    who: Cards
    n: Number


@word("verb")
class RemoveStatus(Verb):
    """One such card, status "" of whatever sort the player chooses; every: all that are there; replaced: a status card of
    another sort takes its place."""

    status: Status
    from_: Cards
    every: bool = False
    replaced: bool = False


# ---- state
@word("verb")
class Exhaust(Verb):
    what: Cards


@word("verb")
class Ready(Verb):
    what: Cards


@word("verb")
class ChangeForm(Verb):
    to: FormName = ""
    who: Players = YOU


@word("verb")
class Engage(Verb):
    minion: Cards
    player: Players = YOU


@word("verb")
class TakeControl(Verb):
    card: Cards
    by: Players = YOU


@word("verb")
class Defeat(Verb):
    who: Cards


@word("verb")
class Declare(Verb):
    """That hero or ally becomes the defender of the enemy attack in progress. rr:defend-defense"""

    who: Card


@word("verb")
class Flip(Verb):
    """Its other side shows; a card with one side is turned facedown, or faceup again. hit_points: then so many remain.
    rr:flip rr:hit-points"""

    card: Cards
    hit_points: Number | None = None


@word("verb")
class TakeForm(Verb):
    """The form that a facedown card grants: it is turned faceup, and the one of that sort that was in use facedown.
    rr:form-change-form"""

    card: Card


# ---- cards
@word("verb")
class Draw(Verb):
    """So many cards; up_to: until that many are in hand. rr:hand-size"""

    n: Number
    who: Players = YOU
    up_to: bool = False


@word("verb")
class Discard(Verb):
    """each_time: one by one, and for each such card `do` comes before the next; it is Ref("each"). rr:each-time
    Of the top `AtMost(4, X)` of a deck the player says how many."""

    cards: Cards
    each_time: Described | None = None
    do: Step | None = None


@word("verb")
class DiscardUntil(Verb):
    deck: Place
    find: Described


@word("verb")
class MoveTo(Verb):
    cards: Cards
    zone: Place
    facedown: bool = False


@word("verb")
class ShuffleInto(Verb):
    cards: Cards
    deck: Place


@word("verb")
class Shuffle(Verb):
    deck: Place


@word("verb")
class Search(Verb):
    """Look for a card in these zones; `then` uses it as Ref("found"). Decks searched are shuffled afterwards."""

    zones: Places
    what: Described
    then: Step


@word("verb")
class Look(Verb):
    """Only the player who looks sees them; without `then`, until they have seen enough."""

    cards: EachOf
    then: Step | None = None


@word("verb")
class Reveal(Verb):
    card: Cards
    by: Player = YOU


@word("verb")
class PutIntoPlay(Verb):
    """facedown_as: facedown, as a minion with that trait and nothing else; what it is nobody sees. facedown: it is there
    without anything that is printed on it; all know what it is."""

    card: Cards
    engaged: Players | None = None
    under: Player | None = None
    attached: KnownCard | None = None
    facedown_as: TraitName = ""
    facedown: bool = False
    wearing: KnownCard | None = None
    """With that card attached to it; what it is because of it, it is from the start."""


@word("verb")
class Attach(Verb):
    card: Cards
    to: Card


@word("verb")
class DealEncounter(Verb):
    """From the encounter deck, or those very cards."""

    n: Number = 1
    to: Players = YOU
    card: Cards | None = None


@word("verb")
class DealBoost(Verb):
    to: Cards
    n: Number = 1


@word("verb")
class BoostIcons(Verb):
    """In boost abilities: this boost card gets so many icons more. rr:boost-boost-icon"""

    n: Number


@word("verb")
class Swap(Verb):
    a: Card
    b: Card


# ---- activity
@word("verb")
class Activate(Verb):
    """How: attack, scheme, or "" for what the form of the player asks for. Against the engaged player: each its own."""

    how: How
    who: EachOf
    against: Attacked_ = YOU
    more: Number = 0
    """ "With +2 ATK", or SCH, for this activation."""
    boost: bool = True
    """Whether it is given the boost card of step 1."""
    gains: KeywordNames = ()
    """What the attack gains, and no other of that enemy."""


@word("verb")
class ResolveAbility(Verb):
    """The abilities of that timing on those cards. sequence: one by one, in the order the player chooses as they go."""

    timing: Timing
    of: Cards
    sequence: bool = False


@word("verb")
class CountIcons(Verb):
    """The boost icons of these cards, card by card: `Result()` is the number. Others may change what is counted."""

    of: EachOf


@word("verb")
class Play(Verb):
    """A card from hand; less: its resource cost is reduced by so much, or ALL of it ignored. rr:play-put-into-play"""

    card: Cards
    less: NumberOrAll = 0


@word("verb")
class Generate(Verb):
    """In resource abilities; for_any: whoever pays may use it, not only who controls the card; also: what is done as it is
    spent."""

    what: Made
    for_any: bool = False
    also: Step | None = None


@word("verb")
class Spend(Verb):
    """Only in costs and `Pay`: these resources, each n times; different: no two of the same type; hand: of cards in
    hand alone."""

    what: Spent_
    n: Number = 1
    different: bool = False
    hand: bool = False


@word("verb")
class PayPrinted(Verb):
    """Only in costs: choose such a card and pay its printed cost, as if for that card."""

    of: Card


# ---- the event in flight
@word("verb")
class Prevent(Verb):
    n: NumberOrAll = ALL


@word("verb")
class Cancel(Verb):
    """ "when revealed" or "all effects" of a revealed card; "boost icons" or the "boost" ability of a boost card; ""
    the triggering event itself."""

    what: Canceled = ""
    of: EachOf | None = None


@word("verb")
class Alter(Verb):
    """Change the event in flight: what it gains, its amount (of a card that would be played: its cost), whom else the attack is resolved against, that an enemy's
    attack deals indirect damage, on which card icons are counted instead, or this card's reveal (surge)."""

    gains: KeywordNames = ()
    amount: Number = 0
    this_card: bool = False
    also: EachOf | None = None
    to: Card | None = None
    """Whom the enemy attacks instead."""
    indirect: bool = False
    counted: EachOf | None = None
    stat: StatName = ""
    """The power that a basic thwart uses in place of THW, or a basic defense in place of DEF."""
    excess: Number = 0
    """By how much the excess damage grows."""
    unhurt: bool = False
    """No consequential damage for this use of a basic power. rr:consequential-damage"""


# ---- the game
@word("verb")
class Unlog(Verb):
    """Remove it from the campaign log: it does not come with its player into the next scenario."""

    card: KnownCard


@word("verb")
class MoveActive(Verb):
    """Another of several villains gets the active counter: it is "the villain", and its encounter deck is in use."""

    to: Card


@word("verb")
class Advance(Verb):
    """The main scheme deck."""


@word("verb")
class CreateArea(Verb):
    """A game area of your own, with that main scheme in it: what is in one area reaches no other. What all shared stays
    in the middle."""

    scheme: KnownCard


@word("verb")
class JoinArea(Verb):
    """All that is in this game area becomes part of another, which you choose, or of the one in the middle."""


@word("verb")
class EndGame(Verb):
    won: bool


@word("verb")
class Call(Verb):
    """A named pure function (state, scope) -> step, for what data would contort."""

    fn: Function


def attack(to: Any, n: Any, **k: Any) -> Damage:
    return Damage(to, n, label="attack", **k)


def thwart(scheme: Any, n: Any, **k: Any) -> RemoveThreat:
    return RemoveThreat(scheme, n, label="thwart", **k)


def facedown(trait: str, n: Any = 1, who: Any = YOU) -> PutIntoPlay:
    """The top card of a player's deck becomes a facedown minion engaged with that player."""
    return PutIntoPlay(Top(n, Zone("deck", who)), engaged=who, facedown_as=trait)


OTHER_HERO = "other hero"
"""The form of an identity with two hero forms that it is not in."""
SURGE = Alter(gains=("surge",), this_card=True)
