"""A setting: a table before it is set up, as plain data that can be checked.

Command-line flags, the request of a browser, a simulation, a line of a soak and the setup of a save are the same thing: a
setting and a seed. A game subclasses `Setting` as a frozen dataclass, says which game it sets up, and adds to `check` what
a legal table is. Nobody else checks that, and every game begins with it (`Game.begin`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, ClassVar, Self, Union, get_args, get_origin, get_type_hints

from .errors import SetupError
from .language import Said

LONG = 40  # characters of what somebody wrote that a sentence takes up

if TYPE_CHECKING:
    from .game import Game

Seed = int | str
ASIDE: Mapping[str, Any] = {"seed": Seed, "quiet": bool}  # in a save's setup but not part of the setting
KINDS: Mapping[Any, str] = {
    Seed: "setting seed",
    str: "setting word",
    int: "setting number",
    bool: "setting flag",
    tuple: "setting list",
    Mapping: "setting table",
}


@dataclass(frozen=True)
class Setting:
    """Fields are numbers, strings, tuples of strings, or values that say how they are `packed`. A field that was not
    chosen is None."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """What a field expects, where its type does not say enough."""

    files: ClassVar[tuple[str, ...]] = ()
    """Fields with the texts of files that the user brings along, for other processes. No request and no save has them."""

    plays: ClassVar[str]
    """The game that it sets up, as "module:class"; imported when it is first needed."""

    @classmethod
    def game(cls) -> type[Game[Any]]:
        module, _, name = cls.plays.partition(":")
        found: type[Game[Any]] = getattr(import_module(module), name)
        return found

    @property
    def seats(self) -> tuple[str, ...]:
        """What plays at each seat, as a person would call it."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise an error for what is wrong, before anything is set up. A game adds its own requirements."""
        kind: Any = type(self)
        for name, hint in _hints(kind).items():
            self.must_fit(name, getattr(self, name), hint)

    def check_start(self, seat: int | None) -> None:
        """The seat that begins, where that is chosen beforehand."""
        if seat is not None and not 0 <= seat < len(self.seats):
            raise SetupError("setting start", start=seat, most=len(self.seats) - 1)

    @classmethod
    def must_fit(cls, name: str, value: Any, hint: Any) -> None:
        if not _test(hint)(value):
            kind = cls.kinds.get(name) or KINDS.get(hint) or KINDS[_plain(hint)]
            raise SetupError("setting kind", name=name, kind=Said(kind), value=repr(value)[:LONG])

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """From plain data: a request, a line, the setup of a save. `check` looks at the values."""
        known = {f.name: f for f in fields(cls) if f.name not in cls.files}
        for name in data:
            if name not in known and name not in ASIDE:
                raise SetupError("setting", name=name[:LONG], known=(*known, *ASIDE))
        for name in data.keys() & ASIDE:
            cls.must_fit(name, data[name], ASIDE[name])
        missing = [f.name for f in known.values() if f.default is MISSING and f.name not in data]
        if missing:
            raise SetupError("setting missing", name=missing[0])
        return cls(**{k: tuple(v) if isinstance(v, list) else v for k, v in data.items() if k in known})

    def packed(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        kind: Any = type(self)
        return {name: _packed(getattr(self, name)) for name in _told(kind)}

    def told(self) -> dict[str, Any]:
        """A short form for a report."""
        return self.packed()

    def new(self, seed: Seed, quiet: bool = False) -> Game[Any]:
        return self.game().begin(self, seed, quiet)

    def __str__(self) -> str:
        """As one word, for a line of a soak: the fields that differ from their defaults."""
        given = {f.name: _packed(getattr(self, f.name)) for f in fields(self) if getattr(self, f.name) != f.default}
        return json.dumps(given, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def parse(cls, text: str) -> Self:
        """What `str` wrote."""
        try:
            data = json.loads(text)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            raise SetupError("setting text", text=text[:60])
        return cls.read(data)


PLAIN = frozenset((str, int, bool, NoneType))


@cache
def _told(cls: type[Setting]) -> tuple[str, ...]:
    """The fields that a save has."""
    return tuple(f.name for f in fields(cls) if f.name not in cls.files)


def _packed(value: Any) -> Any:
    if value.__class__ in PLAIN:
        return value
    if isinstance(value, tuple):
        return [_packed(x) for x in value]
    return value.packed() if hasattr(value, "packed") else value


@cache
def _hints(cls: type[Setting]) -> Mapping[str, Any]:
    hints = get_type_hints(cls)
    return {f.name: hints[f.name] for f in fields(cls)}


@cache
def _test(hint: Any) -> Callable[[Any], bool]:
    """Whether a value is of the type that a field is declared with. A bool is not a number."""
    if get_origin(hint) in (Union, UnionType):
        some = tuple(_test(one) for one in get_args(hint))
        return lambda value: any(test(value) for test in some)
    if get_origin(hint) is tuple:
        each = _test(get_args(hint)[0])
        return lambda value: isinstance(value, tuple) and all(map(each, value))
    kind = get_origin(hint) or hint
    return lambda value: isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _plain(hint: Any) -> Any:
    """The first of the allowed types."""
    if get_origin(hint) in (Union, UnionType):
        return _plain(next(one for one in get_args(hint) if one is not NoneType))
    return get_origin(hint) or hint
