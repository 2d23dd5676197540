"""Activation conditions: what five dice must show (dt:activation-condition)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .vocab import Pattern


def fits(p: Pattern, dice: Sequence[int], faces: Sequence[str]) -> bool:
    """Do dice with these numbers show it? `faces[n - 1]` is the symbol of the number n."""
    if p.symbols:
        shown = Counter(faces[d - 1] for d in dice)
        if any(shown[symbol] < n for symbol, n in p.symbols):
            return False
    if p.straight and longest_run(dice) < p.straight:
        return False
    return not p.alike or most_alike(dice) >= p.alike


def tier(tiers: Sequence[Pattern], dice: Sequence[int], faces: Sequence[str]) -> int:
    """The highest tier that the dice show, from 1 on; 0: none."""
    return max((i for i, p in enumerate(tiers, 1) if fits(p, dice, faces)), default=0)


def longest_run(dice: Sequence[int]) -> int:
    """How many numbers in a row there are at the most (dt:small-straight, dt:large-straight)."""
    there = set(dice)
    best = run = 0
    for n in range(1, 7):
        run = run + 1 if n in there else 0
        best = max(best, run)
    return best


def most_alike(dice: Sequence[int]) -> int:
    """How many dice show the same number, not the same symbol (dt:of-a-kind)."""
    return max(Counter(dice).values(), default=0)
