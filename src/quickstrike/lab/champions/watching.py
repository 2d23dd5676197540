"""What the cards of a deck did, read from the log: a payment may be taken back, a note is not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ..watching import Deed, Watch

NOTES = {"play": (2, "played"), "spent": (1, "spent"), "discard": (1, "gone")}
"""Where a note has its card, and what was done with it."""


@dataclass
class ChampionsWatch(Watch):
    _read: int = 0

    def done(self, game: Game[Any], d: Decision, o: Option) -> Iterator[Deed]:
        for note in game.log[self._read :]:
            if note[0] in NOTES:
                place, deed = NOTES[note[0]]
                if self.owner(game, note[place]) == self.seat:
                    yield note[place], deed
        self._read = len(game.log)

    def owner(self, game: Game[Any], card: int) -> int:
        owner: int = game.state.owners[card]
        return owner
