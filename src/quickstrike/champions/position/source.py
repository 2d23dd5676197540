"""A position as it was written: its data, and where in the file each part of it stands, so that a mistake can be shown.
"""
from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from ...kernel.errors import SetupError, did_you_mean
from ...kernel.words import Said
from .lines import Path as Way
from .lines import lines_of

Spec = Mapping[str, Any] | Path | str
"""A position: as data, as a file, or as the text of one."""


class PositionError(SetupError):
    """Something is wrong with a position: in which file, on which line, what, and what would be right."""


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
        raise self.error(way, Said(f"pos {key}", **words))

    def there(self, way: Way) -> Said:
        """Another place, in words."""
        return Said("pos on line", line=line) if (line := self.line(way)) else Said("pos at place", place=place_of(way))

    def error(self, way: Way, what: Any) -> PositionError:
        line, place = self.line(way), place_of(way)
        if self.text:
            key = "pos in file" if self.name else "pos in text"
            return PositionError(key, file=self.name, line=line or 1, what=what)
        return PositionError("pos in data", place=place, what=what) if place else PositionError("pos wrong", what=what)


def place_of(way: Way) -> str:
    return "".join(f"[{k}]" if isinstance(k, int) else f".{k}" for k in way).removeprefix(".")


def read(spec: Spec) -> Source:
    """A position from data, from a file (.toml, .json) or from the text of one."""
    if isinstance(spec, Mapping):
        return Source(spec)
    name, text = "", str(spec)
    if isinstance(spec, Path):
        name = str(spec)
        try:
            text = spec.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise PositionError("pos no file", file=name) from None
        except UnicodeDecodeError:
            raise PositionError("pos no text", file=name) from None
        except OSError as e:
            raise PositionError("pos unreadable", file=name, why=e.strerror) from None
    toml = not text.lstrip().startswith("{")
    try:
        data = tomllib.loads(text) if toml else json.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise _syntax(name, text, "TOML", *_place(str(e))) from None
    except json.JSONDecodeError as e:
        raise _syntax(name, text, "JSON", e.lineno, e.msg) from None
    except RecursionError:
        raise _syntax(name, text, "TOML" if toml else "JSON", 1, "too deep") from None
    return Source(data, name, text, toml)


def _place(said: str) -> tuple[int, str]:
    """tomllib says where only in words: "Invalid value (at line 3, column 9)"."""
    what, _, at = said.partition(" (at ")
    digits = at.removeprefix("line ").split(",")[0]
    return (int(digits) if digits.isdigit() else 0), what


def _syntax(name: str, text: str, form: str, line: int, why: str) -> PositionError:
    line = line or text.count("\n") + 1
    what = Said("pos syntax", form=form, why=why[:1].lower() + why[1:])
    return PositionError("pos in file" if name else "pos in text", file=name, line=line, what=what)


class At:
    """A value of the source together with the way to it: reads its fields and complains at the right place."""

    __slots__ = ("source", "value", "way")

    def __init__(self, source: Source, value: Any, way: Way = ()) -> None:
        self.source, self.value, self.way = source, value, way

    def fail(self, key: str, /, **words: Any) -> NoReturn:
        self.source.fail(self.way, key, **words)

    # ---- tables
    def table(self, known: Iterable[str], what: str) -> At:
        """This value as a table that has no other keys than those."""
        if not isinstance(self.value, Mapping):
            self.fail("no table", what=Said(f"pos {what}"), found=self.value)
        for k in self.value:
            if k not in known:
                self[k].fail("unknown key", what=Said(f"pos {what}"), key=k, near=did_you_mean(str(k), known))
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
    def number(self, key: str, default: int = 0, least: int = 0, most: int | None = None) -> int:
        return self[key].as_number(key, least, most) if key in self.value else default

    def as_number(self, key: str, least: int = 0, most: int | None = None) -> int:
        n = self.value
        if isinstance(n, bool) or not isinstance(n, int):
            self.fail("no number", key=key, found=n)
        if n < least:
            self.fail("too small", key=key, n=n, least=least)
        if most is not None and n > most:
            self.fail("too big", key=key, n=n, most=most)
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
        if at is None:
            return default
        if not isinstance(at.value, str):
            at.fail("no word", key=key, found=at.value)
        if known and at.value not in (names := list(known)):
            at.fail("unknown word", key=key, found=at.value, near=did_you_mean(at.value, names))
        return at.value

    def words(self, key: str) -> None:
        """A text, or one for each language."""
        at = self.get(key) if isinstance(self.value, Mapping) else None
        if at is not None and not isinstance(at.value, str):
            fine = isinstance(at.value, Mapping) and all(isinstance(x, str) for x in at.value.values())
            if not fine or not at.value:
                at.fail("no title", key=key, found=at.value)

    def rows(self, key: str) -> list[At]:
        """The items of a list; something alone is a list of one."""
        at = self.get(key)
        return [] if at is None else at.each()

    def each(self) -> list[At]:
        if isinstance(self.value, (list, tuple)):
            return [self[i] for i in range(len(self.value))]
        return [self]

    def texts(self, key: str) -> list[str]:
        for x in (found := self.rows(key)):
            if not isinstance(x.value, str):
                x.fail("no word", key=key, found=x.value)
        return [x.value for x in found]

    def counts(self, key: str) -> dict[str, int]:
        """A table of numbers: counters = {web = 2}."""
        at = self.get(key)
        return {} if at is None else at.as_counts(key)

    def as_counts(self, key: str) -> dict[str, int]:
        if not isinstance(self.value, Mapping):
            self.fail("no counts", key=key, found=self.value)
        return {k: x.as_number(k) for k, x in self.items()}

    def counts_or_places(self) -> dict[str, int]:
        """A table of numbers, or a list of places each counted once."""
        if isinstance(self.value, Mapping):
            return {k: x.as_number(k) for k, x in self.items()}
        return {str(x.as_number("used")): 1 for x in self.each()}
