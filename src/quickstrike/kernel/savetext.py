"""The text of a save: written by what writes it quickest, and nothing of what only grows is written twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .jsontext import STANDARD, written

dumps: Final[Callable[[Any], str]] = STANDARD.encode if hasattr(written, "__code__") else written
"""A function that has no bytecode is a compiled one."""
Kept = tuple[int, Any, str]
"""Of a list that mostly grows: how many of its items were written, the last of them, and their text without brackets."""
UNWRITTEN: Final[Kept] = (0, None, "")


def grown(kept: Kept, items: list[Any], told: Callable[[list[Any]], list[Any]] | None = None) -> Kept:
    """The text of all of these: what was written before is not written again, unless the list was cut off since then.
    told: what is written of them."""
    many, last, text = kept
    if many > len(items) or (many and items[many - 1] is not last):
        many, text = 0, ""
    if many == len(items):
        return kept if many else UNWRITTEN
    new = items[many:]
    more = dumps(new if told is None else told(new))[1:-1]
    return len(items), items[-1], f"{text}, {more}" if text else more
