"""What French does to sentences of Dice Throne: elision, and infinitives after "vous pouvez"."""

from __future__ import annotations

import re

from ....languages.fr.elision import elided

INFINITIVES = {
    "faites": "faire",
    "mettez": "mettre",
    "prévenez": "prévenir",
    "perdez": "perdre",
    "prenez": "prendre",
    "subissez": "subir",
    "choisissez": "choisir",
}
"""Imperatives that do not end in -er when one may do them; all others do."""
IMPERATIVE = re.compile(r"(?<!vous )(?<!n')(?<!ne )\b(\w+ez|faites)(?:-(l[ae]|les|en))?\b")
JOINED = re.compile(r"\bde le (?=nombre|total|chiffre|montant)")


def finish(text: str) -> str:
    return JOINED.sub("du ", elided(text, names=True))


def infinitive(text: str) -> str:
    return IMPERATIVE.sub(_may, text)


def _may(m: re.Match[str]) -> str:
    verb = INFINITIVES.get(m[1], f"{m[1][:-2]}er")
    return f"{m[2]} {verb}" if m[2] else verb
