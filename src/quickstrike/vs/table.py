"""The table of the Vs. System as plain data: players, zones, objects in play, the chain, the attack, modifiers of effects."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from ..kernel.decision import NONE, seat_id
from ..kernel.state import State
from .readings import READINGS

if TYPE_CHECKING:
    from .rules.layers import Properties
    from .vocab import Card

    Held = list[tuple[int, Card]]

FRONT: Final = "front"
SUPPORT: Final = "support"
RESOURCES: Final = "resource"
ATTACHED: Final = "attached"
ROWS: Final = (FRONT, SUPPORT, RESOURCES, ATTACHED)
"""Where an object in play is: the front row is the farthest from its owner (vs:212.5b); equipment is in no row."""
START_ENDURANCE: Final = 50
START_HAND: Final = 4
DRAWN: Final = 2
SIZE: Final = 60
COPIES: Final = 4
ZONES: Final = ("deck", "hand", "ko", "removed", "row", "chain")
"""Of each player. "row" is the resource row, left to right; "chain" holds cards that are being played. The last of a deck is
its top."""
HAND: Final = tuple(f"hand{seat}" for seat in range(4))
ROW: Final = tuple(f"row{seat}" for seat in range(4))
"""Names of zones that are asked for all the time."""
PLAYED: Final = {name: reading.default for name, reading in READINGS.items()}
"""How each reading is played, unless a table says otherwise."""
STALL: Final = 10
"""Turns without any loss of endurance, with all decks empty, after which nobody will win."""


class Player:
    __slots__ = ("deck", "endurance", "out", "points", "turn_marks")

    def __init__(self, deck: str) -> None:
        self.deck, self.endurance, self.points, self.out = deck, START_ENDURANCE, 0, False
        self.turn_marks: tuple[str, ...] = ()  # what was done this turn: "plot twist", "use:12.0"

    def clone(self) -> Player:
        c = Player(self.deck)
        c.endurance, c.points, c.out, c.turn_marks = self.endurance, self.points, self.out, self.turn_marks
        return c


class Thing:
    """An object in play. seat: who controls it; up: face up (a stunned character is not); on: what it is attached to; stay:
    which stay in play this is; stamp: its timestamp (vs:515)."""

    __slots__ = ("card", "column", "counters", "on", "ready", "row", "seat", "stamp", "stay", "stunned", "up")

    def __init__(self, card: int, seat: int, row: str, column: int = 0, stay: int = 0) -> None:
        self.card, self.seat, self.row, self.column = card, seat, row, column
        self.up, self.ready, self.stunned, self.on = True, True, False, -1
        self.stay = self.stamp = stay
        self.counters: dict[str, int] = {}

    def clone(self) -> Thing:
        c = Thing(self.card, self.seat, self.row, self.column, self.stay)
        c.up, c.ready, c.stunned, c.on, c.stamp = self.up, self.ready, self.stunned, self.on, self.stamp
        if self.counters:
            c.counters = self.counters.copy()
        return c


class Link:
    """An effect on the chain. kind: "recruit", "plot twist", "payment", "triggered", "attack", "power-up", "reinforcement",
    "flip"; scope: what it chose; ability: which power of the card."""

    __slots__ = ("ability", "card", "code", "id", "kind", "scope", "seat")

    def __init__(self, id: int, kind: str, seat: int, card: int, code: str, scope: int, ability: int = 0) -> None:
        self.id, self.kind, self.seat, self.card, self.code = id, kind, seat, card, code
        self.scope, self.ability = scope, ability

    def clone(self) -> Link:
        return self  # never changed once it is there


class Attack:
    """The attack under way. target: a character or a seat (`seat_id`); defender: NONE once it is none any more."""

    __slots__ = ("attackers", "defender", "reinforced", "seat", "target", "team")

    def __init__(self, seat: int, attackers: tuple[int, ...], target: int) -> None:
        self.seat, self.attackers, self.target, self.defender = seat, attackers, target, target
        self.team = len(attackers) > 1
        self.reinforced = False

    def clone(self) -> Attack:
        c = Attack(self.seat, self.attackers, self.target)
        c.defender, c.team, c.reinforced = self.defender, self.team, self.reinforced
        return c


class Mod:
    """A continuous modifier that an effect made. op: the word that made it; bound: (card, stay) of those that it applies to
    (vs:513.2c), empty where it changes the rules (vs:513.2d); word: the team that was chosen; values: numbers fixed then."""

    __slots__ = ("bound", "op", "seat", "source", "stamp", "values", "word")

    def __init__(
        self,
        op: Any,
        seat: int,
        source: int,
        stamp: int,
        bound: tuple[tuple[int, int], ...] = (),
        word: str = "",
        values: tuple[int, ...] = (),
    ) -> None:
        self.op, self.seat, self.source, self.stamp = op, seat, source, stamp
        self.bound, self.word, self.values = bound, word, values


class Waiting:
    """A triggered effect that waits to be put on the chain. who: what the event happened to; n: how much; player:
    whose step it was, or to whom it was done; -1 for nobody."""

    __slots__ = ("ability", "card", "code", "n", "player", "seat", "stay", "who")

    def __init__(
        self, seat: int, card: int, code: str, ability: int, who: int, n: int, stay: int, player: int = -1
    ) -> None:
        self.seat, self.card, self.code, self.ability = seat, card, code, ability
        self.who, self.n, self.stay, self.player = who, n, stay, player


class Reach:
    """What of a player's hand and hidden row can be of use with priority, see `in_reach`. hand, row: what they were then;
    playable: plot twists, and locations of the row, that there are resources enough for; timely: those of them that may
    have a target, without and with an attack, without and with a chain; held: cards with a power that works in the hand;
    people, recruits: characters in hand, and these with equipment."""

    __slots__ = ("hand", "held", "people", "playable", "recruits", "row", "timely")

    def __init__(
        self, hand: list[int], row: list[int], playable: Held, held: Held, recruits: Held, people: Held
    ) -> None:
        self.hand, self.row, self.playable, self.held = hand, row, playable, held
        self.recruits, self.people = recruits, people
        self.timely: dict[tuple[bool, bool], Held] = {}

    def told(self) -> tuple[Any, ...]:
        """Everything that two of the same hand and row have in common."""
        return self.hand, self.row, self.playable, self.held, self.recruits, self.people


class Table(State):
    __slots__ = (
        "attack",
        "cache",
        "chain",
        "codes",
        "dies",
        "dormant",
        "evaders",
        "far",
        "initiative",
        "mods",
        "owner",
        "phase",
        "players",
        "primary",
        "reach",
        "readings",
        "stall",
        "standing",
        "step",
        "things",
        "turn",
        "waiting",
        "zones",
    )

    def __init__(self, seed: int | str | None, decks: list[str], readings: dict[str, str] | None = None) -> None:
        super().__init__(seed)
        self.players = [Player(d) for d in decks]
        self.codes: list[str] = []  # the card that each number is
        self.owner: list[int] = []
        self.zones: dict[str, list[int]] = {f"{z}{i}": [] for z in ZONES for i in range(len(decks))}
        self.things: dict[int, Thing] = {}
        self.initiative = self.primary = 0
        self.turn = 0
        self.phase, self.step = "setup", -1  # whose step it is, -1 in a phase of all
        self.chain: list[Link] = []
        self.attack: Attack | None = None
        self.mods: list[Mod] = []
        self.waiting: list[Waiting] = []
        self.evaders: tuple[tuple[int, int], ...] = ()  # (card, stay): recover at the start of the recovery phase
        self.dies: tuple[int, ...] = ()  # seats that could not draw, where that loses the game
        self.dormant: tuple[int, ...] = ()  # plot twists that lie face up without their ongoing text, where that may be
        self.readings = readings or {}
        self.stall = 0
        self.cache: dict[int, Properties] | None = None
        self.standing: list[Thing] | None = None  # see `all_characters`
        self.far: dict[tuple[int, str], Properties] = {}  # see `elsewhere`
        self.reach: dict[int, Reach] = {}  # see `in_reach`

    def clone(self) -> Table:
        c = Table(None, [])
        self.copy_into(c)
        c.players = [p.clone() for p in self.players]
        c.codes, c.owner = self.codes, self.owner  # replaced, never changed
        c.zones = {k: v.copy() for k, v in self.zones.items()}
        c.things = {k: v.clone() for k, v in self.things.items()}
        c.initiative, c.primary, c.turn = self.initiative, self.primary, self.turn
        c.phase, c.step, c.stall = self.phase, self.step, self.stall
        c.chain, c.mods, c.waiting = self.chain.copy(), self.mods.copy(), self.waiting.copy()
        c.attack = self.attack and self.attack.clone()
        c.evaders, c.dies, c.dormant, c.readings = self.evaders, self.dies, self.dormant, self.readings
        c.cache = self.cache  # made anew, never changed
        c.standing, c.reach, c.far = None, {}, {}
        return c

    # ---- who
    def order(self) -> list[int]:
        """The seats still in the game, clockwise from the primary player (vs:408.2b)."""
        return self.clockwise(self.primary)

    def clockwise(self, first: int) -> list[int]:
        players = self.players
        seats = around(len(players), first % len(players))
        for p in players:
            if p.out:
                return [x for x in seats if not players[x].out]
        return list(seats)

    def opponents(self, seat: int) -> list[int]:
        return [x for x in self.clockwise(seat) if x != seat]

    def reading(self, name: str) -> str:
        return self.readings.get(name) or PLAYED[name]

    # ---- objects
    def all_characters(self) -> list[Thing]:
        """Everybody's; put together again when something has changed. Not to be changed by whoever asks."""
        if self.standing is None:
            self.standing = [t for t in self.things.values() if t.row == FRONT or t.row == SUPPORT]
        return self.standing

    def characters(self, seat: int) -> list[Thing]:
        return [t for t in self.all_characters() if t.seat == seat]

    def at(self, seat: int, row: str, column: int) -> Thing | None:
        """What stands there."""
        for t in self.things.values():
            if t.seat == seat and t.row == row and t.column == column:
                return t
        return None

    def equipment(self, card: int) -> list[Thing]:
        return [t for t in self.things.values() if t.on == card]

    def resources(self, seat: int) -> int:
        return len(self.zones[ROW[seat]])

    def is_in_play(self, card: int, stay: int) -> bool:
        t = self.things.get(card)
        return t is not None and t.stay == stay

    # ---- changes
    def reveal(self) -> None:
        """Somebody saw something that was hidden: undo can't take that back."""
        self.seen += 1

    def touch(self) -> None:
        """Something changed that properties may depend on."""
        self.cache = self.standing = None
        if self.far:
            self.far = {}

    def mark(self, seat: int, what: str) -> None:
        p = self.players[seat]
        p.turn_marks = (*p.turn_marks, what)
        self.touch()

    def marked(self, seat: int, what: str) -> int:
        return self.players[seat].turn_marks.count(what)

    # ---- the attack
    @property
    def defender(self) -> int:
        """The character that defends; -1: none."""
        return self.attack.defender if self.attack is not None and self.attack.defender >= 0 else -1

    def attackers(self) -> tuple[int, ...]:
        return self.attack.attackers if self.attack is not None else ()

    def defending(self) -> tuple[int, ...]:
        """The same for the other side: the defender, or nobody."""
        d = self.defender
        return (d,) if d >= 0 else ()


@cache
def around(n: int, first: int) -> tuple[int, ...]:
    """The seats of a table for n, clockwise."""
    return (*range(first, n), *range(first))


def seat_of(target: int) -> int:
    """The seat that a `seat_id` stands for; -1 for a card or nothing."""
    return -1 - target if NONE < target < 0 else -1


__all__ = ["Attack", "Link", "Mod", "Player", "Table", "Thing", "Waiting", "seat_id", "seat_of"]
