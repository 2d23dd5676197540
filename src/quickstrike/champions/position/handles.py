"""Handles: a card or a seat of a position, read anew each time it is asked."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from ...kernel.decision import seat_id
from ..decks.names import norm
from ..faces import Face, form_of, unblanked
from ..rules import stats
from ..table import PLAY, Inst

if TYPE_CHECKING:
    from .finding import Look


def zone_name(zone: str) -> str:
    """Players count from 1."""
    return f"{zone[:-1]}{int(zone[-1]) + 1}" if zone[-1:].isdigit() else zone


# ---- properties that only pass something on; `Any`, so that each says its own type
def _field(way: str) -> Any:
    return property(attrgetter(way))


def _cards(field: str) -> Any:
    return property(lambda self: [Card(self.t, c) for c in getattr(self.inst, field)])


def _stat(name: str) -> Any:
    return property(lambda self: self.stat(name))


def _zone(name: str) -> Any:
    return property(lambda self: self.t.zone(f"{name}{self.number}"))


class Card:
    """One card of a position, wherever it is."""

    __slots__ = ("id", "t")

    def __init__(self, t: Look, id: int) -> None:
        self.t, self.id = t, id

    # ---- what and where
    @property
    def face(self) -> Face:
        return self.t.state.face(self.id)

    @property
    def name(self) -> str:
        return self.face.name

    @property
    def code(self) -> str:
        return self.face.code

    def goes_by(self, name: str) -> bool:
        """Is it called so: by title in either language, by code, by number, or as a made-up card is named?"""
        made = self.t.cards.names.get(norm(name))
        return self.id in ([c.id for c in self.t.all(made)] if made is not None else self.t.named(name))

    @property
    def where(self) -> str:
        """Its zone: "play", "hand0", "deck1", "discard0", "encounter_discard", "victory", "removed", "boost", ..."""
        return self.t.state.where[self.id]

    @property
    def in_play(self) -> bool:
        return self.where == PLAY

    @property
    def inst(self) -> Inst:
        if not self.in_play:
            face = self.face
            self.t.fail("not in play", card=face.both(), where=zone_name(self.where))
        return self.t.state.play[self.id]

    # ---- what is on it
    damage: int = _field("inst.damage")
    threat: int = _field("inst.threat")
    exhausted: bool = _field("inst.exhausted")
    stunned: int = _field("inst.stunned")
    confused: int = _field("inst.confused")
    tough: int = _field("inst.tough")
    engaged: int = _field("inst.engaged")
    """The seat a minion is engaged with, or -1."""
    controller: int = _field("inst.controller")
    attached: list[Card] = _cards("attached")
    boosts: list[Card] = _cards("boosts")
    under: list[Card] = _cards("under")

    @property
    def host(self) -> Card | None:
        return Card(self.t, self.inst.host) if self.inst.host >= 0 else None

    def counters(self, kind: str) -> int:
        return self.inst.counters.get(kind, 0)

    # ---- its numbers, with everything that modifies them
    @property
    def hp(self) -> int:
        """Remaining hit points."""
        return stats.remaining(self.t.state, self.id)

    atk: int = _stat("ATK")
    thw: int = _stat("THW")
    def_: int = _stat("DEF")
    sch: int = _stat("SCH")

    def stat(self, name: str) -> int:
        return stats.stat(self.t.state, self.id, name)

    def keyword(self, name: str) -> int:
        """0 without it, else its number, or 1 where it has none."""
        s = self.t.state
        return stats.keyword_n(s, self.id, name) or 1 if stats.keyword(s, self.id, name) else 0

    def trait(self, name: str) -> bool:
        return stats.has_trait(self.t.state, self.id, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and (other.t is self.t and other.id == self.id)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<{self.id} {self.name}>"


class Seat:
    """One player of a position."""

    __slots__ = ("number", "t")

    def __init__(self, t: Look, number: int) -> None:
        self.t, self.number = t, number

    @property
    def id(self) -> int:
        """As options write it."""
        return seat_id(self.number)

    @property
    def identity(self) -> Card:
        return Card(self.t, self.t.state.players[self.number].identity)

    @property
    def form(self) -> str:
        """hero or alter-ego; the trait of a hero form, if there are two."""
        return form_of(unblanked(self.identity.face))

    @property
    def out(self) -> bool:
        return self.t.state.players[self.number].out

    hand: list[Card] = _zone("hand")
    deck: list[Card] = _zone("deck")
    """Top first, like every deck and pile of a position."""
    discard: list[Card] = _zone("discard")
    dealt: list[Card] = _zone("dealt")
    """Facedown encounter cards that are still to be revealed."""

    @property
    def play(self) -> list[Card]:
        """Cards in play under this player's control, the identity aside."""
        return [c for c in self.t.zone(PLAY) if c.controller == self.number and c != self.identity]

    @property
    def engaged(self) -> list[Card]:
        """Whatever is engaged with this player: minions, obligations."""
        return [c for c in self.t.zone(PLAY) if c.engaged == self.number]

    @property
    def minions(self) -> list[Card]:
        return [c for c in self.t.minions if c.engaged == self.number]

    def __repr__(self) -> str:
        return f"<seat {self.number} {self.identity.name}>"
