"""What a game tells the search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ..bot import Bot

Mark = tuple[int, ...]
"""A moment of a game, in whatever the guide counts by."""
POINT = 0.05  # of something that happens for sure: what a point of damage weighs


class Guide:
    """`policy` answers where nothing better is found, and plays all seats in the trials unless `quick` does: one that plays
    much the same in less time. `steady`: how sure a change from what it would do must be, in standard errors of the
    difference; `least`: how large, as what an evaluation sees below that may be its own error. `settled`: kinds of
    decisions that are left to it."""

    policy: Bot
    quick: Bot | None = None
    steady: float = 1.0
    least: float = 0.0
    settled: frozenset[str] = frozenset()

    def in_turn(self, game: Game[Any], decision: Decision) -> bool:
        """Is this a step of a turn that can be thought through as a whole?"""
        return False

    def horizon(self, game: Game[Any], decision: Decision) -> Mark:
        """The moment from which on a trial that begins here may be rated."""
        raise NotImplementedError

    def rated_at(self, game: Game[Any], decision: Decision, horizon: Mark) -> bool:
        """Has a trial come far enough?"""
        raise NotImplementedError

    def rate(self, game: Game[Any], seat: int) -> float:
        """How likely this seat wins, by the look of a table on which the game goes on; from 0 to 1."""
        raise NotImplementedError

    def chance(self, game: Game[Any], seat: int) -> float:
        """The same as far as it is told to a person; `rate` may count more than winning."""
        return self.rate(game, seat)

    def candidates(self, game: Game[Any], decision: Decision, options: Sequence[Option]) -> list[Option]:
        """Of the options those that are worth a trial: by default all that differ. Copies of a card don't."""
        return list(options)

    def promising(self, game: Game[Any], decision: Decision, options: Sequence[Option]) -> list[Option]:
        """Of these the ones that a bot with little time should try; maybe none. A coach has something to say of all."""
        return self.candidates(game, decision, options)

    def facts(self, game: Game[Any], seat: int) -> dict[str, float | bool]:
        """What a coach tells of the table that a trial came to: what happened, and how things stand."""
        return {}

    def weight(self, fact: str) -> float:
        """How much one of such an amount weighs where a coach looks for what tells lines apart, beside something that happens
        for sure."""
        return POINT
