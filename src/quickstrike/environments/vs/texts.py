"""What the cards of the Vs. System say."""

from __future__ import annotations

from ...vs.text.render import card_text


def text_of(code: str, lang: str) -> str:
    return card_text(code, lang)
