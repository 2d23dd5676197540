"""Looking a rule up by what somebody typed: exact, beginning, words, similar, and last the texts themselves."""
from __future__ import annotations

import difflib
import re
import unicodedata

from .book import LANGUAGES, Book, Entry

LESS = {"setup": 1, "deck": 1, "faq": 10, "errata": 10}  # who types a word mostly wants the rule itself


def plain(text: str) -> str:
    """Small letters and digits without accents: how words are compared."""
    flat = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return " ".join(re.sub(r"[^a-z0-9]+", " ", "".join(c for c in flat if not unicodedata.combining(c))).split())


def titles(e: Entry) -> set[str]:
    """What an entry is called, in all languages; each part of a title such as `Stun, Stunned`, too."""
    whole = [e.title.get(x, "") for x in LANGUAGES]
    parts = [p for t in whole for p in re.split(r"[,/()]", t)]
    return {plain(x) for x in (e.id, e.id.partition(":")[2], *whole, *parts)} - {""}


def others(e: Entry) -> set[str]:
    """What else people call it."""
    return {plain(w) for x in LANGUAGES for w in e.also.get(x, ())} - {""}


def find(book: Book, text: str, most: int = 12) -> list[Entry]:
    """The entries that a text may mean, best first; redirects lead to their entry."""
    wanted = plain(text)
    if not wanted:
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
    known, less = titles(e), LESS.get(e.kind, 0)
    if wanted in known:
        return 100 - less
    known |= others(e)
    if wanted in known:
        return 95 - less
    near = max(difflib.SequenceMatcher(None, wanted, n).ratio() for n in known)
    tail = 10 * near - less / 3
    if any(n.startswith(wanted) for n in known):
        return 70 + tail
    if any(set(wanted.split()) <= set(n.split()) for n in known):
        return 60 + tail
    if len(wanted) > 3 and near >= 0.72:
        return 40 + tail
    body = [plain(p.text.get(x, "")) for p in e.points for x in LANGUAGES]
    if any(re.search(rf"\b{re.escape(wanted)}", b) for b in body):
        return 10 + tail
    if any(all(w in b.split() for w in wanted.split()) for b in body):
        return 1 + tail / 20
    return 0
