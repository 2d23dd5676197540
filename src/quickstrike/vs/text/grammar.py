"""How sentences are put together, and what the grammar of each language does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, cast

from ...kernel.language import bound, grammar_module

SPACES = re.compile(r" {2,}")


class Grammar(Protocol):
    """What the module `languages/<lang>/grammar.py` of a language does."""

    def finish(self, text: str) -> str:
        """What is done to a whole text at the end, such as elision."""

    def agreed(self, text: str, gender: str, plural: bool) -> str:
        """An adjective with its noun."""


@cache
def grammar(lang: str) -> Grammar:
    found: Any = grammar_module("vs", lang)
    return cast(Grammar, found)


def finish(text: str, lang: str) -> str:
    """With elisions, and the spaces that do not break."""
    text = SPACES.sub(" ", text).replace(" ,", ",").replace(" .", ".")
    return bound(grammar(lang).finish(text).strip(), lang)


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """But not "KO"."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def sentence(text: str) -> str:
    text = text.strip()
    return upper(text) if text.endswith((".", "!", "?")) else f"{upper(text)}."


def listed(items: Sequence[str], word: str) -> str:
    """ "a, b and c"."""
    return f"{', '.join(items[:-1])} {word} {items[-1]}" if len(items) > 1 else "".join(items)
