"""What a bot is, and how one drives a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..kernel.decision import Decision, Option
from ..kernel.errors import QuickstrikeError
from ..kernel.game import Game


class Bot(Protocol):
    """Chooses one of the options of a decision. It may look at `game.view(decision.seat)` and at nothing else of the
    game: what it knows is what a person in that seat knows. It keeps no state, so clones and undo cost it nothing."""

    def choose(self, game: Game[Any], decision: Decision) -> Option: ...


class Endless(QuickstrikeError):
    """A game did not end within the decisions it was given."""


def play_out(game: Game[Any], bots: Sequence[Bot], cap: int = 0) -> int:
    """Let the bots answer until the game has a result; gives the number of answers. cap: raise `Endless` beyond it."""
    n = 0
    while (d := game.decision) is not None:
        if cap and n >= cap:
            raise Endless(f"the game is not over after {n} decisions")
        game.answer(bots[d.seat].choose(game, d))
        n += 1
    return n
