"""Every game in OpenSpiel, where its package is there: `pyspiel.load_game("quickstrike_dicethrone")` after `register()`.

Chance is one node at the root: which of `shuffles` seeds the game is played with. Actions are the hashed ones of `Encoding`,
so their number is fixed and the same deed keeps its number.

Parameters are the fields of the game's setting; the words of a list are joined by "+":
`pyspiel.load_game("quickstrike_champions", {"heroes": "thor:aggression+she-hulk", "scenario": "klaw", "mode": "expert"})`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from .. import games
from ..kernel.decision import Option
from ..kernel.game import Game
from .encoding import HASHED
from .table import EnvironmentTable

LONGEST = 20000  # decisions of a game
SHUFFLES = 4096
MOST_SEATS = 4
JOIN = "+"  # a comma would end a parameter where OpenSpiel writes a game as text


def register() -> list[str]:
    """Make all games known to OpenSpiel; gives their names."""
    return [_register(kit.name) for kit in games.kits()]


def _register(name: str) -> str:
    """Each game gets a class of its own: OpenSpiel makes one from nothing but parameters, and a function that it keeps
    until the very end would crash the interpreter."""
    short, table = f"quickstrike_{name}", EnvironmentTable(name, None, "hashed", concede=False)
    kind = pyspiel.GameType(
        short_name=short,
        long_name=games.kit(name).title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_utility(table),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={k: x if isinstance(x, int) else "" for k, x in _usual(table.kit).items()},
    )
    if short not in pyspiel.registered_names():
        pyspiel.register_game(kind, type(f"Spiel_{name}", (SpielGame,), {"plays": name, "kind": kind}))
    return short


def _usual(kit: games.Kit) -> dict[str, Any]:
    """The fields of a setting that can be parameters, as they usually are."""
    return {k: x for k, x in kit.setting()().packed().items() if isinstance(x, (str, int, list))}


def _setting(kit: games.Kit, params: Mapping[str, Any]) -> dict[str, Any]:
    """As a save's setup has it; an empty parameter is the usual."""
    usual = _usual(kit)
    return {k: x.split(JOIN) if isinstance(usual[k], list) else x for k, x in params.items() if x != ""}


def _utility(table: EnvironmentTable) -> Any:
    """Where all sit on one side, they win or lose together."""
    alone = len(table.kit.sides(table.setting)) == 1
    return (
        pyspiel.GameType.Utility.IDENTICAL if alone and len(table.seats) > 1 else pyspiel.GameType.Utility.GENERAL_SUM
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    plays: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        setting = _setting(games.kit(self.plays), params or {})
        self.table = EnvironmentTable(self.plays, setting, "hashed", concede=False)
        info = pyspiel.GameInfo(
            num_distinct_actions=HASHED,
            max_chance_outcomes=SHUFFLES,
            num_players=len(self.table.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table)


class Held:
    """A game under way, which OpenSpiel writes into a state's text as we do: as a save."""

    def __init__(self, name: str, game: Game[Any]) -> None:
        self.name, self.game = name, game

    def __reduce__(self) -> Any:
        return held, (self.name, self.game.save())


def held(name: str, save: str) -> Held:
    return Held(name, games.kit(name).game().load(save))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held: Held | None = None  # all that there is to write down

    @property
    def table(self) -> EnvironmentTable:
        table: EnvironmentTable = self.get_game().table
        return table

    @property
    def played(self) -> Game[Any] | None:
        return self._held.game if self._held else None

    def current_player(self) -> int:
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        d = self.played.decision
        return int(pyspiel.PlayerId.TERMINAL) if d is None else d.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(n, 1 / SHUFFLES) for n in range(SHUFFLES)]

    def _legal_actions(self, player: int) -> list[int]:
        d = self.played.decision if self.played else None
        if self.played is None or d is None or d.seat != player:
            return []
        return self.table.encoding.legal(self.played.state, d)

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            kit = self.table.kit
            self._held = Held(kit.name, kit.game().begin(self.table.setting, action, quiet=True))
            return
        d = self.played.decision
        assert d is not None
        option = self.table.encoding.chosen(self.played.state, d, action)
        assert option is not None, f"{action} is not legal"
        self.played.answer(option)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.played is None:
            return f"shuffle {action}"
        d = self.played.decision
        option = self.table.encoding.chosen(self.played.state, d, action) if d else None
        return (
            self.table.kit.speech().option(self.played, d, option, "en")
            if d and isinstance(option, Option)
            else str(action)
        )

    def is_terminal(self) -> bool:
        return self.played is not None and self.played.result is not None

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * len(self.table.seats)
        assert self.played is not None
        return [2 * (self.played.payoff(x) or 0.0) - 1 for x in self.table.seats]

    def __deepcopy__(self, memo: Any) -> SpielState:
        twin = SpielState(self.get_game())
        twin._held = Held(self._held.name, self._held.game.clone()) if self._held else None
        return twin

    def __str__(self) -> str:
        if self.played is None:
            return "not dealt"
        seat = max(0, self.current_player())
        return "\n".join(self.table.kit.board(self.played, seat, "en"))


class Observer:
    """What a seat sees, as one row of numbers and as text."""

    def __init__(self, table: EnvironmentTable) -> None:
        self.table = table
        size = sum(int(np.prod(s.shape or (1,))) for s in table.encoding.space.spaces.values())
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.played is not None:
            seen = self.table.encoding.seen(state.played, player)
            self.tensor[:] = np.concatenate([x.ravel() for x in seen.values()])

    def string_from(self, state: SpielState, player: int) -> str:
        return "\n".join(self.table.kit.board(state.played, player, "en")) if state.played else ""
