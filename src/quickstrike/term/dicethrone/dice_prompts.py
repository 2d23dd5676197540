"""What the terminal says in a game of Dice Throne."""

from __future__ import annotations

from functools import partial

from ...kernel.language import Rows, fill, rows
from ..prompts import prompts

NAME = "dicethrone/term/dice_prompts"
PROMPTS = prompts(NAME)
NOTHING: Rows = rows(NAME, "nothing")
"""What is kept if nothing is."""
VERBS: Rows = rows(NAME, "verbs")
"""What one may ask about with `why`."""
say = partial(fill, PROMPTS.ui)
