"""What the terminal says in every game."""

from __future__ import annotations

from ..kernel.language import Rows, Words, rows, words

UI: Words = words("term/prompts", "ui")
COMMANDS: Rows = rows("term/prompts", "commands")
"""How commands may be typed; the English words work in every language."""
HELP: Rows = rows("term/prompts", "help")  # what is typed, what it does
