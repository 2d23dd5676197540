"""Noun phrases, and what a language must be able to do with them: its module `languages/<lang>/grammar.py` does it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ...kernel.language import LANGUAGES, grammar_module
from .lexicon import VERBS

WHEN, WOULD, AFTER = "when", "would", "after"
"""The point of an event: as it happens, as it is about to, once it has."""


@dataclass(frozen=True)
class NP:
    """A noun phrase. `none` means that it denies: "no enemy". A joined phrase has `parts` and nothing else."""

    body: str
    det: str = ""
    gender: str = "m"
    plural: bool = False
    you: bool = False
    none: bool = False
    kind: str = ""
    parts: tuple[NP, ...] = ()
    conj: str = ""


def upper(s: str) -> str:
    return s[:1].upper() + s[1:]


def in_a_row(said: Sequence[str], conj: str) -> str:
    """ "one, another and a third"."""
    return ", ".join(said[:-1]) + f" {conj} {said[-1]}" if len(said) > 1 else said[0]


def row(lang: str, verb: str) -> tuple[str, ...]:
    if verb not in VERBS[lang]:
        raise KeyError(f"no {lang} verb {verb!r}")
    return VERBS[lang][verb]


class Grammar(Protocol):
    """What a language's `GRAMMAR` is able to do. Genders, marks and forms are its own, as its tables have them."""

    lang: str
    prepositions: tuple[str, ...]
    """What may stand behind the colon of a field, to be put before the noun: `{card:de}`; "s" is the English genitive."""
    keywords_small: bool
    """A keyword inside a sentence has no capital."""
    repeats_determiner: bool
    """ "a hero or an ally", not "a hero or ally"."""
    generic: str
    """The determiner of all things of a kind: "enemies", "les ennemis"."""
    superlative_form: int
    """The form of a statistic (its column in the table) that a superlative takes."""

    def det(self, what: str, body: str, gender: str = "m", plural: bool = False) -> str:
        """The determiner of a kind (the, a, this, that, each, your, their, no) as it reads before this noun."""

    def text(self, n: NP, prep: str = "") -> str:
        """A noun phrase as it is written, after a preposition."""

    def title(self, name: str) -> tuple[str, str]:
        """Determiner and rest of a title."""

    def gender(self, title: str, det: str, usual: str) -> str:
        """The gender of who has this English title; usual: that of the kind of card."""

    def agree(self, s: str, n: NP) -> str:
        """Set the endings that are marked in a table."""

    def ending(self, n: NP) -> str:
        """The ending that agrees with a noun."""

    def be(self, n: NP) -> str:
        """ "is", or "are" for several."""

    def pronoun(self, n: NP, obj: bool) -> str: ...

    def printed(self, stat: str, marks: str) -> str:
        """A statistic as it is printed: "printed ATK"."""

    def superlative(self, gender: str) -> dict[str, str]:
        """Further fields of the phrases for "the highest"."""

    def owned(self, n: NP, owner: NP) -> NP:
        """ "that player's hand"."""

    def imperative(self, verb: str) -> str: ...

    def verb(self, n: NP, verbs: Sequence[str], point: str = WHEN, obj: NP | None = None, neg: bool = False) -> str:
        """Subject, verbs and object: "the villain attacks you"."""

    def passive(self, n: NP, verb: str, point: str = WHEN, neg: bool = False) -> str: ...

    def bare(self, phrase: str) -> str | None:
        """An imperative as an infinitive, None if the phrase is no imperative."""

    def third(self, phrase: str) -> str | None:
        """An imperative in the third person: "discard a card" -> "discards a card"."""

    def finish(self, s: str) -> str:
        """What is done to a whole sentence at the end, such as elision."""


class _Grammars(dict[str, Grammar]):
    """Each is loaded when it is first asked for."""

    def __missing__(self, lang: str) -> Grammar:
        if lang not in LANGUAGES:
            raise KeyError(lang)
        found: Grammar = grammar_module("champions", lang).GRAMMAR
        self[lang] = found
        return found


GRAMMARS = _Grammars()
