"""How sentences are put together in English and French: lists, capitals, elision, infinitives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...kernel.language import COLON, bound
from .effect_words import AMOUNTS

INFINITIVES = {
    "faites": "faire",
    "mettez": "mettre",
    "prévenez": "prévenir",
    "perdez": "perdre",
    "prenez": "prendre",
    "subissez": "subir",
    "choisissez": "choisir",
}
"""French imperatives that do not end in -er when one may do them; all others do."""
IMPERATIVE = re.compile(r"(?<!vous )(?<!n')(?<!ne )\b(\w+ez|faites)(?:-(l[ae]|les|en))?\b")
JOINED = re.compile(r"\bde le (?=nombre|total|chiffre|montant)")
ELIDED = re.compile(r"\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu)e (?=[aàâeéèêiîoôuœAÀÂEÉÈÊIÎOÔUŒ])")


@dataclass(frozen=True)
class Clause:
    """A sentence without capital and full stop. command: it is an imperative. whole: it is no short step that could
    stand in a list with others."""

    text: str
    command: bool = True
    whole: bool = False


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def finish(text: str, lang: str) -> str:
    """French elides, and has a space that does not break before double punctuation."""
    return bound(JOINED.sub("du ", ELIDED.sub(r"\1'", text)), lang) if lang == "fr" else text


def listed(items: Sequence[str], word: str, lang: str) -> str:
    """ "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {AMOUNTS[lang][word]} {items[-1]}"


def infinitive(text: str, lang: str) -> str:
    """An imperative as it stands after "you may"."""
    if lang == "en":
        return text
    return IMPERATIVE.sub(_may, text)


def _may(m: re.Match[str]) -> str:
    verb = INFINITIVES.get(m[1], f"{m[1][:-2]}er")
    return f"{m[2]} {verb}" if m[2] else verb


def sentence(text: str) -> str:
    """With its capital and full stop; a name that ends in "!" is enough of an end."""
    return upper(text) if text.endswith(("!", "?")) else f"{upper(text)}."


def paragraph(clauses: Iterable[Clause]) -> str:
    return " ".join(sentence(c.text) for c in clauses)


def after(lead: str, clauses: Sequence[Clause], lang: str) -> str:
    """A heading and what stands behind its colon; French goes on in small letters there."""
    text = paragraph(clauses)
    return f"{upper(lead)}{COLON[lang]}{clauses[0].text[:1] + text[1:] if lang == 'fr' else text}"
