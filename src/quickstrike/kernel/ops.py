"""Ops: the frozen values a game is written in, and the book that gives each of them an address.

An op is built once, at import, and shared by all games that run. What happens when its frame is on top of the stack
is its `run`. A `Proc` is an op without fields: a named procedure of the rules; what it works on lies in its frame.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from .errors import OtherDefinitions

Runner = Callable[[Any, Any], None]


class Op:
    """Base of everything that can lie on the stack. `run(state, frame)` is set by the rules (`@runs(Draw)`)."""

    __slots__ = ()
    run: Runner
    cause = 1 << 30  # from which step on the log lists what it brings about under its name: mostly never


def digest_of(run: Runner, name: str) -> str:
    """A hash of what a function says, comments and layout aside."""
    try:
        source = inspect.getsource(run)
    except (TypeError, OSError):  # compiled: there is only the name to go by
        source = name
    lines = (line.split("  # ")[0].strip() for line in source.splitlines())
    text = "".join("".join(line.split()) for line in lines if not line.startswith("#"))
    return hashlib.sha256(text.encode()).hexdigest()[:10]


_WORDS: dict[type[Op], str] = {}


def word_digest(cls: type[Op]) -> str:
    """The same for a word of a language: how it runs. A word that never runs by itself has none."""
    if cls not in _WORDS:
        _WORDS[cls] = digest_of(cls.run, cls.__name__) if hasattr(cls, "run") else ""
    return _WORDS[cls]


class Proc(Op):
    """A procedure of the rules, by name. Its steps are numbered by `frame.pc`, its data is `frame.mem`."""

    __slots__ = ("_digest", "cause", "game", "name", "run")

    def __init__(self, game: str, name: str, run: Runner, cause: int = Op.cause) -> None:
        self.game, self.name, self.run, self.cause = game, name, run, cause
        self._digest = ""

    @property
    def digest(self) -> str:
        """A hash of what the procedure says: its steps have meaning in a save."""
        if not self._digest:
            self._digest = digest_of(self.run, self.name)
        return self._digest

    def __repr__(self) -> str:
        return f"Proc({self.game}.{self.name})"


PROCS: dict[str, Proc] = {}


def procs(game: str, causes: Mapping[str, int] | None = None) -> Callable[[Runner], Proc]:
    """A decorator for one game's procedures: `proc = procs("bridge")`, then `@proc def bidding(s, f)`."""

    def decorate(fn: Runner) -> Proc:
        made = Proc(game, fn.__name__, fn, (causes or {}).get(fn.__name__, Op.cause))
        name = f"{game}.{fn.__name__}"
        assert name not in PROCS, f"two procedures are called {name}"
        PROCS[name] = made
        return made

    return decorate


def runs(*classes: type[Op]) -> Callable[[Runner], Runner]:
    """Say how ops of these classes run."""

    def decorate(fn: Runner) -> Runner:
        for cls in classes:
            cls.run = staticmethod(fn)
        return fn

    return decorate


def walk(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every dataclass value inside a value, with the path to it."""
    if is_dataclass(value) and not isinstance(value, type):
        yield path, value
        for i, f in enumerate(fields(value)):
            yield from walk(getattr(value, f.name), f"{path}.{i}" if path else str(i))
    elif isinstance(value, tuple):
        for i, x in enumerate(value):
            yield from walk(x, f"{path}.{i}" if path else str(i))


def fresh(value: Any) -> Any:
    """The same value made of new objects, so that each op of each card has an identity, and an address, of its own."""
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(*(fresh(getattr(value, f.name)) for f in fields(value)))
    if isinstance(value, tuple):
        return tuple(fresh(x) for x in value)
    return value


class Book:
    """Addresses of ops: `01005:0.1` is a place in the definition of 01005; the hash says which definition that was."""

    def __init__(self) -> None:
        self.hashes: dict[str, str] = {}
        self._at: dict[str, Op] = {}
        self._address: dict[int, str] = {}

    def add(self, code: str, definition: Any) -> None:
        text = repr(definition)
        assert " at 0x" not in text, f"the definition of {code} holds an object that has no name of its own: {text}"
        if code in self.hashes:  # defined anew: the places of the old definition are gone
            for at in [at for at in self._at if at.split(":")[0] == code]:
                self._address.pop(id(self._at.pop(at)), None)
        self.hashes[code] = hashlib.sha256(text.encode()).hexdigest()[:10]
        for path, value in walk(definition):
            if isinstance(value, Op):
                self._at[f"{code}:{path}"] = value
                self._address[id(value)] = f"{code}:{path}"

    def address(self, op: Op) -> str:
        """Where an op stands, with the hash of its definition: `01005:0.1@3f2a...`; a procedure by its name."""
        if isinstance(op, Proc):
            return f"{op.game}.{op.name}@{op.digest}"
        at = self._address.get(id(op))
        if at is None:
            raise TypeError(f"no save can name {op!r}: it is part of no definition; build ops at import, not in play")
        return f"{at}@{self.hashes[at.split(':')[0]]}-{word_digest(type(op))}"

    def at(self, place: str) -> Op | None:
        """What stands at a place of today's definitions, whatever stood there once."""
        return self._at.get(place)

    def places(self, kind: type[Op]) -> list[str]:
        """Where ops of a kind stand."""
        return [at for at, op in self._at.items() if isinstance(op, kind)]

    def find(self, address: str) -> Op:
        at, _, digest = address.partition("@")
        if at in PROCS:
            if PROCS[at].digest != digest:
                raise OtherDefinitions("changed", what=at.split(".")[-1])
            return PROCS[at]
        code = at.split(":")[0]
        digest, _, run = digest.partition("-")
        if self.hashes.get(code) == digest and at in self._at:
            if word_digest(type(self._at[at])) != run:
                raise OtherDefinitions("changed", what=type(self._at[at]).__name__)
            return self._at[at]
        if code in self.hashes:
            raise OtherDefinitions("redefined", what=code)
        raise OtherDefinitions("missing", what=code)
