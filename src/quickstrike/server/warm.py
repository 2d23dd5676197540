"""What is computed once, at the start: otherwise the first request for it would make everybody wait."""

from __future__ import annotations

from .. import games
from ..kernel.ops import all_digests
from ..rulebook import find
from .wire import wire_of


def warm() -> None:
    for kit in games.kits():
        find(kit.book().book(), "what is there")
        wire_of(kit).warm()
        kit.game()
    all_digests()  # a second of computing, which the first saves would need in pieces
