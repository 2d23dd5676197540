"""A guide whose evaluation was learned from games of its policy: see tools/learn_value.py."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from ...kernel.decision import Decision
from ...kernel.game import Game
from ..bot import Bot
from .guide import Guide, Mark
from .network import Network

SEARCHES = "a search plays on"
"""The last of the numbers that a network is given: 1 if that is so, 0 if the policy plays on."""


@cache
def network(path: Path) -> Network:
    return Network.load(path)


class LearnedGuide(Guide):
    """names: what `features` gives, and `SEARCHES`; value: the network's file; rests: kinds of decisions at which a table can be rated;
    ahead: how many rounds or turns a trial looks ahead; far: how much `progress` counts beside winning."""

    names: ClassVar[tuple[str, ...]]
    value: ClassVar[Path]
    rests: ClassVar[frozenset[str]] = frozenset()
    ahead: ClassVar[int] = 1
    far: ClassVar[float] = 0.25

    def __init__(self, policy: Bot, quick: Bot | None = None) -> None:
        self.policy, self.quick = policy, quick
        self.searches = True  # does whoever asks play on with a search?

    def features(self, view: dict[str, Any], seat: int) -> list[float]:
        raise NotImplementedError

    def progress(self, view: dict[str, Any], seat: int) -> float:
        """How well a game that is over went for a seat besides being won, from 0 to 1: it tells lost tables apart."""
        raise NotImplementedError

    def horizon(self, game: Game[Any], decision: Decision) -> Mark:
        return (game.time() + self.ahead,)

    def rated_at(self, game: Game[Any], decision: Decision, horizon: Mark) -> bool:
        return game.time() >= horizon[0] and (not self.rests or decision.kind in self.rests)

    def numbers(self, game: Game[Any], seat: int, searches: bool) -> list[float]:
        """What the network is given."""
        return [*self.features(game.view(seat), seat), float(searches)]

    def rate(self, game: Game[Any], seat: int) -> float:
        win, well = network(self.value)(self.numbers(game, seat, self.searches))
        return (win + self.far * well) / (1 + self.far)

    def chance(self, game: Game[Any], seat: int) -> float:
        """If everybody plays on like the policy: that is closer to how people play."""
        return network(self.value)(self.numbers(game, seat, False))[0]
