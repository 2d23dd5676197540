"""What abilities and other effects are worth, in points of damage dealt: the value function of the odds and the bot.

An effect is followed step by step on a `Board` (`following.py`): conditions, tokens, upgrades and companions are read
from it, bonus dice are averaged over all their results, choices and re-rolls are the best ones. What it counts:

- Damage counts 1 a point. What can't be defended against counts in full. A normal Attack is followed through the
  defensive ability of `board.foe`, all results of it, the better one where the opponent has two: what it prevents is
  lost, what it deals and gains counts against you. Without a foe it is `Weights.defence` less.
- If the health of either side is known, damage beyond it counts nothing and bringing it to 0 counts `Weights.win`.
- A token is worth what it does, see `prices.price`; above its limit it is worth nothing. Tokens that are held are
  not spent in here: spending one is an exchange at its price.
- Everything else has a weight. `weights.py` is the one table to tune.
"""

from __future__ import annotations

from functools import lru_cache

from . import vocab as v
from .following import Run, final_names, groups, value
from .hero_board import Board, abilities_of, defences_of
from .odds import DICE, TIE, Dice, Finals, shown, solver
from .prices import price
from .weights import WEIGHTS, Weights

__all__ = ["WEIGHTS", "Board", "Weights", "abilities_of", "defences_of", "effect_worth", "finals", "price", "worth"]


def worth(ability: v.Ability, tier: int, board: Board, dice: Dice = (), weights: Weights = WEIGHTS) -> float:
    """Of activating this offensive ability at its tier (from 1 on) with these final dice, where it reads them."""
    return value(ability.effect.steps, Run(board, weights, tier - 1, dice))


def effect_worth(
    effect: v.Seq, board: Board, weights: Weights = WEIGHTS, *, dice: Dice = (), incoming: int = 0
) -> float:
    """Of any other effect: a card's, a defence's when its dice lie there. incoming: the Attack it answers, whose
    damage, as far as it is left, is counted as a loss."""
    r = Run(board, weights, incoming=incoming)
    r.roll = dice
    return value(effect.steps, r)


@lru_cache(maxsize=1024)
def finals(board: Board, weights: Weights = WEIGHTS) -> Finals:
    """All final dice with the best ability they allow; what `odds.answer` starts from. Remembered."""
    abilities = tuple(abilities_of(board))
    faces, results = board.hero.faces, solver().finals
    values, chosen = [0.0] * len(results), [-1] * len(results)
    able = []
    for i, a in enumerate(abilities):
        tiers = shown(a.tiers, faces)
        found = tuple(j for j, t in enumerate(tiers) if t)
        alike = groups(DICE, faces, final_names(a.effect.steps, faces))
        known: dict[tuple[int, int], float] = {}
        for j in found:
            key = tiers[j], alike[j]
            if key not in known:
                known[key] = worth(a, tiers[j], board, results[j], weights)
            if known[key] > values[j] + TIE:
                values[j], chosen[j] = known[key], i
        able.append(found)
    return Finals(abilities, tuple(values), tuple(chosen), tuple(able))
