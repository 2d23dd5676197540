"""The story of a game as the log shows it: for each audience its own, because nobody may read what they can't know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..kernel.errors import QuickstrikeError
from ..kernel.game import Game

if TYPE_CHECKING:
    from .wire import Wire

Audience = tuple[tuple[int, ...], str]
"""(seats that read it, language)"""
Lines = list[dict[str, Any]]
SENT = 200  # lines that a table message has


def retold(wire: Wire, game: Game[Any], to: Audience, look: Callable[[Game[Any]], None] = lambda _: None) -> Lines:
    """The whole story: the game is played again, so that each line is told at its own moment. look: sees each of them."""
    out: Lines = []
    told = 0

    def watch(g: Game[Any]) -> None:
        nonlocal told
        look(g)
        out.extend(wire.lines(g, g.log[told:], to))
        told = len(g.log)

    try:
        watch(type(game).replay(game.setup, [(seat, o.id) for seat, o in game.answers], watch))
    except (QuickstrikeError, KeyError):  # begun under other rules: told as well as the table of today allows
        return wire.lines(game, game.log, to)
    return out


def as_text(story: Lines) -> str:
    return "".join("  " * x["depth"] + x["text"] + "\n" for x in story)
