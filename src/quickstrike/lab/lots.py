"""A bot whose mulligans are drawn by lot, so that what becomes of a hand is the cards' doing and not the bot's opinion."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from ..bots.bot import Bot
from ..kernel.decision import Decision, Option
from ..kernel.game import Game
from ..kernel.setting import Seed


@dataclass(frozen=True)
class ByLot:
    """Everything but the opening hand is the other bot's."""

    bot: Bot
    seed: Seed
    opening: tuple[str, ...]

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        if decision.kind not in self.opening:
            return self.bot.choose(game, decision)
        cards = [o for o in decision.options if o.card >= 0]
        if not cards:  # all or nothing
            return decision.options[self._coin(len(decision.options), "hand")]
        thrown = next((o for o in cards if self._coin(2, o.card)), None)
        return thrown or next(o for o in decision.options if o.card < 0)

    def _coin(self, sides: int, what: int | str) -> int:
        return hashlib.sha256(f"{self.seed}/{what}".encode()).digest()[0] % sides
