"""`quickstrike dicethrone rules WORDS`: look a rule of Dice Throne up."""

from __future__ import annotations

from functools import partial

from ...rulebook.games import DICETHRONE
from ..rules import register as look_up

register = partial(look_up, game=DICETHRONE)
