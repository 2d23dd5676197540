"""Marvel Dice Throne, by the rules 1.1."""

from __future__ import annotations

from .game import DiceThroneGame
from .loading import HEROES, PARTIAL
from .position import position
from .setting import DiceThroneSetting
from .table import MODES

__all__ = ["HEROES", "MODES", "PARTIAL", "DiceThroneGame", "load", "new", "position", "replay"]


def new(
    heroes: list[str] | tuple[str, ...] = DiceThroneSetting.heroes,
    mode: str = "",
    seed: int | str = 0,
    *,
    start: int | None = None,
    masked: bool = False,
    quiet: bool = False,
) -> DiceThroneGame:
    """Set up a game. Two heroes play a duel, three King of the Hill, four two against two (seats 0 and 2, 1 and 3).

    start: the seat that begins, instead of rolling for it; masked: whoever has cards is asked in every window, so that
    being asked does not reveal what a player holds; quiet: take no notes (simulation).
    """
    return DiceThroneGame.begin(DiceThroneSetting(tuple(heroes), mode, start, masked), seed, quiet)


def load(text: str) -> DiceThroneGame:
    """A game from what `save()` returned."""
    return DiceThroneGame.load(text)


def replay(text: str) -> DiceThroneGame:
    """Play the answers of a save again from the start."""
    from ..kernel.game import read_save

    v = read_save(text, DiceThroneGame.name)
    return DiceThroneGame.replay(v["setup"], v["answers"])
