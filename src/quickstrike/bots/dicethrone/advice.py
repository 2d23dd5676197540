"""What the dice of an offensive roll are worth: every keep, every ability, by the exact odds.

It calculates as the odds bot does: cards in hand that could still change the dice are taken into account.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from ...dicethrone import DiceThroneGame
from ...dicethrone.odds import ROLLS, Dice, Finals, Odds, answer, reach, shown, solver, tables
from ...dicethrone.table import OFFENSIVE
from ...dicethrone.vocab import Ability
from ...dicethrone.worth import worth
from .offence import dice_cards, usable_cards
from .roll import Roller, with_cards
from .seen import Seen
from .weights import POLICY, Policy

ROLLER = Roller()  # one for all: what it works out is kept by roller
SMALL = 0.005  # chances below are not worth telling


class Advice:
    """The odds of the roll on the table. It knows what the seat knows."""

    def __init__(self, game: DiceThroneGame, seat: int, policy: Policy = POLICY) -> None:
        self.seen = Seen(game.view(seat), policy, ROLLER)
        assert self.seen.roll is not None
        self.board = self.seen.board()
        self.dice: Dice = tuple(self.seen.roll["dice"])
        self.left: int = self.seen.roll["left"]

    @cached_property
    def finals(self) -> Finals:
        b = self.seen
        values = with_cards(b.roller, self.board, b.w, usable_cards(b, dice_cards(b)))
        return replace(b.roller.finals(self.board, b.w), values=tuple(values))

    @cached_property
    def odds(self) -> Odds:
        return answer(self.finals, self.dice, self.left)

    def keeps(self) -> list[tuple[Dice, float]]:
        """Every keep that rolls at least one die again, best first."""
        return [(k, x) for k, x in self.odds.keeps if len(k) < len(self.dice)]

    def ends(self, keep: Dice) -> list[tuple[Ability, float]]:
        """How a keep ends with best play afterwards: abilities with their chances, the likeliest first."""
        s, f = solver(), self.finals
        weight = s.spread(tables(f.values, max(self.left, ROLLS)), s.where(keep), self.left)
        total = [0.0] * len(f.abilities)
        for w, i in zip(weight, f.chosen, strict=True):
            if w and i >= 0:
                total[i] += w
        found = [(a, x) for a, x in zip(f.abilities, total, strict=True) if x >= SMALL]
        return sorted(found, key=lambda x: -x[1])

    def chances(self, keep: Dice | None = None) -> list[tuple[Ability, float]]:
        """The chance of each ability if nothing else is wanted; keep: with these dice kept now."""
        dice = self.dice if keep is None else keep
        return [
            (a, reach(able, dice, self.left) if able else 0.0)
            for a, able in zip(self.finals.abilities, self.finals.able, strict=True)
        ]

    def worth(self, ability: str) -> float:
        """Of activating it with the dice as they are; 0 if they do not show it."""
        a = next(a for a in self.finals.abilities if a.id == ability)
        tier = shown(a.tiers, self.board.hero.faces)[solver().where(self.dice) - solver().first]
        return worth(a, tier, self.board, self.dice, self.seen.w) if tier else 0.0

    def after(self, dice: Dice) -> float:
        """What the roll would be worth if these dice lay there."""
        return answer(self.finals, dice, self.left).expected


def rolling(game: DiceThroneGame, seat: int) -> bool:
    """Is this seat in the middle of its offensive roll?"""
    rolls = game.state.rolls
    return bool(rolls) and rolls[-1].purpose == OFFENSIVE and rolls[-1].roller == seat
