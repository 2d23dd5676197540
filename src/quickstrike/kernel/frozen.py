"""Frozen values with named fields: what `dataclass(frozen=True)` makes, but quickly.

A game's language has hundreds of such classes. `dataclass` writes and compiles six methods for each of them, which took
most of the time of a start; here all classes share theirs. `fields`, `replace`, `is_dataclass` and `match` work as usual.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, fields
from operator import attrgetter
from typing import Any, NoReturn, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass(frozen=True)
class _Sample:
    one: int


_FIELD: Field[Any] = fields(_Sample)[0]
_PARAMS: Any = _Sample.__dataclass_params__  # type: ignore[attr-defined]


@dataclass_transform(frozen_default=True)
def frozen(cls: type[T]) -> type[T]:
    """A decorator: a class whose annotations are its fields, in order; those of its bases come first."""
    found: dict[str, Field[Any]] = {}
    for base in cls.__mro__[:0:-1]:
        if "__dataclass_fields__" in base.__dict__:
            found.update((f.name, f) for f in fields(base))
    for name, kind in cls.__annotations__.items():
        if not str(kind).startswith("ClassVar"):
            f = found[name] = copy(_FIELD)
            f.name, f.type, f.default = name, kind, cls.__dict__.get(name, MISSING)
            assert not isinstance(f.default, Field), f"{cls.__name__}.{name}: a frozen class has plain defaults"
    names = tuple(found)
    given = {"__dataclass_fields__": found, "__dataclass_params__": _PARAMS, "__match_args__": names}
    for name, value in {**given, "__init__": _init(found), **_compared(_told(names)), **SHARED}.items():
        if name not in cls.__dict__:
            setattr(cls, name, value)
    return cls


def _told(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """The values of all fields."""
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda x: (getattr(x, names[0]),)) if names else (lambda x: ())


def _init(found: dict[str, Field[Any]]) -> Callable[..., None]:
    names = tuple(found)
    spare = {name: f.default for name, f in found.items() if f.default is not MISSING}
    put = object.__setattr__

    def __init__(self: Any, *given: Any, **named: Any) -> None:
        if len(given) > len(names):
            raise TypeError(f"{_called(self)} takes {_many(len(names), 'value')} but {len(given)} were given")
        for name, value in zip(names, given, strict=False):
            put(self, name, value)
        if len(given) == len(names) and not named:
            return
        rest = names[len(given) :]
        for name in named:
            if name not in rest:
                twice = name in names
                raise TypeError(
                    f"{_called(self)} got {'multiple values for' if twice else 'an unexpected keyword'} argument {name!r}"
                )
        missing = [repr(n) for n in rest if n not in named and n not in spare]
        if missing:
            raise TypeError(
                f"{_called(self)} missing {_many(len(missing), 'required argument')}: {' and '.join(missing)}"
            )
        for name in rest:
            put(self, name, named[name] if name in named else spare[name])

    return __init__


def _called(x: Any) -> str:
    return f"{type(x).__qualname__}()"


def _many(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _compared(told: Callable[[Any], tuple[Any, ...]]) -> dict[str, Callable[..., Any]]:
    def equal(self: Any, other: Any) -> bool:
        return told(self) == told(other) if other.__class__ is self.__class__ else NotImplemented

    return {"__eq__": equal, "__hash__": lambda self: hash(told(self))}


def _repr(self: Any) -> str:
    return f"{type(self).__qualname__}({', '.join(f'{n}={getattr(self, n)!r}' for n in self.__match_args__)})"


def _keep(self: Any, name: str, value: Any) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _keep_it(self: Any, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


SHARED: dict[str, Callable[..., Any]] = {"__repr__": _repr, "__setattr__": _keep, "__delattr__": _keep_it}
