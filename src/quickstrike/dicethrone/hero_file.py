"""A hero file as typed: its values with the path to each, so that every mistake is reported with its line.

Nothing here stops at a mistake. It is noted, something harmless is read instead, and reading continues: a person who
types a hero in wants to see all mistakes at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..kernel.errors import SetupError, did_you_mean
from ..kernel.language import COMPLETE, FIRST, LANGUAGES, Said
from ..kernel.lines import Path as Way
from ..kernel.lines import lines_of
from .vocab import Name

SNAKE, KEBAB = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*"), re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""Names that expressions use, and names that only stand for themselves."""
LONG = 60
"""How many characters of a file a sentence quotes."""
MOST = 99
TABLES = {
    "token": "token",
    "companion": "companion",
    "space": "space",
    "level": "space.level",
    "card": "card",
    "player": "player",
    "step": "step",
}
"""What is written [[card]], once for each."""
OF_THE_HERO = ("faces", "setup", "missing", "left_out", "readings")
"""What is a mistake below a [table]: TOML reads it as a key of that table."""
NAME = 'name = {en = "...", fr = "..."}'


class HeroError(SetupError):
    """Something is wrong with a hero file: the file, the line, what is wrong and what would be right."""


@dataclass(frozen=True)
class Problem:
    """One mistake; or, as a warning, something missing from a hero that can be read all the same."""

    source: str
    line: int
    what: Said
    warning: bool = False

    def error(self) -> HeroError:
        return HeroError("dth in file" if self.line else "in file", source=self.source, line=self.line, what=self.what)

    def told(self, lang: str) -> str:
        return self.error().told(lang)

    def __str__(self) -> str:
        return self.told("en")


class Page:
    """The text, what it says, and what is wrong with it."""

    above: tuple[str, ...] = OF_THE_HERO
    misplaced = "misplaced"
    """Keys that come before all tables, and the sentence for one that does not."""

    def __init__(self, text: str, source: str, data: Mapping[str, Any]) -> None:
        self.text, self.source, self.data = text, source, data
        self.problems: list[Problem] = []
        self.told: set[str] = set()  # what is the same is said once

    @cached_property
    def lines(self) -> dict[Way, int]:
        return lines_of(self.text, toml=True)

    def line(self, way: Way) -> int:
        """The line of a value, or of what contains it."""
        while way and way not in self.lines:
            way = way[:-1]
        return self.lines.get(way, 0)

    def note(self, way: Way, what: Said, warning: bool = False) -> None:
        found = Problem(self.source, self.line(way), what, warning)
        if str(found) not in self.told:
            self.told.add(str(found))
            self.problems.append(found)


class AsTyped:
    """A value that is not text, as part of a sentence."""

    def __init__(self, value: Any) -> None:
        text = str(value).lower() if isinstance(value, bool) else repr(value)
        self.text = text if len(text) <= LONG else f"{text[:LONG]}…"

    def __repr__(self) -> str:
        return self.text


def typed(value: Any) -> Any:
    if isinstance(value, str):
        return "".join(c if c.isprintable() else " " for c in value)[:LONG]
    return AsTyped(value)


def nearest(word: str, known: Iterable[str]) -> Said | str:
    """What was probably meant; all of them, if nothing is similar."""
    names = list(known)
    if not names:
        return Said("dth none there")
    return did_you_mean(word[:LONG], names) or Said("known", known=sorted(names))


class At:
    """A value together with the path to it."""

    __slots__ = ("page", "value", "way")

    def __init__(self, page: Page, value: Any, way: Way = ()) -> None:
        self.page, self.value, self.way = page, value, way

    def wrong(self, key: str, /, **words: Any) -> None:
        self.page.note(self.way, Said(f"dth {key}", **words))

    def warn(self, key: str, /, **words: Any) -> None:
        self.page.note(self.way, Said(f"dth {key}", **words), warning=True)

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, Mapping) and key in self.value

    def __getitem__(self, key: str | int) -> At:
        return At(self.page, self.value[key], (*self.way, key))

    def at(self, key: str) -> At:
        """The place of that key, if it is there; otherwise of the whole table."""
        if key in self:
            return self[key]
        return self

    # ---- tables and lists
    def table(self, what: str, known: Iterable[str]) -> bool:
        """Is it a table? Other keys than those are wrong. what: the word for it, a key of the sentences."""
        if not isinstance(self.value, Mapping):
            self.wrong("no table", what=Said(f"dth {what}"), found=typed(self.value))
            return False
        names = list(known)
        for k in self.value:
            if k in self.page.above and k not in names:
                self[k].wrong(self.page.misplaced, key=k)
            elif k not in names:
                self[k].wrong("unknown key", what=Said(f"dth {what}"), key=typed(k), near=nearest(k, names))
        return True

    def rows(self, key: str) -> list[At]:
        return self[key].each(key) if key in self else []

    def each(self, key: str) -> list[At]:
        """The items of a list; key: what it is the value of."""
        if not isinstance(self.value, list):
            many = isinstance(self.value, Mapping) and key in TABLES
            self.wrong("one bracket" if many else "no list", key=TABLES.get(key, key), found=typed(self.value))
            return [self] if many else []
        return [self[i] for i in range(len(self.value))]

    def has(self, key: str, such: str) -> bool:
        """It must be there; such: how it might look."""
        if key not in self:
            self.wrong("missing key", key=key, such=such)
        return key in self

    # ---- values
    def text(self, key: str, default: str = "") -> str:
        if key not in self:
            return default
        at = self[key]
        if not isinstance(at.value, str) or not at.value.strip():
            at.wrong("no text", key=key, found=typed(at.value))
            return default
        return at.value

    def word(self, key: str, known: Iterable[str], default: str = "") -> str:
        """One of the words known."""
        names, found = list(known), self.text(key, default)
        if key in self and found and found not in names:
            self[key].wrong("unknown word", key=key, found=typed(found), near=nearest(found, names))
            return default or (names[0] if names else "")
        return found

    def number(self, key: str, default: int = 0, least: int = 0, most: int = MOST) -> int:
        if key not in self:
            return default
        at = self[key]
        if isinstance(at.value, bool) or not isinstance(at.value, int):
            at.wrong("no number", key=key, found=typed(at.value))
        elif not least <= at.value <= most:
            at.wrong("out of range", key=key, found=typed(at.value), least=least, most=most)
        else:
            return int(at.value)
        return default or least

    def flag(self, key: str, default: bool = False) -> bool:
        if key not in self:
            return default
        at = self[key]
        if not isinstance(at.value, bool):
            at.wrong("no flag", key=key, found=typed(at.value))
            return default
        return at.value

    def ident(self, shape: re.Pattern[str], such: str) -> str:
        """The id of what this table describes."""
        if not self.has("id", f'id = "{such}"'):
            return ""
        found = self.text("id")
        if found and not shape.fullmatch(found):
            self["id"].wrong("no snake" if shape is SNAKE else "no kebab", found=typed(found), such=such)
        return found

    def name(self, key: str = "name") -> Name:
        if not self.has(key, NAME):
            return Name("")
        return self[key].as_name()

    def as_name(self, *more: str) -> Name:
        """Words in the languages; more: other keys that the table has."""
        if not self.table("a name", (*LANGUAGES, "own", *more)):
            return Name("")
        for lang in COMPLETE:
            self.has(lang, f'{lang} = "..."')
        others = tuple((lang, self.text(lang)) for lang in LANGUAGES if lang != FIRST and lang in self)
        return Name(self.text(FIRST), others, self.flag("own"))


def once(rows: Iterable[tuple[At, str]], what: str) -> None:
    """No two of them have the same id."""
    seen: set[str] = set()
    for at, ident in rows:
        if ident and ident in seen:
            at.at("id").wrong("twice", what=Said(f"dth {what}"), found=typed(ident))
        seen.add(ident)
