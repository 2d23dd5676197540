"""The board builder and its verbs: how rules and cards are tested, see docs/testing.md."""
from .board import Board, close_all
from .build import Seated, build, player, position, setting_up
from .cards import (
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
from .handles import Card, Seat

__all__ = [
    "BLANK", "NOTHING", "Board", "Card", "Made", "Seat", "Seated", "ally", "attachment", "build", "close_all", "environment",
    "event", "foe", "hero", "minion", "obligation", "on", "player", "player_side_scheme", "position", "resource", "scheme",
    "setting_up", "side_scheme", "support", "treachery", "upgrade",
]
