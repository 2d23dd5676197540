"""`quickstrike dicethrone ledger`: what stands behind each rule and ruling of Dice Throne."""

from __future__ import annotations

from functools import partial

from ...rulebook.games import DICETHRONE
from ..ledger import register as keep

register = partial(keep, game=DICETHRONE)
