"""A Gymnasium environment: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import gymnasium
from numpy.typing import NDArray

from ..kernel.errors import SetupError
from ..kernel.game import Game
from .encoding import Actions, Observation
from .table import EnvironmentTable

Reward = Callable[[Game[Any], int], float]


class OneSeat(gymnasium.Env[Observation, int]):
    """game, setting: what is played, see `EnvironmentTable`. seat: whose decisions are asked for. bot: who plays the other
    seats. actions: "listed" or "hashed", see `Encoding`. concede: may it give up? most: decisions after which an episode is
    cut short. reward: a function of the game and the seat that is called after every step; else 1, 0 or -1 at the end.

    An action that can't be done changes nothing, and `info["illegal"]` says so; `info["action_mask"]` has those that can.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # type: ignore[misc]

    def __init__(
        self,
        game: str = "champions",
        setting: Mapping[str, Any] | None = None,
        seat: int = 0,
        bot: str = "random",
        actions: Actions = "listed",
        concede: bool = False,
        most: int = 5000,
        reward: Reward | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = EnvironmentTable(game, setting, actions, concede)
        self.setting_seat(seat)
        self.bot_name, self.most, self.reward, self.render_mode = bot, most, reward, render_mode
        self.bot = self.table.kit.bot_of(bot)
        self.action_space = self.table.encoding.action_space()
        self.observation_space = self.table.encoding.space  # type: ignore[assignment]
        self.steps, self.over = 0, False

    def setting_seat(self, seat: int) -> None:
        if seat not in self.table.seats:
            raise SetupError("no seat", seat=seat, most=len(self.table.seats) - 1)
        self.seat = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The same seed gives the same episode. Without one the next of this environment's own."""
        super().reset(seed=seed)
        fresh = int(self.np_random.integers(2**62))
        self.bot = self.table.kit.bot_of(self.bot_name, fresh)
        self.table.begin(fresh)
        self.steps, self.over = 0, False
        self._others()
        return self._seen(False)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise SetupError("episode over")
        self.steps += 1
        done = self.table.act(int(action))
        if done:
            self._others()
        over = self.table.now.result is not None
        cut = not over and self.steps >= self.most
        self.over = over or cut
        reward = self.reward(self.table.now, self.seat) if self.reward else self.table.reward(self.seat)
        observation, info = self._seen(not done)
        return observation, reward, over, cut, info

    def _others(self) -> None:
        """Let the bots answer until this seat is asked or the game is over."""
        while (d := self.table.now.decision) is not None and d.seat != self.seat:
            self.table.answer(self.bot.choose(self.table.now, d))

    def _seen(self, illegal: bool) -> tuple[Observation, dict[str, Any]]:
        observation = self.table.observed(self.seat)
        return observation, {"action_mask": observation["action_mask"], "illegal": illegal}

    def action_masks(self) -> NDArray[Any]:
        """As sb3-contrib's MaskablePPO asks for it."""
        return self.table.observed(self.seat)["action_mask"].astype(bool)

    def render(self) -> str | None:
        return self.table.text(self.seat) if self.render_mode == "ansi" else None
