"""Words as they are compared: without accents, without the endings of plural, verb and gender that a language has."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from ..kernel.language import LANGUAGES, words

STEMS = words("rulebook/stems", "stems")
"""Each language says what its words lose; a text may be in any of them. One that says nothing keeps its words whole."""


def _listed(key: str) -> list[str]:
    return [word for lang in LANGUAGES for word in STEMS[lang].get(key, "").split()]


def _pairs(key: str) -> list[tuple[str, str]]:
    return [(word, value) for word, _, value in (x.partition("=") for x in _listed(key))]


EMPTY = frozenset(_listed("silent"))
NUMBERS = dict(_pairs("numbers"))
WHOLE = frozenset(_listed("whole"))  # no form of another word, though it looks like one
ENDINGS = sorted({(word, int(left)) for word, left in _pairs("endings")}, key=lambda x: (-len(x[0]), x))
"""With how much of a word must be left of it; the longest first."""
ALL_ENDINGS = tuple(ending for ending, _ in ENDINGS)


ACCENTS = re.compile("[\u0300-\u036f]+")
OTHERS = re.compile("[^a-z0-9]+")
MOST = 20_000  # words whose stems are kept: a whole book has half of that, and anybody may type others


def plain(text: str) -> str:
    """Small letters and digits without accents."""
    text = text.casefold()
    if not text.isascii():
        text = ACCENTS.sub("", unicodedata.normalize("NFKD", text.replace("œ", "oe")))
    return OTHERS.sub(" ", text).strip()


@lru_cache(MOST)
def stem(word: str) -> str:
    """A word is stemmed once, however often a book says it."""
    word = NUMBERS.get(word, word)
    if len(word) < 4:
        return word
    if word[-1] == "s" and word[-2] != "s":
        word = word[:-1]
    if word in WHOLE:
        return word
    word = word[:3] + word[3:].rstrip("e")
    if word.endswith(ALL_ENDINGS):
        for ending, left in ENDINGS:
            if word.endswith(ending) and len(word) - len(ending) >= left:
                word = word.removesuffix(ending)
                break
    if word[-1] == "y":
        word = f"{word[:-1]}i"
    return word[:-1] if word[-1] == word[-2:-1] and word[-1] not in "aeiouy" else word


def bare(text: str) -> str:
    """A plain text without the words that say nothing; the text itself, if all do."""
    return " ".join(_telling(text)) or text


def _telling(text: str) -> list[str]:
    return [w for w in text.split() if w not in EMPTY]


def stems(text: str) -> tuple[str, ...]:
    """Of the words that say something; of all of them, if none does."""
    return tuple(dict.fromkeys(map(stem, _telling(text) or text.split())))
