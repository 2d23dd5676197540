"""How long a decision may be thought about: seconds of processor time, or a number of trials.

With trials the same seed always gives the same answer; with seconds a faster machine finds more.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass

from ...kernel.errors import SetupError

FORM = re.compile(r"(\d+(?:\.\d+)?)(s?)(?:\*([1-9]\d?))?")


@dataclass(frozen=True)
class Budget:
    """seconds, or trials where that is 0; cores: how many work on it (the seconds are those of each)."""

    seconds: float = 0.3
    trials: int = 0
    cores: int = 1

    @classmethod
    def read(cls, text: str) -> Budget:
        """ "1s", "0.2s": seconds; "200": trials; "1s*4": on four cores."""
        found = FORM.fullmatch(text)
        if found is None or not float(found[1]) or (not found[2] and "." in found[1]):
            raise SetupError("budget", text=text)
        cores = int(found[3] or 1)
        return cls(float(found[1]), 0, cores) if found[2] else cls(0.0, int(found[1]), cores)

    def part(self, share: float) -> Budget:
        trials = max(1, round(self.trials * share)) if self.trials else 0
        return Budget(self.seconds * share, trials, self.cores)


class Meter:
    """How much of a budget is used up."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.trials = budget, 0
        self.start = 0.0 if budget.trials else time.process_time()

    def used(self) -> float:
        """From 0 to 1, and beyond."""
        if self.budget.trials:
            return self.trials / self.budget.trials
        return (time.process_time() - self.start) / self.budget.seconds

    def many(self, rule: tuple[int, int, int]) -> int:
        """How many things to look at: at least, at most, and one for so many trials that the budget is good for, by the pace so
        far."""
        least, most, each = rule
        total = self.budget.trials or self.trials / max(self.used(), 1e-9)
        return int(max(least, min(most, total // each)))
