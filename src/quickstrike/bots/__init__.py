"""Players that are programs."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import SetupError, did_you_mean
from .bot import Bot, Endless, play_out
from .champions import HeuristicBot
from .random_bot import RandomBot

BOTS: dict[str, Callable[[int | str], Bot]] = {"random": RandomBot, "heuristic": HeuristicBot}
"""Every bot by name, made from a seed."""


def bot_of(name: str, seed: int | str = 0) -> Bot:
    if name not in BOTS:
        raise SetupError("unknown bot", name=name, near=did_you_mean(name, BOTS))
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Endless", "HeuristicBot", "RandomBot", "bot_of", "play_out"]
