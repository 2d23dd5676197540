"""A bot of the Vs. System that plays by rules of thumb: it builds on curve, forms, weighs attacks and answers by what they
bring in points of endurance, and knows nothing but its view. See docs/vs-bots.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from ...kernel.decision import Decision, Option
from ..bot import Bot
from ..by_kind import ByKind
from ..random_bot import RandomBot
from ..search import Guide, Searching
from . import choices, combat, keeping, recruiting
from .acting import priority
from .seen import Seen
from .weights import WEIGHTS, Weights

Answer = Callable[[Seen, Decision], Option]

KINDS: dict[str, Answer] = {
    "priority": priority,
    "initiative": choices.initiative,
    "mulligan": keeping.mulligan,
    "resource": keeping.resource,
    "transfer": recruiting.transfer,
    "formation": recruiting.formation,
    "place": recruiting.where,
    "move": recruiting.where,
    "bearer": recruiting.bearer,
    "recover": choices.recover,
    "mode": choices.mode,
    "target": choices.target,
    "attackers": combat.join,
    "struck": combat.struck,
    "discard": keeping.worst,
    "search deck": keeping.best,
    "search ko": keeping.best,
    "deploy": keeping.strongest,
    "may": choices.may,
    "unless": choices.unless,
    "name team": choices.team,
    "name character": choices.character,
    "cost": choices.cost,
    "choose": choices.chosen,
}
"""How each kind of decision is answered; a kind of several words also by its first one, such as costs."""


class HeuristicBot(ByKind[Seen]):
    kinds = KINDS

    def __init__(self, seed: int | str = 0, weights: Weights = WEIGHTS) -> None:
        super().__init__(seed)
        self.weights = weights

    def look(self, view: dict[str, Any], decision: Decision) -> Seen:
        return Seen(view, self.weights)


class KeepingBot(HeuristicBot):
    """What the search goes by: it keeps every opening hand, which wins a little more often (docs/bots.md)."""

    kinds: ClassVar[dict[str, Answer]] = {**KINDS, "mulligan": keeping.keep_all}


def _guide() -> Guide:
    from .guide import VsGuide

    return VsGuide(KeepingBot())


BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "heuristic": HeuristicBot,
    "search": Searching(_guide),
}
"""Every bot by name, made from a seed."""

__all__ = ["BOTS", "HeuristicBot", "Weights"]
