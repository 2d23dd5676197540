"""The words a hero is written in. Hero files (`heroes/*.toml`) are read into these by `loading.py`; `rules/effects.py`
says what each of them does, `text/` tells it in English and French.

Everything is frozen and built once, when heroes are loaded. An `Op` can be on the stack; everything else is only read.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ..kernel import naming
from ..kernel.frozen import frozen
from ..kernel.language import texts
from ..kernel.ops import Op

# ---- numbers and conditions


@frozen
class Num:
    """A number: `constant + times * name // by + ...`, by tier of the ability where there are several constants.

    Names: a symbol of the dice (how many the last roll shows), a token (how many you have), a mark, or one of
    `expr.NAMES`. half: the whole is halved, rounded up.
    """

    constant: tuple[int, ...] = (0,)
    terms: tuple[tuple[int, str, int], ...] = ()
    half: bool = False


@frozen
class Test:
    """`left op right`; op is one of == != >= <= > <."""

    left: Num
    op: str
    right: int


Condition = tuple[Test, ...]
"""All of them hold; an empty one always does."""


@frozen
class Pattern:
    """What the dice must show: symbols with their number, a straight of that length, or that many of the same
    number."""

    symbols: tuple[tuple[str, int], ...] = ()
    straight: int = 0
    alike: int = 0


# ---- who
YOU: Final = "you"
TARGET: Final = "target"
BEARER: Final = "bearer"
OPPONENT: Final = "opponent"
PLAYER: Final = "player"
TEAM: Final = "team"
"""Somebody of your choice: an opponent, anybody, yourself or your team-mate."""
OPPONENTS: Final = "opponents"
HOLDER: Final = "holder"
"""All opponents; the opponent who holds your companion."""
WHO = (YOU, TARGET, BEARER, OPPONENT, PLAYER, TEAM, OPPONENTS, HOLDER)

# ---- damage (dt:damage-types)
NORMAL: Final = "normal"
UNDEFENDABLE: Final = "undefendable"
PURE: Final = "pure"
COLLATERAL: Final = "collateral"
ULTIMATE: Final = "ultimate"
KINDS = (NORMAL, UNDEFENDABLE, PURE, COLLATERAL, ULTIMATE)


# ---- what is done
@frozen
class Seq(Op):
    """In order."""

    steps: tuple[Op, ...]


@frozen
class If(Op):
    """The first if the condition holds, otherwise the other."""

    test: Condition
    then: Seq
    otherwise: Seq = Seq(())


@frozen
class Either(Op):
    """One of them, as you choose (dt:or). With an empty one among them it is a "may"."""

    choices: tuple[Seq, ...]


@frozen
class Then(Op):
    """A pause in which others may act (dt:then). After damage it means: when the damage has been dealt."""


@frozen
class Place(Op):
    """Gain (if who is you) or inflict n tokens."""

    token: str
    n: Num = Num((1,))
    who: str = YOU


@frozen
class Remove(Op):
    """Remove n tokens of any kind, or of one kind, as you choose; n 0: all. this: only the one acting."""

    n: int = 1
    who: str = PLAYER
    token: str = ""
    this: bool = False


@frozen
class Transfer(Op):
    """Move n tokens from a chosen player to another chosen player."""

    n: int = 1


@frozen
class Advance(Op):
    """Turn a token to its next side; past the last one it does what it says there. this: only the one acting."""

    token: str
    this: bool = False


@frozen
class RaiseLimit(Op):
    """Your stack limit of a token rises for the rest of the game (dt:raising-the-stack-limit)."""

    token: str
    n: int = 1


@frozen
class Points(Op):
    """Gain combat points; or lose them, if below 0."""

    n: Num
    who: str = YOU


@frozen
class Draw(Op):
    n: Num
    who: str = YOU


@frozen
class Heal(Op):
    n: Num
    who: str = YOU


@frozen
class Steal(Op):
    """Take combat points ("points"), health ("health") or a token (its id) from somebody (dt:steal)."""

    what: str
    n: Num = Num((1,))
    who: str = TARGET


@frozen
class Damage(Op):
    """Deal damage. In an offensive ability, to the target, it is the Attack. isolated: at once, an instance of its
    own (dt:isolated-source)."""

    n: Num
    kind: str = NORMAL
    who: str = TARGET
    isolated: bool = False


@frozen
class Add(Op):
    """Attack Modifier: your Attack deals n more damage (dt:attack-modifiers)."""

    n: Num


@frozen
class Prevent(Op):
    """Prevent n incoming damage; part "half" or "all" instead of a number."""

    n: Num = Num((0,))
    part: str = ""
    who: str = YOU


@frozen
class Survive(Op):
    """If the incoming damage would bring you to 0, your health becomes this instead."""

    health: int = 1


@frozen
class Undefendable(Op):
    """Your Attack's normal damage becomes undefendable."""


@frozen
class Defend(Op):
    """You may activate a defensive ability against this Attack although it is undefendable."""


@frozen
class AttackAgain(Op):
    """Another offensive roll phase against the same opponent, after this one."""


@frozen
class Roll(Op):
    """Roll that many dice; what follows reads them. again: you may then re-roll any of them once, if that holds."""

    dice: int
    again: bool = False
    again_if: Condition = ()


@frozen
class Set(Op):
    """Change n dice to one of these values; () is any. whose: "any" or "you"."""

    n: int = 1
    values: tuple[int, ...] = ()
    whose: str = "any"


@frozen
class Nudge(Op):
    """Change a die by 1, up or down."""

    whose: str = "any"


@frozen
class Copy(Op):
    """Change one of your dice to the value of another of yours."""


@frozen
class Reroll(Op):
    """Re-roll a die, up to n times. whose: "team" (you or a team-mate) or "opponent"."""

    n: int = 1
    whose: str = "team"


@frozen
class Attempt(Op):
    """A chosen player may make one more attempt, "offensive" or "defensive"; who: of your choice, or you."""

    kind: str
    who: str = PLAYER


@frozen
class Mark(Op):
    """Remember this until the roll phase is over (`turn`: until the turn is). Conditions read marks by name."""

    name: str
    turn: bool = False


@frozen
class Move(Op):
    """Throw or retrieve your companion, up to n times. how: "throw", "retrieve", "either"."""

    companion: str
    how: str = "either"
    times: Num = Num((1,))


@frozen
class PlayUpgrade(Op):
    """Put an upgrade from your hand into play without paying."""


@frozen
class Search(Op):
    """Search your deck for up to n upgrades; to "play" or "hand"; then shuffle."""

    n: int = 1
    to: str = "play"


@frozen
class Scout(Op):
    """Look at the top n cards of your deck and put them back in any order. take: first reveal and take every
    upgrade among them; fetch: if none is one, you may show them and search for one instead, which you take."""

    n: int
    take: bool = False
    fetch: bool = False


@frozen
class Reveal(Op):
    """A player reveals their hand."""

    who: str = OPPONENT


# ---- what a hero is made of
TEXTS = texts("dicethrone")


@frozen
class Name(naming.Name):
    """own: no source that we have says how it is called in other languages; we translated it."""

    texts = TEXTS
    own: bool = False


@frozen
class Spend:
    """What spending tokens does. when: see SPENDABLE; n at once; once: only once a turn."""

    when: str
    effect: Seq
    n: int = 1
    once: bool = False


SPENDABLE = ("any", "main", "incoming", "attack", "attacked", "after attack")
"""At any time; in your main phase; while damage is incoming to you; at the end of your offensive roll phase with an
Attack; when you are Attacked with damage you can't defend against; when your Attack and the defence are over."""


@frozen
class Token:
    """sides: names of its sides; a token lies on the first of them, or where `side` says (an index).
    inflicted, upkeep, last: done when it is placed, in its bearer's upkeep, when it advances past its last side.
    exposed: the next normal damage of an Attack on its bearer becomes undefendable, and it is removed.
    bonus: how much more damage its bearer's Attacks deal. full: done when the limit is reached."""

    id: str
    name: Name
    kind: str  # "positive", "negative", "unique"
    limit: int
    persistent: bool = False
    transferable: bool = True
    removable: bool = True
    spend: tuple[Spend, ...] = ()
    sides: tuple[str, ...] = ()
    side: Num = Num((0,))
    inflicted: Seq = Seq(())
    upkeep: Seq = Seq(())
    last: Seq = Seq(())
    full: Seq = Seq(())
    exposed: bool = False
    bonus: Num = Num((0,))


@frozen
class Companion:
    """It begins on its owner's board. discard: at any time a card of the hand may be discarded to throw or retrieve."""

    id: str
    name: Name
    throw: Seq
    retrieve: Seq
    discard: bool = False


@frozen
class Ability:
    """Offensive: tiers of patterns, the highest that fits counts. Defensive: a number of dice. The effect of either."""

    id: str
    name: Name
    tiers: tuple[Pattern, ...] = ()
    dice: int = 0
    effect: Seq = Seq(())
    ultimate: bool = False


ON_UPGRADE, ON_UPKEEP, ON_DAMAGE_TAKEN, ON_DAMAGE_DEALT = EVENTS = ("upgrade", "upkeep", "damage taken", "damage dealt")
"""What a passive ability can answer: you play an upgrade; your upkeep phase; you take damage; you deal it to another
player."""
DAMAGE_EVENTS = (ON_DAMAGE_TAKEN, ON_DAMAGE_DEALT)


@frozen
class Answer:
    """What a passive ability does whenever an event of `EVENTS` takes place."""

    event: str
    effect: Seq


@frozen
class Passive:
    """What always holds: a bonus to your Attacks while that is true, upgrades in roll phases, and answers to events, at
    most one for each."""

    bonus: Num = Num((0,))
    bonus_if: Condition = ()
    upgrades_in_roll_phase: bool = False
    answers: tuple[Answer, ...] = ()

    def answer(self, event: str) -> Seq:
        """What it does then; nothing where it has no answer."""
        return next((a.effect for a in self.answers if a.event == event), Seq(()))


NUMERALS = ("", "I", "II", "III")  # of levels


@frozen
class Level:
    """A level of a space of the board: 1 is printed there, 2 and 3 are cards with a cost in points."""

    level: int
    abilities: tuple[Ability, ...] = ()
    passive: Passive | None = None
    cost: int = 0
    played: Seq = Seq(())


@frozen
class Space:
    id: str
    name: Name
    kind: str  # "offensive", "defensive", "passive", "ultimate"
    levels: tuple[Level, ...]


@frozen
class Card:
    """An action, or an upgrade of a space to a level. timing: "main", "roll", "instant", "upgrade".
    needs: it can be played only while that holds; tokens are paid besides the points; modifier: an Attack Modifier."""

    code: str
    name: Name
    timing: str
    cost: int
    effect: Seq = Seq(())
    needs: Condition = ()
    tokens: tuple[tuple[str, int], ...] = ()
    modifier: bool = False
    space: str = ""
    level: int = 0
    copies: int = 1


@frozen
class Hero:
    id: str
    name: Name
    symbols: tuple[tuple[str, Name], ...]  # id, name
    faces: tuple[str, ...]  # the symbol of each number from 1 to 6
    spaces: tuple[Space, ...]
    tokens: tuple[Token, ...]
    companions: tuple[Companion, ...]
    cards: tuple[Card, ...]
    setup: Seq = Seq(())
    missing: tuple[Name, ...] = ()  # what is not known: such a hero can't be chosen
    readings: tuple[Name, ...] = ()  # disputed facts, and how they are read here
    left_out: tuple[Name, ...] = ()  # what is not known either, but the hero is played without it

    @cached_property
    def answering(self) -> frozenset[str]:
        """The events that a passive ability of this hero answers, at whatever level."""
        levels = [level for space in self.spaces for level in space.levels]
        return frozenset(a.event for level in levels if level.passive for a in level.passive.answers)
