"""Players that are programs. Those of a game are named by its kit: `bot_of("odds", game="dicethrone")`."""

from __future__ import annotations

from .bot import Bot, Endless, play_out
from .random_bot import RandomBot


def bot_of(name: str, seed: int | str = 0, game: str = "") -> Bot:
    """A bot by its name; of the game whose commands need no name, if none is named."""
    from .. import games

    return (games.kit(game) if game else games.default()).bot_of(name, seed)


__all__ = ["Bot", "Endless", "RandomBot", "bot_of", "play_out"]
