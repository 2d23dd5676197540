"""What French does to sentences of the Vs. System: elision, and adjectives that agree with their nouns."""

from __future__ import annotations

import re

from ....languages.fr.elision import elided

A_LE = re.compile(r"\bà le ")


def finish(text: str) -> str:
    text = re.sub(r"\bde le ", "du ", text)
    text = re.sub(r"\bde les ", "des ", text)
    return A_LE.sub("au ", elided(text, names=False))


def agreed(text: str, gender: str, plural: bool) -> str:
    """An adjective with its noun: "épuisé·" becomes épuisé, épuisée, épuisés or épuisées."""
    many = "s" if plural else ""
    return text.replace("·", ("e" if gender == "f" else "") + many).replace("+", many)
