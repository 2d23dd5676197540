"""A PettingZoo environment (agent environment cycle): every seat is an agent, who is asked acts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ..kernel.errors import IllegalAnswer
from .encoding import Actions
from .table import EnvironmentTable


class AllSeats(AECEnv):  # type: ignore[misc]
    """An observation is {"observation": ..., "action_mask": ...}, as PettingZoo's own card games have it."""

    def __init__(
        self,
        game: str = "champions",
        setting: Mapping[str, Any] | None = None,
        actions: Actions = "listed",
        concede: bool = False,
        most: int = 20000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = EnvironmentTable(game, setting, actions, concede)
        self.metadata = {"name": f"quickstrike_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode, self.most = render_mode, most
        self.possible_agents = [f"seat_{x}" for x in self.table.seats]
        self._seat = {agent: x for x, agent in enumerate(self.possible_agents)}
        whole = self.table.encoding.space
        rest = spaces.Dict({k: s for k, s in whole.spaces.items() if k != "action_mask"})
        self._spaces = spaces.Dict({"observation": rest, "action_mask": whole["action_mask"]})
        self._actions = {a: self.table.encoding.action_space() for a in self.possible_agents}
        self._random = 0
        self.steps = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same game; without one, the game after the last."""
        self._random = self._random + 1 if seed is None else seed
        self.table.begin(self._random)
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.table.observed(self._seat[agent])
        return {"action_mask": seen.pop("action_mask"), "observation": seen}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.table.act(int(action)):
            raise IllegalAnswer("no such action", action=str(action))
        self.steps += 1
        if self.table.now.result is not None:  # before, nobody gets anything
            self.rewards = {a: self.table.reward(self._seat[a]) for a in self.agents}
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._next()

    def _next(self) -> None:
        """The agent that is asked; at the end each hears of it in turn."""
        d = self.table.now.decision
        if d is not None:
            self.agent_selection = self.possible_agents[d.seat]

    def render(self) -> str | None:
        return self.table.text(self._seat[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
