"""What the cards of Marvel Champions say, without icons."""

from __future__ import annotations

from ...champions.text import card_text, spelled


def text_of(code: str, lang: str) -> str:
    return spelled(card_text(code, lang), lang)
