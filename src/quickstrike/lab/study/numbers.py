"""Figures as a person reads them, in their language: at the terminal and in the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.language import decimal

NOTHING = "–"


class Numbers:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def percent(self, x: float | None) -> str:
        return NOTHING if x is None else f"{decimal(100 * x, self.lang, 1)} %"

    def points(self, x: float) -> str:
        """A difference, in points of a hundred."""
        return f"{'+' if x > 0 else ''}{decimal(100 * x, self.lang, 1)}"

    def span(self, x: Sequence[float]) -> str:
        low, high = (decimal(100 * y, self.lang, 1) for y in x)
        return f"{low} … {high}"

    def gap(self, c: Mapping[str, Any]) -> list[str]:
        """A difference with its interval; where one side has no game there is none."""
        return [self.points(c["difference"]), self.span(c["interval_95"])] if c["games"] else [NOTHING, NOTHING]

    def rate(self, a: Mapping[str, Any]) -> list[str]:
        """Games, the share that was won, its interval."""
        return [str(a["games"]), self.percent(a["win_rate"]), self.span(a["interval_95"])]

    def mean(self, x: float, places: int = 2) -> str:
        return decimal(x, self.lang, places)
