"""A bot that answers each kind of decision in a way of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from ..kernel.decision import Decision, Option
from ..kernel.game import Game

T = TypeVar("T")


class ByKind(Generic[T]):
    """T is what it makes of its view. It has no use for chance: the same view always gets the same answer. A kind that it
    does not know makes no difference to it: it takes the first option."""

    kinds: ClassVar[Mapping[str, Callable[[Any, Decision], Option]]]

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def look(self, view: dict[str, Any], decision: Decision) -> T:
        """The view, sorted for the decision."""
        raise NotImplementedError

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        kind = decision.kind
        answer = self.kinds.get(kind) or self.kinds.get(kind.partition(" ")[0])
        if answer is None:
            return options[0]
        return answer(self.look(game.view(decision.seat), decision), decision)
