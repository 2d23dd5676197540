"""What to keep and what to roll again: exact, by dynamic programming, without sampling.

Dice have no order, so five of them are one of 252 multisets, and what can be kept of them is one of the 462 with at
most five dice. With `v` the worth of dice with k - 1 attempts left, a keep of five dice is worth v of it, and a
smaller one is worth the mean of the six keeps with one die more: 210 x 6 additions for a whole level. Dice with k
attempts left are worth the best keep among them. The chance of every result runs the same way, from small to large.

`tables(values, rolls)` has the levels 0 to rolls of one valuation of the final dice and is remembered, so asking again
in the same roll phase is only a look-up. `answer` is the whole answer for one roll.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial

from .patterns import tier
from .vocab import Ability, Pattern

FACES = range(1, 7)
DICE = 5
ROLLS = 3
"""Dice and attempts of an offensive roll phase (dt:offensive-roll-phase)."""
TIE = 1e-9
"""Keeps whose worth differs by less count as equal: then more dice kept are preferred, and after that higher numbers.
Ties
must not be left to the last bit of a sum."""

Dice = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """With a number of attempts left: what each keep is worth and which keep is best, by the index of a multiset.
    Dice `j` are worth `expected[best[j]]`."""

    expected: list[float]
    best: list[int]


class Solver:
    """The multisets of that many dice by index, smaller ones first. `sets[first:]` are the final dice."""

    def __init__(self, dice: int = DICE) -> None:
        self.dice = dice
        self.sets: tuple[Dice, ...] = tuple(c for n in range(dice + 1) for c in combinations_with_replacement(FACES, n))
        self.index = {c: i for i, c in enumerate(self.sets)}
        self.first = next(i for i, c in enumerate(self.sets) if len(c) == dice)
        self.finals = self.sets[self.first :]
        self.plus = tuple(tuple(self.where((*c, d)) for d in FACES) for c in self.sets[: self.first])
        self.less = tuple(tuple(self.where(_without(c, d)) for d in sorted(set(c))) for c in self.sets)
        self.chance = tuple(_orders(c) / 6**dice for c in self.finals)  # of each result of one roll
        # What is added to the worth of a keep where it is compared, see TIE.
        self.tie = [TIE * len(c) + TIE / 1000 * i for i, c in enumerate(self.sets)]

    def where(self, dice: Iterable[int]) -> int:
        return self.index[tuple(sorted(dice))]

    def keeps(self, at: int) -> list[int]:
        """Everything that can be kept of these dice: all of it first, nothing last."""
        found = {at}
        for i in range(at, -1, -1):  # what is smaller has a smaller index
            if i in found:
                found.update(self.less[i])
        return sorted(found, reverse=True)

    def solve(self, values: Sequence[float], rolls: int) -> tuple[Level, ...]:
        """The levels for 0, 1, ... rolls attempts; values of the final dice in the order of `finals`."""
        if len(values) != len(self.finals):
            raise ValueError(f"{len(values)} values for {len(self.finals)} results of {self.dice} dice")
        levels = [Level([0.0] * self.first + list(values), list(range(len(self.sets))))]
        for _ in range(rolls):
            levels.append(self._level(levels[-1], values))
        return tuple(levels)

    def _level(self, after: Level, values: Sequence[float]) -> Level:
        e, at = [0.0] * self.first, after.expected
        e += [at[b] for b in after.best[self.first :]]
        for i in range(self.first - 1, -1, -1):
            a, b, c, d, f, g = self.plus[i]
            e[i] = (e[a] + e[b] + e[c] + e[d] + e[f] + e[g]) / 6  # not sum(): it rounds otherwise from Python 3.12 on
        e[self.first :] = values
        keyed = [x + t for x, t in zip(e, self.tie, strict=True)]
        best: list[int] = []
        for i, smaller in enumerate(self.less):
            top, most = i, keyed[i]
            for s in smaller:
                other = best[s]
                if keyed[other] > most:
                    top, most = other, keyed[other]
            best.append(top)
        return Level(e, best)

    def spread(self, levels: Sequence[Level], kept: int, rolls: int) -> list[float]:
        """The chance of each final result if this is kept now and the best keep afterwards; in the order of
        `finals`. `kept` is the index of the keep, `rolls` the attempts that are left now."""
        weight = [0.0] * len(self.sets)
        weight[kept] = 1.0
        for k in range(rolls if kept < self.first else 0, 0, -1):
            for i in range(self.first):
                if weight[i]:
                    each, weight[i] = weight[i] / 6, 0.0
                    for j in self.plus[i]:
                        weight[j] += each
            if k > 1:
                weight = self._again(weight, levels[k - 1].best)
        return weight[self.first :]

    def _again(self, weight: list[float], best: list[int]) -> list[float]:
        out = [0.0] * len(weight)
        for j in range(self.first, len(weight)):
            if weight[j]:
                out[best[j]] += weight[j]
        return out


def _without(dice: Dice, d: int) -> Dice:
    at = dice.index(d)
    return dice[:at] + dice[at + 1 :]


def _orders(dice: Dice) -> int:
    """How many ordered rolls are this multiset."""
    n = factorial(len(dice))
    for d in FACES:
        n //= factorial(dice.count(d))
    return n


@cache
def solver(dice: int = DICE) -> Solver:
    """The tables of that many dice are built once."""
    return Solver(dice)


@lru_cache(maxsize=512)
def tables(values: tuple[float, ...], rolls: int = ROLLS, dice: int = DICE) -> tuple[Level, ...]:
    """The levels of a valuation of the final dice; remembered."""
    return solver(dice).solve(values, rolls)


@lru_cache(maxsize=512)
def shown(tiers: tuple[Pattern, ...], faces: tuple[str, ...]) -> tuple[int, ...]:
    """The tier of these patterns that each final result of five dice shows, 0 for none; remembered."""
    return tuple(tier(tiers, d, faces) for d in solver().finals)


# ---- the whole answer
@dataclass(frozen=True)
class Finals:
    """A valuation of the final dice: what the best ability is worth for each result of `solver().finals`, which one of
    `abilities` that is (-1: none), and the results that allow each ability."""

    abilities: tuple[Ability, ...]
    values: tuple[float, ...]
    chosen: tuple[int, ...]
    able: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Odds:
    """keeps: every keep with its worth, best first. chances: by ability, the chance that it can be activated in the
    end if the best keeps are made, and that it is the one worth most then."""

    dice: Dice
    rolls: int
    keep: Dice
    expected: float
    keeps: tuple[tuple[Dice, float], ...]
    chances: dict[str, tuple[float, float]]


def answer(finals: Finals, dice: Sequence[int], rolls: int) -> Odds:
    """The best keep and everything that follows from it. Without dice: before the first of these rolls."""
    if len(dice) not in (0, DICE) or rolls < (not dice):
        raise ValueError(f"{len(dice)} dice and {rolls} attempts")
    s, levels = solver(), tables(finals.values, max(rolls, ROLLS))
    now, at = levels[rolls], s.where(dice)
    options = s.keeps(at) if rolls else [at]
    options.sort(key=lambda i: now.expected[i] + s.tie[i], reverse=True)
    kept = now.best[at]
    weight = s.spread(levels, kept, rolls)
    chosen = [0.0] * len(finals.abilities)
    for w, i in zip(weight, finals.chosen, strict=True):
        if w and i >= 0:
            chosen[i] += w
    able = (_total(weight[j] for j in results) for results in finals.able)
    return Odds(
        s.sets[at],
        rolls,
        s.sets[kept],
        now.expected[kept],
        tuple((s.sets[i], now.expected[i]) for i in options),
        {a.id: (x, c) for a, x, c in zip(finals.abilities, able, chosen, strict=True)},
    )


def reach(results: Iterable[int], dice: Sequence[int], rolls: int) -> float:
    """The chance to end with one of these results (indices of `solver().finals`) if nothing else is wanted."""
    s, wanted = solver(), set(results)
    levels = tables(tuple(float(j in wanted) for j in range(len(s.finals))), max(rolls, ROLLS))
    at = s.where(dice)
    return levels[rolls].expected[levels[rolls].best[at] if at >= s.first else at]


def _total(numbers: Iterable[float]) -> float:
    """A plain sum, the same in every version of Python."""
    out = 0.0
    for x in numbers:
        out += x
    return out
