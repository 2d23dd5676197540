"""Ops: the frozen values a game is written in, and the book that gives each of them an address.

An op is built once, at import, and shared by all games that run. What happens when its frame is on top of the stack
is its `run`. A `Proc` is an op without fields: a named procedure of the rules; what it works on is in its frame.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from .digests import digest, digest_of_all
from .errors import OtherDefinitions
from .native import mypyc_attr

Runner = Callable[[Any, Any], None]
Check = Callable[[Any, Any], bool]


NEVER: Final = 1 << 30
"""The `cause` of an op under whose name the log lists nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """Base of everything that can be on the stack. A word's `run(state, frame)` is set by the rules (`@runs(Draw)`)."""

    __slots__ = ()


_WORDS: dict[type[Op], str] = {}


def word_digest(cls: type[Op]) -> str:
    """The same for a word of a card language: how it runs. A word that is never run itself has none."""
    if cls not in _WORDS:
        _WORDS[cls] = digest(runner(cls), Op) if hasattr(cls, "run") else ""
    return _WORDS[cls]


def runner(word: Any) -> Runner:
    """What runs a word; it is no field of its own."""
    return word.run  # type: ignore[no-any-return]


def all_digests() -> None:
    """Of everything that is loaded, at once: otherwise each is worked out for the first save that names it."""
    for proc in PROCS.values():
        proc.digest  # noqa: B018
    todo = Op.__subclasses__()
    while todo:
        cls = todo.pop()
        todo += cls.__subclasses__()
        if not issubclass(cls, Proc):
            word_digest(cls)


class Proc(Op):
    """A procedure of the rules, by name. Its data is `frame.mem`; short ones count in `frame.pc` themselves."""

    __slots__ = ("_digest", "cause", "game", "name", "run", "table")

    def __init__(self, game: str, name: str, run: Runner, cause: int = NEVER) -> None:
        self.game, self.name, self.run = game, name, run
        self.cause = cause  # the step from which the log lists what it causes under its name; usually none
        self.table: list[Runner] | None = None  # the steps that the interpreter takes one by one, see `Steps`
        self._digest = ""

    @property
    def digest(self) -> str:
        """A hash of what the procedure says: its steps have meaning in a save."""
        if not self._digest:
            self._digest = self._digested()
        return self._digest

    def _digested(self) -> str:
        return digest(self.run, Op)

    def __repr__(self) -> str:
        return f"Proc({self.game}.{self.name})"


@mypyc_attr(acyclic=True)
class Frame:
    """One op under way. `pc` counts its steps; `mem` holds numbers, strings and tuples; `scope` names its scope.
    `run`, `table` and `cause` are the op's own, kept here because they are used constantly."""

    __slots__ = ("cause", "mem", "op", "pc", "run", "scope", "table")

    def __init__(self, op: Op, scope: int = 0, mem: dict[str, Any] | None = None, pc: int = 0) -> None:
        self.op = op
        self.scope = scope
        self.pc = pc
        self.mem: dict[str, Any] = {} if mem is None else mem
        if isinstance(op, Proc):
            self.run = op.run
            self.table = op.table
            self.cause = op.cause
        else:
            self.run = runner(op)
            self.table = None
            self.cause = NEVER

    def clone(self) -> Frame:
        return Frame(self.op, self.scope, self.mem.copy(), self.pc)

    def __repr__(self) -> str:
        return f"Frame({self.op!r}, pc={self.pc}, {self.mem})"


class Steps(Proc):
    """A procedure that is a list of named steps, in the order of the rule. The list is at the top of the file:

        deal = proc.steps("deal", "shuffle_deck", "give_cards", "turn_trump")

        @deal.step
        def shuffle_deck(s, f): ...

    `frame.pc` is the number of the next step: while a step runs it is already one ahead, so the next one follows when
    everything the step has pushed is done. A step may call `again(f)` or `skip_to(f, step)`, or end its frame with
    `s.done(f)`. A save names the step.
    """

    __slots__ = ("_before", "_table", "at", "number_of", "steps")

    def __init__(self, game: str, name: str, steps: tuple[str, ...], cause: str = "") -> None:
        self.steps = steps
        self.at = {step: i for i, step in enumerate(steps)}
        assert len(self.at) == len(steps), f"two steps of {name} have the same name"
        self.number_of: dict[Runner, int] = {}
        self._table: list[Runner] = [unwritten] * len(steps)
        self._before: list[tuple[str, Check]] = []
        super().__init__(game, name, next_step, self.at[cause] + 1 if cause else NEVER)
        self.table = self._table.copy()

    def step(self, fn: Runner) -> Runner:
        """A decorator: this is the step of that name."""
        at = self.at[fn.__name__]
        assert self.table is not None
        if self.table[at] is self._table[at]:  # nothing comes before it
            self.table[at] = fn
        self._table[at] = fn
        self.number_of[fn] = at
        return fn

    def before(self, first: str = "", last: str = "") -> Callable[[Check], Check]:
        """A decorator: this is called before every step, or before those from the first to the last; if it returns
        True, the step is not run now."""
        assert not self._before, f"{self.name} has something before its steps already"
        table = self._table
        begin, end = self.at[first or self.steps[0]], self.at[last or self.steps[-1]]

        def decorate(fn: Check) -> Check:
            def guarded(s: Any, f: Frame) -> None:
                f.pc -= 1
                if fn(s, f):
                    return
                pc = f.pc
                f.pc = pc + 1
                table[pc](s, f)

            assert self.table is not None
            self.table[begin : end + 1] = [guarded] * (end + 1 - begin)
            self._before.append((f"before {first}-{last}", fn))
            return fn

        return decorate

    def _digested(self) -> str:
        return digest_of_all([*self._before, *zip(self.steps, self._table, strict=True)], Op)

    def written(self) -> tuple[Runner, ...]:
        """The functions of the steps, in order."""
        return tuple(self._table)


def next_step(s: Any, f: Frame) -> None:
    """How every procedure of named steps runs."""
    pc, table = f.pc, f.table
    assert table is not None
    f.pc = pc + 1
    table[pc](s, f)


def unwritten(s: Any, f: Frame) -> None:
    """Stands in for a step that is listed but not written; an architecture test finds them all."""
    assert isinstance(f.op, Steps)
    raise NotImplementedError(f"step {f.op.steps[f.pc - 1]!r} of {f.op!r} is not written")


def again(f: Frame) -> None:
    """Run this step again when everything it has pushed is done."""
    f.pc -= 1


def skip_to(f: Frame, step: Runner) -> None:
    """Continue with that step."""
    assert isinstance(f.op, Steps)
    f.pc = f.op.number_of[step]


PROCS: dict[str, Proc] = {}


class Procs:
    """One game's procedures: `proc = Procs("bridge")`, then `@proc def bidding(s, f)` or `proc.steps("deal", ...)`."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, fn: Runner) -> Proc:
        return self._filed(Proc(self.game, fn.__name__, fn))

    def cause(self, pc: int) -> Callable[[Runner], Proc]:
        """A short procedure under whose name the log lists what it causes, from that `pc` on."""
        return lambda fn: self._filed(Proc(self.game, fn.__name__, fn, pc))

    def steps(self, name: str, *steps: str, cause: str = "") -> Steps:
        """A procedure of several steps. cause: the step from which the log lists what it causes under its name."""
        made = Steps(self.game, name, steps, cause)
        self._filed(made)
        return made

    def _filed(self, made: Proc) -> Proc:
        name = f"{made.game}.{made.name}"
        assert name not in PROCS, f"two procedures are called {name}"
        PROCS[name] = made
        return made


def runs(*classes: type[Op]) -> Callable[[Runner], Runner]:
    """Say how ops of these classes run."""

    def decorate(fn: Runner) -> Runner:
        for cls in classes:
            setattr(cls, "run", staticmethod(fn))  # noqa: B010 - it is no field that `Op` has
        return fn

    return decorate


@cache
def _fields(cls: type) -> tuple[str, ...] | None:
    """The names of a dataclass's fields; None for any other class."""
    return tuple(f.name for f in fields(cls)) if is_dataclass(cls) else None


def walk(value: Any, path: str = "") -> list[tuple[str, Any]]:
    """Every dataclass value inside a value, with the path to it."""
    out: list[tuple[str, Any]] = []
    _walk(value, path, out)
    return out


def _walk(value: Any, path: str, out: list[tuple[str, Any]]) -> None:
    """Definitions are walked a dozen times each when a pack is opened: no generators, and plain values end it at once."""
    cls = value.__class__
    if cls is tuple:
        parts = value
    elif (names := _fields(cls)) is not None:
        out.append((path, value))
        parts = [getattr(value, name) for name in names]
    elif isinstance(value, tuple):
        parts = value
    else:
        return
    for i, x in enumerate(parts):
        if x is not None and x.__class__ not in PLAIN:
            _walk(x, f"{path}.{i}" if path else str(i), out)


PLAIN: Final = frozenset({int, str, bool, float, type})


def fresh(value: Any) -> Any:
    """The same value built from new objects, so that each op of each card has its own identity and address."""
    cls = value.__class__
    if cls in PLAIN:
        return value
    if (names := _fields(cls)) is not None:
        return cls(*[fresh(getattr(value, name)) for name in names])
    if isinstance(value, tuple):
        return tuple(fresh(x) for x in value)
    return value


class Book:
    """Addresses of ops: `01005:0.1` is a place in the definition of 01005; the hash says which definition that was.

    Definitions may come when they are needed: `fetch(code)` adds the one of a code, if there is one.
    """

    def __init__(self, fetch: Callable[[str], object] = lambda code: None) -> None:
        self._fetch = fetch
        self.hashes: dict[str, str] = {}
        self._at: dict[str, Op] = {}
        self._address: dict[int, str] = {}
        self._of: dict[str, list[str]] = {}  # the places of a code

    def add(self, code: str, definition: Any) -> None:
        text = repr(definition)
        assert " at 0x" not in text, f"the definition of {code} holds an object that has no name of its own: {text}"
        if code in self.hashes:  # defined again: the places of the old definition are gone
            self.remove({code})
        self.hashes[code] = hashlib.sha256(text.encode()).hexdigest()[:10]
        places = self._of[code] = []
        for path, value in walk(definition):
            if isinstance(value, Op):
                at = f"{code}:{path}"
                places.append(at)
                self._at[at] = value
                self._address[id(value)] = at

    def remove(self, codes: set[str]) -> None:
        """Forget these definitions and all their places."""
        for code in codes:
            for at in self._of.pop(code, ()):
                self._address.pop(id(self._at.pop(at)), None)
            self.hashes.pop(code, None)

    def address(self, op: Op) -> str:
        """The place of an op, with the hash of its definition: `01005:0.1@3f2a...`; a procedure by its name."""
        if isinstance(op, Proc):
            return f"{op.game}.{op.name}@{op.digest}"
        at = self.place(op)
        return f"{at}@{self.hashes[at.split(':')[0]]}-{word_digest(type(op))}"

    def place(self, op: Op) -> str:
        """The place alone. A hash is found by reading source code, which no game should wait for."""
        at = self._address.get(id(op))
        if at is None:
            raise TypeError(f"no save can name {op!r}: it is part of no definition; build ops at import, not in play")
        return at

    def at(self, place: str) -> Op | None:
        """The op at a place in the current definitions, whatever used to be there."""
        self._look(place.split(":")[0])
        return self._at.get(place)

    def _look(self, code: str) -> None:
        if code not in self.hashes:
            self._fetch(code)

    def places(self, kind: type[Op]) -> list[str]:
        """The places of ops of a kind."""
        return [at for at, op in self._at.items() if isinstance(op, kind)]

    def find(self, address: str) -> Op:
        at, _, digest = address.partition("@")
        if at in PROCS:
            if PROCS[at].digest != digest:
                raise OtherDefinitions("changed", what=at.split(".")[-1])
            return PROCS[at]
        code = at.split(":")[0]
        self._look(code)
        digest, _, run = digest.partition("-")
        if self.hashes.get(code) == digest and at in self._at:
            if word_digest(type(self._at[at])) != run:
                raise OtherDefinitions("changed", what=type(self._at[at]).__name__)
            return self._at[at]
        if code in self.hashes:
            raise OtherDefinitions("redefined", what=code)
        raise OtherDefinitions("missing", what=code)
