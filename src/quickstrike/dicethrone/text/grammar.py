"""How sentences are put together: lists, capitals, and what the grammar of each language does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, cast

from ...kernel.language import COLON, bound, capital_after_colon, grammar_module
from .effect_words import AMOUNTS

ENDED = re.compile(r"([!?])\.(?!\.)")


class Grammar(Protocol):
    """What the module `languages/<lang>/grammar.py` of a language does."""

    def finish(self, text: str) -> str:
        """What is done to a whole text at the end, such as elision."""

    def infinitive(self, text: str) -> str:
        """An imperative as it reads after "you may"."""


@cache
def _grammar(lang: str) -> Grammar:
    found: Any = grammar_module("dicethrone", lang)
    return cast(Grammar, found)


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
    """With elisions, and the spaces that do not break; a name that ends in a mark needs no full stop."""
    return bound(_grammar(lang).finish(ENDED.sub(r"\1", text)), lang)


def listed(items: Sequence[str], word: str, lang: str) -> str:
    """ "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {AMOUNTS[lang][word]} {items[-1]}"


def infinitive(text: str, lang: str) -> str:
    """An imperative as it reads after "you may"."""
    return _grammar(lang).infinitive(text)


def sentence(text: str) -> str:
    """With its capital and full stop; a name that ends in "!" is enough of an end."""
    return upper(text) if text.endswith(("!", "?")) else f"{upper(text)}."


def paragraph(clauses: Iterable[Clause]) -> str:
    return " ".join(sentence(c.text) for c in clauses)


def after(lead: str, clauses: Sequence[Clause], lang: str) -> str:
    """A heading and what follows its colon."""
    text = paragraph(clauses)
    return f"{upper(lead)}{COLON[lang]}{text if capital_after_colon(lang) else clauses[0].text[:1] + text[1:]}"
