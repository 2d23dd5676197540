"""What cards, traits and sets are called in a language.

The data of a pack has the English words, and those of another language beside them (`name_<lang>`, `traits_<lang>`). A language
that came later brings them in a file of its own, `languages/<lang>/texts.txt`: the English words, and its own. English is
what a card is called where a language has no name for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel.language import FIRST, LANGUAGES, OTHERS, Both, Words, texts

TEXTS: Words = texts("champions")
NAME_KEYS = ("name", *(f"name_{lang}" for lang in OTHERS))
"""The fields of a card's data that may name it."""


def name_in(printed: Mapping[str, Any], lang: str) -> str:
    """The printed name of a card or set, scripted or not."""
    name: str = printed["name"]
    return name if lang == FIRST else printed.get(f"name_{lang}") or TEXTS[lang].get(name) or name


def traits_in(printed: Mapping[str, Any], lang: str) -> tuple[str, ...]:
    traits = tuple(printed.get("traits", ()))
    own = () if lang == FIRST else tuple(printed.get(f"traits_{lang}", ()))
    return own or tuple(TEXTS[lang].get(t, t) if lang != FIRST else t for t in traits)


def names_of(printed: Mapping[str, Any]) -> list[str]:
    """All its names, English first."""
    return list(dict.fromkeys(name_in(printed, lang) for lang in LANGUAGES))


def both(printed: Mapping[str, Any]) -> Both:
    return Both.of(lambda lang: name_in(printed, lang))
