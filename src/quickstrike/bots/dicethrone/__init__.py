"""Players of Dice Throne that are programs.

`odds` keeps what the exact solver says; `frequent`, the yardstick, keeps the symbol it has most of and declares what
deals the most damage. In everything else they are one: see docs/dicethrone-bots.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.decision import Decision, Option
from ..bot import Bot
from ..by_kind import ByKind
from ..random_bot import RandomBot
from ..search import Guide, Searching
from . import choices
from .main import discard, main_phase
from .offence import roll_phase
from .react import attempt, defend, react
from .roll import Brisk, Frequent, Roller
from .seen import Seen
from .weights import IN_TRIALS, POLICY, TUNED, Policy

KINDS: dict[str, Callable[[Seen, Decision], Option]] = {
    "main": main_phase,
    "discard": discard,
    "roll": roll_phase,
    "react": react,
    "defence": defend,
    "attempt": attempt,
    "die": choices.die,
    "target": choices.target,
    "player": choices.player,
    "token": choices.token,
    "either": choices.either,
    "take": choices.take,
    "arrange": choices.arrange,
    "fetch": choices.fetch,
    "companion": choices.companion,
}
"""How each kind of decision is answered. The order of upkeep effects makes no difference to these bots: the first."""


class OddsBot(ByKind[Seen]):
    kinds = KINDS
    roller: Roller = Roller()

    def __init__(self, seed: int | str = 0, policy: Policy = POLICY) -> None:
        super().__init__(seed)
        self.policy = policy

    def look(self, view: dict[str, Any], decision: Decision) -> Seen:
        return Seen(view, self.policy, self.roller)


class BriskBot(OddsBot):
    """Plays the trials of the search: nearly as `odds`, in less time."""

    roller = Brisk()

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, IN_TRIALS)


class FrequentBot(OddsBot):
    roller = Frequent()


def _guide() -> Guide:
    from .guide import DiceThroneGuide

    return DiceThroneGuide(OddsBot(0, TUNED), BriskBot())


BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "odds": OddsBot,
    "frequent": FrequentBot,
    "search": Searching(_guide),
}
"""Every bot by name, made from a seed."""


__all__ = ["BOTS", "FrequentBot", "OddsBot", "Policy"]
