"""What is said of positions, in both languages: mistakes in a file, differences, the table."""

from __future__ import annotations

from typing import Any

from ...kernel.language import LANGUAGES, Both, Said
from ...kernel.why import Why


def say(key: str, /, **words: Any) -> Said:
    return Said(f"dth pos {key}", **words)


UNTOLD = ("why option", "dt why not asked")
"""That something else is asked says nothing of the rule."""


def refusal(why: Why) -> dict[str, Any]:
    """Why something can't be done, as a sentence takes it up."""
    return {"why": Both({lang: why.text(lang) for lang in LANGUAGES}), "rule": why.rule}
