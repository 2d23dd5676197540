"""Words as they are compared: without accents, without the endings of plural, verb and gender that a language has."""

from __future__ import annotations

import re
import unicodedata

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


def plain(text: str) -> str:
    """Small letters and digits without accents."""
    flat = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return re.sub(r"[^a-z0-9]+", " ", "".join(c for c in flat if not unicodedata.combining(c))).strip()


def stem(word: str) -> str:
    word = NUMBERS.get(word, word)
    if len(word) < 4:
        return word
    word = re.sub(r"(?<!s)s$", "", word)
    if word in WHOLE:
        return word
    word = re.sub(r"(?<=...)e+$", "", word)
    for ending, left in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= left:
            word = word.removesuffix(ending)
            break
    return re.sub(r"([^aeiouy])\1$", r"\1", re.sub(r"y$", "i", word))


def bare(text: str) -> str:
    """A plain text without the words that say nothing; the text itself, if all do."""
    return " ".join(w for w in text.split() if w not in EMPTY) or text


def stems(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(stem(w) for w in bare(text).split()))
