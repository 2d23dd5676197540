"""What every chapter of the rules uses: the decorator for procedures, and results that verbs report."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import NONE
from ...kernel.ops import Op, Procs, runs
from ...kernel.state import Event, Frame, Scope
from ...kernel.windows import open_window
from ..faces import BOOK
from ..table import NOBODY, Table

__all__ = [
    "announce",
    "fail",
    "failed",
    "finish",
    "heard",
    "labelled",
    "moment",
    "note_effect",
    "proc",
    "report",
    "result",
    "runs",
    "total",
]
proc = Procs("champions")
Summary = tuple[int, int, tuple[int, ...]]
"""(attempted, done, things)."""
NOTHING: Final[Summary] = (0, 0, ())
FAILED: Final[Summary] = (1, 0, ())
DONE: Final[Summary] = (1, 1, ())
EVERYTHING: Final = 10**6
"""More than there can be of anything."""
LAST: Final = 99
"""`frame.pc` of a procedure that has only its last, unnumbered part left to do."""
BEGUN: Final = 1
ASKED: Final = 2
"""`frame.pc` of a word that handles several things in turn: it has begun; it has asked which comes next."""


def report(sc: Scope, attempted: int, done: int, things: tuple[int, ...] = ()) -> None:
    """What a step tried and did: read by then, otherwise, "this way" and "if ... did". rr:then rr:otherwise"""
    sc.results["last"] = (attempted, done, things)


def finish(s: Table, f: Frame, attempted: int, done: int, things: tuple[int, ...] = ()) -> None:
    """The frame of a verb is over. rr:then rr:otherwise"""
    s.done(f)
    s.scopes[f.scope].results["last"] = (attempted, done, things)


def total(a: Summary, b: Summary) -> Summary:
    """What two steps did together. rr:then rr:for-each"""
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def failed(sc: Scope) -> None:
    """A step could not do anything. rr:then rr:otherwise"""
    sc.results["last"] = FAILED


def fail(s: Table, f: Frame) -> None:
    """The frame of a verb is over, and it could not do anything. rr:then rr:otherwise"""
    finish(s, f, *FAILED)


def result(sc: Scope, name: str = "last") -> Summary:
    """What that step did; nothing, if it was not done. rr:then rr:otherwise"""
    return sc.results.get(name, NOTHING)


def note_effect(s: Table, op: Op, sc: Scope) -> None:
    """An effect that does not show yet: it lasts, waits, or changes what is in progress. The log identifies it by its
    place in the definition of its card. rr:lasting-effects rr:delayed-effect rr:alteration-effect"""
    if not s.quiet:
        s.note("effect", sc.source, BOOK.place(op))


def labelled(s: Table, sc: Scope, label: str) -> Event | None:
    """The attack or thwart that this ability is. rr:labelled-ability"""
    return s.events.get(sc.data[label]) if label in sc.data else None


def heard(s: Table, kind: str, point: str = "after") -> bool:
    """Does anything respond to such events? Most of the time nothing does. rr:response rr:forced rr:interrupt"""
    return kind in s.heard and ((kind, point, True) in s.index or (kind, point, False) in s.index)


def announce(s: Table, kind: str, source: int, target: int, player: int, amount: int = 0, **data: object) -> None:
    """Something small happened: open its response window, if anybody listens. rr:response"""
    if heard(s, kind):
        ev = s.event_of(kind, source, target, player, amount, data)
        s.push(told, event=ev.id, points=("after",))


def moment(s: Table, kind: str, period: str, player: int = NOBODY) -> None:
    """A round, phase or turn begins or ends: what happens when it does, then what happens after. rr:villain-phase
    rr:player-phase rr:round-structure"""
    if s.lessons is None and not heard(s, kind) and not heard(s, kind, "when"):
        s.next_id += 1  # nothing listens for it; its number is used all the same
    else:
        s.push(told, event=s.new_event(kind, NONE, NONE, player, period=period).id, points=("when", "after"))


@proc
def told(s: Table, f: Frame) -> None:
    """rr:response rr:interrupt"""
    ev, points = s.events[f.mem["event"]], f.mem["points"]
    if f.pc < len(points):
        f.pc += 1
        open_window(s, points[f.pc - 1], ev)
        return
    s.done(f)
    s.events.pop(ev.id)
