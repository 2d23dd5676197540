"""Every game as an environment for learning: Gymnasium for one seat, PettingZoo for all, text for language models.

    import gymnasium, quickstrike.environments
    env = gymnasium.make("quickstrike/DiceThrone-v0")

Importing this makes the ids known to Gymnasium, where it is installed. All but `TextPlay` needs the extra `rl`
(`pip install quickstrike[rl]`). See docs/environments.md.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from .. import games
from ..kernel.errors import SetupError
from .text_play import TextPlay

if TYPE_CHECKING:
    from .gym import OneSeat
    from .zoo import AllSeats


def register() -> None:
    """Make the ids known to Gymnasium. Nothing is wrapped around an environment that checks every step: that costs more than
    the step, and the tests check all of them; `gymnasium.make(id, disable_env_checker=False)` has it."""
    from gymnasium.envs.registration import register as make_known
    from gymnasium.envs.registration import registry

    for kit in games.kits():
        if (id := id_of(kit)) not in registry:
            make_known(
                id,
                entry_point="quickstrike.environments.gym:OneSeat",
                kwargs={"game": kit.name},
                disable_env_checker=True,
            )


def need_extra() -> None:
    """Say in a sentence what to install, if that is not there."""
    missing = [x for x in ("numpy", "gymnasium", "pettingzoo") if find_spec(x) is None]
    if missing:
        raise SetupError("no rl", missing=", ".join(missing))


def id_of(kit: games.Kit) -> str:
    """What Gymnasium calls it: quickstrike/DiceThrone-v0."""
    return f"quickstrike/{type(kit).__name__}-v0"


def one_seat(game: str, **wishes: Any) -> OneSeat:
    """A Gymnasium environment: one seat is yours, bots have the others."""
    need_extra()
    from .gym import OneSeat

    return OneSeat(game, **wishes)


def all_seats(game: str, **wishes: Any) -> AllSeats:
    """A PettingZoo environment (AEC): every seat is an agent."""
    need_extra()
    from .zoo import AllSeats

    return AllSeats(game, **wishes)


if find_spec("gymnasium") is not None:
    register()

__all__ = ["TextPlay", "all_seats", "id_of", "one_seat", "register"]
