"""The heroes that a table of Dice Throne may have, for studies over all of them."""

from __future__ import annotations

from collections.abc import Sequence

from ...dicethrone.loading import HEROES
from ...dicethrone.text.names import card_name


def choices(name: str) -> Sequence[str]:
    return tuple(HEROES) if name == "heroes" else ()


def card_title(code: str, lang: str) -> str:
    return card_name(code, lang)
