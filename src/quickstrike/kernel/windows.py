"""Windows: the one place where triggered abilities get their turn.

A window belongs to one occurrence, which may have made several events, and to one point of it ("would", "when",
"after"). Forced abilities first, in the order the first seat chooses; then the seats in player order, until all have
passed in a row. Only a seat that can do something is asked; the frame remembers who has passed.
"""

from __future__ import annotations

from .decision import Decision, Option
from .ops import procs
from .state import Event, Frame, State

proc = procs("kernel")


def open_window(s: State, point: str, *events: Event) -> bool:
    """Push a window if any ability listens there. This is the hot path: most occurrences interest nobody."""
    index = s.index
    for e in events:
        if (e.kind, point, True) in index or (e.kind, point, False) in index:
            s.push(window, point=point, events=tuple(x.id for x in events), done=(), passed=0, turn=0)
            return True
    return False


def _live(s: State, f: Frame, forced: bool) -> list[tuple[int, int, int]]:
    """(card, ability, event) that this window sets off and that have not been used in it."""
    point, done, out = f.mem["point"], f.mem["done"], []
    for n in f.mem["events"]:
        e = s.events[n]
        if e.stopped:
            continue
        for h in s.index.get((e.kind, point, forced), ()):
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
    """The ability that the window below just started was backed out of: all is as if it had not been tried."""
    f = s.stack[-1]
    if f.op is window:
        f.mem["done"] = f.mem["done"][:-1]
        f.mem["passed"], f.mem["turn"] = f.mem.pop("back")


@proc
def window(s: State, f: Frame) -> None:
    m = f.mem
    if f.pc:  # an answer to the decision asked below
        seat, option = s.take()
        asked = [tuple(x) for x in m.pop("asked")]
        if option.verb == "pass":
            m["passed"] += 1
            m["turn"] += 1
            f.pc = 0
        else:
            _use(s, f, asked[int(option.value)], seat, option, forced=f.pc == 1)
        return
    seats = s.order()
    if not seats:
        s.stack.pop()
        return
    forced: list[tuple[tuple[int, int, int], Option]] = []
    for x in _live(s, f, True):
        o = s.offer((x[0], x[1]), s.events[x[2]], seats[0], True)
        if o is not None:
            o.value = str(len(forced))
            forced.append((x, o))
    if forced:
        if len(forced) == 1:
            _use(s, f, forced[0][0], seats[0], None, forced=True)
            return
        m["asked"] = tuple(x for x, _ in forced)
        f.pc = 1
        s.ask(Decision(seats[0], "order", [o for _, o in forced], about=m["events"][0]))
        return
    live = _live(s, f, False)
    while live and m["passed"] < len(seats):
        seat = seats[m["turn"] % len(seats)]
        offers: list[tuple[tuple[int, int, int], Option]] = []
        for x in live:
            o = s.offer((x[0], x[1]), s.events[x[2]], seat, False)
            if o is not None:
                o.value = str(len(offers))
                offers.append((x, o))
        if offers:
            m["asked"] = tuple(x for x, _ in offers)
            f.pc = 2
            s.ask(Decision(seat, "window", [*(o for _, o in offers), Option("pass")], about=m["events"][0]))
            return
        m["passed"] += 1
        m["turn"] += 1
    s.stack.pop()
