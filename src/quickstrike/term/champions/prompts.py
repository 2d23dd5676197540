"""What the terminal itself says, in both languages: one key set."""

from __future__ import annotations

from ...kernel.language import Rows, Table, Words, fill, rows, words
from ..prompts import UI as COMMON

OWN: Words = words("champions/term/prompts", "ui")
UI: Words = Table("champions/term", lambda lang: {**COMMON[lang], **OWN[lang]})

HELP: Rows = rows("champions/term/prompts", "help")  # what is typed, what it does
LEGEND: Words = words("champions/term/prompts", "legend")
LETTERS: Words = words("champions/term/prompts", "letters")
COMMANDS: Rows = rows("champions/term/prompts", "commands")
"""How commands may be typed; the English words work in every language."""
VERBS: Rows = rows("champions/term/prompts", "verbs")
DEEDS: Words = words("champions/term/prompts", "deeds")
"""What somebody may want to do with a card."""
BETWEEN: Rows = rows("champions/term/prompts", "between")
"""Between a card and what it is aimed at."""


def say(key: str, lang: str, /, **words: object) -> str:
    return fill(UI, key, lang, **words)
