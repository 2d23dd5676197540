"""A deck of Champions tried out, alone against a villain."""

from __future__ import annotations

from typing import Any

from ... import games
from ...champions.setting import ChampionsSetting
from ..trials import tried
from .jobs import decks
from .request import DeckTrial


def tried_deck(wanted: DeckTrial) -> dict[str, Any]:
    setting = ChampionsSetting(tuple(decks([wanted.deck])), wanted.scenario, mode=wanted.mode)
    return tried(games.kit("champions"), setting, wanted.seed, wanted.begin)
