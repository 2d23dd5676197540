"""The game behind an environment: a table that is set up again for every episode, and what a seat observes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import games
from ..kernel.errors import SetupError
from ..kernel.game import Game
from .encoding import TURN, Actions, Encoding, Observation
from .reading import Reading


class EnvironmentTable:
    """setting: as a save's setup has it ({"heroes": ["thor", "spider-man"]}); nothing: the game's usual table."""

    def __init__(self, game: str, setting: Mapping[str, Any] | None, actions: Actions, concede: bool) -> None:
        self.kit = games.kit(game)
        self.setting = self.kit.setting().read(setting or {})
        self.setting.check()
        if actions not in ("listed", "hashed"):
            raise SetupError("unknown actions", name=str(actions))
        self.encoding = Encoding(self.kit.part("reading", Reading)(), actions, concede)
        self.seats = range(len(self.setting.seats))
        self.game: Game[Any] | None = None
        self.page = 0  # of the options, where there are more than rows

    def begin(self, seed: int | str) -> Game[Any]:
        self.game = self.kit.game().begin(self.setting, seed, quiet=True)
        self.page = 0
        return self.game

    @property
    def now(self) -> Game[Any]:
        if self.game is None:
            raise SetupError("no episode")
        return self.game

    def observed(self, seat: int) -> Observation:
        return self.encoding.seen(self.now, seat, self.page)

    def act(self, action: int) -> bool:
        """Do it for the seat whose turn it is; tells whether that can be done. Turning the page counts as done."""
        d = self.now.decision
        if d is None:
            return False
        option = self.encoding.chosen(self.now.state, d, action, self.page)
        if option is None:
            return False
        if option == TURN:
            self.page = (self.page + 1) % self.encoding.pages(d.options)
        else:
            self.answer(option)
        return True

    def answer(self, option: Any) -> None:
        self.now.answer(option)
        self.page = 0

    def reward(self, seat: int) -> float:
        """1 won, -1 lost, 0 drawn or not over yet."""
        worth = self.now.payoff(seat) if self.now.result is not None else None
        return 0.0 if worth is None else 2 * worth - 1

    def text(self, seat: int, lang: str = "en") -> str:
        return "\n".join(self.kit.board(self.now, seat, lang))
