"""What is said of positions of Champions: sentences of its own, or those that all games share."""

from __future__ import annotations

from typing import Any

from ...kernel.language import Said
from ...kernel.position.sheet import Saying

WORDS = "mc pos"
"""How the keys of its own begin (languages/*/position/)."""


def say(key: str, /, **data: Any) -> Said:
    return Saying(WORDS, key, **data)
