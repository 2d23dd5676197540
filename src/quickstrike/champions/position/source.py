"""A position as it was written: its data, and where in the file each part of it stands, so that a mistake can be shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NoReturn

from ...kernel.documents import Document, PositionError, Spec, located, place_of, tidy
from ...kernel.language import LANGUAGES, Said
from ...kernel.lines import Path as Way
from ...kernel.lines import lines_of
from ...kernel.toml import inline
from .near import hint, nearest

__all__ = ["MOST", "At", "PositionError", "Source", "Spec"]

MOST = 999
"""Of tokens, counters, hit points and whatever else a number says where nothing narrower is known."""


class Source:
    """What was read."""

    def __init__(self, data: Mapping[str, Any], name: str = "", text: str = "", toml: bool = True) -> None:
        self.data, self.name, self.text, self.toml = data, name, text, toml

    @cached_property
    def lines(self) -> dict[Way, int]:
        return lines_of(self.text, self.toml) if self.text else {}

    def line(self, way: Way) -> int:
        """The line of a value, or of what it is in."""
        while way and way not in self.lines:
            way = way[:-1]
        return self.lines.get(way, 0)

    def fail(self, way: Way, key: str, /, **words: Any) -> NoReturn:
        raise self.error(way, Said(f"pos {key}", **{k: as_written(k, v) for k, v in words.items()}))

    def there(self, way: Way) -> Said:
        """Another place, in words."""
        return Said("pos on line", line=line) if (line := self.line(way)) else Said("pos at place", place=place_of(way))

    def error(self, way: Way, what: Any) -> PositionError:
        return located(Document(self.data, self.name, self.text), self.line(way), way, what)


class AsWritten:
    """A value that is no text, as it stands in a file."""

    def __init__(self, value: Any) -> None:
        self.text = tidy("null" if value is None else inline(value))

    def __repr__(self) -> str:
        return self.text


def as_written(key: str, x: Any) -> Any:
    if isinstance(x, str):
        return tidy(x)
    return AsWritten(x) if key == "found" and not hasattr(x, "told") else x


def in_short(n: int) -> int | str:
    """A number that a sentence can take up."""
    return n if abs(n) < 10**12 else "> 10¹²"


class At:
    """A value of the source together with the way to it: reads its fields and complains at the right place."""

    __slots__ = ("source", "value", "way")

    def __init__(self, source: Source, value: Any, way: Way = ()) -> None:
        self.source, self.value, self.way = source, value, way

    def fail(self, key: str, /, **words: Any) -> NoReturn:
        self.source.fail(self.way, key, **words)

    # ---- tables
    def table(self, known: Iterable[str], what: str, told: Iterable[str] = ()) -> At:
        """This value as a table that has no other keys than those. told: the ones worth counting up."""
        if not isinstance(self.value, Mapping):
            self.fail("no table", what=Said(f"pos {what}"), found=self.value)
        for k in self.value:
            if k not in known:
                self[k].fail("unknown key", what=Said(f"pos {what}"), key=k, near=hint(str(k), known, told))
        return self

    def __contains__(self, key: str) -> bool:
        return key in self.value

    def __getitem__(self, key: str | int) -> At:
        return At(self.source, self.value[key], (*self.way, key))

    def get(self, key: str) -> At | None:
        return self[key] if key in self.value else None

    def items(self) -> list[tuple[str, At]]:
        return [(k, self[k]) for k in self.value]

    # ---- fields
    def number(self, key: str, default: int = 0, least: int = 0, most: int = MOST) -> int:
        return self[key].as_number(key, least, most) if key in self.value else default

    def as_number(self, key: str, least: int = 0, most: int = MOST) -> int:
        n = self.value
        if isinstance(n, bool) or not isinstance(n, int):
            self.fail("no number", key=key, found=n)
        if n < least:
            self.fail("too small", key=key, n=in_short(n), least=least)
        if n > most:
            self.fail("too big", key=key, n=in_short(n), most=most)
        return int(n)

    def level(self, key: str) -> int:
        """A status: how often it is there, or whether."""
        at = self.get(key)
        return 0 if at is None else int(at.value) if isinstance(at.value, bool) else at.as_number(key)

    def flag(self, key: str, default: bool = False) -> bool:
        at = self.get(key)
        if at is None:
            return default
        if not isinstance(at.value, bool):
            at.fail("no flag", key=key, found=at.value)
        return bool(at.value)

    def text(self, key: str, default: str = "", known: Iterable[str] = ()) -> str:
        at = self.get(key)
        return default if at is None else at.as_text(key, known)

    def as_text(self, key: str, known: Iterable[str] = ()) -> str:
        if not isinstance(self.value, str):
            self.fail("no word", key=key, found=self.value)
        if known and self.value not in (names := list(known)):
            self.fail("unknown word", key=key, found=self.value, near=nearest(self.value, names))
        return self.value

    def words(self, key: str) -> None:
        """A text, or one for each language."""
        at = self.get(key) if isinstance(self.value, Mapping) else None
        if at is not None and not isinstance(at.value, str):
            fine = isinstance(at.value, Mapping) and all(isinstance(x, str) for x in at.value.values())
            if not fine or not at.value:
                at.fail("no title", key=key, found=at.value)
            for k in at.value:
                if k not in LANGUAGES:
                    at[k].fail("no language", key=key, found=k, known=list(LANGUAGES))

    def rows(self, key: str) -> list[At]:
        """The items of a list; something alone is a list of one."""
        at = self.get(key)
        return [] if at is None else at.each()

    def each(self) -> list[At]:
        if isinstance(self.value, (list, tuple)):
            return [self[i] for i in range(len(self.value))]
        return [self]

    def texts(self, key: str, known: Iterable[str] = ()) -> list[str]:
        return [x.as_text(key, known) for x in self.rows(key)]

    def counts(self, key: str) -> dict[str, int]:
        """A table of numbers: counters = {web = 2}."""
        at = self.get(key)
        return {} if at is None else at.as_counts(key)

    def as_counts(self, key: str) -> dict[str, int]:
        if not isinstance(self.value, Mapping):
            self.fail("no counts", key=key, found=self.value)
        return {k: x.as_number(k) for k, x in self.items()}

    def counts_or_places(self) -> dict[str, int]:
        """What is used once per turn, phase or round: a table of numbers, or a list of places."""
        if isinstance(self.value, Mapping):
            return {k: x.as_number(k, most=1) for k, x in self.items()}
        return {str(x.as_number("used")): 1 for x in self.each()}
