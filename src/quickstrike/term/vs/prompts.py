"""What the terminal says in a game of the Vs. System."""

from __future__ import annotations

from functools import partial

from ...kernel.language import fill
from ..prompts import prompts

PROMPTS = prompts("vs/term/prompts")
say = partial(fill, PROMPTS.ui)
