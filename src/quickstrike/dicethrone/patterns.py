"""Activation conditions: what five dice must show (dt:activation-condition)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from .vocab import Pattern


@cache
def shown(dice: tuple[int, ...], faces: tuple[str, ...]) -> tuple[dict[str, int], int, int]:
    """How often each symbol is shown, the longest run of numbers, and how many numbers are the same."""
    return Counter(faces[d - 1] for d in dice), longest_run(dice), most_alike(dice)


def fits(p: Pattern, dice: tuple[int, ...], faces: tuple[str, ...]) -> bool:
    """Do dice with these numbers show it? `faces[n - 1]` is the symbol of the number n."""
    symbols, run, alike = shown(dice, faces)
    if p.straight > run or p.alike > alike:
        return False
    for symbol, n in p.symbols:  # noqa: SIM110 - a generator costs more here
        if symbols.get(symbol, 0) < n:
            return False
    return True


def tier(tiers: Sequence[Pattern], dice: tuple[int, ...], faces: tuple[str, ...]) -> int:
    """The highest tier that the dice show, from 1 on; 0: none."""
    for i in range(len(tiers), 0, -1):
        if fits(tiers[i - 1], dice, faces):
            return i
    return 0


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
