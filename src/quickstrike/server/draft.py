"""A copy of a game with new answers in it: once it is on disk it becomes the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..kernel.decision import Decision, Option
from ..kernel.game import Game
from . import store as st
from .story import Audience, Lines

if TYPE_CHECKING:
    from .live import Live

SAVED = 40  # answers between two saves
SETTING = "set"
"""The kind of an entry that is no answer: a setting was changed."""
Chunk = list[tuple[int, str, str]]
"""What one undo took back: (seat, option, kind) of each answer."""


def now_of(g: Game[Any]) -> st.Now:
    return st.Now(g.time(), g.result, g.undone, g.peeked)


class Draft:
    """back_to: so many answers are left, the later ones are taken back first. told: what is new in the story.
    redo: what can be brought back afterwards."""

    def __init__(self, live: Live, back_to: int | None = None, game: Game[Any] | None = None) -> None:
        """game: the one that is left after the later answers are taken back, where it was worked out already."""
        self.live, self.game, self.back_to = live, game or live.game.clone(), back_to
        if back_to is not None and game is None:
            self.game.undo(len(self.game.answers) - back_to)
        self.start = len(self.game.answers)
        self.kinds: list[str] = []
        self.told: dict[Audience, Lines] = {to: [] for to in live.story}
        self.redo: list[Chunk] = []

    def answer(self, d: Decision, o: Option, kind: str) -> None:
        told = len(self.game.log)
        self.game.answer(o, seat=d.seat)
        self.tell(told, kind)

    def command(self, seat: int, o: Option) -> None:
        told = len(self.game.log)
        self.game.command(seat, o)
        self.tell(told, SETTING)

    def tell(self, told: int, kind: str) -> None:
        self.kinds.append(kind)
        for to, out in self.told.items():
            out += self.live.wire.lines(self.game, self.game.log[told:], to)

    def job(self) -> st.Job:
        """What makes the store agree with it."""
        g, n = self.game, len(self.game.answers)
        new = [(i, g.answers[i][0], g.answers[i][1].id, k) for i, k in enumerate(self.kinds, self.start)]
        return st.answered(self.live.basis, now_of(g), new, (n, g.save()) if self.due() else None, self.back_to)

    def due(self) -> bool:
        """Is it time for a save? Also when the last one was taken back."""
        saved = self.live.saved
        return saved > self.start or len(self.game.answers) - saved >= SAVED or self.game.result is not None
