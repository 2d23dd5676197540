"""Filters, conditions, events, numbers and parts of both languages, in the notation of `phrases.py`."""

from __future__ import annotations

from ...kernel.language import Words, words

FILTERS: Words = words("champions/text/clauses", "filters")

CONDITIONS: Words = words("champions/text/clauses", "conditions")

EVENTS: Words = words("champions/text/clauses", "events")

NUMBERS: Words = words("champions/text/clauses", "numbers")

PARTS: Words = words("champions/text/clauses", "parts")
