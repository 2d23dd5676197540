"""One trial: a line of answers in a world that the seat holds possible, then everybody plays on by the policy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.game import Game
from .guide import Guide, Mark

MOST = 400  # answers after which a trial is rated wherever it stands


def world_of(game: Game[Any], seat: int, salt: int) -> Game[Any]:
    """A copy in which everything this seat can't know is drawn anew. game: a quiet copy."""
    return game.resampled(seat, salt)


def follow(world: Game[Any], ids: Sequence[str]) -> bool:
    """Give these answers as long as they fit; False: one did not."""
    for id in ids:
        d = world.decision
        o = d.find(id) if d is not None else None
        if o is None:
            return False
        world.answer(o)
    return True


def play_on(world: Game[Any], guide: Guide, horizon: Mark) -> int:
    """Let the policy play all seats until the trial may be rated; gives the number of answers."""
    choose, n = (guide.quick or guide.policy).choose, 0
    while (d := world.decision) is not None and n < MOST and not guide.rated_at(world, d, horizon):
        world.answer(choose(world, d))
        n += 1
    return n


def value_of(world: Game[Any], seat: int, guide: Guide) -> float:
    """What a trial came to."""
    over = world.payoff(seat)
    return guide.rate(world, seat) if over is None else over
