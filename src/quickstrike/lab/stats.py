"""The little statistics that a simulation needs."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a win rate: right also for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    p, zz = wins / games, z * z
    middle = p + zz / (2 * games)
    spread = z * sqrt(p * (1 - p) / games + zz / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + zz / games)), min(1.0, (middle + spread) / (1 + zz / games))


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def median(values: list[float]) -> float:
    v = sorted(values)
    n = len(v)
    return 0.0 if not n else v[n // 2] if n % 2 else (v[n // 2 - 1] + v[n // 2]) / 2
