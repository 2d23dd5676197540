"""The games there are: the one place that knows them by name. A game's kit is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from ..kernel.errors import SetupError, did_you_mean
from .kit import Kit

GAMES: dict[str, str | Kit] = {
    "champions": "quickstrike.games.champions:KIT",
    "dicethrone": "quickstrike.games.dicethrone:KIT",
    "vs": "quickstrike.games.vs:KIT",
}
"""Where each game's kit lies; the first is the one whose commands need no name."""


def kit(name: str) -> Kit:
    """The kit of a game by its name."""
    if name not in GAMES:
        raise SetupError("unknown game", name=name, near=did_you_mean(name, GAMES))
    found = GAMES[name]
    if isinstance(found, str):
        module, _, attribute = found.partition(":")
        found = GAMES[name] = getattr(import_module(module), attribute)
    return found


def names() -> tuple[str, ...]:
    return tuple(GAMES)


def kits() -> Iterator[Kit]:
    """All of them, the default one first."""
    return (kit(name) for name in names())


def loaded() -> list[Kit]:
    """Those that somebody has asked for."""
    return [k for k in GAMES.values() if isinstance(k, Kit)]


def default() -> Kit:
    return kit(names()[0])


def add(one: Kit) -> None:
    """Another game, beside those that ship: see docs/adding-a-game.md."""
    GAMES[one.name] = one


__all__ = ["GAMES", "Kit", "add", "default", "kit", "kits", "loaded", "names"]
