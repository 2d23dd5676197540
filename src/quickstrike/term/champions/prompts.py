"""What the terminal itself says in a game of Champions."""

from __future__ import annotations

from functools import partial

from ...kernel.language import Rows, Words, fill, rows, words
from ..prompts import prompts

NAME = "champions/term/prompts"
PROMPTS = prompts(NAME)
LETTERS: Words = words(NAME, "letters")
VERBS: Rows = rows(NAME, "verbs")
DEEDS: Words = words(NAME, "deeds")
"""What somebody may want to do with a card."""
BETWEEN: Rows = rows(NAME, "between")
"""Between a card and what it is aimed at."""
say = partial(fill, PROMPTS.ui)
