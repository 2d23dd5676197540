"""Chance for bots: a row of numbers that depends on nothing but a seed."""

from __future__ import annotations

from ...kernel.chance import draw, seed_of


class Luck:
    def __init__(self, seed: int | str) -> None:
        self.seed, self.n = seed_of(f"luck {seed}"), 0

    def below(self, n: int) -> int:
        self.n += 1
        return (draw(self.seed, self.n) * n) >> 64

    def happens(self, likely: float) -> bool:
        return self.below(1 << 30) < likely * (1 << 30)
