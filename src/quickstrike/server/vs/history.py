"""A game of the Vs. System in retrospect: endurance by turn, and what the attacks did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...vs.text.names import card_name
from ..duels import Deed, Deeds, looked_at

OVER = ("step", "propose")
"""Notes after which the last attack has no more to do, as after a new turn."""


class Fought(Deeds):
    """What an attack takes from the other players counts for those who attack, all together if they are several."""

    columns = ("endurance", "stuns", "attacks")

    def __init__(self) -> None:
        super().__init__()
        self._attack: Deed | None = None
        self._turn: int | None = None
        self.out: dict[int, int | None] = {}  # in which turn a seat was out, where that is known

    def count(self, note: tuple[Any, ...]) -> None:
        match note:
            case ("turn", n, *_):
                self._attack, self._turn = None, n
            case ("out", seat):
                self.out[seat] = self._turn
            case ("attack", seat, codes, _):
                self._attack = seat, " ".join(sorted(codes))
                self.add(self._attack, "attacks")
            case ("stun", seat, _) if self._attack is not None and seat != self._attack[0]:
                self.add(self._attack, "stuns")
            case ("lose", seat, n, _) if self._attack is not None and seat != self._attack[0]:
                self.struck(self._attack, n)
            case (kind, *_) if kind in OVER:
                self._attack = None

    def left(self, s: Any) -> list[int]:
        return [p.endurance for p in s.players]

    def told(self, called: Callable[[Deed], str]) -> dict[str, Any]:
        """`out`: of each seat the turn in which it was out."""
        seats = range(len(next(iter(self.turns.values()), ())))
        return {**super().told(called), "out": [self.out.get(x) for x in seats]}


def history(game: Any, lang: str) -> dict[str, Any]:
    return looked_at(game, Fought).told(lambda deed: " + ".join(card_name(c, lang) for c in deed[1].split(" ")))
