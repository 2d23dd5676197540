"""What is typed, compared with names."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """Small letters without accents and punctuation: how names are compared."""
    flat = unicodedata.normalize("NFKD", text.lower())
    return " ".join("".join(c if c.isalnum() or c == " " else " " if c in "-'’" else "" for c in flat).split())
