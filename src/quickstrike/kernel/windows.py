"""Windows: the only place where triggered abilities are used.

A window belongs to one occurrence, which may have made several events, and to one point of it ("would", "when",
"after"). Forced abilities first, in the order the first seat chooses; then the seats in player order, until all have
passed in a row. Only a seat that can do something is asked; the frame remembers who has passed.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from .ask import Ask, in_order, told
from .decision import Decision, Option
from .ops import Procs
from .state import Event, Frame, State

proc = Procs("kernel")


def open_window(s: State, point: str, *events: Event) -> bool:
    """Push a window if any ability listens there."""
    return open_for(s, point, events)


def open_for(s: State, point: str, events: tuple[Event, ...]) -> bool:
    """The same for events that are a row already. This is the hot path: most occurrences interest nobody."""
    if s.lessons is not None:
        _teach(s, point, events)
    heard = s.heard
    for e in events:
        if e.kind in heard and ((e.kind, point, True) in s.index or (e.kind, point, False) in s.index):
            s.push(window, point=point, events=tuple(x.id for x in events), done=(), passed=0, turn=0)
            return True
    return False


def _teach(s: State, point: str, events: tuple[Event, ...]) -> None:
    """Record the moment, and every ability that could be used in it: (card, ability, seat, event)."""
    found: list[tuple[int, int, int, int]] = []
    seats = s.order()
    for e in events:
        for forced in (True, False):
            for h in s.index.get((e.kind, point, forced), ()):
                if not e.stopped and s.triggered(h, e, point):
                    who = seats[:1] if forced else seats
                    found += [(*h, seat, e.id) for seat in who if s.offer(h, e, seat, forced) is not None]
    told = [
        (e.id, e.kind, e.source, e.target, e.player, e.amount, str(e.data.get("period", "")))
        for e in events
        if not e.stopped
    ]
    s.lesson("window", point, tuple(told), tuple(found))


def _live(s: State, f: Frame, forced: bool) -> list[tuple[int, int, int]]:
    """(card, ability, event) that this window triggers and that have not been used in it."""
    point, done = f.mem["point"], f.mem["done"]
    out: list[tuple[int, int, int]] = []
    for n in f.mem["events"]:
        e = s.events[n]
        listening = s.index.get((e.kind, point, forced))
        if listening is None or e.stopped:
            continue
        for h in listening:
            if (h[0], h[1], n) not in done and s.triggered(h, e, point):
                out.append((h[0], h[1], n))
    return out


def _use(s: State, f: Frame, found: tuple[int, int, int], seat: int, option: Option | None, forced: bool) -> None:
    m = f.mem
    m["done"] = (*m["done"], found)
    m["back"] = (m["passed"], m["turn"])
    if not forced:
        m["passed"] = 0
        m["turn"] += 1
    f.pc = 0
    s.fire((found[0], found[1]), s.events[found[2]], seat, option)


def retract(s: State) -> None:
    """The ability that the window below just started was cancelled: everything is as if it had not been tried."""
    f = s.stack[-1]
    if f.op is window:
        f.mem["done"] = f.mem["done"][:-1]
        f.mem["passed"], f.mem["turn"] = f.mem.pop("back")


def _offers(s: State, f: Frame, seat: int, forced: bool) -> list[tuple[tuple[int, int, int], Option]]:
    """What this seat could use now. An option's value distinguishes two events that trigger the same ability."""
    out: list[tuple[tuple[int, int, int], Option]] = []
    for x in _live(s, f, forced):
        o = s.offer((x[0], x[1]), s.events[x[2]], seat, forced)
        if o is not None:
            same = sum(y[:2] == x[:2] for y, _ in out)
            if same:
                o.value = str(same)
            out.append((x, o))
    return out


def _ask(s: State, f: Frame, seat: int, kind: str, offers: list[tuple[tuple[int, int, int], Option]]) -> None:
    m = f.mem
    m["asked"] = tuple((*x, o.id) for x, o in offers)
    options = [o for _, o in offers]
    ask = partial(_asking, kind, m["point"], m["events"], m["done"], m["asked"])
    s.ask(Decision(seat, kind, options if kind == "order" else [*options, Option("pass")], m["events"][0], ask=ask))


def _asking(
    kind: str,
    point: str,
    events: tuple[int, ...],
    done: tuple[tuple[int, int, int], ...],
    asked: tuple[tuple[int, int, int, str], ...],
) -> Ask:
    """Which moment it is; `event` is the one that the first option responds to, `done` what has been used in it."""
    data: dict[str, Any] = {"point": point, "events": events, "event": asked[0][2], "done": done}
    return in_order([x[3] for x in asked], **data) if kind == "order" else told(**data)


ORDERING: Final = 1
OFFERING: Final = 2
"""`frame.pc` of a window that is waiting for an answer: which forced ability is next; who acts."""


@proc
def window(s: State, f: Frame) -> None:
    m = f.mem
    if f.pc:  # an answer to the decision asked below
        seat, option = s.take()
        asked = m.pop("asked")
        if option.verb == "pass":
            m["passed"] += 1
            m["turn"] += 1
            f.pc = 0
        else:
            used = next(x for x in asked if x[3] == option.id)
            _use(s, f, used[:3], seat, option, forced=f.pc == ORDERING)
        return
    seats = s.order()
    if not seats:
        s.done(f)
        return
    forced = _offers(s, f, seats[0], True)
    if len(forced) == 1:
        _use(s, f, forced[0][0], seats[0], None, forced=True)
        return
    if forced:
        f.pc = ORDERING
        _ask(s, f, seats[0], "order", forced)
        return
    while m["passed"] < len(seats):
        seat = seats[m["turn"] % len(seats)]
        offers = _offers(s, f, seat, False)
        if offers:
            f.pc = OFFERING
            _ask(s, f, seat, "window", offers)
            return
        m["passed"] += 1
        m["turn"] += 1
    s.done(f)
