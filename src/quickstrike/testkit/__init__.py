"""The board builder and its verbs: how rules and cards are tested, see docs/testing.md."""
from ..champions.position.handles import Card, Seat
from ..champions.position.made import (
    BLANK,
    NOTHING,
    Made,
    ally,
    attachment,
    environment,
    event,
    foe,
    hero,
    minion,
    obligation,
    on,
    player_side_scheme,
    resource,
    scheme,
    side_scheme,
    support,
    treachery,
    upgrade,
)
from .board import Board, close_all
from .build import Seated, build, player, position, setting_up

__all__ = [
    "BLANK", "NOTHING", "Board", "Card", "Made", "Seat", "Seated", "build", "close_all", "on", "player", "position",
    "setting_up", "hero", "ally", "event", "upgrade", "support", "resource", "player_side_scheme", "foe", "scheme",
    "minion", "treachery", "side_scheme", "attachment", "environment", "obligation",
]
