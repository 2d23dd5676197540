"""Positions as files: a table in a readable form, steps to play and what to expect of them. See docs/positions.md.

What reads and plays them is imported when it is first used: a game without positions starts without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel.documents import PositionError as PositionError
from ...kernel.documents import Spec

if TYPE_CHECKING:
    from ...kernel.position import Outcome
    from ..game import ChampionsGame
    from .player_verbs import Position


def run(spec: Spec, **settings: Any) -> Outcome[ChampionsGame]:
    """Set up a position, play its steps, compare. Settings: see `kernel.position.run`."""
    from ...kernel import position as any_game
    from .kit import KIT

    return any_game.run(KIT, spec, **settings)


def load(spec: Spec) -> Position:
    """The position, with its first decision open and none of its steps played."""
    from ...kernel import position as any_game
    from .kit import KIT

    found: Position = any_game.load(KIT, spec)  # type: ignore[assignment]
    return found


def position(spec: Spec) -> ChampionsGame:
    """The game that a position leads to: set up, its steps played. A difference from what it expects is an error."""
    from ...kernel import position as any_game
    from .kit import KIT

    return any_game.position(KIT, spec)
