"""What is worked out when it is first asked for, and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class lazy(Generic[T]):
    """`functools.cached_property` without its lock, which takes longer than most of what is asked here."""

    def __init__(self, worked_out: Callable[[Any], T]) -> None:
        self.worked_out, self.name, self.__doc__ = worked_out, worked_out.__name__, worked_out.__doc__

    def __get__(self, owner: Any, cls: type | None = None) -> T:
        value: T = self.worked_out(owner)
        owner.__dict__[self.name] = value  # where it is found first from now on
        return value
