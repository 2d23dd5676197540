"""State: the plain data of a game. Ids instead of references, tuples instead of lists inside frames.

A game adds its own table by subclassing `State`; the kernel knows of the stack, scopes, events, open decisions, chance,
the trigger index and the notes that the log is made of.
"""

from __future__ import annotations

from typing import Any

from .chance import draw, seed_of, shuffled
from .decision import Decision, Option
from .native import mypyc_attr
from .ops import NEVER, Frame, Op

__all__ = ["Event", "Frame", "Handle", "Key", "Scope", "State"]

Handle = tuple[int, int]
"""A trigger: (card, number of its ability)."""
Key = tuple[str, str, bool]
"""Where triggers are filed: (event kind, point, forced)."""


@mypyc_attr(acyclic=True)
class Event:
    """Something that happens, as a record that interrupts may edit or stop by its id."""

    __slots__ = ("amount", "data", "id", "kind", "player", "source", "stopped", "target")

    def __init__(
        self, id: int, kind: str, source: int, target: int, player: int, amount: int, data: dict[str, Any]
    ) -> None:
        self.id = id
        self.kind = kind
        self.source = source
        self.target = target
        self.player = player
        self.amount = amount
        self.data = data
        self.stopped = ""  # "canceled" or "replaced": no further interrupts, no responses

    def clone(self) -> Event:
        e = Event(self.id, self.kind, self.source, self.target, self.player, self.amount, self.data.copy())
        e.stopped = self.stopped
        return e

    def __repr__(self) -> str:
        who = f"{self.source}->{self.target} player={self.player}"
        return f"Event#{self.id}({self.kind} {who} n={self.amount} {self.data})"


@mypyc_attr(acyclic=True)
class Scope:
    """What an ability under way knows: whose it is, what it chose, what its steps did, what was paid for it."""

    __slots__ = ("data", "event", "refs", "results", "source", "version", "you")

    def __init__(self, you: int, source: int, version: int = 0, event: int = 0) -> None:
        self.you = you
        self.source = source
        self.version = version
        self.event = event
        self.refs: dict[str, tuple[int, ...]] = {}
        self.results: dict[str, tuple[int, int, tuple[int, ...]]] = {}
        self.data: dict[str, Any] = {}

    def clone(self) -> Scope:
        c = Scope(self.you, self.source, self.version, self.event)
        if self.refs:
            c.refs = self.refs.copy()
        if self.results:
            c.results = self.results.copy()
        if self.data:
            c.data = self.data.copy()
        return c


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. Subclasses add fields and implement the methods at the end."""

    __slots__ = (
        "answered",
        "causing",
        "counter",
        "events",
        "heads",
        "heard",
        "index",
        "lessons",
        "next_id",
        "notes",
        "number",
        "pending",
        "quiet",
        "result",
        "scopes",
        "seed",
        "seen",
        "stack",
    )

    def __init__(self, seed: int | str | None, heads: frozenset[str] | None = None) -> None:
        """Without a seed it is a clone to be, which `copy_into` fills. heads: notes that announce a procedure under whose
        name the log lists what it brings about (`cause`)."""
        self.heads = heads
        self.stack: list[Frame] = []
        self.causing: list[Frame] = []  # those of the stack that can be causes; derived, see `causes`
        self.scopes: dict[int, Scope] = {}
        self.events: dict[int, Event] = {}
        self.next_id = 1
        self.pending: list[Decision] = []
        self.number = 0  # the number of the newest decision
        self.answered: tuple[int, Option] | None = None  # (seat, option), while a frame takes its answer
        self.seed, self.counter = 0 if seed is None else seed_of(seed), 0
        self.result: str | None = None
        self.seen = 0  # how often hidden things were revealed: what undo can't take back
        self.notes: list[tuple[Any, ...]] = []
        self.quiet = False  # take no notes (mass simulation)
        self.lessons: list[tuple[int, tuple[Any, ...]]] | None = None  # lessons for a learner; None: teaching is off
        self.index: dict[Key, list[Handle]] = {}
        self.heard: dict[str, int] = {}  # kinds of events in the index, and under how many keys; derived

    def copy_into(self, c: State) -> None:
        """The kernel's part of a clone. The lists of the index are shared: none is changed once it is made."""
        c.stack = [f.clone() for f in self.stack]
        c.causing = [f for f in c.stack if f.cause < NEVER] if self.causing else []
        c.scopes = {k: v.clone() for k, v in self.scopes.items()}
        c.events = {k: v.clone() for k, v in self.events.items()}
        c.next_id, c.number, c.answered = self.next_id, self.number, self.answered
        c.pending = self.pending.copy()
        c.seed, c.counter, c.result, c.seen, c.quiet = self.seed, self.counter, self.result, self.seen, self.quiet
        c.notes, c.lessons = self.notes.copy(), None  # a copy is for thinking, or the game turns it on again
        c.index, c.heard = self.index.copy(), self.heard.copy()
        c.heads = self.heads

    # ---- the stack
    def push(self, op: Op, scope: int = 0, **mem: Any) -> Frame:
        self.stack.append(f := Frame(op, scope, mem))
        if f.cause < NEVER:
            self.causing.append(f)
        return f

    def done(self, f: Frame) -> None:
        """This frame is over and leaves the stack. What it pushed before it ended is above it and still runs."""
        stack = self.stack
        if stack[-1] is f:
            stack.pop()
        else:
            stack.remove(f)
        if f.cause < NEVER:
            if self.causing[-1] is f:
                self.causing.pop()
            else:
                self.restacked()

    def restacked(self) -> None:
        """Frames were put in or taken out: which of them can be causes?"""
        self.causing = [f for f in self.stack if f.cause < NEVER]

    def new_id(self) -> int:
        n = self.next_id
        self.next_id = n + 1
        return n

    def new_event(self, kind: str, source: int, target: int, player: int, amount: int = 0, **data: Any) -> Event:
        return self.event_of(kind, source, target, player, amount, data)

    def event_of(self, kind: str, source: int, target: int, player: int, amount: int, data: dict[str, Any]) -> Event:
        """The same, with data that is there already and becomes the event's own."""
        n = self.next_id
        self.next_id = n + 1
        ev = self.events[n] = Event(n, kind, source, target, player, amount, data)
        return ev

    def new_scope(self, scope: Scope) -> int:
        n = self.next_id
        self.next_id = n + 1
        self.scopes[n] = scope
        return n

    # ---- decisions
    def ask(self, decision: Decision) -> None:
        self.number += 1
        decision.op = self.stack[-1].op
        self.pending.append(decision.numbered(self.number))

    def take(self) -> tuple[int, Option]:
        """The answer that the running frame was waiting for."""
        a, self.answered = self.answered, None
        assert a is not None
        return a

    # ---- chance
    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.counter += 1
        return (draw(self.seed, self.counter) * n) >> 64

    def shuffle(self, items: list[int]) -> None:
        self.counter = shuffled(items, self.seed, self.counter)

    # ---- the log
    def note(self, *what: Any) -> None:
        """In a game that has heads the last item of a note is its depth, see `causes`."""
        if self.quiet:
            return
        heads = self.heads
        if heads is None:
            self.notes.append(what)
            return
        depth = 0
        for f in self.causing:  # `causes`, written out: there are several notes to a decision
            if f.pc >= f.cause:
                depth += 1
        if depth and what[0] in heads and self.stack[-1].pc >= self.stack[-1].cause:
            depth -= 1
        self.notes.append(what + (depth,))  # noqa: RUF005 - quicker

    def causes(self, head: bool) -> int:
        """How many causes a note is nested under now; head: the note is the heading of what follows."""
        depth = 0
        for f in self.causing:
            if f.pc >= f.cause:
                depth += 1
        if head and depth and self.stack[-1].pc >= self.stack[-1].cause:
            depth -= 1
        return depth

    def lesson(self, *what: Any) -> None:
        """Like a note, for a learner: it is not part of the log, nor of any save."""
        if self.lessons is not None:
            self.lessons.append((len(self.notes), what))

    # ---- the trigger index
    def listen(self, key: Key, handle: Handle) -> None:
        at = self.index.get(key)
        if at is None:
            self.index[key] = [handle]
            self.heard[key[0]] = self.heard.get(key[0], 0) + 1
        elif handle not in at:
            self.index[key] = sorted([*at, handle])

    def unlisten(self, key: Key, handle: Handle) -> None:
        at = [h for h in self.index[key] if h != handle]
        if at:
            self.index[key] = at
        else:
            del self.index[key]
            if self.heard[key[0]] == 1:
                del self.heard[key[0]]
            else:
                self.heard[key[0]] -= 1

    def reindex(self, index: dict[Key, list[Handle]]) -> None:
        """This index was made anew."""
        self.index, self.heard = index, {}
        for kind, _, _ in index:
            self.heard[kind] = self.heard.get(kind, 0) + 1

    # ---- what a game answers
    def clone(self) -> State:
        raise NotImplementedError

    def order(self) -> list[int]:
        """The seats still in the game, in player order."""
        raise NotImplementedError

    def triggered(self, handle: Handle, event: Event, point: str) -> bool:
        """Does this event trigger that ability, regardless of who may use it?"""
        raise NotImplementedError

    def offer(self, handle: Handle, event: Event, seat: int, forced: bool) -> Option | None:
        """The option by which this seat uses that ability now, or None if it can't."""
        raise NotImplementedError

    def fire(self, handle: Handle, event: Event, seat: int, option: Option | None) -> None:
        """Push the frame that resolves that ability."""
        raise NotImplementedError
