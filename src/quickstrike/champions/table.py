"""The table of Marvel Champions as plain data: where every card is, and what lies on those in play."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.decision import Option
from ..kernel.native import mypyc_attr
from ..kernel.state import Event, Frame, Handle, Scope, State
from .faces import FACES, OPENED, Face

SCENARIO: Final = -1
"""Who owns and controls encounter cards."""
NOBODY: Final = -1
"""No player, or no card, where one could be: nobody defends, no host, no peril."""
EVERYWHERE: Final = -1
CENTRE: Final = 0
"""Instead of the number of a game area: in all of them, and the place in the middle that belongs to none of them."""
PLAY: Final = "play"
SCENARIO_ZONES: Final = (
    PLAY,
    "encounter",
    "encounter_discard",
    "aside",
    "removed",
    "victory",
    "villain_deck",
    "scheme_deck",
    "limbo",
)
"""Zones of the scenario that every table has."""
OTHER_DECKS: Final = ("weapons", "side_schemes", "stones")
OTHER_PILES: Final = ("side_schemes_discard", "stones_discard", "collection")
"""Zones that are there only in scenarios that make them: decks, and discard piles of their own."""
OTHERS: Final = (*OTHER_DECKS, *OTHER_PILES)
HEADS: Final = frozenset(
    (
        "activates",
        "attack",
        "boost",
        "completed",
        "delayed",
        "play",
        "recover",
        "resolves",
        "reveal",
        "status removed",
        "thwart",
        "use",
    )
)
"""Notes by which a procedure is announced under whose name the log lists what it brings about (`cause`)."""


PERIODS: Final[dict[str, tuple[str, ...]]] = {}
"""From what happens to the names under which it is counted, made once."""


def _periods(what: str) -> tuple[str, ...]:
    return PERIODS.setdefault(what, tuple([f"{period}:{what}" for period in ("turn", "phase", "round")]))


@mypyc_attr(acyclic=True)
class Inst:
    """A card in play. A card that leaves play loses all of this; `version` tells one stay in play from the next."""

    __slots__ = (
        "attached",
        "boosts",
        "confused",
        "controller",
        "counters",
        "damage",
        "engaged",
        "exhausted",
        "face",
        "host",
        "id",
        "stunned",
        "threat",
        "tough",
        "under",
        "used",
        "version",
    )

    def __init__(self, id: int, face: Face, controller: int, version: int) -> None:
        self.id, self.face, self.controller, self.version = id, face, controller, version
        self.host = NOBODY  # the card it is attached to
        self.engaged = NOBODY  # the seat a minion is engaged with, or whose play area an obligation is in
        self.exhausted = False
        self.damage = self.threat = self.tough = self.stunned = self.confused = 0
        self.counters: dict[str, int] = {}
        self.attached: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()  # cards that lie facedown beneath it
        self.boosts: tuple[int, ...] = ()  # boost cards it has been dealt, facedown
        self.used: dict[str, int] = {}  # "01001b.0:round" -> how often

    def clone(self) -> Inst:
        c = Inst(self.id, self.face, self.controller, self.version)
        c.host = self.host
        c.engaged = self.engaged
        c.exhausted = self.exhausted
        c.damage = self.damage
        c.threat = self.threat
        if self.tough or self.stunned or self.confused:
            c.tough, c.stunned, c.confused = self.tough, self.stunned, self.confused
        if self.counters:
            c.counters = self.counters.copy()
        if self.used:
            c.used = self.used.copy()
        if self.attached or self.under or self.boosts:
            c.attached, c.under, c.boosts = self.attached, self.under, self.boosts
        return c

    def __repr__(self) -> str:
        return f"<{self.id} {self.face.name}>"


@mypyc_attr(acyclic=True)
class Player:
    """A seat. Everything about the character is on the identity's `Inst`."""

    __slots__ = ("changed_form", "identity", "muted", "out", "seat")

    def __init__(self, seat: int, identity: int) -> None:
        self.seat, self.identity = seat, identity
        self.out = False  # eliminated
        self.changed_form = False  # this round
        self.muted: tuple[str, ...] = ()  # cards whose optional triggers this seat passes by itself

    def clone(self) -> Player:
        c = Player(self.seat, self.identity)
        c.out, c.changed_form, c.muted = self.out, self.changed_form, self.muted
        return c


@mypyc_attr(acyclic=True)
class Hold:
    """A lasting or delayed effect: what, for whom (a scope of its own), and until when."""

    __slots__ = ("end", "op", "scope", "tie", "uses")

    def __init__(self, op: Any, scope: Scope, end: str, uses: int = 0, tie: int = 0) -> None:
        self.op, self.scope, self.end, self.uses = op, scope, end, uses
        self.tie = tie  # the event ("this attack") it ends with

    def clone(self) -> Hold:
        return Hold(self.op, self.scope.clone(), self.end, self.uses, self.tie)


class Table(State):
    """State of one game. `kinds`, `mods` and `index` are derived and rebuilt on load."""

    __slots__ = (
        "acceleration",
        "activations",
        "active",
        "areas",
        "codes",
        "delayed",
        "expert",
        "first",
        "happened",
        "heroic",
        "kinds",
        "lasting",
        "mods",
        "owners",
        "parked",
        "peril",
        "phase",
        "play",
        "players",
        "round",
        "scenario",
        "started",
        "villain",
        "where",
        "zones",
    )

    def __init__(self, seed: int | str | None, seats: int) -> None:
        super().__init__(seed, HEADS)
        self.codes: list[str] = []  # of every card; a villain that advances swaps codes with its next stage
        self.owners: list[int] = []
        self.where: list[str] = []
        self.zones: dict[str, list[int]] = {}
        if seed is not None:
            self.zones = {z: [] for z in SCENARIO_ZONES}
            for p in range(seats):
                for z in ("deck", "hand", "discard", "dealt"):
                    self.zones[f"{z}{p}"] = []
        self.play: dict[int, Inst] = {}
        self.players: list[Player] = []
        self.started = seats
        self.first = self.active = 0
        self.round, self.phase = 0, "setup"
        self.scenario, self.expert, self.heroic = "", False, 0
        self.acceleration = 0  # tokens next to the main scheme deck
        self.areas: dict[int, int] = {}  # card -> game area, while the players are apart; see `area`
        self.villain = NOBODY  # the active one of several, whose encounter deck is in use
        self.activations: tuple[int, ...] = ()  # events of the enemy activations under way
        self.parked: list[list[Frame]] = []  # activations begun during another, with what waits for them
        self.peril = NOBODY  # the seat that must resolve a card without help
        self.lasting: list[Hold] = []
        self.delayed: list[Hold] = []
        self.happened: dict[str, int] = {}  # "round:played:<title>" -> times
        self.kinds: dict[str, list[int]] = {}
        self.mods: dict[str, list[Handle]] = {}

    def clone(self) -> Table:
        c = Table(None, 0)
        self.copy_into(c)
        c.codes, c.owners, c.where = self.codes.copy(), self.owners.copy(), self.where.copy()
        c.zones = {k: v.copy() for k, v in self.zones.items()}
        c.play = {k: v.clone() for k, v in self.play.items()}
        c.players = [p.clone() for p in self.players]
        c.started, c.first, c.active, c.round, c.phase = self.started, self.first, self.active, self.round, self.phase
        c.scenario, c.expert, c.heroic = self.scenario, self.expert, self.heroic
        c.acceleration, c.activations, c.peril = self.acceleration, self.activations, self.peril
        c.villain = self.villain
        c.areas = self.areas.copy() if self.areas else {}
        c.parked = [[f.clone() for f in fs] for fs in self.parked]
        c.lasting = [h.clone() for h in self.lasting]
        c.delayed = [h.clone() for h in self.delayed]
        c.happened = self.happened.copy()
        c.kinds, c.mods = self.kinds.copy(), self.mods.copy()  # their lists are never changed once they are made
        return c

    # ---- questions that every rule asks
    def face(self, card: int) -> Face:
        """The side that shows, in play; the printed front elsewhere."""
        inst = self.play.get(card)
        return inst.face if inst is not None else self.front(card)

    def front(self, card: int) -> Face:
        """What is printed on it, whatever it is now."""
        code = self.codes[card]
        return OPENED.get(code) or FACES[code]

    def of_kind(self, kind: str, *more: str) -> list[int]:
        """Cards in play of these kinds."""
        kinds = self.kinds
        out = kinds.get(kind)
        if out is None:
            out = []
        for k in more:
            found = kinds.get(k)
            if found is not None:
                out = out + found
        return out

    def identity(self, seat: int) -> Inst:
        return self.play[self.players[seat].identity]

    def hero_form(self, seat: int) -> bool:
        return not self.players[seat].out and self.identity(seat).face.kind == "hero"

    def decider(self, seat: int) -> int:
        """Who answers for a seat: an eliminated player's choices fall to the first player. rr:player-elimination"""
        return self.first if self.players[seat].out else seat

    def order(self) -> list[int]:
        n = len(self.players)
        if n == 1:
            return [] if self.players[0].out else [0]
        return [p for i in range(n) if not self.players[p := (self.first + i) % n].out]

    # ---- game areas: `areas` is empty while there is only one, so a rule asks that first
    def area(self, card: int) -> int:
        """The game area that a card is in: that of its player, of what it is attached to, or its own. An identity has
        one even when its player is out, and so has what was removed from the game in it."""
        if not self.areas:
            return EVERYWHERE
        inst = self.play.get(card)
        if inst is None:
            seat = self.owners[card]
        else:
            seat = inst.controller if inst.controller != SCENARIO else inst.engaged
            if seat == NOBODY and inst.host in self.play:
                return self.area(inst.host)
        return self.areas.get(card if seat == NOBODY else self.players[seat].identity, EVERYWHERE)

    def near(self, card: int, area: int) -> bool:
        """Is that card in this game area, or in all of them?"""
        return not self.areas or area == EVERYWHERE or (at := self.area(card)) == EVERYWHERE or at == area

    def of_kind_in(self, area: int, *kinds: str) -> list[int]:
        """Cards in play of these kinds, of one game area."""
        found = self.of_kind(*kinds)
        return [c for c in found if self.near(c, area)] if self.areas else found

    def order_in(self, area: int) -> list[int]:
        """The players of one game area, in player order."""
        return [p for p in self.order() if self.near(self.players[p].identity, area)] if self.areas else self.order()

    def lead(self, card: int) -> int:
        """The first player, or who comes first in player order of those in the game area of this card."""
        return next(iter(self.order_in(self.area(card))), self.first) if self.areas else self.first

    def reach(self, sc: Scope) -> int:
        """The game area that an ability can reach: that of its card, or else of the player who resolves it. What lies in
        the middle, in no player's area, speaks to all; so does what is in all areas, unless a player's deed sets it
        off."""
        if not self.areas:
            return EVERYWHERE
        at = self.area(sc.source) if sc.source >= 0 else EVERYWHERE
        if at == CENTRE and self.owners[sc.source] == SCENARIO:
            return EVERYWHERE
        if at != EVERYWHERE or sc.you == NOBODY:
            return at
        event = self.events.get(sc.event)
        if sc.source in self.play and (event is None or event.player == NOBODY):
            return EVERYWHERE
        return self.areas[self.players[sc.you].identity]

    def happen(self, what: str) -> None:
        happened = self.happened
        for k in PERIODS.get(what) or _periods(what):
            happened[k] = happened.get(k, 0) + 1

    def lesson(self, *what: Any) -> None:
        super().lesson(*what, self.causes(what[0] in HEADS))

    # ---- the kernel's questions; the rules answer them (see rules/triggers.py)
    def triggered(self, handle: Handle, event: Event, point: str) -> bool:
        return RULES.triggered(self, handle, event, point)  # type: ignore[no-any-return]

    def offer(self, handle: Handle, event: Event, seat: int, forced: bool) -> Option | None:
        return RULES.offer(self, handle, event, seat, forced)  # type: ignore[no-any-return]

    def fire(self, handle: Handle, event: Event, seat: int, option: Option | None) -> None:
        RULES.fire(self, handle, event, seat, option)


class RULES:
    """Filled in by rules/triggers.py: the table is data and does not know the rules."""

    triggered: Any
    offer: Any
    fire: Any
