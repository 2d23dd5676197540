"""The parts of a card: keywords, restrictions, abilities and constant effects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...kernel.ops import Op, walk
from .control import Attacks, If, May, Pay, one_of, seq
from .sorts import (
    Anything,
    Card,
    CardCode,
    Cards,
    Condition,
    Costs,
    CounterName,
    Effect,
    FormName,
    KeywordName,
    Label,
    Limit,
    MaxPer,
    ModeName,
    Name,
    Number,
    Pattern,
    Place,
    Resource,
    SetCode,
    Step,
    Steps,
    Timing,
    TraitName,
)
from .values import OUT, SELF, YOUR_ALTER_EGO, YOUR_HERO
from .verbs import ChangeForm, Discard, Exhaust, MoveTo, Spend
from .word import word


@word("keyword")
class Keyword:
    """n: the number of "Retaliate 1"; of: what stands in parentheses (a trait, a title, resources)."""

    name: KeywordName
    n: Number | None = None
    of: Anything = None


@word("keyword")
class Uses:
    n: Number
    kind: CounterName


@word("keyword")
class EntersWith:
    """Counters that it enters play with; unlike `Uses`, it stays without them."""

    n: Number
    kind: CounterName


@word("restriction")
class AttachTo:
    """other: what happens if there is nothing to attach to when it is revealed; then: what else is done as it attaches."""

    what: Card
    other: Step | None = None
    then: Step | None = None


@word("restriction")
class Max:
    """per: player, deck, round, phase; the kind of game element it attaches to; or the instance of what triggers it:
    attack, activation, event. of: not copies of this card are counted, but cards with that trait."""

    n: int
    per: MaxPer
    of: TraitName = ""


@word("restriction")
class FormOnly:
    form: FormName


@word("restriction")
class ModeOnly:
    """This side of a double-sided card is for that mode, "standard" or "expert". rr:double-sided-card"""

    mode: ModeName


@word("restriction")
class PlayOnlyIf:
    cond: Condition


@word("restriction")
class PayOnly:
    """Only resources of this type can be spent to play it."""

    res: Resource


@word("restriction")
class PlayFrom:
    """A permission: its owner may also play it from there, on their own turn. rr:play-restrictions-and-permissions"""

    zone: Place


@word("restriction")
class Uncounted:
    """It does not count against the ally limit. rr:ally-limit"""


@word("restriction")
class KeptInHand:
    """Its owner cannot choose to discard it from hand; drawn, it comes there, whatever its type. rr:cannot"""


@word("restriction")
class NotUnique:
    """While it is in play, cards of its title may be there as if they were not unique. rr:unique-icon"""


@word("restriction")
class InPlayArea:
    """Of an environment: it is in the play area of the player who reveals it, or for whom it is put into play."""


@word("restriction")
class NotCanceled:
    """What it does when it is revealed cannot be canceled. rr:cancel"""


@word("restriction")
class AnyControl:
    """Play under any player's control."""


@word("restriction")
class FirstControls:
    """The first player controls it, whoever that is; free: while it is attached to nothing."""

    free: bool = False


@word("restriction")
class EngagesFirst:
    """Of a minion: it engages the first player, whoever reveals it. rr:engage"""


@word("restriction")
class LoseIfGone:
    """If it leaves play, the players lose. rr:winning-the-game"""


@word("restriction")
class UnitCost:
    """What it costs in the market of its campaign."""

    n: int


@word("restriction")
class AnyUse:
    """Any player may trigger its actions."""


@word("restriction")
class GiveTo:
    """An obligation's player, by identity."""

    code: CardCode


@word("restriction")
class DeckAspects:
    """How many aspects the deck of this identity has, with equally many cards of each. The deck checker reads it in the
    printed facts. copies: and so many of a card at most, but for those of the identity."""

    n: int
    copies: int = 0


@word("restriction")
class DeckMayHave:
    """Cards of other aspects that the deck of this identity may include. The deck checker reads it in the printed facts."""

    cards: Cards


@word("restriction")
class OwnDeck:
    """The game begins with that deck beside this identity, made of the cards of that set; its top card is faceup."""

    deck: Place
    set: SetCode


@word("restriction")
class BelongsTo:
    """This side scheme, or main scheme, is that villain's, by its title."""

    code: CardCode


@word("restriction")
class Variable:
    """What the X in a box of this card stands for. rr:non-numerical-variable"""

    v: Number


@word("restriction")
class LoseIfCompleted:
    """The last stage says so; the rule (rr:winning-the-game) does it."""


@word("restriction")
class JoinedLast:
    """Of a main scheme in the middle: players join its game area only when no other is left."""


@word("restriction")
class CompletedAlone:
    """Of a main scheme in a game area of its own: it is completed when all players there are out."""


@word("ability")
class Ability(Op):
    timing: Timing
    steps: Steps
    on: Pattern | None = None
    cost: Costs = ()
    form: FormName = ""
    forced: bool = False
    label: Label = ""
    limit: Limit = ""
    """"aspect": once per round for each aspect of the triggering card; "player": once per round for each player."""
    name: Name = ""
    in_hand: bool = False
    """While the card is in its owner's hand, and not in play. rr:in-play-and-out-of-play"""


@word("ability")
class Constant(Op):
    effect: Effect
    while_: Condition | None = None
    name: Name = ""


def _tuple(c: Any) -> tuple[Any, ...]:
    return c if isinstance(c, tuple) else () if c is None else (c,)


def _label(steps: tuple[Any, ...], label: str) -> str:
    """Derived from its steps; an ability that makes several attacks has none itself. rr:labelled-ability"""
    apart = {id(y) for _, x in walk(steps) if isinstance(x, Attacks) for _, y in walk(x)}
    found = {getattr(x, "label", "") for _, x in walk(steps) if id(x) not in apart} | set(label.split("/"))
    return "/".join(sorted(found - {""}))


def _make(timing: str, form: str = "", forced: bool = False, on: bool = False) -> Callable[..., Ability]:
    def build(*steps: Any, cost: Any = None, label: str = "", limit: str = "", name: str = "") -> Ability:
        event = steps[0] if on else None
        body = steps[1:] if on else steps
        return Ability(timing, body, event, _tuple(cost), form, forced, _label(body, label), limit, name)

    return build


action, hero_action, alter_ego_action = (_make("action", f) for f in ("", "hero", "alter-ego"))
interrupt, hero_interrupt, alter_ego_interrupt = (_make("interrupt", f, on=True) for f in ("", "hero", "alter-ego"))
response, hero_response, alter_ego_response = (_make("response", f, on=True) for f in ("", "hero", "alter-ego"))
forced_interrupt, forced_response = (_make(t, forced=True, on=True) for t in ("interrupt", "response"))
first_player_action, first_player_interrupt = (
    _make("action", "first player"),
    _make("interrupt", "first player", on=True),
)
resource, hero_resource, alter_ego_resource = (_make("resource", f) for f in ("", "hero", "alter-ego"))
when_revealed, when_defeated, when_completed, boost, setup, special = (
    _make(t) for t in ("when revealed", "when defeated", "when completed", "boost", "setup", "special")
)
revealed_as_hero, revealed_as_alter_ego = (_make("when revealed", f) for f in ("hero", "alter-ego"))


def revealed_against(villain: str, *steps: Any) -> Ability:
    """ "When Revealed (Norman Osborn)": while a villain of this card's title is in play."""
    return Ability("when revealed", steps, form=villain, label=_label(steps, ""))


def in_hand(a: Ability) -> Ability:
    """ "While this card is in your hand, it gains ..."."""
    return replace(a, in_hand=True)


def state(cond: Any, *steps: Any) -> Ability:
    """Not triggered by an event: it happens as soon as its condition holds. rr:ability"""
    return Ability("state", (If(cond, steps[0] if len(steps) == 1 else seq(*steps)),))


def constant(effect: Any, while_: Any = None, name: str = "") -> Constant:
    return Constant(effect, while_, name)


def obligation(identity: str, *penalty: Any) -> tuple[Any, ...]:
    """The shape that some sixty obligations share."""
    return GiveTo(identity), when_revealed(
        May(ChangeForm("alter-ego")),
        one_of(Pay((Exhaust(YOUR_ALTER_EGO),), MoveTo(SELF, OUT)), seq(*penalty, Discard(SELF))),
    )


def taken_off(*resources: str, exhausting: bool = False) -> Ability:
    """How most attachments go: a hero spends these resources. exhausting: and exhausts."""
    return hero_action(Discard(SELF), cost=((Exhaust(YOUR_HERO),) if exhausting else ()) + (Spend(resources),))


PER_ROUND, PER_PHASE, PER_ASPECT, PER_PLAYER = "round", "phase", "aspect", "player"
(
    TOUGHNESS,
    GUARD,
    SURGES,
    QUICKSTRIKE,
    PERMANENT,
    VILLAINOUS,
    RESTRICTED,
    STALWART,
    STEADY,
    ASSAULT,
    PATROL,
    PERIL,
    TEMPORARY,
    ALLIANCE,
    SETUP,
    OVERKILL,
    PIERCING,
    RANGED,
) = (
    Keyword(k)
    for k in (
        "toughness",
        "guard",
        "surge",
        "quickstrike",
        "permanent",
        "villainous",
        "restricted",
        "stalwart",
        "steady",
        "assault",
        "patrol",
        "peril",
        "temporary",
        "alliance",
        "setup",
        "overkill",
        "piercing",
        "ranged",
    )
)


def RETALIATE(n: int) -> Keyword:
    return Keyword("retaliate", n)


def HINDER(n: Any) -> Keyword:
    return Keyword("hinder", n)


def INCITE(n: Any) -> Keyword:
    return Keyword("incite", n)


def VICTORY_X(n: int) -> Keyword:
    return Keyword("victory", n)


def FORM(name: str) -> Keyword:
    return Keyword("form", of=name)


def LINKED(title: str) -> Keyword:
    return Keyword("linked", of=title)


def TEAM_UP(one: str, other: str) -> Keyword:
    return Keyword("team-up", of=(one, other))


def TEAMWORK(trait: str) -> Keyword:
    return Keyword("teamwork", of=trait)


def REQUIREMENT(*resources: str) -> Keyword:
    return Keyword("requirement", of=resources)


KEYWORDS = (
    "alliance",
    "assault",
    "form",
    "guard",
    "hinder",
    "incite",
    "linked",
    "overkill",
    "patrol",
    "peril",
    "permanent",
    "piercing",
    "quickstrike",
    "ranged",
    "requirement",
    "restricted",
    "retaliate",
    "setup",
    "stalwart",
    "steady",
    "surge",
    "team-up",
    "teamwork",
    "temporary",
    "toughness",
    "uses",
    "victory",
    "villainous",
)
"""The keywords of RR 1.6, all of them known to the engine."""
