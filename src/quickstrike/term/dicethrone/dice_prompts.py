"""What the terminal says in a game of Dice Throne, in both languages: one key set."""

from __future__ import annotations

from ...kernel.language import Rows, Table, Words, fill, rows, words
from ..prompts import UI as COMMON

OWN: Words = words("dicethrone/term/dice_prompts", "own")
UI: Words = Table("dicethrone/term", lambda lang: {**COMMON[lang], **OWN[lang]})

HELP: Rows = rows("dicethrone/term/dice_prompts", "help")  # what is typed, what it does
LEGEND: Words = words("dicethrone/term/dice_prompts", "legend")
COMMANDS: Rows = rows("dicethrone/term/dice_prompts", "commands")
"""How commands may be typed; the English words work in every language."""
NOTHING: Rows = rows("dicethrone/term/dice_prompts", "nothing")
"""What is kept if nothing is."""
VERBS: Rows = rows("dicethrone/term/dice_prompts", "verbs")
"""What one may ask about with `why`."""


def say(key: str, lang: str, /, **words: object) -> str:
    return fill(UI, key, lang, **words)
