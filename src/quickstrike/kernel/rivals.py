"""Rivals: a game in which players win against each other, and what all such games have in common."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from .decision import Decision, Option, seat_id
from .game import Game, S
from .why import Refusal


class Rivals(Game[S]):
    """A subclass says what a seat sees, by which rule the game ends, what is forbidden, and how to resample.

    Its state has `players`, one for each seat; a result is "draw" or the winners: "seat 1", "team 0".
    """

    ending: ClassVar[str]  # the rule by which the game ends

    # ---- what such a game says
    def seen(self, seat: int) -> dict[str, Any]:
        """The table as a seat sees it; -1 is a spectator."""
        raise NotImplementedError

    def forbidden(self, seat: int, option: Option, mine: Decision | None) -> Refusal | None:
        """The rule against what is no option of the seat's decision. mine: that decision, if there is one."""
        raise NotImplementedError

    def redraw(self, seat: int, salt: int) -> None:
        """Draw again everything that this seat can't know."""
        raise NotImplementedError

    def sides(self, seat: int) -> tuple[str, ...]:
        """The results with which a seat wins."""
        return (f"seat {seat}",)

    # ---- what follows from it
    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees; -1 is a spectator."""
        return {**self.seen(self.seated(seat, -1)), "log": len(self.log), **self.asked(seat)}

    def seats(self) -> list[int]:
        table: Any = self.state
        return list(range(len(table.players)))

    def payoff(self, seat: int) -> float | None:
        if self.result is None or self.result == "draw":
            return None if self.result is None else 0.5
        return float(self.result in self.sides(seat))

    def is_called(self, option: Option, field: str, value: Any) -> bool:
        """Cards are given by number, code or name; players by seat."""
        if field == "target" and isinstance(value, int) and value >= 0 > option.target:
            return bool(option.target == seat_id(value))
        return super().is_called(option, field, value)

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        if self.result is not None:
            return self.ending, "why over", {}
        mine = next((d for d in self.state.pending if d.seat == seat), None)
        if mine is not None and any(x.fits(option) for x in mine.options):
            return None
        return self.forbidden(seat, option, mine)

    def resampled(self, seat: int, salt: int = 0) -> Self:
        g = self.clone()
        g.redraw(seat, salt)
        return g
