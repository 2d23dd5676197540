"""Looking a rule up by what somebody typed: its titles and other words for it first, then texts; slips are forgiven."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import log

from ..kernel.language import LANGUAGES
from .book import Book, Entry, Words, prefix
from .stems import bare, plain, stems

ALIKE = 0.74
TITLE, OTHER, NEAR, HEAD, BODY = 1.0, 0.85, 0.6, 0.4, 0.3  # what a word is worth, by where it is found
MOST = 8  # words that are looked for: who types more has said enough with these
LOOKED_UP = 500  # words with their slips that are kept
NUMBER = re.compile(r"\d{3}(?:\.\d+[a-z]?)?")
EXACT, SAME_STEMS = 10.0, 8.0  # what was typed is a whole title; another word for it counts one less
KINDS = {"setup": 0.25, "deck": 0.25, "faq": 0.6, "errata": 0.65, "dtr": 0.6}  # who types a word mostly wants a rule


@dataclass(frozen=True)
class Names:
    """What an entry is called: as it is written, and as the stems of its words."""

    plain: frozenset[str]
    stems: frozenset[tuple[str, ...]]
    words: frozenset[str]


@dataclass(frozen=True)
class Place:
    """Where the words of an entry are."""

    titles: Names
    others: Names
    asides: Names
    """What is in brackets after a title."""
    heads: frozenset[str]
    points: tuple[frozenset[str], ...]

    def names(self) -> frozenset[str]:
        return self.titles.words | self.others.words | self.asides.words

    def worth(self, word: str, near: frozenset[str]) -> float:
        if word in self.titles.words:
            return TITLE
        if word in self.names():
            return OTHER
        if near & self.names():
            return NEAR
        return HEAD if word in self.heads else BODY if any(word in p for p in self.points) else 0.0


@dataclass(frozen=True)
class Typed:
    """What somebody typed: as it is, its stems, and of each stem that is known what it may be a slip of and how much it
    says."""

    plain: frozenset[str]
    stems: tuple[str, ...]
    asked: dict[str, frozenset[str]]
    weights: dict[str, float]


def find(book: Book, text: str, most: int = 12) -> list[Entry]:
    """The entries that a text may mean, best first; redirects lead to their entry. An id that is none finds nothing."""
    if exact := book.resolve(text.strip()) or _numbered(book, text.strip()):
        return [exact]
    wanted = plain(text)
    if not wanted or is_id(book, text.strip()):
        return []
    entries = tuple(book.values())
    names, often = _known(entries)
    near = {w: _near(names, often, w) for w in stems(wanted)[:MOST]}
    known = {w: slips for w, slips in near.items() if slips or w in often}
    weights = {w: log(1 + len(entries) / often.get(w, 1)) for w in known}  # what is in few entries says more
    typed = Typed(frozenset({wanted, bare(wanted)}), stems(wanted), known, weights)
    scores = {e.id: _score(e, typed) for e in entries} if known else {}
    out: dict[str, Entry] = {}
    for e in sorted((e for e in entries if scores.get(e.id)), key=lambda e: (_silent(e), -scores[e.id])):
        for target in (book.get(x) for x in e.to) if e.to else (e,):
            if target is not None:
                out.setdefault(target.id, target)
    return list(out.values())[:most]


def _numbered(book: Book, text: str) -> Entry | None:
    """A rule that goes by its number, in books that number theirs: "602.4"."""
    if not NUMBER.fullmatch(text):
        return None
    return next((e for p in sorted(book.prefixes()) if (e := book.resolve(f"{p}:{text}")) is not None), None)


def is_id(book: Book, text: str) -> bool:
    """Whether it is written like an id of this book, of an entry that is there or not."""
    return prefix(text) in book.prefixes() and re.fullmatch(r"\w+:\S+", text) is not None


def _silent(e: Entry) -> bool:
    """An entry that has only a title helps nobody who looks for something."""
    return not e.points and not e.to


def _score(e: Entry, typed: Typed) -> float:
    place, less, asked, weights = _place(e), KINDS.get(e.kind, 0.0), typed.asked, typed.weights
    if whole := _whole(place, typed):
        return whole * (1 - less)
    worth = {w: place.worth(w, near) for w, near in asked.items()}
    total = sum(weights.values())
    found = sum(weights[w] for w in asked if worth[w]) / total
    in_title = sum(1 for w, near in asked.items() if (near | {w}) & place.titles.words)
    if found < 0.5 and not in_title:
        return 0.0
    mean = sum(weights[w] * worth[w] for w in asked) / total
    together = max((sum(weights[w] for w in asked if w in p) for p in place.points), default=0.0) / total
    shortest = min(map(len, place.titles.stems), default=1)
    return float((1 + found) / 2 * mean + 0.15 * together + 0.1 * min(1.0, in_title / shortest)) * (1 - less)


def _whole(place: Place, typed: Typed) -> float:
    """What it is worth that a whole name was typed, with or without words that say nothing."""
    for names, less in ((place.titles, 0), (place.others, 1)):
        if typed.plain & names.plain:
            return EXACT - less
        if typed.stems in names.stems:
            return SAME_STEMS - less
    return SAME_STEMS - 2 if typed.stems in place.asides.stems else 0.0


@cache
def _place(e: Entry) -> Place:
    whole = list(_in_all(e.title))
    parts = [p for t in whole for p in re.split(r"[,/]", re.sub(r"\(.*?\)", "", t))]
    slug = e.id.partition(":")[2] if e.kind in ("rr", "dt", "redirect") else ""
    inside = [p for t in whole for p in re.findall(r"\((.*?)\)", t)]
    others = [w for x in LANGUAGES for w in e.also.get(x, ())]
    heads = stems(plain(" ".join(w for p in e.points for w in _in_all(p.head))))
    points = tuple(frozenset(stems(plain(t))) for p in e.points for t in _in_all(p.text))
    return Place(_names([slug, *whole, *parts]), _names(others), _names(inside), frozenset(heads), points)


def _in_all(said: Words) -> Iterator[str]:
    """In every language; English only once, where others have no words of their own."""
    return iter(dict.fromkeys(said[x] for x in LANGUAGES) if said else ())


def _names(called: list[str]) -> Names:
    """A title such as `Retaliate X` is looked for without its X too."""
    all_plain = {p for c in called if (full := plain(c)) for p in (full, re.sub(r" x$", "", full))}
    all_stems = {stems(p) for p in all_plain}
    return Names(frozenset(all_plain), frozenset(all_stems), frozenset(w for s in all_stems for w in s))


@cache
def _known(entries: tuple[Entry, ...]) -> tuple[frozenset[str], dict[str, int]]:
    """The words of titles and of other names; of each word anywhere, how many entries have it."""
    often: dict[str, int] = {}
    for e in entries:
        place = _place(e)
        for w in place.names().union(place.heads, *place.points):
            often[w] = often.get(w, 0) + 1
    names = frozenset(w for e in entries for w in _place(e).names())
    return names, often


@lru_cache(LOOKED_UP)
def _near_of(names: frozenset[str], word: str) -> frozenset[str]:
    begun = {n for n in names if n.startswith(word) or (len(n) > 3 and word.startswith(n))}
    slips = difflib.get_close_matches(word, names, n=3, cutoff=ALIKE) if len(word) > 3 else []
    return frozenset(begun) | frozenset(slips)


def _near(names: frozenset[str], often: dict[str, int], word: str) -> frozenset[str]:
    """For a word that no entry has: words of titles that it may be a slip of, or the beginning of."""
    if word in often or len(word) < 3:
        return frozenset()
    return _near_of(names, word)
