"""What is computed once, at the start: otherwise the first request for it would make everybody wait."""

from __future__ import annotations

from .. import games
from ..rulebook import find
from .wire import wire_of


def warm() -> None:
    for kit in games.kits():
        find(kit.book().book(), "what is there")
        wire_of(kit).warm()
