"""The offensive roll: what final dice are worth, with the cards that could change them; which dice to keep.

`Roller` is the player who knows the odds. `Frequent` keeps the symbol it has most of and declares what deals the most
damage. Cards and combat points are the same to both: they weigh the dice as their roller would use them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ...dicethrone.following import final_names, groups
from ...dicethrone.hero_board import Board, abilities_of
from ...dicethrone.odds import DICE, ROLLS, Dice, Finals, Level, shown, solver
from ...dicethrone.weights import Weights
from ...dicethrone.worth import finals, worth
from ...kernel.ops import Op
from .dice import Values, best_again, played

Cards = tuple[tuple[Op, float], ...]
"""Dice cards at hand: what they do, what playing them costs."""


class Roller:
    """Exact: the valuation of final dice goes through the solver."""

    def finals(self, board: Board, w: Weights) -> Finals:
        return finals(board, w)

    def again(self, board: Board, values: Values) -> list[float]:
        """What dice are worth with one more attempt."""
        return best_again(DICE)(values)

    def keep(self, board: Board, w: Weights, cards: Cards, dice: Dice, left: int) -> Dice:
        """What to keep with so many attempts left; all of it: stop."""
        s = solver()
        return s.sets[levels(self, board, w, cards, max(left, ROLLS))[left].best[s.where(dice)]]

    def expected(self, board: Board, w: Weights) -> float:
        """What an offensive roll phase is worth before the first roll, without cards."""
        return _expected(self, board, w)


@lru_cache(maxsize=256)  # one is some 50 kB, and a roll phase needs one
def levels(roller: Roller, board: Board, w: Weights, cards: Cards, rolls: int) -> tuple[Level, ...]:
    return solver().solve(with_cards(roller, board, w, cards), rolls)


@lru_cache(maxsize=4096)
def _expected(roller: Roller, board: Board, w: Weights) -> float:
    values: Values = roller.finals(board, w).values
    for _ in range(ROLLS - 1):
        values = roller.again(board, values)
    out = 0.0
    for chance, x in zip(solver().chance, values, strict=True):
        out += chance * x
    return out


def with_cards(roller: Roller, board: Board, w: Weights, cards: Cards) -> Values:
    """What final dice are worth if one of these cards may be played on them."""
    values = roller.finals(board, w).values
    out = list(values)
    for op, cost in cards:
        for i, x in enumerate(on_dice(roller, board, w, op)):
            if x - cost > out[i]:
                out[i] = x - cost
    return out


@lru_cache(maxsize=2048)
def on_dice(roller: Roller, board: Board, w: Weights, op: Op) -> Values:
    """What final dice are worth when a card is played on them."""
    return tuple(played(op, roller.finals(board, w).values, DICE, lambda x: roller.again(board, x)))


class Brisk(Roller):
    """For trials, which roll thousands of times: it keeps as if it had no cards, which is worked out once for a board, and
    plays them on what the dice show in the end."""

    def keep(self, board: Board, w: Weights, cards: Cards, dice: Dice, left: int) -> Dice:
        return super().keep(board, w, (), dice, left)


# ---- the yardstick
DAMAGE_ONLY = Weights(
    heal=0,
    card=0,
    point=0,
    ultimate=1,
    win=0,
    hit=0,
    defence=0,
    phase=0,
    later=0,
    seldom=0,
    stays=0,
    upgrade=0,
    free=0,
    scout=0,
    token=0,
    die=0,
    attempt=0,
    secret=0,
)


class Frequent(Roller):
    """Uses every attempt and keeps the most frequent symbol; of two, the one that is worth more."""

    def finals(self, board: Board, w: Weights) -> Finals:
        return by_damage(board, w)

    def again(self, board: Board, values: Values) -> list[float]:
        s, level = solver(), solver().solve(values, 1)[1]
        return [max(level.expected[s.where(k)] for k in most_frequent(d, board.hero.faces)) for d in s.finals]

    def keep(self, board: Board, w: Weights, cards: Cards, dice: Dice, left: int) -> Dice:
        kept = most_frequent(dice, board.hero.faces)
        if len(kept) == 1:
            return kept[0]
        s, level = solver(), levels(self, board, w, cards, max(left, ROLLS))[left]
        return max(kept, key=lambda k: (level.expected[s.where(k)], k))


def most_frequent(dice: Dice, faces: tuple[str, ...]) -> list[Dice]:
    """The dice with the symbol that most of them show; several if some are as frequent."""
    by: dict[str, list[int]] = {}
    for d in dice:
        by.setdefault(faces[d - 1], []).append(d)
    most = max(len(x) for x in by.values())
    return [tuple(x) for x in by.values() if len(x) == most]


@lru_cache(maxsize=1024)
def by_damage(board: Board, w: Weights) -> Finals:
    """All final dice with the ability that deals the most damage, before any defence; if some deal the same, with the
    one of them that is worth most. The values are the worth of what is declared."""
    abilities = tuple(abilities_of(board))
    plain, faces, results = replace(board, foe=None, health=0), board.hero.faces, solver().finals
    best: list[tuple[float, float]] = [(-1.0, 0.0)] * len(results)
    chosen, able = [-1] * len(results), []
    for i, a in enumerate(abilities):
        tiers = shown(a.tiers, faces)
        found = tuple(j for j, t in enumerate(tiers) if t)
        alike = groups(DICE, faces, final_names(a.effect.steps, faces))
        known: dict[tuple[int, int], tuple[float, float]] = {}
        for j in found:
            key = tiers[j], alike[j]
            if key not in known:
                damage = round(worth(a, tiers[j], plain, results[j], DAMAGE_ONLY), 6)  # ties are no matter of bits
                known[key] = damage, worth(a, tiers[j], board, results[j], w)
            if known[key] > best[j]:
                best[j], chosen[j] = known[key], i
        able.append(found)
    return Finals(
        abilities,
        tuple(x if i >= 0 else 0.0 for (_, x), i in zip(best, chosen, strict=True)),
        tuple(chosen),
        tuple(able),
    )
