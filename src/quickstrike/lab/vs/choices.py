"""The decks that a table of the Vs. System may have, for studies over all of them."""

from __future__ import annotations

from collections.abc import Sequence

from ...vs.decks import DECKS
from ...vs.text.names import card_name


def choices(name: str) -> Sequence[str]:
    return tuple(DECKS) if name == "decks" else ()


def card_title(code: str, lang: str) -> str:
    return card_name(code, lang)
