"""What French does to sentences of the Vs. System: elision, and adjectives that agree with their nouns."""

from __future__ import annotations

import re

from ....languages.fr.elision import elided

JOINED = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
BEFORE = re.compile(r"\b(de|à) ([Ll]es?) ")
"""A preposition before an article, that of a title too: "le pouvoir du Souffleur"."""


LESS = re.compile(r"\bgagn(e|ent) (?=[-−]\d+ \w+\b(?! et \+))")
"""Less of something is no gain, unless there is more of something else."""


def finish(text: str) -> str:
    text = LESS.sub(lambda m: "subit " if m[1] == "e" else "subissent ", text)
    return elided(BEFORE.sub(lambda m: JOINED[f"{m[1]} {m[2].lower()}"] + " ", text), names=False)


def agreed(text: str, gender: str, plural: bool) -> str:
    """An adjective with its noun: "épuisé·" becomes épuisé, épuisée, épuisés or épuisées."""
    many = "s" if plural else ""
    return text.replace("·", ("e" if gender == "f" else "") + many).replace("+", many)
