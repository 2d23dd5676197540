"""Words as they are compared: without accents, without the endings of plural, verb and gender, English or French."""

from __future__ import annotations

import re
import unicodedata

SAY_NOTHING = (
    "a an the of to in on is are am was do does did i my you your me it its we they their there how what when where "
    "which who why can could may should if and or not no with for from at by be been has have had this that these any "
    "than le la les l un une des du de d en et ou est sont suis je j mon ma mes tu il elle on nous vous ce cette ces c "
    "que qu qui quoi quand comment pourquoi peut peux puis si au aux ai as dans sur par pour avec ne n pas se s son sa "
    "ses y"
)
EMPTY = frozenset(SAY_NOTHING.split())
NUMBERS = {
    "zero": "0",
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "deux": "2",
    "trois": "3",
    "quatre": "4",
    "cinq": "5",
}
WHOLE = frozenset(("player",))  # no form of another word, though it looks like one
ENDINGS = (("ement", 4), ("ation", 4), ("ing", 3), ("ant", 4), ("ent", 4), ("ed", 3), ("er", 4), ("ez", 4), ("ir", 4))
"""With how much of a word must be left of it."""


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
