"""What changing dice is worth: every dice card turns a valuation of the dice that lie there into that of the dice it
leaves. Valuations are lists in the order of `solver(n).finals`; whoever changes the dice wants the highest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from ...dicethrone import vocab as v
from ...dicethrone.odds import FACES, Dice, solver
from ...kernel.ops import Op

DICE_OPS = (v.Set, v.Nudge, v.Copy, v.Reroll, v.Attempt)
Values = Sequence[float]
Again = Callable[[Values], list[float]]
"""What dice are worth with one more attempt, from what they are worth without."""
NOTHING = float("-inf")


def total(numbers: Iterable[float]) -> float:
    """A plain sum: `sum` rounds otherwise from Python 3.12 on, and a bot's choice must not hang on that."""
    out = 0.0
    for x in numbers:
        out += x
    return out


def replaced(dice: Dice, at: int, value: int) -> Dice:
    return tuple(sorted((*dice[:at], value, *dice[at + 1 :])))


def changes(op: Op, dice: Dice) -> list[Dice]:
    """What one change that the player chooses can make of the dice."""
    out: dict[Dice, None] = {}
    for i, d in enumerate(dice):
        if isinstance(op, v.Set):
            to: Sequence[int] = op.values or tuple(FACES)
        elif isinstance(op, v.Nudge):
            to = [x for x in (d - 1, d + 1) if x in FACES]
        else:
            to = dice
        for x in to:
            if x != d:
                out[replaced(dice, i, x)] = None
    return list(out)


@cache
def ways(op: Op, n: int) -> tuple[tuple[int, ...], ...]:
    """For each result of n dice, the results that one change leads to."""
    s = solver(n)
    return tuple(tuple(s.where(c) - s.first for c in changes(op, d)) for d in s.finals)


@cache
def rolls_of_one(n: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each result of n dice and each of its dice, the six results of rolling that one again."""
    s = solver(n)
    return tuple(
        tuple(tuple(s.where(replaced(d, i, x)) - s.first for x in FACES) for i in range(n) if d[i] not in d[:i])
        for d in s.finals
    )


def changed(op: Op, values: Values, n: int) -> list[float]:
    """One change, for the best."""
    return [max([values[j] for j in to], default=NOTHING) for to in ways(op, n)]


def rerolled(values: Values, n: int) -> list[float]:
    """One die rolled again, the best one."""
    return [
        max([(values[a] + values[b] + values[c] + values[d] + values[e] + values[f]) / 6 for a, b, c, d, e, f in dice])
        for dice in rolls_of_one(n)
    ]


def played(op: Op, values: Values, n: int, again: Again) -> list[float]:
    """What dice are worth when a card with this op is played on them. Only the first change must be made."""
    if isinstance(op, v.Attempt):
        return again(values)
    times = op.n if isinstance(op, (v.Set, v.Reroll)) else 1
    now: Values = values
    out: list[float] = []
    for i in range(times):
        out = rerolled(now, n) if isinstance(op, v.Reroll) else changed(op, now, n)
        if i + 1 < times:
            now = [max(a, b) for a, b in zip(values, out, strict=True)]
    return out


def best_again(n: int) -> Again:
    """One more attempt with the best keep."""

    def again(values: Values) -> list[float]:
        s = solver(n)
        level = s.solve(values, 1)[1]
        return [level.expected[b] for b in level.best[s.first :]]

    return again


def op_of(effect: v.Seq) -> Op | None:
    """What a card does to dice, if that is what it is for."""
    return next((op for op in effect.steps if isinstance(op, DICE_OPS)), None)
