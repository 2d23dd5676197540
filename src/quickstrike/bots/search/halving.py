"""Sequential halving: of several candidates, each tried in the same worlds, the worse half drops out again and again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from typing import Generic, TypeVar

from .budget import Meter
from .crew import Crew

T = TypeVar("T")
SURE = 4.0  # standard errors of a difference that nobody doubts
FEW = 4  # worlds below which nothing is known of how much the values scatter


@dataclass
class Tried(Generic[T]):
    """A candidate, with what it came to in world 0, 1, 2, ..."""

    what: T
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


def halve(rows: list[Tried[T]], trial: Callable[[T, int], float], meter: Meter, cores: int = 1) -> list[Tried[T]]:
    """Try them until the budget is used up; gives all of them, those that stayed longest first. The first of them is what
    the others have to beat: it stays to the end."""
    with Crew(lambda k, world: trial(rows[k].what, world), cores) as crew:
        return _halve(rows, crew, meter)


def _halve(rows: list[Tried[T]], crew: Crew, meter: Meter) -> list[Tried[T]]:
    alive, usual, at = list(rows), rows[0], {id(r): k for k, r in enumerate(rows)}
    out: list[Tried[T]] = []
    phases = max(1, ceil(log2(len(rows)))) if len(rows) > 1 else 1
    start = meter.used()
    for phase in range(1, phases + 1):
        end = start + (1 - start) * phase / phases
        first = True
        while first or meter.used() < end:
            first = False
            jobs = [(at[id(r)], len(r.values)) for r in alive]
            for row, value in zip(alive, crew.tried(jobs), strict=True):
                row.values.append(value)
            meter.trials += len(jobs)
            if clear(alive):
                break
        alive.sort(key=lambda r: -r.mean)
        if phase < phases:
            keep = max(2, (len(alive) + 1) // 2)
            out[:0] = [r for r in alive[keep:] if r is not usual]
            alive = alive[:keep] + [r for r in alive[keep:] if r is usual]
    return alive + out


def clear(rows: list[Tried[T]]) -> bool:
    """Is there nothing more to be learned: all come to the same, or one is far better than the rest?"""
    if min(len(r.values) for r in rows) < FEW:
        return False
    best = max(rows, key=lambda r: r.mean)
    others = [r for r in rows if r is not best]
    return all(r.values == best.values for r in others) or all(better(best, r, SURE) for r in others)


def better(row: Tried[T], usual: Tried[T], steady: float, least: float = 1e-9) -> bool:
    """Is it better than the usual, beyond so many standard errors of the difference in the worlds that both have seen, and
    by at least so much?"""
    pairs = [a - b for a, b in zip(row.values, usual.values, strict=False)]
    n = len(pairs)
    if n < FEW:
        return False
    mean = sum(pairs) / n
    spread = sum((x - mean) ** 2 for x in pairs) / (n - 1)
    return mean > max(least, 1e-9) and mean > steady * sqrt(spread / n)
