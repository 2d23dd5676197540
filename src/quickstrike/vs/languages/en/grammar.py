"""What English does to sentences of the Vs. System."""

from __future__ import annotations

import re

AN = re.compile(r"\b([Aa]) (?=[aeiouAEIOU])")


def finish(text: str) -> str:
    return AN.sub(r"\1n ", text)


def agreed(text: str, gender: str, plural: bool) -> str:
    """An adjective with its noun: English has one form."""
    return text.replace("·", "").replace("+", "")
