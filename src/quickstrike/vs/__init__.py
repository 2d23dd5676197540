"""The Vs. System, by the rules of November 2004."""

from __future__ import annotations

from collections.abc import Sequence

from .decks import DECKS
from .game import VsGame
from .loading import CARDS
from .readings import READINGS
from .setting import VsSetting

__all__ = ["CARDS", "DECKS", "READINGS", "VsGame", "load", "new", "replay"]


def new(
    decks: Sequence[str] = VsSetting.decks,
    seed: int | str = 0,
    *,
    start: int | None = None,
    readings: Sequence[str] = (),
    quiet: bool = False,
) -> VsGame:
    """Set up a game for two to four. start: the seat with the initiative, instead of drawing lots for who chooses; readings:
    where a doubtful rule is played otherwise, `mulligan=shuffle`; quiet: take no notes (simulation)."""
    return VsGame.begin(VsSetting(tuple(decks), start, tuple(readings)), seed, quiet)


def load(text: str) -> VsGame:
    """A game from what `save()` gave."""
    return VsGame.load(text)


def replay(text: str) -> VsGame:
    """Play the answers of a save again from the start."""
    from ..kernel.game import read_save

    v = read_save(text, VsGame.name)
    return VsGame.replay(v["setup"], v["answers"])
