"""The entries of a rule book, read from TOML files."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ..kernel.errors import QuickstrikeError
from ..kernel.language import COMPLETE, FIRST, LANGUAGES, OTHERS, Texts, texts
from ..kernel.language import Words as Tables

LONG = 5  # an entry with so many points is shown point by point, not as a whole
LINK = re.compile(r"\[([a-z]+:[a-z0-9:-]+?)(?:\.\d+)?\]")
RULINGS = ("faq", "errata", "dtr")  # kinds that are said about the rules; they are no rules themselves
Words = Mapping[str, str]


class BookError(QuickstrikeError):
    """A file of the rule book that does not keep to its format."""


def prefix(id: str) -> str:
    """What comes before the colon: which sort of rule it is, and so of which game."""
    return id.partition(":")[0]


@dataclass(frozen=True)
class Point:
    """One rule of an entry. `no_effect`: why software has nothing to do with it; `waits`: what no card does yet."""

    text: Words
    head: Words = field(default_factory=dict)
    no_effect: Words = field(default_factory=dict)
    waits: Words = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Entry:
    """`to`: where an entry without words of its own sends the reader. `cards`, `pack`: what must be scripted first."""

    id: str
    title: Words
    points: tuple[Point, ...] = ()
    see: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    no_effect: Words = field(default_factory=dict)
    pack: str = ""
    cards: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        return "redirect" if self.to else prefix(self.id)

    @property
    def long(self) -> bool:
        return len(self.points) >= LONG

    def point_ids(self) -> Iterator[str]:
        yield from (f"{self.id}.{n}" for n in range(1, len(self.points) + 1))


class Book(dict[str, Entry]):
    """All entries by id, in the order of the files. texts: what its game says in languages that the files do not have."""

    def __init__(self, texts: Tables) -> None:
        super().__init__()
        self.texts = texts

    def prefixes(self) -> frozenset[str]:
        return frozenset(map(prefix, self))

    def words(self, text: str, lang: str) -> str:
        """A text with its links replaced by what they lead to."""
        return LINK.sub(lambda m: self[m[1]].title[lang] if m[1] in self else m[0], text).replace("*", "")

    def resolve(self, id: str) -> Entry | None:
        """The entry of an id, or of one of its points; a redirect gives where it leads first."""
        entry = self.get(id) or self.get(re.sub(r"\.\d+$", "", id))
        return self.get(entry.to[0]) if entry is not None and entry.to else entry

    def problems(self) -> list[str]:
        """What is wrong with the book as a whole: links that lead nowhere, words missing in a language."""
        out = []
        for e in self.values():
            out += [f"{e.id}: {x} is no entry" for x in (*e.see, *e.to) if x not in self]
            out += [f"{e.id}: {x} is a redirect, name where it leads" for x in e.see if x in self and self[x].to]
            said: list[tuple[str, Words]] = [("title", e.title)]
            for n, p in enumerate(e.points, 1):
                said.append((f"point {n}", p.text))
                said += [(f"head of point {n}", p.head)] if p.head else []
                said += [(f"{k} of point {n}", w) for k, w in (("no_effect", p.no_effect), ("waits", p.waits)) if w]
                out += [
                    f"{e.id}.{n}: [{m[1]}] is no entry"
                    for t in p.text.values()
                    for m in LINK.finditer(t)
                    if m[1] not in self
                ]
            said += [("no_effect", e.no_effect)] if e.no_effect else []
            out += [f"{e.id}: no {lang} {what}" for what, w in said for lang in COMPLETE if not w.get(lang)]
        return out


KEYS = {"id", "title", "also", "see", "to", "point", "no_effect", "pack", "cards"}
POINT_KEYS = ("head", "no_effect", "waits", *LANGUAGES)


@cache
def load(folder: Path, game: str = "") -> Book:
    """The entries of a folder. What they do not say in a language is taken from the `texts` of the game in it."""
    book = Book(texts(game))
    for file in sorted(folder.glob("*.toml")):
        try:
            data = tomllib.loads(file.read_text("utf-8"))
        except tomllib.TOMLDecodeError as e:
            raise BookError(f"{file.name}: {e}") from None
        for name in data:
            if name not in ("entry", "redirect"):
                raise BookError(f"{file.name}: there are [[entry]] and [[redirect]], not {name!r}")
        for raw in (*data.get("entry", ()), *data.get("redirect", ())):
            entry = _entry(raw, file.name, book.texts)
            if entry.id in book:
                raise BookError(f"{file.name}: {entry.id} is there twice")
            book[entry.id] = entry
    return book


def _entry(raw: dict[str, Any], file: str, more: Tables) -> Entry:
    where = f"{file}: {raw.get('id', 'an entry without id')}"
    if unknown := set(raw) - KEYS:
        raise BookError(f"{where}: unknown key {sorted(unknown)[0]!r}")
    points = []
    for n, p in enumerate(raw.get("point", ()), 1):
        if unknown := set(p) - set(POINT_KEYS):
            raise BookError(f"{where}: unknown key {sorted(unknown)[0]!r} in point {n}")
        text = {k: p[k] for k in LANGUAGES if k in p}
        points.append(Point(*(Texts(said, more) for said in (text, *(p.get(k, {}) for k in POINT_KEYS[:3])))))
    try:
        return Entry(
            raw["id"],
            Texts(raw["title"], more),
            tuple(points),
            tuple(raw.get("see", ())),
            tuple(raw.get("to", ())),
            _also(raw.get("also", {}), more),
            Texts(raw.get("no_effect", {}), more),
            raw.get("pack", ""),
            tuple(raw.get("cards", ())),
        )
    except KeyError as e:
        raise BookError(f"{where}: {e.args[0]} is missing") from None


def _also(said: Mapping[str, Sequence[str]], more: Tables) -> dict[str, tuple[str, ...]]:
    """Other words for an entry; a language that the book does not have may bring its own for the English ones."""
    out = {lang: tuple(said[lang]) for lang in said}
    for lang in OTHERS:
        if found := tuple(more[lang][w] for w in said.get(FIRST, ()) if lang not in said and w in more[lang]):
            out[lang] = found
    return out
