"""A duel in retrospect: what every seat had left by turn, and what was done with what. Found by playing it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.errors import QuickstrikeError
from ..kernel.game import Game

Deed = tuple[int, str]
"""(seat, with what)"""


class Deeds:
    """Looks at a game after each answer. A game says how its notes count (`count`) and what a seat has left (`left`)."""

    columns: tuple[str, ...] = ()
    """What is counted; rows are sorted by the first."""

    def __init__(self) -> None:
        self.turns: dict[int, list[int]] = {}
        self.done: dict[Deed, dict[str, int]] = {}
        self.last: tuple[Deed, int] | None = None  # the blow that ended it, and how hard it was, where that can be told
        self._told = 0

    def look(self, game: Game[Any]) -> None:
        for note in game.log[self._told :]:
            self.count(note)
        self._told = len(game.log)
        self.turns[game.state.turn] = self.left(game.state)

    def count(self, note: tuple[Any, ...]) -> None:
        raise NotImplementedError

    def left(self, s: Any) -> list[int]:
        raise NotImplementedError

    def add(self, deed: Deed, what: str, n: int = 1) -> None:
        row = self.done.setdefault(deed, dict.fromkeys(self.columns, 0))
        row[what] += n

    def struck(self, deed: Deed, n: int) -> None:
        """For so much of what decides the game."""
        if n > 0:
            self.add(deed, self.columns[0], n)

    def told(self, called: Callable[[Deed], str]) -> dict[str, Any]:
        ranked = sorted(self.done.items(), key=lambda x: [-x[1][c] for c in self.columns])
        rows = [{"seat": d[0], "what": called(d), **row} for d, row in ranked]
        return {
            "columns": list(self.columns),
            "turns": [{"turn": n, "left": self.turns[n]} for n in sorted(self.turns)],
            "deeds": rows,
            "last": None
            if self.last is None
            else {"seat": self.last[0][0], "what": called(self.last[0]), "n": self.last[1]},
        }


def looked_at(game: Game[Any], kind: Callable[[], Deeds]) -> Deeds:
    """From its beginning; where it was begun under other rules, only as it stands now."""
    deeds = kind()
    try:
        deeds.look(type(game).replay(game.setup, [(seat, o.id) for seat, o in game.answers], deeds.look))
    except (QuickstrikeError, KeyError):
        deeds = kind()
        deeds.look(game)
    return deeds
