"""Marvel Champions: The Card Game, by the Rules Reference 1.6."""

from __future__ import annotations

from typing import Any

from .decks import Deck
from .explain import Why
from .game import ChampionsGame
from .position import position
from .scenarios import HEROES, MODES, SCENARIOS
from .setting import ChampionsSetting

__all__ = ["HEROES", "MODES", "SCENARIOS", "ChampionsGame", "Deck", "Why", "load", "new", "position", "replay"]


def new(
    heroes: list[str | Deck] | list[str] | list[Deck] | str | None = None,
    scenario: str = "rhino",
    mode: str = "standard",
    seed: int | str = 0,
    *,
    modular: list[str] | None = None,
    first: int = 0,
    heroic: int = 0,
    stage: int = 0,
    campaign: dict[str, Any] | None = None,
    quiet: bool = False,
    twins: bool = False,
    standard_set: str = "standard",
    expert_set: str = "expert",
) -> ChampionsGame:
    """Set up a game. heroes: one to four of "spider-man:justice", ..., or decks; quiet: take no notes (simulation).

    Modes of play, in any combination (rr:modes-of-play): mode "expert"; heroic, the level; stage, the only stage of the
    villain in a skirmish; campaign, what `campaign.Log.setting` says. standard_set, expert_set: which set of each sort is
    used, "standard_ii" for instance.
    twins: let two seats play the same identity, which the rules forbid (rr:unique-icon); for tests of bigger tables.
    """
    seats = (heroes,) if isinstance(heroes, str) else ChampionsSetting.heroes if heroes is None else tuple(heroes)
    sets = None if modular is None else tuple(modular)
    setting = ChampionsSetting(
        seats, scenario, mode, sets, first, heroic, stage, campaign, twins, standard_set, expert_set
    )
    return setting.new(seed, quiet)


def load(text: str) -> ChampionsGame:
    """A game from what `save()` gave."""
    return ChampionsGame.load(text)


def replay(text: str) -> ChampionsGame:
    """Play the answers of a save again from the start."""
    from ..kernel.game import read_save

    v = read_save(text, ChampionsGame.name)
    return ChampionsGame.replay(v["setup"], v["answers"])
