"""What the compiled build is told about a class (docs/decisions/0018). It is never compiled itself, and says nothing to
pure Python: `mypy_extensions` is there where mypy is, and needed nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**told: object) -> Callable[[T], T]:
        return lambda cls: cls


__all__ = ["mypyc_attr"]
