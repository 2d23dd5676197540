"""The codec: the kernel's part of a state as JSON and back. Ops are written as addresses, see `ops.Book`."""

from __future__ import annotations

from types import NoneType
from typing import Any, Final

from .ask import KINDS, ONE, Ask, Bound
from .decision import Decision, Option
from .errors import OtherDefinitions, SaveError
from .ops import Book, Op, Steps
from .state import Event, Frame, Scope, State

FORMAT: Final = 1


def enc(v: Any, book: Book) -> Any:
    """A value of a frame, scope or event: numbers, strings, None, tuples, dicts with string keys, ops.

    A list is refused: clones would share it, and a reloaded save would have a tuple in its place.
    """
    if v is None or isinstance(v, (int, str)):
        return v
    if isinstance(v, tuple):
        return [enc(x, book) for x in v]
    if isinstance(v, Op):
        return {"@": book.address(v)}
    if isinstance(v, dict) and all(isinstance(k, str) and k != "@" for k in v):
        return {k: enc(x, book) for k, x in v.items()}
    raise TypeError(f"{type(v).__name__} does not belong in a state: {v!r}")


def dec(v: Any, book: Book) -> Any:
    if isinstance(v, list):
        return tuple(dec(x, book) for x in v)
    if isinstance(v, dict):
        if "@" in v:
            return book.find(v["@"])
        return {k: dec(x, book) for k, x in v.items()}
    return v


def row(v: Any, *types: Any) -> list[Any]:
    """A list from a save whose items have these types."""
    if isinstance(v, list) and len(v) == len(types) and all(isinstance(x, t) for x, t in zip(v, types, strict=True)):
        return v
    raise TypeError(f"{str(v)[:60]} does not belong there")


def enc_scope(c: Scope, book: Book) -> list[Any]:
    return [c.you, c.source, c.version, c.event, enc(c.refs, book), enc(c.results, book), enc(c.data, book)]


def dec_scope(v: list[Any], book: Book) -> Scope:
    v = row(v, int, int, int, int, dict, dict, dict)
    c = Scope(*v[:4])
    c.refs, c.results, c.data = dec(v[4], book), dec(v[5], book), dec(v[6], book)
    return c


def enc_frame(f: Frame, book: Book) -> list[Any]:
    """A step is written by name: that makes a save readable, and the game continues at that step wherever it is in the
    list."""
    step = f.op.steps[f.pc] if isinstance(f.op, Steps) else f.pc
    return [book.address(f.op), f.scope, step, enc(f.mem, book)]


def dec_frame(v: list[Any], book: Book) -> Frame:
    at, scope, step, mem = row(v, str, int, (int, str), dict)
    op = book.find(at)
    if isinstance(op, Steps) != isinstance(step, str):
        raise TypeError(f"{step!r} is no step of {at}")
    return Frame(op, scope, dec(mem, book), op.at[step] if isinstance(op, Steps) else step)


def enc_ask(a: Ask, book: Book) -> list[Any] | None:
    if a == ONE:
        return None
    bounds = [[b.least, b.most, dict(b.worth)] for b in a.bounds]
    return [a.kind, a.least, a.most, list(a.of), bounds, list(a.taken), enc(dict(a.data), book)]


def dec_ask(v: list[Any] | None, book: Book) -> Ask:
    if v is None:
        return ONE
    kind, least, most, of, bounds, taken, data = row(v, str, int, int, list, list, list, dict)
    if kind not in KINDS:
        raise KeyError(kind)
    made = tuple(Bound(*row(b, int, (int, NoneType), dict)) for b in bounds)
    return Ask(kind, least, most, tuple(of), made, tuple(taken), dec(data, book))


def dec_decision(v: list[Any], s: State, book: Book) -> Decision:
    if len(v) == 6:  # from before decisions said what they ask: only playing it again tells
        raise OtherDefinitions("changed", what=v[1])
    seat, kind, options, about, optional, number, ask = row(v, int, str, list, object, bool, int, (list, NoneType))
    made = [Option(*row(o, str, int, int, int, str)) for o in options]
    d = Decision(seat, kind, made, dec(about, book), optional, dec_ask(ask, book)).numbered(number)
    d.op = s.stack[-1].op
    return d


def enc_kernel(s: State, book: Book) -> dict[str, Any]:
    assert s.answered is None, "a state is saved between answers"
    return {
        "stack": [enc_frame(f, book) for f in s.stack],
        "scopes": {str(k): enc_scope(c, book) for k, c in s.scopes.items()},
        "events": {
            str(e.id): [e.kind, e.source, e.target, e.player, e.amount, enc(e.data, book), e.stopped]
            for e in s.events.values()
        },
        "pending": [
            [
                d.seat,
                d.kind,
                [list(o.key) for o in d.options],
                enc(d.about, book),
                d.optional,
                d.number,
                enc_ask(d.ask, book),
            ]
            for d in s.pending
        ],
        "plain": [s.next_id, s.number, s.seed, s.counter, s.result, s.seen, s.quiet],
    }


def dec_kernel(s: State, v: dict[str, Any], book: Book) -> None:
    """Fill a fresh state. The index is derived: the game rebuilds it."""
    try:
        s.stack = [dec_frame(f, book) for f in v["stack"]]
        s.restacked()
        s.scopes = {int(k): dec_scope(c, book) for k, c in v["scopes"].items()}
        for k, e in v["events"].items():
            kind, source, target, player, amount, data, stopped = row(e, str, int, int, int, int, dict, str)
            ev = s.events[int(k)] = Event(int(k), kind, source, target, player, amount, dec(data, book))
            ev.stopped = stopped
        s.next_id, s.number, s.seed, s.counter, s.result, s.seen, s.quiet = row(
            v["plain"], int, int, int, int, (str, NoneType), int, bool
        )
        s.pending = [dec_decision(d, s, book) for d in v["pending"]]
        lost = [f.scope for f in s.stack if f.scope and f.scope not in s.scopes]
        if lost:
            raise KeyError(f"scope {lost[0]}")
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as e:
        raise SaveError("damaged state", detail=str(e)) from e


# ---- parts of a game's own state, field by field
def as_dict(x: Any, fields: tuple[str, ...]) -> dict[str, Any]:
    return {k: getattr(x, k) for k in fields}


def tuples(x: Any) -> Any:
    """JSON has only lists; a state has tuples."""
    return tuple(tuples(y) for y in x) if isinstance(x, (list, tuple)) else x


def rows(x: Any, **fields: tuple[str, ...]) -> dict[str, Any]:
    """Lists of an object whose members are told by these fields: `rows(s, players=PLAYER)`."""
    return {name: [as_dict(y, told) for y in getattr(x, name)] for name, told in fields.items()}


def filled(x: Any, v: dict[str, Any], fields: tuple[str, ...]) -> Any:
    for k in fields:
        setattr(x, k, tuples(v[k]))
    return x
