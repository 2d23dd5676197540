"""Looking a rule up by what somebody typed: titles, other words for it, then the texts; mistakes are forgiven."""
from __future__ import annotations

import difflib
import re
import unicodedata
from functools import cache

from .book import LANGUAGES, Book, Entry

LESS = {"setup": 1, "deck": 1, "faq": 10, "errata": 10}  # who types a word mostly wants the rule itself
ALIKE = 0.74
EMPTY = re.compile(
    "a|an|the|of|to|in|on|is|are|do|does|did|i|my|you|your|me|it|its|how|what|when|where|which|who|why|can|may|if|and|or|"
    "with|for|from|at|by|be|le|la|les|l|un|une|des|du|de|d|en|et|ou|est|sont|je|mon|ma|mes|tu|il|elle|ce|cette|que|qui|"
    "quoi|quand|comment|pourquoi|peut|si|au|aux|dans|sur|par|pour")


def plain(text: str) -> str:
    """Small letters and digits without accents, and words without the s of a plural: how words are compared."""
    flat = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    words = re.sub(r"[^a-z0-9]+", " ", "".join(c for c in flat if not unicodedata.combining(c))).split()
    return " ".join(w[:-1] if len(w) > 3 and w.endswith("s") and not w.endswith("ss") else w for w in words)


@cache
def titles(e: Entry) -> frozenset[str]:
    """What an entry is called, in all languages; each part of a title such as `Stun, Stunned`, too."""
    whole = [e.title.get(x, "") for x in LANGUAGES]
    parts = [p for t in whole for p in re.split(r"[,/]", re.sub(r"\(.*?\)", "", t))]
    slug = e.id.partition(":")[2] if e.kind in ("rr", "redirect") else ""
    return frozenset({plain(x) for x in (slug, *whole, *parts)} - {""})


@cache
def others(e: Entry) -> frozenset[str]:
    """What else people call it."""
    inside = [p for x in LANGUAGES for p in re.findall(r"\((.*?)\)", e.title.get(x, ""))]
    return frozenset({plain(w) for x in LANGUAGES for w in (*e.also.get(x, ()), *inside)} - {""})


@cache
def body(e: Entry) -> tuple[str, ...]:
    return tuple(plain(p.text.get(x, "")) for p in e.points for x in LANGUAGES)


def find(book: Book, text: str, most: int = 12) -> list[Entry]:
    """The entries that a text may mean, best first; redirects lead to their entry. An id that is none finds nothing."""
    if exact := book.resolve(text.strip()):
        return [exact]
    wanted = plain(text)
    if not wanted or re.fullmatch(r"(rr|setup|deck|faq|errata):\S+", text.strip()):
        return []
    scores = {e.id: _score(e, wanted) for e in book.values()}
    hits = [book[i] for i in sorted(scores, key=lambda i: -scores[i]) if scores[i] > 0]
    out: dict[str, Entry] = {}
    for e in hits:
        for target in (book.get(x) for x in e.to) if e.to else (e,):
            if target is not None:
                out.setdefault(target.id, target)
    return list(out.values())[:most]


def _score(e: Entry, wanted: str) -> float:
    less = LESS.get(e.kind, 0)
    if wanted in titles(e):
        return 100 - less
    if wanted in others(e):
        return 90 - less
    known = titles(e) | others(e)
    near = max((difflib.SequenceMatcher(None, wanted, n).ratio() for n in known), default=0.0)
    tail = 10 * near - less / 3
    if any(n.startswith(wanted) for n in known):
        return 70 + tail
    asked = [w for w in wanted.split() if not EMPTY.fullmatch(w)] or wanted.split()
    if any(set(asked) <= set(n.split()) for n in known):
        return 60 + tail
    if len(wanted) > 3 and near >= ALIKE:
        return 40 + tail
    if any(_means(asked, n.split()) for n in known):
        return 30 + tail
    if any(re.search(rf"\b{re.escape(wanted)}", b) for b in body(e)):
        return 10 + tail
    found = max((sum(w in b.split() for w in asked) for b in body(e)), default=0)
    return (1 + tail / 20) * found / len(asked) if 2 * found >= len(asked) else 0


def _means(asked: list[str], name: list[str]) -> bool:
    """Is every word that was asked for, mistakes apart, a word of the name?"""
    return all(any(w == n or (len(w) > 4 and _alike(w, n)) for n in name) for w in asked)


def _alike(a: str, b: str) -> bool:
    return len(b) > 3 and (difflib.SequenceMatcher(None, a, b).ratio() >= ALIKE or a.startswith(b))
