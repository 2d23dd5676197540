"""Every game as an environment for learning: Gymnasium for one seat, PettingZoo for all, text for language models.

    import gymnasium, quickstrike.environments
    env = gymnasium.make("quickstrike/DiceThrone-v0")

Needs the extra `rl` (`pip install quickstrike[rl]`), except for `TextPlay`. See docs/environments.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import games
from .text_play import TextPlay

if TYPE_CHECKING:
    from .gym import OneSeat
    from .zoo import AllSeats


def register() -> None:
    """Make the ids known to Gymnasium, which does this itself where quickstrike is installed."""
    from gymnasium.envs.registration import register as make_known
    from gymnasium.envs.registration import registry

    for kit in games.kits():
        if (id := id_of(kit)) not in registry:
            make_known(id, entry_point="quickstrike.environments.gym:OneSeat", kwargs={"game": kit.name})


def id_of(kit: games.Kit) -> str:
    """What Gymnasium calls it: quickstrike/DiceThrone-v0."""
    return f"quickstrike/{type(kit).__name__}-v0"


def one_seat(game: str, **wishes: Any) -> OneSeat:
    """A Gymnasium environment: one seat is yours, bots have the others."""
    from .gym import OneSeat

    return OneSeat(game, **wishes)


def all_seats(game: str, **wishes: Any) -> AllSeats:
    """A PettingZoo environment (AEC): every seat is an agent."""
    from .zoo import AllSeats

    return AllSeats(game, **wishes)


__all__ = ["TextPlay", "all_seats", "id_of", "one_seat", "register"]
