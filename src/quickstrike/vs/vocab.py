"""The words a card is written in. Card files (`cards/*.toml`) are read into these by `reading/`; `rules/effects.py` says
what each of them does, `text/` tells it in English and French.

Everything is frozen and built once, when cards are loaded. An `Op` can lie on the stack; what is no `Op` is only read.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ..kernel import naming
from ..kernel.frozen import frozen
from ..kernel.language import texts
from ..kernel.ops import Op

# ---- which objects and cards
CHARACTER: Final = "character"
EQUIPMENT: Final = "equipment"
LOCATION: Final = "location"
PLOT_TWIST: Final = "plot twist"
TYPES = (CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST)
RESOURCE: Final = "resource"
ONGOING: Final = "ongoing plot twist"
EFFECT: Final = "effect"
CARD: Final = "card"
PLAYER: Final = "player"
LASTING: Final = "location or ongoing plot twist"
KINDS = (*TYPES, RESOURCE, ONGOING, LASTING, EFFECT, CARD, PLAYER)


@frozen
class Sel:
    """What is meant: a kind, and tests that all hold. `("cost <=", 3)`, `("team", "hollow-court")`, `("yours", "")`."""

    what: str
    tests: tuple[tuple[str, int | str], ...] = ()

    def has(self, test: str) -> bool:
        return any(t == test for t, _ in self.tests)

    @cached_property
    def reads(self) -> frozenset[str]:
        """The properties that it looks at (vs:513.2i)."""
        return frozenset(p for t, _ in self.tests for p in READS.get(t, ()))

    @cached_property
    def whose(self) -> str:
        """ "yours", "opposing", or "" for anybody's."""
        return next((t for t, _ in self.tests if t in SIDES), "")

    @cached_property
    def among(self) -> str:
        """Where alone those can be that fit: one of NARROW, or "" for anywhere."""
        return next((t for t, _ in self.tests if t in NARROW), "")

    @cached_property
    def further(self) -> tuple[tuple[str, int | str], ...]:
        """The tests that are left for those whose side is right."""
        return tuple(x for x in self.tests if x[0] != self.whose)


SIDES = ("yours", "opposing")
NARROW = ("attacking", "team attacking", "defending", "in the attack", "this")
"""Tests that few can pass: who is in the attack, mostly nobody, or one card."""


READS: dict[str, tuple[str, ...]] = {
    "team": ("teams",),
    "team chosen": ("teams",),
    "not team": ("teams",),
    "affiliated": ("teams",),
    "unaffiliated": ("teams",),
    "shares team": ("teams",),
    "name": ("name",),
    "name chosen": ("name",),
    "cost <=": ("cost",),
    "cost >=": ("cost",),
    "cost =": ("cost",),
    "atk <=": ("atk",),
    "atk >=": ("atk",),
    "def <=": ("def",),
    "def >=": ("def",),
    "flight": ("flight",),
    "no flight": ("flight",),
    "range": ("range",),
    "no range": ("range",),
    "against team": ("teams",),
    "against team chosen": ("teams",),
}
"""Which properties each test looks at."""
FLAGS = (
    "yours",
    "opposing",
    "this",
    "another",
    "that",
    "stunned",
    "unstunned",
    "ready",
    "exhausted",
    "attacking",
    "defending",
    "not defending",
    "in the attack",
    "team attacking",
    "in its attack step",
    "army",
    "front",
    "support",
    "protected",
    "unprotected",
    "flight",
    "no flight",
    "range",
    "no range",
    "equipped",
    "bearer",
    "facedown",
    "faceup",
    "adjacent",
    "affiliated",
    "unaffiliated",
    "shares team",
    "team chosen",
    "name chosen",
    "against team chosen",
    "nonongoing",
)
"""Tests without a word behind them."""
WORDED = ("team", "not team", "name", "against team", "counter", "by")
"""Tests with a word behind them: `team hollow-court`, `counter ember`, `by plot twist`."""
NUMBERED = ("cost <=", "cost >=", "cost =", "atk <=", "atk >=", "def <=", "def >=")


@frozen
class Who:
    """Whom something happens to. how: "this", "target", "target2", "that" (what set off the power), "bearer", "chosen"
    (named before by `choose`); "all": every one that fits; "one": one of your choice, when the effect resolves."""

    how: str
    sel: Sel = Sel(CHARACTER)


@frozen
class Num:
    """`constant + times * (how many fit)`; or of = "cost", "atk" or "def" of `who`, "counters" of that word on it, "hand" or
    "pile": how many cards are in your hand or KO'd pile; "n": the amount of what set the power off."""

    constant: int = 0
    times: int = 1
    count: Sel | None = None
    of: str = ""
    who: Who | None = None
    word: str = ""

    @cached_property
    def reads(self) -> frozenset[str]:
        found = self.count.reads if self.count else frozenset()
        return found | {self.of} if self.of else found


@frozen
class Cond:
    """kind: "control" (you control at least n that fit), "control no", "opponent controls", "this is", "that is",
    "it is" (what a modifier is about), "initiative", "no initiative", "phase", "your step", "first plot twist" (you have played
    none yet), "only plot twist" (none but this one), "less" (a number is less than another)."""

    kind: str
    sel: Sel = Sel(CHARACTER)
    n: int = 1
    word: str = ""
    numbers: tuple[Num, ...] = ()

    @cached_property
    def reads(self) -> frozenset[str]:
        return self.sel.reads.union(*(x.reads for x in self.numbers))


# ---- modifiers (vs:513)
ATK, DEF, COST, TEAMS, FLIGHT, RANGE, KEYWORDS, NAME = (
    "atk",
    "def",
    "cost",
    "teams",
    "flight",
    "range",
    "keywords",
    "name",
)
PROPERTIES = (NAME, COST, TEAMS, KEYWORDS, FLIGHT, RANGE, ATK, DEF)
"""What a modifier can change of an object (vs:513.2i). Its type and version are never changed by a card that there is."""
SET: Final = "set"
ADD: Final = "add"
GAIN: Final = "gain"
LOSE: Final = "lose"
JOIN: Final = "join"


@frozen
class Change:
    """One property of an object. how: "add" a number, "set" one, "gain" or "lose" an icon, team or keyword ("" of teams:
    all of them); "join": who has one of two teams has both."""

    prop: str
    how: str
    n: Num = Num()
    word: str = ""
    other: str = ""

    @cached_property
    def reads(self) -> frozenset[str]:
        return self.n.reads | {TEAMS} if self.how == JOIN else self.n.reads


CANNOT = (
    "be stunned",
    "attack",
    "defend",
    "reinforce",
    "be reinforced",
    "ready",
    "be KO'd",
    "recover",
    "play plot twists",
    "be powered up",
)
"""What the rules of the game can be changed to forbid (vs:513.2d)."""


# ---- what is done
@frozen
class Seq(Op):
    """One after the other."""

    steps: tuple[Op, ...] = ()


@frozen
class If(Op):
    test: Cond
    then: Seq
    otherwise: Seq = Seq()


@frozen
class May(Op):
    """You may."""

    then: Seq


@frozen
class Unless(Op):
    """The first happens unless the player chooses to do the other (508)."""

    then: Seq
    price: Seq
    who: str = "you"


@frozen
class Stun(Op):
    who: Who


@frozen
class Ko(Op):
    who: Who


@frozen
class Recover(Op):
    who: Who


@frozen
class Ready(Op):
    who: Who


@frozen
class Exhaust(Op):
    who: Who


@frozen
class Move(Op):
    """Into an empty position of your own rows (vs:512.3). row: only that one. What was another's becomes yours."""

    who: Who
    row: str = ""


@frozen
class ToHand(Op):
    """Back to its owner's hand."""

    who: Who


@frozen
class ToDeck(Op):
    """On top of its owner's deck."""

    who: Who


@frozen
class RemoveFromGame(Op):
    who: Who


@frozen
class RemoveFromAttack(Op):
    who: Who


@frozen
class TurnDown(Op):
    """A face-up resource is turned face down."""

    who: Who


@frozen
class Replace(Op):
    """KO a resource; if one was, the top card of your deck goes face down into the row (vs:512.5)."""

    who: Who


@frozen
class TopToRow(Op):
    """The top card of your deck goes face down into your resource row."""


@frozen
class Transfer(Op):
    """An equipment goes to another character of yours (vs:512.4)."""

    who: Who


@frozen
class Negate(Op):
    """The targeted effect leaves the chain without resolving."""


@frozen
class PowerUp(Op):
    who: Who


@frozen
class Reinforce(Op):
    """The defender is reinforced, and nobody exhausts for it."""

    who: Who


@frozen
class PutCounter(Op):
    who: Who
    counter: str
    n: Num = Num(1)


@frozen
class TakeCounter(Op):
    who: Who
    counter: str
    n: Num = Num(1)


@frozen
class OfPlayers(Op):
    """What players do, each as often as it says. who: one of WHO."""

    n: Num = Num(1)
    who: str = "you"


class Draw(OfPlayers):
    """Draw cards."""


class Discard(OfPlayers):
    """Discard cards of one's own choice."""


class Lose(OfPlayers):
    """Lose endurance."""


class Gain(OfPlayers):
    """Gain endurance."""


class Points(OfPlayers):
    """Get resource points, to be spent in this recruit step."""


class Mill(OfPlayers):
    """The top cards of your deck go to your KO'd pile. The last of them is `milled` from then on."""


@frozen
class Search(Op):
    """Your deck (or your KO'd pile, or its top `top` cards) for a card that fits; reveal it and take it into your hand.
    reveal: all that was looked at is shown to everybody."""

    sel: Sel
    where: str = "deck"
    top: int = 0
    reveal: bool = False


@frozen
class Deploy(Op):
    """You may put a character card that fits from a zone of yours into play. where: "hand", "ko" or "deck"."""

    sel: Sel
    where: str = "hand"


@frozen
class NameOne(Op):
    """Choose a "team" affiliation, or the name of a "character", that exists (vs:511.4)."""

    what: str


@frozen
class Give(Op):
    """A continuous modifier: properties of objects change. until: "attack", "turn"; "" in a power: as long as it is there."""

    who: Who
    changes: tuple[Change, ...]
    until: str = "turn"
    test: Cond | None = None
    everywhere: bool = False  # also cards in your hand, deck and KO'd pile

    @cached_property
    def keywords(self) -> frozenset[str]:
        """Those that it gives or takes."""
        return frozenset(c.word for c in self.changes if c.prop == KEYWORDS)

    @cached_property
    def counts(self) -> bool:
        """Does it go by how many cards are in a hand or pile?"""
        reads = self.reads.union(*(c.reads for c in self.changes))
        return "hand" in reads or "pile" in reads

    @cached_property
    def writes(self) -> frozenset[str]:
        """The properties that it changes."""
        return frozenset(c.prop for c in self.changes)

    @cached_property
    def reads(self) -> frozenset[str]:
        return self.who.sel.reads | (self.test.reads if self.test else frozenset())


@frozen
class Forbid(Op):
    """The rules of the game change: those that fit cannot do that (vs:513.2d)."""

    what: str
    sel: Sel
    until: str = "turn"
    test: Cond | None = None


@frozen
class Alter(Op):
    """An event turns into another (vs:514.1). event: "power-up" (n ATK, other DEF instead), "loss" (you lose n
    less endurance), "equipment" (n more on each that fits), "breakthrough" (n more by each that fits)."""

    event: str
    n: Num = Num()
    other: Num = Num()
    sel: Sel = Sel(CHARACTER)
    until: str = ""
    test: Cond | None = None


WHO = ("you", "opponent", "each opponent", "each player", "its controller", "that player")
"""Of players; "that player": whom it happened to what set off the power."""

# ---- costs (505)


@frozen
class Cost:
    """kind: "activate" (exhaust this card), "exhaust", "discard", "ko", "stun", "reveal", "return" so many that fit; "discard this",
    "ko this", "stun this"; "endurance" n; "counter" n of that word from this card."""

    kind: str
    n: int = 1
    sel: Sel = Sel(CHARACTER)
    word: str = ""


# ---- powers
@frozen
class Mode:
    """What is done, with its targets; a card with several lets you choose among them."""

    effect: Seq
    targets: tuple[Sel, ...] = ()
    test: Cond | None = None

    @cached_property
    def needs(self) -> str:
        """Without what it has no target: an "attack", or something on the "chain"."""
        if any(s.what == EFFECT for s in self.targets):
            return "chain"
        return "attack" if any(s.has(t) for s in self.targets for t in IN_ATTACK) else ""


IN_ATTACK = ("attacking", "defending", "in the attack", "team attacking")


@frozen
class Payment:
    """`cost >>> effect` (500, 501). where: the zone it works in (vs:501.5)."""

    costs: tuple[Cost, ...]
    mode: Mode
    where: str = "play"
    once: bool = False
    cosmic: bool = False
    only: tuple[Cond, ...] = ()

    @cached_property
    def activates(self) -> bool:
        return any(c.kind == "activate" for c in self.costs)


@frozen
class Triggered:
    """event: one of EVENTS; sel: whom it happens to."""

    event: str
    sel: Sel
    mode: Mode
    only: tuple[Cond, ...] = ()
    cosmic: bool = False


@frozen
class Continuous:
    """While the card is face up and its text active (503)."""

    gives: tuple[Give | Forbid | Alter, ...]
    cosmic: bool = False

    @cached_property
    def modifiers(self) -> tuple[Give, ...]:
        """Those that change properties."""
        return tuple(g for g in self.gives if isinstance(g, Give))


Power = Payment | Triggered | Continuous
EVENTS = (
    "enters play",
    "recruited",
    "becomes stunned",
    "stuns",
    "is KO'd",
    "leaves play",
    "recovers",
    "attacks",
    "defends",
    "is powered up",
    "reinforces",
    "causes breakthrough",
    "plot twist played",
    "discarded",
    "start draw",
    "start resource",
    "start recruit",
    "start formation",
    "start attack",
    "start recovery",
)
"""What sets triggered powers off. The last six: of a phase, or of your step."""


# ---- cards
TEXTS = texts("vs")


@frozen
class Name(naming.Name):
    texts = TEXTS


@frozen
class Team:
    id: str
    name: Name


FLIGHT_, RANGE_, INVULNERABILITY, EVASION, LOYALTY, TRANSFERABLE, UNIQUE, COSMIC = KEYWORD_NAMES = (
    "flight",
    "range",
    "invulnerability",
    "evasion",
    "loyalty",
    "transferable",
    "unique",
    "cosmic",
)


@frozen
class Card:
    """cost: to recruit, or the threshold of a plot twist or location. names: a character has one, or two. play: the modes of a
    plot twist; choose: 1, or 2 for "one or both". powers: of an ongoing plot twist, what follows "Ongoing"."""

    code: str
    type: str
    name: Name
    cost: int
    version: Name = Name()
    army: bool = False
    atk: int = 0
    defense: int = 0
    flight: bool = False
    range: bool = False
    teams: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    boost: int = 0
    boosted: Seq = Seq()
    powers: tuple[Power, ...] = ()
    ongoing: bool = False
    modes: tuple[Mode, ...] = ()
    choose: int = 1
    only: tuple[Cond, ...] = ()
    costs: tuple[Cost, ...] = ()
    bears: Sel = Sel(CHARACTER)
    limit: int = 4
    source: str = ""
    confidence: str = ""
    second: Name = Name()

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By which it is unique and powers up; a card may have two (vs:513.2i)."""
        return (self.name.en, self.second.en) if self.second.en else (self.name.en,)

    @cached_property
    def needs(self) -> frozenset[str]:
        """What its modes need to have a target at all; "" is included if one of them needs nothing."""
        return frozenset(m.needs for m in self.modes)

    @cached_property
    def from_hand(self) -> tuple[int, ...]:
        """The numbers of its powers that work in the hand (vs:501.5)."""
        return tuple(n for n, p in enumerate(self.powers) if isinstance(p, Payment) and p.where == "hand")
