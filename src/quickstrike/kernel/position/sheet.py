"""A position as written: its values with the path to each, so that a mistake is reported with its line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NoReturn

from ..documents import Document, PositionError, located, place_of, tidy
from ..language import FIRST, LANGUAGES, MESSAGES, Said
from ..lines import Path as Way
from ..lines import lines_of
from ..toml import inline
from .suggestions import hint, nearest

MOST = 999
"""The limit for numbers that have no narrower one."""
SEED = re.compile(r"1?[0-9a-f]{1,32}")


def listed(text: str) -> tuple[str, ...]:
    """Keys and words as one list."""
    return tuple(text.split())


class Saying(Said):
    """A sentence of a game (its keys begin with `words`), or the one that all games share."""

    def __init__(self, words: str, name: str, /, **data: Any) -> None:
        self.words, self.name, self.data = words, name, data

    @property
    def key(self) -> str:  # type: ignore[override]
        own = f"{self.words} {self.name}"
        return own if own in MESSAGES[FIRST] else f"pos {self.name}"


class Sheet:
    """What was read. words: how the keys of the game's sentences begin; above: keys that come before all tables;
    meant: what people write by mistake, and what they mean."""

    def __init__(
        self,
        document: Document,
        words: str = "pos",
        above: Iterable[str] = (),
        meant: Mapping[str, str] | None = None,
    ) -> None:
        self.document, self.words, self.above, self.meant = document, words, tuple(above), meant or {}

    @property
    def data(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.document.data
        return found

    @cached_property
    def lines(self) -> dict[Way, int]:
        d = self.document
        return lines_of(d.text, d.toml) if d.text else {}

    def line(self, way: Way) -> int:
        """The line of a value, or of what contains it."""
        while way and way not in self.lines:
            way = way[:-1]
        return self.lines.get(way, 0)

    def there(self, way: Way) -> Said:
        """Another place, in words."""
        return Said("pos on line", line=line) if (line := self.line(way)) else Said("pos at place", place=place_of(way))

    def say(self, key: str, /, **data: Any) -> Said:
        return Saying(self.words, key, **data)

    def fail(self, way: Way, key: str, /, **data: Any) -> NoReturn:
        raise self.error(way, self.say(key, **{k: as_written(k, v) for k, v in data.items()}))

    def error(self, way: Way, what: Any) -> PositionError:
        return located(self.document, self.line(way), way, what)


class AsWritten:
    """A value that is not text, as a file would have it."""

    def __init__(self, value: Any) -> None:
        self.text = tidy("null" if value is None else inline(value))

    def __repr__(self) -> str:
        return self.text


def as_written(key: str, x: Any) -> Any:
    if isinstance(x, str):
        return tidy(x)
    return AsWritten(x) if key in ("found", "name") and not hasattr(x, "told") else x


def in_short(n: int) -> int | str:
    """A number short enough for a sentence."""
    return n if abs(n) < 10**12 else "> 10¹²"


class At:
    """A value of a sheet together with the path to it: reads its fields and reports mistakes at the right place."""

    __slots__ = ("sheet", "value", "way")

    def __init__(self, sheet: Sheet, value: Any, way: Way = ()) -> None:
        self.sheet, self.value, self.way = sheet, value, way

    def fail(self, key: str, /, **data: Any) -> NoReturn:
        self.sheet.fail(self.way, key, **data)

    def instead(self, value: Any) -> At:
        """Another value at the same place."""
        return At(self.sheet, value, self.way)

    # ---- tables
    def table(self, known: Iterable[str], what: str, told: Iterable[str] = ()) -> At:
        """This value as a table that has only these keys. told: the ones worth listing."""
        sheet, name = self.sheet, self.sheet.say(what)
        if not isinstance(self.value, Mapping):
            self.fail("no table", what=name, found=self.value)
        names = known if isinstance(known, (tuple, Mapping)) else tuple(known)
        for k in self.value:
            if k not in names:
                if self.way and k in sheet.above:
                    self[k].fail("misplaced", key=k)
                self[k].fail("unknown key", what=name, key=k, near=hint(str(k), names, told, sheet.meant))
        return self

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, Mapping) and key in self.value

    def __getitem__(self, key: str | int) -> At:
        return At(self.sheet, self.value[key], (*self.way, key))

    def key(self, key: str) -> At:
        """The key itself, where it is a name of something."""
        return At(self.sheet, key, (*self.way, key))

    def get(self, key: str) -> At | None:
        return self[key] if key in self else None  # noqa: SIM401

    def items(self) -> list[tuple[str, At]]:
        return [(k, self[k]) for k in self.value]

    # ---- fields
    def number(self, key: str, default: int = 0, least: int = 0, most: int = MOST) -> int:
        return self[key].as_number(key, least, most) if key in self else default

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
        """How many of something there are, or whether there is one."""
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
        at = self.get(key)
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

    # ---- what positions of every game have
    def seat(self, key: str, seats: int) -> int | None:
        """A player, counted from 1."""
        return self.number(key, 1, 1, seats) - 1 if key in self else None

    def seed(self) -> int | str:
        found = self.value.get("seed", 0)
        if isinstance(found, bool) or not isinstance(found, (int, str)):
            self["seed"].fail("wrong seed", found=found)
        return found

    def hexadecimal(self, key: str, default: int) -> int:
        if key not in self:
            return default
        if not SEED.fullmatch(self.text(key)):
            self[key].fail("no seed", found=self.text(key))
        return int(self.text(key), 16)
