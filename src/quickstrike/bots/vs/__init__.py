"""A bot of the Vs. System that plays by rules of thumb: it builds on curve, forms, weighs attacks and answers by what they
bring in points of endurance, and knows nothing but its view. See docs/vs-bots.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ..bot import Bot
from ..random_bot import RandomBot
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
}
"""How each kind of decision is answered; costs and what is chosen at resolution go by the first word. The order of triggers
makes no difference to this bot: the first."""
FIRST_WORDS: dict[str, Answer] = {"cost": choices.cost, "choose": choices.chosen}


class HeuristicBot:
    def __init__(self, seed: int | str = 0, weights: Weights = WEIGHTS) -> None:
        self.seed = seed  # it has no use for chance; the same view always gets the same answer
        self.weights = weights

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        answer = KINDS.get(decision.kind) or FIRST_WORDS.get(decision.kind.partition(" ")[0])
        if answer is None:
            return decision.options[0]
        return answer(Seen(game.view(decision.seat), self.weights), decision)


BOTS: dict[str, Callable[[int | str], Bot]] = {"random": RandomBot, "heuristic": HeuristicBot}
"""Every bot by name, made from a seed."""

__all__ = ["BOTS", "HeuristicBot", "Weights"]
