"""A bot that picks any option, all equally likely. It never gives up."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import draw, seed_of
from ..kernel.decision import Decision, Option
from ..kernel.game import Game


class RandomBot:
    """Its n-th decision depends on its seed and the decision's number alone, so that a clone is played on alike."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed_of(f"random bot {seed}")

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        options = [o for o in decision.options if o.verb != "concede"]
        return options[(draw(self.seed, decision.number) * len(options)) >> 64]
