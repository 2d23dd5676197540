"""What is said of decks, in both languages."""

from __future__ import annotations

from typing import Any

from ...kernel.language import Joined, Words, fill, words
from ..faces import face_of

ASPECTS: Words = words("champions/text/terms", "aspects")
BREACHES: Words = words("champions/decks/remarks", "breaches")
SHOWN: Words = words("champions/decks/remarks", "shown")
KINDS: Words = words("champions/decks/remarks", "kinds")  # headings of a list of cards, as the site has them


def aspect_name(aspect: str, lang: str) -> str:
    return ASPECTS[lang].get(aspect, aspect)


def aspect_names(aspects: tuple[str, ...], lang: str) -> str:
    return ", ".join(aspect_name(a, lang) for a in aspects) or BREACHES[lang]["none"]


def card_name(code: str, lang: str) -> str:
    face = face_of(code)
    return face.name_in(lang)


def breach_text(rule: str, kind: str, card: str, words: dict[str, Any], lang: str) -> str:
    said = dict(words)
    if card:
        said["card"] = card_name(card, lang)
    if "aspects" in said:
        said["aspects"] = aspect_names(said["aspects"], lang)
    if "aspect" in said:
        said["aspect"] = aspect_name(said["aspect"], lang)
    if "numbers" in said:
        said["numbers"] = ", ".join(f"{n} {aspect_name(a, lang)}" for a, n in said["numbers"]) or "0"
    if "names" in said:
        said["names"] = Joined(said["names"], "and")
    return f"{fill(BREACHES, kind, lang, **said)} ({rule})"
