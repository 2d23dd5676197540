"""Words in several languages: tables with the same keys in every language, and sentences that are in no language yet.

A table is in the files of the languages (`languages/`, or `languages/` of a game), one file for each module that produces
text: lines of `key: words` under a `[table]`. `words("cli/parser", "words")` is such a table, and `table[lang]` is read
when it is first asked for. What the engine reports is a key with its data; `told(lang)` turns it into a sentence in the
reader's language. All tables called `errors` count as one: an error needs nothing but its key.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from string import Formatter
from typing import Any, TypeVar

from ..languages import FIRST as FIRST
from ..languages import LANGUAGES as LANGUAGES
from ..languages import PLACES, file_of, has_file

OTHERS = tuple(lang for lang in LANGUAGES if lang != FIRST)
Words = dict[str, dict[str, str]]
Rows = dict[str, dict[str, tuple[str, ...]]]
T = TypeVar("T")
HEAD = re.compile(r"\[([a-z0-9][a-z0-9 _-]*)\]")
QUOTED_KEY = re.compile(r'"((?:\\"|[^"])*)": (.*)')  # one that has a colon itself; \\" is a quotation mark in it
ERRORS = "errors"


# ---- files ---------------------------------------------------------------------------------------------------------
def flat(text: str) -> dict[str, str]:
    """Lines of `key: words`. Everything after one space is kept: French has a space before double punctuation."""
    rows = (line.strip().partition(": ") for line in text.strip().splitlines())
    return {key: words for key, _, words in rows}


def parsed(text: str) -> dict[str, dict[str, str]]:
    """The tables of a file. `"..."` keeps the spaces at the ends, or the colons of a key, where `\\"` is a quotation mark; `\\n` begins a new line, `#`
    begins a comment."""
    tables: dict[str, dict[str, str]] = {}
    rows: dict[str, str] = {}
    for line in text.splitlines():
        if not line or line[0] == "#":
            continue
        if line[0] == "[" and (head := HEAD.fullmatch(line)):
            rows = tables.setdefault(head[1], {})
            continue
        if found := QUOTED_KEY.fullmatch(line):
            key, words = found[1].replace('\\"', '"'), found[2]
        else:
            key, _, words = line.partition(": ") if ": " in line else (line.removesuffix(":"), "", "")
        if len(words) > 1 and words[0] == words[-1] == '"':
            words = words[1:-1]
        assert key not in rows, f"{key!r} is there twice"
        rows[key] = words.replace("\\n", "\n") if "\\n" in words else words
    return tables


@cache
def tables_of(lang: str, name: str) -> dict[str, dict[str, str]]:
    """All tables of one file of a language."""
    return parsed(file_of(lang, name).read_text("utf-8"))


class Column(dict[str, T]):
    """A table in one language. A missing key is reported with the place where it belongs."""

    def __init__(self, rows: Mapping[str, T], where: str) -> None:
        super().__init__(rows)
        self.where = where

    def __missing__(self, key: str) -> T:
        raise KeyError(f"{self.where} has no {key!r}")


class Table(dict[str, dict[str, T]]):
    """A table in all languages, each read when it is first asked for."""

    def __init__(self, where: str, read: Callable[[str], Mapping[str, T]]) -> None:
        self.where, self.read = where, read

    def __missing__(self, lang: str) -> dict[str, T]:
        if lang not in LANGUAGES:
            raise KeyError(lang)
        self[lang] = Column(self.read(lang), f"{lang}/{self.where}")
        return self[lang]


@cache
def is_complete(lang: str) -> bool:
    """Whether a language must be complete. Any other falls back on English."""
    return tables_of(lang, "language")["language"].get("complete") == "yes"


def _rows(lang: str, name: str, table: str) -> dict[str, str]:
    if is_complete(lang):
        found = tables_of(lang, name)
        if table not in found:
            raise KeyError(f"{file_of(lang, name)} has no [{table}]")
        return found[table]
    own = tables_of(lang, name).get(table, {}) if has_file(lang, name) else {}
    return {**_rows(FIRST, name, table), **own}


def words(name: str, table: str = "words") -> Words:
    """A table of words: `key: words`."""
    return Table(f"{name} [{table}]", lambda lang: _rows(lang, name, table))


def rows(name: str, table: str) -> Rows:
    """A table of rows: `key: cell | cell`."""

    def read(lang: str) -> dict[str, tuple[str, ...]]:
        return {k: tuple(cell.strip() for cell in v.split("|")) for k, v in _rows(lang, name, table).items()}

    return Table(f"{name} [{table}]", read)


def texts(game: str) -> Words:
    """What the data of a game (cards, rule book) says in a language that the data itself does not have: the
    English words, and those of the language. A language may have none: what is missing is told in English."""

    def read(lang: str) -> dict[str, str]:
        return tables_of(lang, f"{game}/texts")["texts"] if has_file(lang, f"{game}/texts") else {}

    return Table(f"{game}/texts [texts]", read)


def text_in(said: Mapping[str, str], lang: str, more: Words) -> str:
    """One of several languages' words; more: the `texts` of the game, for languages that are not among them."""
    return said.get(lang) or more[lang].get(said[FIRST]) or said[FIRST]


class Texts(dict[str, str]):
    """Words of a game's data by language. What the data does not have is looked for when it is asked for: `[lang]` is
    always something, `get(lang)` only what the data itself says."""

    def __init__(self, said: Mapping[str, str] | Iterable[tuple[str, str]], more: Words | None = None) -> None:
        super().__init__(said)
        self.more = texts("") if more is None else more  # a copy made by `asdict` has none

    def __missing__(self, lang: str) -> str:
        if lang not in LANGUAGES or FIRST not in self:
            raise KeyError(lang)
        return text_in(self, lang, self.more)

    def full(self) -> dict[str, str]:
        """In all languages."""
        return {lang: self[lang] for lang in LANGUAGES} if self else {}


def grammar_module(game: str, lang: str) -> Any:
    """A language's grammar for a game; the English one where it has none."""
    own = is_complete(lang) or has_file(lang, f"{game}/grammar", ".py")
    return import_module(f"{__package__.rpartition('.')[0]}.{game}.languages.{lang if own else FIRST}.grammar")


# ---- what a language does wherever words are combined ----------------------------------------------------------
LANGUAGE = words("language", "language")


class _Marks(dict[str, str]):
    """A mark of each language, such as its colon."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __missing__(self, lang: str) -> str:
        self[lang] = LANGUAGE[lang][self.key]
        return self[lang]


COMPLETE = tuple(lang for lang in LANGUAGES if is_complete(lang))
"""The languages in which the data of all games must be complete."""
COLON, SEMICOLON = _Marks("colon"), _Marks("semicolon")


@cache
def _unbroken(lang: str) -> re.Pattern[str] | None:
    before, after = (LANGUAGE[lang][f"no break {where}"] for where in ("before", "after"))
    marks = [f" (?=[{re.escape(before)}])"] * bool(before) + [f"(?<=[{re.escape(after)}]) "] * bool(after)
    return re.compile("|".join(marks)) if marks else None


def bound(text: str, lang: str) -> str:
    """With the space that does not break where the language has one: in French, before double punctuation."""
    space = _unbroken(lang)
    return space.sub("\u00a0", text) if space else text


def quoted(text: str, lang: str) -> str:
    before, after = LANGUAGE[lang]["quotes"].split("|")
    return f"{before}{repr(text)[1:-1]}{after}" if (before, after) != ("'", "'") else repr(text)


@cache
def singular(n: int, lang: str) -> bool:
    """Whether a number takes the singular: 1 in English, 0 and 1 in French."""
    return str(n) in LANGUAGE[lang]["one"].split()


def capital_after_colon(lang: str) -> bool:
    """Whether a sentence after a colon begins with a capital; in French it does not."""
    return LANGUAGE[lang]["capital after colon"] == "yes"


def decimal(x: float, lang: str, places: int = 1) -> str:
    return f"{x:.{places}f}".replace(".", LANGUAGE[lang]["decimal"])


def percent(x: str, lang: str) -> str:
    return x + LANGUAGE[lang]["percent"]


# ---- errors --------------------------------------------------------------------------------------------------------
def _errors(lang: str) -> dict[str, str]:
    """The tables `errors` of all files. A key has one meaning."""
    out: dict[str, str] = {}
    for place in PLACES:
        for home in (place / "languages", *sorted(place.glob("*/languages"))):
            for file in sorted((home / lang).rglob("*.txt")):
                if f"[{ERRORS}]" in (text := file.read_text("utf-8")):
                    _add(out, parsed(text)[ERRORS])
    return out if is_complete(lang) else {**MESSAGES[FIRST], **out}


def _add(out: dict[str, str], rows: Mapping[str, str]) -> None:
    twice = rows.keys() & out.keys()
    assert not twice, f"told already: {sorted(twice)}"
    out.update(rows)


MESSAGES: Words = Table(f"[{ERRORS}]", _errors)
"""The sentences of all errors, by key."""


# ---- sentences -----------------------------------------------------------------------------------------------------
QUOTED = 120  # characters of what somebody wrote that a sentence repeats


class _Filling(Formatter):
    """Fields are told in the language; `!r` puts quotation marks, those of the language, and quotes no more than `QUOTED`
    characters."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def get_value(self, key: Any, args: Any, kwargs: Any) -> Any:
        return told(kwargs[key], self.lang)

    def convert_field(self, value: Any, conversion: Any) -> Any:
        if conversion == "r" and isinstance(value, str):
            return quoted(value if len(value) <= QUOTED else f"{value[:QUOTED]}…", self.lang)
        return super().convert_field(value, conversion)


FILLINGS = {lang: _Filling(lang) for lang in LANGUAGES}


def told(x: Any, lang: str) -> Any:
    """A value as part of a sentence: what can be told is told, a list is joined."""
    if hasattr(x, "told"):
        return x.told(lang)
    return ", ".join(str(told(v, lang)) for v in x) if isinstance(x, (list, tuple)) else x


def fill(table: Words, key: str, lang: str, /, **data: Any) -> str:
    """The sentence of a key, filled."""
    return FILLINGS[lang].vformat(table[lang][key], (), data)


class Said:
    """A sentence that is not in a language yet. Anything that is not a key of a table is told as it is."""

    def __init__(self, key: str, /, **data: Any) -> None:
        self.key, self.data = key, data

    def told(self, lang: str) -> str:
        return fill(MESSAGES, self.key, lang, **self.data) if self.key in MESSAGES[FIRST] else self.key

    def __str__(self) -> str:
        return self.told(FIRST)


class Both:
    """Words that already exist in each language, such as a printed name; English where a language has none."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self.words = dict(words)

    def told(self, lang: str) -> str:
        return self.words.get(lang) or self.words[FIRST]

    @classmethod
    def of(cls, said: Callable[[str], str]) -> Both:
        """What is said, asked for in each language."""
        return cls({lang: said(lang) for lang in LANGUAGES})


class Joined:
    """A list with a word before its last item: "2 and 3", "a or b"."""

    def __init__(self, items: Iterable[Any], word: str) -> None:
        self.items, self.word = list(items), word

    def told(self, lang: str) -> str:
        return f" {MESSAGES[lang][self.word]} ".join(str(told(x, lang)) for x in self.items)
